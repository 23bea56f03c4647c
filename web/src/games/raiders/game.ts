/** The entry of Dungeon Raiders, loaded before its board. */
import type { Action } from '../../wire/raiders.ts';
import type { GameEntry } from '../board.ts';
import { valuesFor } from './options.ts';
import { createPace, sound } from './timing.ts';

const ON_BOARD: readonly Action['action'][] = ['take', 'play', 'light_torch'];

export const raiders: GameEntry = {
  key: 'raiders',
  primer: () => 'raiders',
  valuesFor,
  showsPlayers: true,
  board: () => import('./Board.svelte'),
  claims: ({ action }) => ON_BOARD.includes((action as Action).action),
  pace: createPace(),
  sound,
};

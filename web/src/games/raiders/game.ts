/** The entry of Dungeon Raiders, loaded before its board. */
import type { Action, Fact, View } from '../../wire/raiders.ts';
import type { GameEntry } from '../board.ts';
import { valuesFor } from './options.ts';
import { createPace, sound } from './timing.ts';

const ON_BOARD: readonly Action['action'][] = ['take', 'play', 'light_torch'];

/** The room tells the events on the board, but not the choice of cards and characters, nor the final count. */
const UNTOLD: readonly Fact['event'][] = [
  ...(['first_to_take', 'character_got', 'sealed', 'resealed', 'shown'] as const),
  ...(['fainted', 'nobody_fainted', 'all_lost', 'won'] as const),
];

export const raiders: GameEntry = {
  key: 'raiders',
  primer: ({ mode }) => (mode === 'tactical' ? 'raiders-tactical' : 'raiders'),
  valuesFor,
  showsPlayers: true,
  showsSeatNotes: (view) => (view as View).stage !== 'take_character',
  grows: true,
  board: () => import('./Board.svelte'),
  ending: () => import('./end/ending.ts'),
  sumsUp: true,
  claims: ({ action }) => ON_BOARD.includes((action as Action).action),
  pace: createPace(),
  sound,
  tells: ({ fact }) => !UNTOLD.includes((fact as Fact).event),
};

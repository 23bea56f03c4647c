/** The entry of Welcome to the Dungeon and its sequel, loaded before the board. */
import type { Offer } from '../../wire/index.ts';
import type { Action } from '../../wire/welcome.ts';
import type { GameEntry } from '../board.ts';
import { valuesFor } from './options.ts';
import { pace, sound } from './timing.ts';

/** Every action is a button on the board. */
const CLAIMED: Record<Action['action'], true> = {
  draw: true,
  pass: true,
  add: true,
  sacrifice: true,
  name_type: true,
  pick_rival: true,
  name_strength: true,
  use: true,
  decline: true,
  discard: true,
  choose: true,
};

export function claims({ action }: Offer): boolean {
  return (
    typeof action === 'object' && action !== null && 'action' in action && String(action.action) in CLAIMED
  );
}

export const welcome: GameEntry = {
  key: 'welcome',
  primer: ({ set }) => (set === 'back' || set === 'combined' ? 'back' : 'welcome'),
  title: ({ set }) => (set === 'back' ? 'option-set-back' : null),
  valuesFor,
  showsPlayers: true,
  board: () => import('./Board.svelte'),
  claims,
  pace,
  sound,
};

/** What the frame needs to know of the Welcome family before its board is loaded. */
import type { Offer } from '../../wire/index.ts';
import type { Action, Fact } from '../../wire/welcome.ts';
import type { GameFolder } from '../board.ts';
import { pace, sound } from './timing.ts';

/** Every decision is a button on the board. */
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

/** Whether the board shows this offer as a button of its own. */
export function claims({ action }: Offer): boolean {
  return (
    typeof action === 'object' && action !== null && 'action' in action && String(action.action) in CLAIMED
  );
}

/** The folder of the game. */
export const welcome: GameFolder = {
  key: 'welcome',
  primer: ({ set }) => (set === 'back' || set === 'combined' ? 'back' : 'welcome'),
  title: ({ set }) => (set === 'back' ? 'option-set-back' : null),
  showsPlayers: true,
  board: () => import('./Board.svelte'),
  claims,
  pace,
  sound,
  opensChapter: ({ fact }) => (fact as Fact).event === 'round_began',
};

/** The entry of Welcome to the Dungeon and its sequel, loaded before the board. */
import type { Event, Offer } from '../../wire/index.ts';
import type { Action, Fact } from '../../wire/welcome.ts';
import type { GameEntry, GameEvent } from '../board.ts';
import { valuesFor } from './options.ts';
import { createPace, sound } from './timing.ts';

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

/** The bidding has no text of its events on the board, the dungeon has. */
const UNTOLD: readonly Fact['event'][] = [
  ...(['game_began', 'starter', 'first_adventurer', 'special_joined', 'special_shown'] as const),
  ...(['round_began', 'tiles_laid', 'shuffled', 'drew', 'passed', 'added', 'set_aside'] as const),
  ...(['aside_shown', 'adventurer_chosen', 'won'] as const),
];

function tells({ fact }: Event): boolean {
  return !UNTOLD.includes((fact as Fact).event);
}

export const welcome: GameEntry = {
  key: 'welcome',
  primer: ({ set }) => (set === 'back' || set === 'combined' ? 'back' : 'welcome'),
  valuesFor,
  showsPlayers: true,
  showsSeatNotes: () => true,
  grows: true,
  board: () => import('./Board.svelte'),
  ending: () => import('./end/ending.ts'),
  sumsUp: true,
  claims,
  pace: createPace(),
  sound,
  tells,
  sumUp: async (skipped, events, cast) => {
    const { sumUpRun } = await import('./dungeon/skipped-run.ts');
    return sumUpRun(skipped as GameEvent<Fact>[], events as GameEvent<Fact>[], cast);
  },
};

/** What the frame needs to know of the Welcome family before its board is loaded. */
import type { SoundName } from '../../sound/index.ts';
import type { Event, Offer } from '../../wire/index.ts';
import type { Action, Fact } from '../../wire/welcome.ts';
import type { GameFolder } from '../board.ts';

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

const USUAL_MS = 900;

/** How long a fact takes to be performed. What is only counted is quick, what decides is slow. */
const PACE: Partial<Record<Fact['event'], number>> = {
  game_began: 300,
  starter: 600,
  first_adventurer: 600,
  special_joined: 300,
  special_shown: 900,
  round_began: 900,
  tiles_laid: 500,
  shuffled: 500,
  drew: 600,
  added: 700,
  set_aside: 1000,
  passed: 700,
  entered: 2200,
  health_counted: 1300,
  type_named: 1700,
  rival_picked: 1200,
  strength_named: 1700,
  revealed: 1800,
  replaced: 1800,
  unveiled: 1500,
  used: 1000,
  defeated: 1300,
  fell_with_last: 1300,
  ignored: 1300,
  hurt: 1500,
  gained: 1200,
  tile_lost: 1500,
  revived: 2000,
  died: 1800,
  rest_hidden: 900,
  all_differed: 1800,
  some_alike: 1800,
  succeeded: 2400,
  failed: 2400,
  eliminated: 2600,
  aside_shown: 700,
  adventurer_chosen: 1600,
  won: 2000,
};

const SOUND: Partial<Record<Fact['event'], SoundName>> = {
  round_began: 'torch',
  shuffled: 'card',
  drew: 'card',
  added: 'card',
  set_aside: 'tile',
  entered: 'door',
  revealed: 'card',
  replaced: 'card',
  unveiled: 'card',
  defeated: 'tile',
  fell_with_last: 'tile',
  gained: 'coin',
  coin_started: 'coin',
  tile_lost: 'tile',
  revived: 'torch',
  died: 'door',
  succeeded: 'coin',
  aside_shown: 'card',
  adventurer_chosen: 'tile',
};

/** Whether the board shows this offer as a button of its own. */
export function claims({ action }: Offer): boolean {
  return (
    typeof action === 'object' && action !== null && 'action' in action && String(action.action) in CLAIMED
  );
}

/** How many milliseconds an event takes at normal speed. */
export function pace({ fact }: Pick<Event, 'fact'>): number {
  return PACE[(fact as Fact).event] ?? USUAL_MS;
}

/** The sound of an event. */
export function sound({ fact }: Pick<Event, 'fact'>): SoundName | null {
  const told = fact as Fact;
  if (told.event === 'hurt') return told.damage > 0 ? 'wound' : null;
  return SOUND[told.event] ?? null;
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

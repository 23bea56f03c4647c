/** How long each event is shown, and its sound. */
import type { SoundName } from '../../sound/index.ts';
import type { Event } from '../../wire/index.ts';
import type { Fact } from '../../wire/welcome.ts';

const DEFAULT_MS = 900;

/** The longest time that a dungeon run may take at normal speed, with any number of cards. */
export const RUN_MS = 20_000;

/** The time of a run before its first card, of a card on which a tile is used, and of the result. */
const ENTRY_MS = 5200;
const CARD_MS = 4300;
const RESULT_MS = 2400;

/** The rule that forces a pass when the deck is empty. */
export const EMPTY_DECK = 'W11';
/** A player must see why they passed. */
const FORCED_PASS_MS = 2000;

/** Milliseconds at normal speed. Counting is quick, decisive events are slow. */
const PACES: Partial<Record<Fact['event'], number>> = {
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
  succeeded: RESULT_MS,
  failed: RESULT_MS,
  eliminated: 2600,
  aside_shown: 700,
  adventurer_chosen: 1600,
  won: 2000,
};

const SOUNDS: Partial<Record<Fact['event'], SoundName>> = {
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

/** The factor for all durations in a run with this number of cards: the cards of a full dungeon come faster. */
export function runTempo(cards: number): number {
  return Math.min(1, (RUN_MS - RESULT_MS) / (ENTRY_MS + cards * CARD_MS));
}

/** The result of a run is not faster after many cards, so that everyone can read it. */
const RESULTS: readonly Fact['event'][] = ['succeeded', 'failed', 'eliminated', 'adventurer_chosen', 'won'];

/** Returns a function that is called for each event in order. It remembers how many cards the dungeon has. */
export function createPace(): (event: Pick<Event, 'fact' | 'rule'>) => number {
  let tempo = 1;
  return ({ fact, rule }) => {
    const known = fact as Fact;
    if (known.event === 'entered') tempo = runTempo(known.cards);
    if (known.event === 'round_began' || RESULTS.includes(known.event)) tempo = 1;
    if (known.event === 'passed' && rule === EMPTY_DECK) return FORCED_PASS_MS;
    return (PACES[known.event] ?? DEFAULT_MS) * tempo;
  };
}

export function sound({ fact }: Pick<Event, 'fact'>): SoundName | null {
  const known = fact as Fact;
  if (known.event === 'hurt') return known.damage > 0 ? 'wound' : null;
  return SOUNDS[known.event] ?? null;
}

/** How long each event is shown, and its sound. */
import type { SoundName } from '../../sound/index.ts';
import type { Fact } from '../../wire/raiders.ts';
import type { GameEvent } from '../board.ts';

/** Time to look at the revealed cards before their effects. */
export const LOOK_MS = 1100;

/** Milliseconds at normal speed. Cards that are revealed together take no time; the next event waits for `LOOK_MS`. */
const PACES: Record<Fact['event'], number> = {
  game_began: 700,
  first_to_take: 900,
  character_got: 600,
  map_got: 1000,
  level_began: 1300,
  room_laid: 260,
  entered: 1000,
  torch_lit: 900,
  saw: 320,
  sealed: 260,
  resealed: 0,
  shown: 0,
  played_open: 800,
  plays_again: 1000,
  escaped: 0,
  chest_won: 1150,
  chest_lost: 1500,
  coins_over_limit: 900,
  fought: 2000,
  defeated: 1200,
  undefeatable: 1500,
  nobody_attacked: 1300,
  wounded: 1150,
  coins_lost: 1150,
  coins_got: 1000,
  item_got: 950,
  item_short: 1500,
  healed: 1000,
  trap_sprung: 1900,
  trap_quiet: 1700,
  counts_as_one: 900,
  nobody_rewarded: 1400,
  petrified: 1700,
  map_passed: 900,
  level_done: 1100,
  fainted: 2300,
  nobody_fainted: 2000,
  all_lost: 2600,
  won: 2800,
};

const SOUNDS: Partial<Record<Fact['event'], SoundName>> = {
  level_began: 'door',
  room_laid: 'card',
  entered: 'door',
  torch_lit: 'torch',
  sealed: 'card',
  played_open: 'card',
  chest_won: 'coin',
  coins_got: 'coin',
  coins_lost: 'tile',
  item_got: 'card',
  wounded: 'wound',
  trap_sprung: 'tile',
  defeated: 'tile',
  petrified: 'wound',
  map_passed: 'card',
  fainted: 'wound',
};

/** Whether cards were revealed just before the last of these events. */
export function followsReveal(facts: readonly Fact[]): boolean {
  const [before, last] = facts.slice(-2);
  return last !== undefined && !isReveal(last) && before !== undefined && isReveal(before);
}

/** Returns a function that is called for each event in order. It remembers whether the event before revealed cards. */
export function createPace(): (event: { fact: unknown }) => number {
  let before: Fact | null = null;
  return (event) => {
    const { fact } = event as GameEvent<Fact>;
    const look = before && followsReveal([before, fact]) ? LOOK_MS : 0;
    before = fact;
    return PACES[fact.event] + look;
  };
}

/** Of the cards that are revealed together, only the first seat's has a sound. */
export function sound({ fact }: { fact: unknown }): SoundName | null {
  const known = fact as Fact;
  if (known.event === 'shown') return known.seat === 0 ? 'tile' : null;
  return SOUNDS[known.event] ?? null;
}

function isReveal({ event }: Fact): boolean {
  return event === 'shown' || event === 'escaped';
}

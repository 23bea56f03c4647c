/** How long each event is shown, and its sound. */
import type { SoundName } from '../../sound/index.ts';
import type { Event } from '../../wire/index.ts';
import type { Fact } from '../../wire/masmorra.ts';

/** For events without a visible change. */
const DEFAULT_MS = 450;

/** The longest time that the turn of another player should take at normal speed, with any number of events. */
export const TURN_MS = 15_000;
/** Events of a turn get quicker in its last part. */
const LAST_PART_MS = 9000;
/** The smallest factor for routine events, and for decisive ones, which must stay readable. */
const QUICKEST = 0.1;
const QUICKEST_DECISIVE = 0.4;

/** Milliseconds at normal speed. A turn has dozens of events: routine ones are short, decisive ones long. */
const PACES: Partial<Record<Fact['event'], number>> = {
  game_began: 600,
  tile_up: 200,
  hero_taken: 500,
  round_began: 900,
  turn_began: 600,
  rolled: 700,
  rolls_again: 200,
  die_chosen: 150,
  die_changed: 300,
  conjured: 200,
  token_flipped: 250,
  card_drawn: 250,
  actions_ended: 150,
  moves_ended: 150,
  combat_ended: 200,
  master_began: 250,
  stood_up: 250,
  die_picked: 100,
  dice_kept: 150,
  step_spent: 150,
  points_lost: 0,
  symbols_lost: 200,
  moved: 500,
  took_stairs: 700,
  teleported: 900,
  explores: 350,
  medium_drawn: 400,
  room_laid: 700,
  gold_strewn: 250,
  trap_turned: 600,
  trap_laid: 800,
  level_opened: 1200,
  trap_sprung: 800,
  chest_opened: 900,
  disarmed: 900,
  wounded: 700,
  healed: 400,
  fell: 1500,
  gained_xp: 500,
  gained_gold: 300,
  learnt: 1000,
  monster_came: 450,
  monster_moved: 450,
  monster_crowded_out: 700,
  fills_next: 0,
  combat_began: 500,
  fight_began: 500,
  struck: 350,
  attack_ended: 200,
  defeated: 900,
  withstood: 800,
  payback_comes: 500,
  boss_turned: 1200,
  summoned: 800,
  ritual_done: 1200,
  fire_breath: 1100,
  malaphyas_calls: 1100,
  grimbolts_fell: 1200,
  card_played: 1100,
  card_cancelled: 900,
  banished: 800,
  places_traded: 900,
  goal_reached: 1500,
  won: 2200,
  standing_answer: 0,
};

const SOUNDS: Partial<Record<Fact['event'], SoundName>> = {
  rolled: 'tile',
  room_laid: 'tile',
  trap_laid: 'tile',
  explores: 'door',
  took_stairs: 'door',
  wall_broken: 'door',
  level_opened: 'torch',
  teleported: 'torch',
  trap_sprung: 'wound',
  wounded: 'wound',
  fell: 'wound',
  chest_opened: 'coin',
  gained_gold: 'coin',
  card_drawn: 'card',
  card_played: 'card',
  defeated: 'tile',
  fire_breath: 'torch',
  grimbolts_fell: 'torch',
  malaphyas_calls: 'torch',
  ritual_done: 'torch',
};

/** Events that decide a fight or a match. */
export const DECISIVE: readonly Fact['event'][] = [
  ...(['defeated', 'withstood', 'wounded', 'fell', 'card_played', 'boss_turned', 'ritual_done'] as const),
  ...(['fire_breath', 'malaphyas_calls', 'grimbolts_fell', 'goal_reached', 'won'] as const),
];

/**
 * Returns a function that is called for each event in order. It remembers how long the turn has taken: in a long turn of
 * another player the events get quicker, so that the viewer does not wait too long.
 */
export function createPace(): (event: Pick<Event, 'fact'>, viewer?: number | null) => number {
  let active: number | null = null;
  let spent = 0;
  return ({ fact }, viewer = null) => {
    const known = fact as Fact;
    if (known.event === 'turn_began') [active, spent] = [known.seat, 0];
    const usual = PACES[known.event] ?? DEFAULT_MS;
    const time = active === viewer ? usual : usual * tempoAfter(spent, known.event);
    spent += time;
    return time;
  };
}

function tempoAfter(spent: number, event: Fact['event']): number {
  const quickest = DECISIVE.includes(event) ? QUICKEST_DECISIVE : QUICKEST;
  return Math.min(1, Math.max(quickest, (TURN_MS - spent) / LAST_PART_MS));
}

export function sound({ fact }: Pick<Event, 'fact'>): SoundName | null {
  return SOUNDS[(fact as Fact).event] ?? null;
}

/** How long each event is shown, and its sound. */
import type { SoundName } from '../../sound/index.ts';
import type { Event } from '../../wire/index.ts';
import type { Fact } from '../../wire/masmorra.ts';

/** For events without a visible change. */
const DEFAULT_MS = 450;

/** Milliseconds at normal speed. A turn has dozens of events: routine ones are short, decisive ones long. */
const PACES: Partial<Record<Fact['event'], number>> = {
  game_began: 600,
  tile_up: 350,
  hero_taken: 500,
  round_began: 900,
  turn_began: 800,
  rolled: 900,
  rolls_again: 300,
  die_picked: 150,
  dice_kept: 250,
  step_spent: 300,
  points_lost: 0,
  symbols_lost: 300,
  moved: 600,
  took_stairs: 900,
  teleported: 900,
  explores: 500,
  medium_drawn: 600,
  room_laid: 900,
  gold_strewn: 350,
  trap_turned: 600,
  trap_laid: 800,
  level_opened: 1200,
  trap_sprung: 800,
  chest_opened: 900,
  disarmed: 900,
  wounded: 700,
  healed: 500,
  fell: 1500,
  gained_xp: 600,
  gained_gold: 400,
  learnt: 1000,
  monster_came: 600,
  monster_moved: 600,
  monster_crowded_out: 700,
  fills_next: 0,
  combat_began: 700,
  fight_began: 600,
  struck: 350,
  attack_ended: 300,
  defeated: 900,
  withstood: 800,
  payback_comes: 600,
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

export function pace({ fact }: Pick<Event, 'fact'>): number {
  return PACES[(fact as Fact).event] ?? DEFAULT_MS;
}

export function sound({ fact }: Pick<Event, 'fact'>): SoundName | null {
  return SOUNDS[(fact as Fact).event] ?? null;
}

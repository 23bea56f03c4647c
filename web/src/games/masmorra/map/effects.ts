/** Effects on the map while an event is animated, and where an event happens. */
import type { Fact, Seat, Spot } from '../../../wire/masmorra.ts';
import type { Position } from './animate.ts';

export interface Effect {
  at: { seat: Seat } | { spot: Spot };
  tone: 'wound' | 'good' | 'gold' | 'xp' | 'fire' | 'magic';
  /** A change such as "-1"; `null` for a flash only. */
  text: string | null;
}

export function effectsOf(fact: Fact, position: Position): Effect[] {
  switch (fact.event) {
    case 'wounded':
      return [{ at: { seat: fact.seat }, tone: 'wound', text: `−${String(fact.wounds)}` }];
    case 'healed':
      return [{ at: { seat: fact.seat }, tone: 'good', text: '+1' }];
    case 'stood_up':
      return [{ at: { seat: fact.seat }, tone: 'good', text: null }];
    case 'fell':
      return [{ at: { seat: fact.seat }, tone: 'wound', text: null }];
    case 'gained_gold':
      return [{ at: { seat: fact.seat }, tone: 'gold', text: `+${String(fact.gold)}` }];
    case 'gained_xp':
      return [{ at: { seat: fact.seat }, tone: 'xp', text: `+${String(fact.xp)}` }];
    case 'haunted':
      return [{ at: { seat: fact.seat }, tone: 'magic', text: '−1' }];
    case 'teleported':
      return [{ at: { spot: fact.room.number }, tone: 'magic', text: null }];
    default:
      return flashes(fact, position);
  }
}

/** Rooms that light up. */
function flashes(fact: Fact, { dungeon }: Position): Effect[] {
  switch (fact.event) {
    case 'trap_sprung':
      return [{ at: { spot: fact.trap.number }, tone: 'wound', text: null }];
    case 'fire_breath':
      return [{ at: { spot: fact.room.number }, tone: 'fire', text: null }];
    case 'ritual_done':
      return [{ at: { spot: fact.room.number }, tone: 'magic', text: null }];
    case 'chest_opened':
      return [{ at: { spot: fact.room.number }, tone: 'gold', text: null }];
    case 'disarmed':
      return [{ at: { spot: fact.trap.number }, tone: 'good', text: null }];
    case 'grimbolts_fell':
      return dungeon.flatMap(({ tile }, spot): Effect[] =>
        fact.rooms.includes(tile) ? [{ at: { spot }, tone: 'fire', text: null }] : [],
      );
    case 'malaphyas_calls':
      return dungeon.flatMap(({ tile }, spot): Effect[] =>
        tile === 'l_throne' ? [{ at: { spot }, tone: 'magic', text: null }] : [],
      );
    default:
      return [];
  }
}

/** The room in which an event happens; `null` if it has none. */
export function roomOfEvent(fact: Fact, position: Position): Spot | null {
  if ('room' in fact) return fact.room.number;
  if ('trap' in fact) return fact.trap.number;
  if (fact.event === 'standing_answer' || fact.event.startsWith('card_')) return null;
  if (fact.event === 'grimbolts_fell') {
    const struck = position.dungeon.findIndex(({ tile }) => fact.rooms.includes(tile));
    return struck < 0 ? null : struck;
  }
  if ('seat' in fact) return position.players[fact.seat]?.at ?? null;
  return null;
}

/** What flies over the table when something happens: coins, wounds, items and the map. */
import type { Fact, Item, Seat } from '../../../wire/raiders.ts';

/** Where a flight begins or ends: at the room on stage, or at a player's place. */
export type Spot = 'room' | Seat;

/** Tokens that fly together. */
export interface Flight {
  token: 'coin' | 'wound' | 'potion' | 'map' | Item;
  count: number;
  from: Spot;
  to: Spot;
}

/** More tokens than these would be a crowd; the numbers say the rest. */
const MOST = 5;

/** What flies with the last of these facts. */
export function flightOf(facts: readonly Fact[]): Flight | null {
  const fact = facts.at(-1);
  switch (fact?.event) {
    case 'chest_won':
    case 'coins_got':
      return from('room', 'coin', fact.coins, fact.seat);
    case 'coins_lost':
      return from(fact.seat, 'coin', fact.coins, 'room');
    case 'coins_over_limit':
      return from(fact.seat, 'coin', fact.lost, 'room');
    case 'wounded':
      return from('room', 'wound', fact.wounds, fact.seat);
    case 'healed':
      return from('room', 'potion', fact.wounds, fact.seat);
    case 'item_got':
      return from('room', fact.item, 1, fact.seat);
    case 'torch_lit':
      return from(fact.seat, 'torch', 1, 'room');
    case 'map_passed':
      return mapFlight(facts.slice(0, -1), fact.seat);
    default:
      return null;
  }
}

function from(start: Spot, token: Flight['token'], count: number, to: Spot): Flight | null {
  return count === 0 ? null : { token, count: Math.min(count, MOST), from: start, to };
}

/** The map flies from whoever got it last, unless it stays there. */
function mapFlight(before: readonly Fact[], to: Seat): Flight | null {
  const got = before.findLast((fact) => fact.event === 'map_got' || fact.event === 'map_passed');
  const holder = got && 'seat' in got ? got.seat : null;
  return holder === null || holder === to ? null : { token: 'map', count: 1, from: holder, to };
}

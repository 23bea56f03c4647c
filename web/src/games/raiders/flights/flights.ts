/** Tokens that fly over the table with an event: coins, wounds, items and the map. */
import type { Fact, Item, Seat } from '../../../wire/raiders.ts';

/** The start or end of a flight: the current room or a player. */
export type Spot = 'room' | Seat;

/** Tokens that fly together. */
export interface Flight {
  token: 'coin' | 'wound' | 'potion' | 'map' | Item;
  count: number;
  from: Spot;
  to: Spot;
}

/** The most tokens that are drawn; the numbers show the rest. */
const MOST = 5;

/** The flight of the last of these events. */
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

/** The map flies from its last holder, unless it stays there. */
function mapFlight(before: readonly Fact[], to: Seat): Flight | null {
  const got = before.findLast((fact) => fact.event === 'map_got' || fact.event === 'map_passed');
  const holder = got && 'seat' in got ? got.seat : null;
  return holder === null || holder === to ? null : { token: 'map', count: 1, from: holder, to };
}

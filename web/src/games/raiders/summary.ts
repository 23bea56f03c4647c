/** What happened in each room, told by the facts: who played what, and what came of it. */
import type { Card, Chamber, Chest, Fact, Item, Seat } from '../../wire/raiders.ts';

/** Something that a room did to a player. */
export type Change =
  | { seat: Seat; what: 'coins'; amount: number }
  | { seat: Seat; what: 'wounds'; amount: number }
  | { seat: Seat; what: 'item'; item: Item }
  | { seat: Seat; what: 'escaped' }
  | { seat: Seat; what: 'counts_as_one' }
  | { seat: Seat; what: 'petrified' };

/** How the cards of all were held against the room. */
export type Verdict =
  | { kind: 'fought'; total: number; strength: number }
  | { kind: 'undefeatable' }
  /** The highest card, and what the trap takes for it. */
  | { kind: 'trap'; highest: number; amount: number };

/** What happened in one room so far. */
export interface Tale {
  /** The number of the level; 0 if the facts begin after it did. */
  level: number;
  place: number;
  chamber: Chamber;
  /** The cards that each seat played, in order: crystal balls come before what followed them. */
  laid: Card[][];
  verdict: Verdict | null;
  /** Chests of which nothing could be shared. */
  lost: Chest[];
  /** Who took from which chest. */
  shares: { seat: Seat; chest: Chest; coins: number }[];
  changes: Change[];
}

/** The rooms that were entered, in order; the last may still be on stage. */
export function talesOf(facts: readonly Fact[]): Tale[] {
  const tales: Tale[] = [];
  let level = 0;
  for (const fact of facts) {
    const tale = tales.at(-1);
    if (fact.event === 'level_began') level = fact.number;
    else if (fact.event === 'level_done') level = noteLevel(tales, level, fact.number);
    else if (fact.event === 'entered') tales.push(begun(level, fact.place, fact.chamber));
    else if (tale) tell(tale, fact);
  }
  return tales;
}

/** Facts that begin in the midst of a level say its number when it is done. */
function noteLevel(tales: Tale[], level: number, done: number): number {
  if (level === 0) tales.forEach((tale) => (tale.level = done));
  return level || done;
}

function begun(level: number, place: number, chamber: Chamber): Tale {
  return { level, place, chamber, laid: [], verdict: null, lost: [], shares: [], changes: [] };
}

function tell(tale: Tale, fact: Fact) {
  switch (fact.event) {
    case 'shown':
    case 'played_open':
      tale.laid[fact.seat] = [...(tale.laid[fact.seat] ?? []), fact.card];
      break;
    case 'fought':
      tale.verdict = { kind: 'fought', total: fact.total, strength: fact.strength };
      break;
    case 'undefeatable':
      tale.verdict = { kind: 'undefeatable' };
      break;
    case 'trap_sprung':
      tale.verdict = { kind: 'trap', highest: fact.highest, amount: fact.amount };
      break;
    case 'trap_quiet':
      tale.verdict = { kind: 'trap', highest: fact.highest, amount: 0 };
      break;
    case 'chest_lost':
      tale.lost.push(fact.chest);
      break;
    case 'chest_won':
      tale.shares.push({ seat: fact.seat, chest: fact.chest, coins: fact.coins });
      break;
  }
  tale.changes.push(...changesOf(fact));
}

/** What a fact does to a player. */
export function changesOf(fact: Fact): Change[] {
  switch (fact.event) {
    case 'chest_won':
    case 'coins_got':
      return [{ seat: fact.seat, what: 'coins', amount: fact.coins }];
    case 'coins_lost':
      return fact.coins === 0 ? [] : [{ seat: fact.seat, what: 'coins', amount: -fact.coins }];
    case 'coins_over_limit':
      return [{ seat: fact.seat, what: 'coins', amount: -fact.lost }];
    case 'wounded':
      return [{ seat: fact.seat, what: 'wounds', amount: fact.wounds }];
    case 'healed':
      return fact.wounds === 0 ? [] : [{ seat: fact.seat, what: 'wounds', amount: -fact.wounds }];
    case 'item_got':
      return [{ seat: fact.seat, what: 'item', item: fact.item }];
    case 'escaped':
    case 'counts_as_one':
    case 'petrified':
      return [{ seat: fact.seat, what: fact.event }];
    default:
      return [];
  }
}

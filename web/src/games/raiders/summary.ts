/** What happened in each room, from the events: who played what and what it did. Also as lines of text. */
import { ui, type Cast } from '../../i18n/index.ts';
import type { Card, Chamber, Chest, Fact, Item, Seat } from '../../wire/raiders.ts';
import { cardTerm, itemTerm, nameOf, seatName } from './names.ts';

/** Something that a room did to a player. */
export type Change =
  | { seat: Seat; what: 'coins'; amount: number }
  | { seat: Seat; what: 'wounds'; amount: number }
  | { seat: Seat; what: 'item'; item: Item }
  | { seat: Seat; what: 'escaped' }
  | { seat: Seat; what: 'counts_as_one' }
  | { seat: Seat; what: 'petrified' };

/** How the cards compared with the room. */
export type Verdict =
  | { kind: 'fought'; total: number; strength: number }
  | { kind: 'undefeatable' }
  /** The highest card, and what the trap takes for it. */
  | { kind: 'trap'; highest: number; amount: number };

/** What happened in one room so far. */
export interface RoomSummary {
  /** 0 if the events start in the middle of a level. */
  level: number;
  place: number;
  chamber: Chamber;
  /** The cards that each seat played, in order: crystal balls come before the card that followed them. */
  laid: Card[][];
  verdict: Verdict | null;
  /** Chests that nobody could share. */
  lost: Chest[];
  shares: { seat: Seat; chest: Chest; coins: number }[];
  changes: Change[];
}

/** The rooms that were entered, in order. The last may still be in progress. */
export function roomSummaries(facts: readonly Fact[]): RoomSummary[] {
  const summaries: RoomSummary[] = [];
  let level = 0;
  for (const fact of facts) {
    const summary = summaries.at(-1);
    if (fact.event === 'level_began') level = fact.number;
    else if (fact.event === 'level_done') level = noteLevel(summaries, level, fact.number);
    else if (fact.event === 'entered') summaries.push(emptySummary(level, fact.place, fact.chamber));
    else if (summary) addEvent(summary, fact);
  }
  return summaries;
}

/** Events that start in the middle of a level have its number only at its end. */
function noteLevel(summaries: RoomSummary[], level: number, done: number): number {
  if (level === 0) summaries.forEach((summary) => (summary.level = done));
  return level || done;
}

function emptySummary(level: number, place: number, chamber: Chamber): RoomSummary {
  return { level, place, chamber, laid: [], verdict: null, lost: [], shares: [], changes: [] };
}

function addEvent(summary: RoomSummary, fact: Fact) {
  switch (fact.event) {
    case 'shown':
    case 'played_open':
      summary.laid[fact.seat] = [...(summary.laid[fact.seat] ?? []), fact.card];
      break;
    case 'fought':
      summary.verdict = { kind: 'fought', total: fact.total, strength: fact.strength };
      break;
    case 'undefeatable':
      summary.verdict = { kind: 'undefeatable' };
      break;
    case 'trap_sprung':
      summary.verdict = { kind: 'trap', highest: fact.highest, amount: fact.amount };
      break;
    case 'trap_quiet':
      summary.verdict = { kind: 'trap', highest: fact.highest, amount: 0 };
      break;
    case 'chest_lost':
      summary.lost.push(fact.chest);
      break;
    case 'chest_won':
      summary.shares.push({ seat: fact.seat, chest: fact.chest, coins: fact.coins });
      break;
  }
  summary.changes.push(...changesOf(fact));
}

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

/** One line for each player: the cards played and what they led to. */
export function linesOf(summary: RoomSummary, cast: Cast): string[] {
  const seats = summary.laid.flatMap((laid, seat) => (laid.length > 0 ? [seat] : []));
  return seats.map((seat) => {
    const cards = (summary.laid[seat] ?? []).map((card) => nameOf(cardTerm(card), cast)).join(' → ');
    const changes = summary.changes
      .filter((change) => change.seat === seat)
      .map((change) => changeText(change, cast));
    const came = changes.join(', ');
    return ui(came ? 'raiders-tale-line' : 'raiders-tale-line-plain', {
      name: seatName(seat, cast),
      cards,
      came,
    });
  });
}

export function changeText(change: Change, cast: Cast): string {
  switch (change.what) {
    case 'coins':
    case 'wounds':
      return ui(`raiders-change-${change.what}`, {
        sign: change.amount > 0 ? '+' : '−',
        amount: Math.abs(change.amount),
      });
    case 'item':
      return ui('raiders-change-item', { item: nameOf(itemTerm(change.item), cast) });
    case 'escaped':
      return ui('raiders-escaped');
    case 'counts_as_one':
      return ui('raiders-counts-as-one');
    case 'petrified':
      return ui('raiders-petrified');
  }
}

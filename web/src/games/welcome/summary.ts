/** A dungeon run from its events: the cards faced, their results, and the end. */
import type { Fact, Monster, Seat, Tile } from '../../wire/welcome.ts';
import type { Message } from '../../wire/index.ts';
import type { GameEvent } from '../board.ts';
import { EMPTY_DECK } from './timing.ts';

/** The result of a card. */
export type Outcome =
  /** It is being faced. */
  | { kind: 'open' }
  | { kind: 'beaten'; by: Tile[] }
  | { kind: 'hurt'; damage: number }
  /** The Ally let the player skip it. */
  | { kind: 'ignored' }
  /** The Ally joined. */
  | { kind: 'helped' }
  /** The Gelatinous Cube took a tile, or found none. */
  | { kind: 'dissolved'; tile: Tile | null }
  /** It was revealed after death, when effects no longer apply. */
  | { kind: 'unveiled' };

export interface FacedCard {
  /** Its position in the dungeon, starting at 1. */
  position: number;
  monster: Monster;
  /** The monster that it counts as. */
  kind: Monster;
  strength: number | null;
  outcome: Outcome;
  /** The card that Polymorph replaced. */
  instead: Monster | null;
}

/** A set-aside card, shown at the end. */
export interface SetAsideCard {
  seat: Seat;
  tile: Tile;
  monster: Monster;
}

export type Ending = 'success' | 'failure' | 'elimination';

/** A dungeon run so far. */
export interface DungeonSummary {
  seat: Seat;
  /** How many cards were in the dungeon. */
  size: number;
  /** The health points at the entrance. */
  entryHp: number | null;
  cards: FacedCard[];
  asides: SetAsideCard[];
  ending: Ending | null;
  /** The last event. */
  last: GameEvent<Fact>;
}

/** The last dungeon run in a log; `null` if there was none, or if a new round has begun. */
export function dungeonSummary(log: readonly GameEvent<Fact>[]): DungeonSummary | null {
  const start = log.findLastIndex(({ fact }) => fact.event === 'entered' || fact.event === 'round_began');
  const entered = log[start];
  if (entered?.fact.event !== 'entered') return null;
  const { seat, cards } = entered.fact;
  const empty: DungeonSummary = {
    seat,
    size: cards,
    entryHp: null,
    cards: [],
    asides: [],
    ending: null,
    last: entered,
  };
  return log
    .slice(start + 1)
    .reduce((summary, event) => ({ ...addEvent(summary, event.fact), last: event }), empty);
}

/** Who had to pass in this round because the deck was empty; null if nobody had to. */
export function forcedPass(log: readonly GameEvent<Fact>[]): Message | null {
  const start = log.findLastIndex(({ fact }) => fact.event === 'round_began');
  const passed = log.findLast(({ fact, rule }) => fact.event === 'passed' && rule === EMPTY_DECK);
  if (!passed || log.indexOf(passed) < start) return null;
  return passed.lines?.at(-1)?.message ?? passed.message;
}

/** The card that was faced last. */
export function currentCard(summary: DungeonSummary): FacedCard | null {
  return summary.cards.at(-1) ?? null;
}

/** How many cards are left, including the current one. */
export function cardsLeft({ size, cards }: DungeonSummary): number {
  return size - cards.filter(({ outcome }) => outcome.kind !== 'open').length;
}

/** The tile of the last event. */
export function activeTiles({ last: { fact } }: DungeonSummary): Tile[] {
  return 'tile' in fact && fact.event !== 'aside_shown' ? [fact.tile] : [];
}

function addEvent(summary: DungeonSummary, fact: Fact): DungeonSummary {
  switch (fact.event) {
    case 'health_counted':
      return { ...summary, entryHp: fact.hp };
    case 'revealed':
      return { ...summary, cards: [...summary.cards, facedCard(fact, { kind: 'open' })] };
    case 'unveiled':
      return {
        ...summary,
        cards: [...summary.cards, facedCard({ ...fact, strength: null }, { kind: 'unveiled' })],
      };
    case 'replaced': {
      const instead = currentCard(summary)?.monster ?? null;
      return {
        ...summary,
        cards: [...summary.cards.slice(0, -1), { ...facedCard(fact, { kind: 'open' }), instead }],
      };
    }
    case 'succeeded':
      return { ...summary, ending: 'success' };
    case 'failed':
      return { ...summary, ending: 'failure' };
    case 'eliminated':
      return { ...summary, ending: 'elimination' };
    case 'aside_shown':
      return {
        ...summary,
        asides: [...summary.asides, { seat: fact.seat, tile: fact.tile, monster: fact.monster }],
      };
    default:
      return setOutcome(summary, fact);
  }
}

function setOutcome(summary: DungeonSummary, fact: Fact): DungeonSummary {
  const card = currentCard(summary);
  const outcome = card && outcomeOf(card, fact);
  return outcome ? { ...summary, cards: [...summary.cards.slice(0, -1), { ...card, outcome }] } : summary;
}

function outcomeOf(card: FacedCard, fact: Fact): Outcome | null {
  switch (fact.event) {
    case 'defeated':
    case 'fell_with_last':
    case 'coin_started':
      return { kind: 'beaten', by: [...beatenBy(card), fact.tile] };
    case 'ignored':
      return { kind: 'ignored' };
    case 'hurt':
      return { kind: 'hurt', damage: fact.damage };
    case 'ally_helps':
      return { kind: 'helped' };
    case 'cube_found_nothing':
      return { kind: 'dissolved', tile: null };
    case 'tile_lost':
      // The Smoke Bomb costs a tile too, but then the card is already beaten.
      return card.outcome.kind === 'open' ? { kind: 'dissolved', tile: fact.tile } : null;
    default:
      return null;
  }
}

function beatenBy({ outcome }: FacedCard): Tile[] {
  return outcome.kind === 'beaten' ? outcome.by : [];
}

function facedCard(
  { position, monster, kind, strength }: Pick<FacedCard, 'position' | 'monster' | 'kind' | 'strength'>,
  outcome: Outcome,
): FacedCard {
  return { position, monster, kind, strength, outcome, instead: null };
}

/** Applies events to the treasure cards. */
import type { Fact, Observer, Seat, Treasure, View } from '../../../wire/masmorra.ts';

/** The cards of a match as one observer knows them. */
export interface Stock {
  observer: Observer;
  /** By seat. */
  counts: readonly number[];
  /** The observer's own cards. */
  hand: readonly Treasure[];
  deck: number;
  discard: readonly Treasure[];
}

export function stockOf({ observer, players, hand, deck, discard }: View): Stock {
  return { observer, counts: players.map(({ cards }) => cards), hand, deck, discard };
}

export function stockAfter(stock: Stock, fact: Fact): Stock {
  switch (fact.event) {
    case 'card_drawn':
      return addCard({ ...stock, deck: stock.deck - 1 }, fact.seat, fact.card);
    case 'reshuffled':
      return { ...stock, deck: stock.deck + stock.discard.length, discard: [] };
    case 'card_stolen':
      return addCard(removeCard(stock, fact.victim, fact.card), fact.thief, fact.card);
    case 'discarded':
    case 'card_played':
      return discardCard(stock, fact.seat, fact.card);
    case 'fell':
      return fact.cards.reduce((left, card) => discardCard(left, fact.seat, card), stock);
    default:
      return stock;
  }
}

function addCard(stock: Stock, seat: Seat, card: Treasure | null): Stock {
  const counts = withCount(stock, seat, 1);
  return isOwn(stock, seat) && card
    ? { ...stock, counts, hand: [...stock.hand, card] }
    : { ...stock, counts };
}

function removeCard(stock: Stock, seat: Seat, card: Treasure | null): Stock {
  const counts = withCount(stock, seat, -1);
  const place = isOwn(stock, seat) && card ? stock.hand.indexOf(card) : -1;
  return { ...stock, counts, hand: stock.hand.filter((_, at) => at !== place) };
}

/** A played card goes to the discard pile at once. */
function discardCard(stock: Stock, seat: Seat, card: Treasure): Stock {
  return { ...removeCard(stock, seat, card), discard: [...stock.discard, card] };
}

function withCount({ counts }: Stock, seat: Seat, more: number): number[] {
  return counts.map((count, place) => (place === seat ? count + more : count));
}

function isOwn({ observer }: Stock, seat: Seat): boolean {
  return typeof observer === 'object' && observer.seat === seat;
}

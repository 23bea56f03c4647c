/** The viewer's treasure cards and their offers. */
import type { Offer } from '../../../wire/index.ts';
import type { Half, Treasure } from '../../../wire/masmorra.ts';
import { choicesOf } from '../board.ts';

/** The copies of one card in a hand. */
export interface Held {
  card: Treasure;
  count: number;
  /** The offers that play each half. */
  halves: Record<Half, Offer | null>;
  discard: Offer | null;
}

/** The cards of a hand, playable ones first. */
export function sortHand(hand: readonly Treasure[], offers: readonly Offer[]): Held[] {
  const designs = [...new Set(hand)];
  const held = designs.map((card): Held => {
    return {
      card,
      count: hand.filter((one) => one === card).length,
      halves: { orange: playOf(card, 'orange', offers), purple: playOf(card, 'purple', offers) },
      discard: choicesOf(offers, 'discard').find(({ action }) => action.card === card)?.offer ?? null,
    };
  });
  return held.sort((one, other) => Number(isPlayable(other)) - Number(isPlayable(one)));
}

export function isPlayable({ halves, discard }: Held): boolean {
  return halves.orange !== null || halves.purple !== null || discard !== null;
}

function playOf(card: Treasure, half: Half, offers: readonly Offer[]): Offer | null {
  const fits = choicesOf(offers, 'play').find(({ action }) => action.card === card && action.half === half);
  return fits?.offer ?? null;
}

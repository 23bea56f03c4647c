/** The viewer's hand, with the offer for each card. */
import type { Message, Offer } from '../../../wire/index.ts';
import type { Action, Card, PlayerView, Seat, View } from '../../../wire/raiders.ts';
import { cardTerm, message } from '../names.ts';

/** A card of the hand; copies of an item are one entry. */
export interface HeldCard {
  card: Card;
  count: number;
  offer: Offer | null;
  /** `light` uses a torch to look into dark rooms. */
  use: 'play' | 'light' | null;
  /** Why the card has no offer. */
  reason: Message | null;
}

/** The cards of a player: powers from low to high, then items. Without a view no card can be played, for no reason. */
export function handOf(player: PlayerView, view: View | null, offers: readonly Offer[]): HeldCard[] {
  const held: { card: Card; count: number }[] = [
    ...player.powers.map((card) => ({ card, count: 1 })),
    ...player.items.map(({ item, count }) => ({ card: item, count })),
  ];
  return held.map(({ card, count }) => {
    const offer = offerFor(card, offers);
    const reason = offer || !view ? null : reasonAgainst(card, view, offers);
    return { card, count, offer, use: offer ? useOf(offer) : null, reason };
  });
}

/** The seats that owe a card: all who have not chosen, or the active one if cards are played in turn. */
export function owing(view: View): Seat[] {
  if (view.stage !== 'cards') return [];
  if (view.house.mode === 'tactical') return view.actor === null ? [] : [view.actor];
  return view.players.flatMap(({ part }, seat) => (part === 'owes' ? [seat] : []));
}

function offerFor(card: Card, offers: readonly Offer[]): Offer | null {
  const played = offers.find(({ action }) => isPlay(action, card));
  const lit = card === 'torch' ? offers.find(({ action }) => isLight(action)) : undefined;
  return played ?? lit ?? null;
}

function useOf({ action }: Offer): HeldCard['use'] {
  return isLight(action) ? 'light' : 'play';
}

/** The refusal that the engine would give for the card. */
function reasonAgainst(card: Card, view: View, offers: readonly Offer[]): Message | null {
  if (view.stage !== 'cards') return null;
  if (card === 'torch') return message('refusal-nothing-dark');
  if (offers.some(({ action }) => !isLight(action))) {
    return message('refusal-card-not-for-room', { card: cardTerm(card) });
  }
  const who = owing(view).map((seat) => ({ seat }));
  return message('refusal-not-your-turn', { who: { list: who } });
}

function isPlay(action: unknown, card: Card): boolean {
  const known = action as Action;
  return known.action === 'play' && known.card === card;
}

function isLight(action: unknown): boolean {
  return (action as Action).action === 'light_torch';
}

/** The reader's hand, with what can be done with each card now. */
import type { Message, Offer } from '../../../wire/index.ts';
import type { Action, Card, PlayerView, Seat, View } from '../../../wire/raiders.ts';
import { cardTerm, message } from '../names.ts';

/** A card of the hand; several of one item lie on each other. */
export interface HeldCard {
  card: Card;
  count: number;
  /** The offer that it stands for. */
  offer: Offer | null;
  /** Whether the card is played, or lit to look into the dark. */
  use: 'play' | 'light' | null;
  /** Why nothing can be done with it. */
  reason: Message | null;
}

/** The cards of a player, from low to high and then the items, with the offers that the view came with. */
export function handOf(player: PlayerView, view: View, offers: readonly Offer[]): HeldCard[] {
  const held: { card: Card; count: number }[] = [
    ...player.powers.map((card) => ({ card, count: 1 })),
    ...player.items.map(({ item, count }) => ({ card: item, count })),
  ];
  return held.map(({ card, count }) => {
    const offer = offerFor(card, offers);
    const reason = offer ? null : reasonAgainst(card, view, offers);
    return { card, count, offer, use: offer ? useOf(offer) : null, reason };
  });
}

/** Who owes a card now: all who have not chosen, or whose turn it is where one after the other plays. */
export function owing(view: View): Seat[] {
  if (view.stage !== 'cards') return [];
  if (view.house.mode === 'tactical') return [view.actor];
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

/** The engine would refuse the card with these words. */
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

/** What lies in front of the reader and would be lost, to be asked about before it is. */
import type { Offer } from '../../../wire/index.ts';
import type { Action, Seat, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { actionOf } from '../board.ts';

/** What a decision would lose. */
export interface Losses {
  symbols: Face[];
  points: number;
}

/** Decisions of which the help says that loose symbols stay behind, or after which nothing can be done with them. */
const LEAVES_SYMBOLS: readonly Action['action'][] = ['move', 'explore', 'take_stairs', 'end_actions'];

/** Decisions of which the help says that move points are lost, or after which nobody moves any more. */
const LEAVES_POINTS: readonly Action['action'][] = ['roll', 'end_actions'];

/** What an offer would lose; nothing if the reader would not mind it. */
export function lossesOf(offer: Offer, view: View, seat: Seat | null): Losses | null {
  if (view.active !== seat) return null;
  const { action } = actionOf(offer);
  const losses = {
    symbols: LEAVES_SYMBOLS.includes(action) ? view.now.symbols : [],
    points: LEAVES_POINTS.includes(action) ? view.now.points : 0,
  };
  return losses.symbols.length + losses.points > 0 ? losses : null;
}

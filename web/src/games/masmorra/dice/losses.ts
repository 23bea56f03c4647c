/** The symbols and move points that an action would lose. */
import type { Offer } from '../../../wire/index.ts';
import type { Action, Seat, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { actionOf } from '../board.ts';

export interface Losses {
  symbols: Face[];
  points: number;
}

/** Actions that leave loose symbols behind or end their use. */
const LEAVES_SYMBOLS: readonly Action['action'][] = ['move', 'explore', 'take_stairs', 'end_actions'];

/** Actions that lose move points or end their use. */
const LEAVES_POINTS: readonly Action['action'][] = ['roll', 'end_actions'];

/** What an offer would lose; `null` if nothing, or if it is not the viewer's turn. */
export function lossesOf(offer: Offer, view: View, seat: Seat | null): Losses | null {
  if (view.active !== seat) return null;
  const { action } = actionOf(offer);
  const losses = {
    symbols: LEAVES_SYMBOLS.includes(action) ? view.now.symbols : [],
    points: LEAVES_POINTS.includes(action) ? view.now.points : 0,
  };
  return losses.symbols.length + losses.points > 0 ? losses : null;
}

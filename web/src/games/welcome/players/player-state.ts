import type { Seat, View } from '../../../wire/welcome.ts';

/** A player's state in the round. */
export type PlayerState =
  /** It is their turn to bid. */
  | 'turn'
  /** They had no turn yet. */
  | 'waiting'
  /** They had a turn and have not passed. */
  | 'bidding'
  | 'passed'
  /** They are in the dungeon, or were the last to be. */
  | 'inside'
  /** They are eliminated. */
  | 'out'
  | 'won';

export function playerState(view: View, seat: Seat): PlayerState {
  if (view.winner === seat) return 'won';
  const bidding = view.players[seat]?.bidding ?? 'out';
  if (bidding === 'out') return 'out';
  if (view.dungeon) return view.actor === seat ? 'inside' : bidding;
  return view.actor === seat && bidding !== 'passed' ? 'turn' : bidding;
}

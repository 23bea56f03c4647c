/** What every panel beside the map is given. */
import type { Offer } from '../../wire/index.ts';
import type { Action, Fact, Seat, View } from '../../wire/masmorra.ts';
import type { Cast } from '../../i18n/index.ts';
import type { Performance } from '../performance.svelte.ts';
import type { DisplayedView } from './displayed.svelte.ts';
import type { DragState } from './drag/drag-state.svelte.ts';

/** The offer that the reader points at or has reached by keyboard, wherever on the board. */
export interface Pointed {
  /** The offer, if there is one. */
  readonly offer: Offer | null;
  /** The pointer or the focus comes to an offer. */
  point(offer: Offer): void;
  /** It leaves that offer. */
  unpoint(offer: Offer): void;
}

/** What a panel shows and what it can ask for. */
export interface PanelProps {
  /** The position. */
  view: View;
  /** All that the reader may decide now. */
  offers: Offer[];
  /** Sends an offer. */
  choose: (offer: Offer) => void;
  /** The key that chooses an offer. */
  keyOf: (offer: Offer) => string;
  /** Who is who. */
  cast: Cast;
  /** The reader's seat; none for a spectator. */
  seat: Seat | null;
  /** The offer that is under way to the server. */
  sending: Offer | null;
  /** What is pointed at. */
  highlight: Pointed;
  /** What is dragged, where the panel has something that can be or that takes it. */
  dragging?: DragState;
  /** What is being performed, where the panel should wait for it. */
  performance?: Performance<Fact>;
  /** How far that has come, where several panels show it: it is worked out once for all of them. */
  displayed?: DisplayedView;
}

/** An offer of one kind, with its action in the game's form. */
export interface Choice<Name extends Action['action']> {
  offer: Offer;
  action: Extract<Action, { action: Name }>;
}

/** What an offer does. */
export function actionOf(offer: Offer): Action {
  return offer.action as Action;
}

/** The offers of a kind. */
export function choicesOf<Name extends Action['action']>(
  offers: readonly Offer[],
  name: Name,
): Choice<Name>[] {
  return offers.flatMap((offer) => {
    const action = actionOf(offer);
    return action.action === name ? [{ offer, action: action as Choice<Name>['action'] }] : [];
  });
}

/** Whether the match waits for one of these offers; some others can be made at any time. */
export function isQuestion(offers: readonly Offer[]): boolean {
  return offers.some(({ aside }) => !aside);
}

/** The props of every panel beside the map, and helpers for offers. */
import type { Offer } from '../../wire/index.ts';
import type { Action, Fact, Seat, View } from '../../wire/masmorra.ts';
import type { Cast } from '../../i18n/index.ts';
import type { EventAnimator } from '../event-animator.svelte.ts';
import type { DisplayedView } from './displayed.svelte.ts';
import type { DragState } from './drag/drag-state.svelte.ts';

/** The offer under the pointer or the keyboard focus, anywhere on the board. */
export interface Pointed {
  readonly offer: Offer | null;
  /** The pointer or the focus enters an offer. */
  point(offer: Offer): void;
  /** The pointer or the focus leaves an offer. */
  unpoint(offer: Offer): void;
}

export interface PanelProps {
  view: View;
  /** What the viewer may decide now. */
  offers: Offer[];
  /** All offers, also those that are shown only after an animation. */
  all?: readonly Offer[];
  choose: (offer: Offer) => void;
  /** The keyboard key of an offer. */
  keyOf: (offer: Offer) => string;
  /** The players' names and the viewer's seat. */
  cast: Cast;
  /** The viewer's seat; `null` for a spectator. */
  seat: Seat | null;
  /** The offer that was sent and is not answered yet. */
  sending: Offer | null;
  highlight: Pointed;
  /** What a sensible player would choose, if that is clear. */
  main?: Offer | null;
  /** The offer that the bar below the board shows. */
  inBar?: Offer | null;
  /** For panels with pieces to drag or with drop targets. */
  dragging?: DragState;
  /** For panels that wait for animations. */
  animator?: EventAnimator<Fact>;
  /** The displayed view if the board shares one, so that it is computed once for all panels. */
  displayed?: DisplayedView;
}

/** An offer with its action, typed by the action's name. */
export interface Choice<Name extends Action['action']> {
  offer: Offer;
  action: Extract<Action, { action: Name }>;
}

export function actionOf(offer: Offer): Action {
  return offer.action as Action;
}

/** The offers with this action. */
export function choicesOf<Name extends Action['action']>(
  offers: readonly Offer[],
  name: Name,
): Choice<Name>[] {
  return offers.flatMap((offer) => {
    const action = actionOf(offer);
    return action.action === name ? [{ offer, action: action as Choice<Name>['action'] }] : [];
  });
}

/** Whether the match waits for one of these offers. Offers marked `aside` can be made at any time. */
export function isQuestion(offers: readonly Offer[]): boolean {
  return offers.some(({ aside }) => !aside);
}

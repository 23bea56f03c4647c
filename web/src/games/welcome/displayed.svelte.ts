/** The view that the board shows while events are animated. */
import type { Fact, View } from '../../wire/welcome.ts';
import type { EventAnimator } from '../event-animator.svelte.ts';
import type { GameEvent } from '../board.ts';
import { applyEvent } from './animate.ts';
import { emptyView, isSameBidding } from './position.ts';

type EventQueue = Pick<EventAnimator<Fact>, 'busy' | 'fresh'>;

export class DisplayedView {
  #shown = $state.raw<View>() as View;
  /** How many of the fresh events are in the displayed view. */
  #applied = 0;
  /**
   * A board that opens in the middle of an animation has the event in its first view already, unless the match has just
   * begun.
   */
  #openedLate: boolean;

  constructor(view: View, { busy, fresh }: EventQueue) {
    const fromTheFirst = fresh[0]?.number === 1;
    this.#shown = busy && fromTheFirst ? applyEvents(emptyView(view), fresh) : view;
    this.#openedLate = busy && !fromTheFirst;
    this.#applied = fresh.length;
  }

  get shown(): View {
    return this.#shown;
  }

  /** Shows the newest view once all events are animated, and the animated events before that. */
  follow(view: View, { busy, fresh }: EventQueue) {
    if (!busy || this.#openedLate) {
      this.#shown = view;
      this.#openedLate &&= busy;
    } else {
      const shown = applyEvents(this.#shown, fresh.slice(this.#applied));
      // Only the newest view knows whose turn is next.
      this.#shown = isSameBidding(shown, view) ? view : shown;
    }
    this.#applied = fresh.length;
  }
}

function applyEvents(view: View, events: readonly GameEvent<Fact>[]): View {
  return events.reduce((shown, { fact }) => applyEvent(shown, fact), view);
}

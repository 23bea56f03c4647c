/** Holds the position back until what led to it has been performed. */
import type { Fact, View } from '../../wire/welcome.ts';
import type { Performance } from '../performance.svelte.ts';
import type { GameEvent } from '../board.ts';
import { applyEvent } from './animate.ts';
import { emptyView } from './position.ts';

type EventQueue = Pick<Performance<Fact>, 'busy' | 'fresh'>;

/** The position as far as it has been performed. */
export class DisplayedView {
  #shown = $state.raw<View>() as View;
  /** How many of the fresh events are in what is shown. */
  #performed = 0;
  /** What was being performed when the board came is in its first view already, unless the match had only begun. */
  #cameLate: boolean;

  constructor(view: View, { busy, fresh }: EventQueue) {
    const fromTheFirst = fresh[0]?.number === 1;
    this.#shown = busy && fromTheFirst ? applyEvents(emptyView(view), fresh) : view;
    this.#cameLate = busy && !fromTheFirst;
    this.#performed = fresh.length;
  }

  /** What the board shows. */
  get shown(): View {
    return this.#shown;
  }

  /** Shows the newest position once all is performed, and before that what has been performed of it. */
  follow(view: View, { busy, fresh }: EventQueue) {
    if (!busy || this.#cameLate) {
      this.#shown = view;
      this.#cameLate &&= busy;
    } else {
      this.#shown = applyEvents(this.#shown, fresh.slice(this.#performed));
    }
    this.#performed = fresh.length;
  }
}

function applyEvents(view: View, events: readonly GameEvent<Fact>[]): View {
  return events.reduce((shown, { fact }) => applyEvent(shown, fact), view);
}

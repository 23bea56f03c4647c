/** Stands before a decision that would lose something, and asks once. */
import type { Offer } from '../../../wire/index.ts';
import type { Seat, View } from '../../../wire/masmorra.ts';
import { lossesOf, type Losses } from './losses.ts';

/** What the guard looks at. */
interface Watch {
  view: View;
  seat: Seat | null;
  choose: (offer: Offer) => void;
}

/** An offer that waits for a second thought. */
export interface Held {
  offer: Offer;
  losses: Losses;
}

/** Make one for each board, and let everything on it choose through it. */
export class LossGuard {
  #held = $state.raw<Held | null>(null);
  readonly #watch: () => Watch;

  constructor(watch: () => Watch) {
    this.#watch = watch;
  }

  /** The offer that is asked about. */
  get held(): Held | null {
    return this.#held;
  }

  /** Sends an offer, unless it would lose something: then it is asked about first. */
  readonly choose = (offer: Offer): void => {
    if (!this.hold(offer)) this.#watch().choose(offer);
  };

  /** Holds an offer back if it would lose something. */
  hold(offer: Offer): boolean {
    const { view, seat } = this.#watch();
    const losses = lossesOf(offer, view, seat);
    this.#held = losses && { offer, losses };
    return losses !== null;
  }

  /** The reader goes on all the same. */
  goOn() {
    const held = this.#held;
    this.#held = null;
    if (held) this.#watch().choose(held.offer);
  }

  /** The reader thinks better of it. */
  stay() {
    this.#held = null;
  }
}

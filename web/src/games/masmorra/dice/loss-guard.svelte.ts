/** Holds back an action that would lose something, until the viewer confirms it. */
import type { Offer } from '../../../wire/index.ts';
import type { Seat, View } from '../../../wire/masmorra.ts';
import { lossesOf, type Losses } from './losses.ts';

interface GuardContext {
  view: View;
  seat: Seat | null;
  choose: (offer: Offer) => void;
}

/** An offer that waits for confirmation. */
export interface Held {
  offer: Offer;
  losses: Losses;
}

/** One for each board. Everything on the board chooses through it. */
export class LossGuard {
  #held = $state.raw<Held | null>(null);
  readonly #context: () => GuardContext;

  constructor(context: () => GuardContext) {
    this.#context = context;
  }

  get held(): Held | null {
    return this.#held;
  }

  /** Sends an offer, or holds it back if it would lose something. */
  readonly choose = (offer: Offer): void => {
    if (!this.hold(offer)) this.#context().choose(offer);
  };

  /** Holds an offer back if it would lose something. Returns whether it did. */
  hold(offer: Offer): boolean {
    const { view, seat } = this.#context();
    const losses = lossesOf(offer, view, seat);
    this.#held = losses && { offer, losses };
    return losses !== null;
  }

  confirm() {
    const held = this.#held;
    this.#held = null;
    if (held) this.#context().choose(held.offer);
  }

  cancel() {
    this.#held = null;
  }
}

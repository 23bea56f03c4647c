/** Several decisions that belong to one gesture: each is sent as soon as the match offers it. */
import type { Offer } from '../../../wire/index.ts';
import type { Action } from '../../../wire/masmorra.ts';
import { isSame } from './same-action.ts';

/** Sends a row of decisions, and gives the rest up when one of them is not offered. */
export class ActionSequence {
  #left = $state.raw<readonly Action[]>([]);
  /** The offers among which the last decision was chosen: until there are others, the match has not moved on. */
  #answered: readonly Offer[] | null = null;

  /** Whether something is still to be sent. */
  get isUnderWay(): boolean {
    return this.#left.length > 0;
  }

  /** Begins with the first one. */
  begin(actions: readonly Action[]) {
    this.#left = actions;
    this.#answered = null;
  }

  /** Takes the next step, if it is time for it. */
  follow(offers: readonly Offer[], sending: Offer | null, choose: (offer: Offer) => void) {
    const [next, ...rest] = this.#left;
    if (!next || sending || offers === this.#answered || offers.length === 0) return;
    const offer = offers.find(({ action }) => isSame(action, next));
    this.#left = offer ? rest : [];
    this.#answered = offers;
    if (offer) choose(offer);
  }
}

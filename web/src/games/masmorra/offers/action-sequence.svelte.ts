/** A sequence of actions from one gesture: each is sent as soon as the match offers it. */
import type { Offer } from '../../../wire/index.ts';
import type { Action } from '../../../wire/masmorra.ts';
import { isSame } from './same-action.ts';

/** Drops the rest of the sequence if an action is not offered. */
export class ActionSequence {
  #left = $state.raw<readonly Action[]>([]);
  /** The offers when the last action was sent. The match has moved on once they change. */
  #answered: readonly Offer[] | null = null;

  get isUnderWay(): boolean {
    return this.#left.length > 0;
  }

  begin(actions: readonly Action[]) {
    this.#left = actions;
    this.#answered = null;
  }

  /** Sends the next action if it is offered now. */
  follow(offers: readonly Offer[], sending: Offer | null, choose: (offer: Offer) => void) {
    const [next, ...rest] = this.#left;
    if (!next || sending || offers === this.#answered || offers.length === 0) return;
    const offer = offers.find(({ action }) => isSame(action, next));
    this.#left = offer ? rest : [];
    this.#answered = offers;
    if (offer) choose(offer);
  }
}

/** Fetches what a player could know of hidden cards, for one moment after the other. */
import type { Problem } from '../../api/index.ts';
import type { Beliefs } from '../../wire/review.ts';
import { BeliefCache } from './belief-cache.ts';

/** A moment is asked for when it has been shown for this long, so that moving through the steps asks for few. */
const REST_MS = 150;

/** Close it with its panel. */
export class BeliefView {
  readonly #cache: BeliefCache;
  #beliefs = $state.raw<Beliefs | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #isWaiting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(room: string) {
    this.#cache = new BeliefCache(room);
  }

  /** Those of the last moment that was answered. */
  get beliefs(): Beliefs | null {
    return this.#beliefs;
  }

  get problem(): Problem | null {
    return this.#problem;
  }

  /** Whether another moment than the shown one was asked for. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Asks what a seat could know after an entry of the log. A later request replaces this one. */
  ask(seat: number, entry: number) {
    const asked = ++this.#asked;
    clearTimeout(this.#timer);
    const known = this.#cache.known(seat, entry);
    if (known) {
      this.#settle(known, null);
      return;
    }
    this.#isWaiting = true;
    this.#timer = setTimeout(() => void this.#fetch(asked, seat, entry), REST_MS);
  }

  close() {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  async #fetch(asked: number, seat: number, entry: number) {
    const reply = await this.#cache.fetch(seat, entry);
    if (asked !== this.#asked) return;
    if (reply.ok) this.#settle(reply.value, null);
    else this.#settle(null, reply.problem);
  }

  #settle(beliefs: Beliefs | null, problem: Problem | null) {
    this.#isWaiting = false;
    this.#beliefs = beliefs;
    this.#problem = problem;
  }
}

/** Fetches what a player could know of hidden cards, for one moment after the other. */
import { beliefs, type Problem } from '../../api/index.ts';
import type { Beliefs } from '../../wire/review.ts';

/** A moment is asked for when it has been shown for this long, so that moving through the steps asks for few. */
const REST_MS = 150;

/** How many moments are kept. */
const MOST_KEPT = 200;

/** Close it with its panel. */
export class BeliefView {
  readonly #room: string;
  readonly #kept = new Map<string, Beliefs>();
  #beliefs = $state.raw<Beliefs | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #isWaiting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(room: string) {
    this.#room = room;
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
    const known = this.#kept.get(keyOf(seat, entry));
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
    const reply = await beliefs(this.#room, seat, entry);
    if (reply.ok) this.#keep(keyOf(seat, entry), reply.value.beliefs as Beliefs);
    if (asked !== this.#asked) return;
    if (reply.ok) this.#settle(reply.value.beliefs as Beliefs, null);
    else this.#settle(null, reply.problem);
  }

  #settle(beliefs: Beliefs | null, problem: Problem | null) {
    this.#isWaiting = false;
    this.#beliefs = beliefs;
    this.#problem = problem;
  }

  #keep(key: string, beliefs: Beliefs) {
    this.#kept.set(key, beliefs);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function keyOf(seat: number, entry: number): string {
  return `${String(seat)}/${String(entry)}`;
}

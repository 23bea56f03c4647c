/** Fetches the review of a match. The server computes it on the first request, and the page asks until it is ready. */
import { review, type Problem, type ReviewPending } from '../../api/index.ts';
import type { Review } from '../../wire/review.ts';

/** The pause before asking again grows from the first to the last. */
const SHORTEST_MS = 400;
const LONGEST_MS = 2_000;
const GROWTH = 1.3;

/** A review, and the log entry of each of its frames. */
export interface ReadyReview {
  review: Review;
  entries: number[];
}

export type ReviewState =
  | { kind: 'unasked' }
  /** The stage is null until the first answer. */
  | { kind: 'pending'; stage: ReviewPending['state'] | null; done: number }
  | { kind: 'failed'; problem: Problem }
  | ({ kind: 'ready' } & ReadyReview);

/** Close it with its page. */
export class MatchReview {
  readonly id: string;
  #state = $state.raw<ReviewState>({ kind: 'unasked' });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string) {
    this.id = id;
  }

  get state(): ReviewState {
    return this.#state;
  }

  /** Asks for the review unless it is here or on its way. */
  ask() {
    if (this.#state.kind === 'pending' || this.#state.kind === 'ready') return;
    this.#state = { kind: 'pending', stage: null, done: 0 };
    void this.#askNow(SHORTEST_MS);
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #askNow(pause: number) {
    const reply = await review(this.id);
    if (this.#isClosed) return;
    if (!reply.ok) {
      this.#state = { kind: 'failed', problem: reply.problem };
    } else if ('review' in reply.value) {
      const { review, entries } = reply.value;
      this.#state = { kind: 'ready', review: review as Review, entries };
    } else {
      const { state: stage, done } = reply.value;
      this.#state = { kind: 'pending', stage, done };
      this.#timer = setTimeout(() => void this.#askNow(Math.min(pause * GROWTH, LONGEST_MS)), pause);
    }
  }
}

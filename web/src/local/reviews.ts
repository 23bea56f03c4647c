/** Reviews are computed in slices, as long as a page asks for them. */
import type { ReviewPending } from '../wire/api.ts';

/** A page that has not asked for so long has been left. */
const FORGOTTEN_AFTER_MS = 10_000;

interface Running {
  latest: unknown;
  askedMs: number;
}

export class Reviews {
  readonly #running = new Map<string, Running>();

  /** What is known of a review; undefined if nobody has asked for it yet. */
  latest(room: string): unknown {
    const running = this.#running.get(room);
    if (running) running.askedMs = Date.now();
    return running?.latest;
  }

  /** Notes the answer to a slice. */
  note(room: string, answer: unknown) {
    this.#running.set(room, {
      latest: answer,
      askedMs: this.#running.get(room)?.askedMs ?? Date.now(),
    });
  }

  /** The match whose review continues; null if there is none. */
  next(): string | null {
    for (const [room, { latest, askedMs }] of this.#running) {
      if (Date.now() - askedMs > FORGOTTEN_AFTER_MS) this.#running.delete(room);
      else if (isPending(latest)) return room;
    }
    return null;
  }

  forget(room: string) {
    this.#running.delete(room);
  }
}

function isPending(answer: unknown): answer is ReviewPending {
  return typeof answer === 'object' && answer !== null && 'state' in answer;
}

/** Fetches what players could know of hidden cards, and keeps the newest answers. */
import { beliefs, type Reply } from '../../api/index.ts';
import type { Beliefs } from '../../wire/review.ts';

/** How many moments are kept. */
const MOST_KEPT = 200;

/** The beliefs of one match. */
export class BeliefCache {
  readonly #room: string;
  readonly #kept = new Map<string, Beliefs>();

  constructor(room: string) {
    this.#room = room;
  }

  /** What a seat could know after an entry of the log, if it was fetched before. */
  known(seat: number, entry: number): Beliefs | undefined {
    return this.#kept.get(keyOf(seat, entry));
  }

  async fetch(seat: number, entry: number): Promise<Reply<Beliefs>> {
    const reply = await beliefs(this.#room, seat, entry);
    if (!reply.ok) return reply;
    const value = reply.value.beliefs as Beliefs;
    this.#kept.set(keyOf(seat, entry), value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return { ok: true, value };
  }
}

function keyOf(seat: number, entry: number): string {
  return `${String(seat)}/${String(entry)}`;
}

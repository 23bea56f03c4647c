/** The positions of a match, fetched by pages as they are looked at, and kept. */
import { frames, type Observer, type Frame, type Problem, type Reply } from '../api/index.ts';

/** How many positions come at once: enough to step on for a while, few enough to come quickly. */
const PAGE = 20;

/** How many pages are kept; the oldest are fetched again if they are looked at once more. */
const MOST_PAGES = 30;

/** How near the end of a page the next one is fetched ahead. */
const AHEAD = 6;

/** One of a match's positions, or why it cannot be had. */
export type FrameReply = { ok: true; frame: Frame } | { ok: false; problem: Problem };

type Fetched = Promise<Reply<Frame[]>>;

/** The positions of one match as certain eyes see them. */
export class FrameCache {
  readonly #id: string;
  readonly #observer: Observer;
  readonly #pages = new Map<number, Fetched>();

  constructor(id: string, observer: Observer) {
    this.#id = id;
    this.#observer = observer;
  }

  /** The position after a step. */
  async at(step: number): Promise<FrameReply> {
    const place = Math.floor(step / PAGE);
    const page = await this.#page(place);
    if (!page.ok) return page;
    const frame = page.value[step - place * PAGE];
    if (!frame) return this.#again(step, page.value.length);
    if (step % PAGE >= PAGE - AHEAD && page.value.length === PAGE) void this.#page(place + 1);
    return { ok: true, frame };
  }

  /** A page of a match that goes on can have grown since it was fetched. */
  async #again(step: number, known: number): Promise<FrameReply> {
    const place = Math.floor(step / PAGE);
    this.#pages.delete(place);
    const page = await this.#page(place);
    if (!page.ok) return page;
    const frame = page.value[step - place * PAGE];
    if (frame) return { ok: true, frame };
    const message = `there is no step ${String(step)}: the match has ${String(place * PAGE + known)}`;
    return { ok: false, problem: { kind: 'refused', code: 'no_such_step', message } };
  }

  #page(place: number): Fetched {
    const known = this.#pages.get(place);
    if (known) return known;
    const fetched = this.#fetch(place);
    this.#pages.set(place, fetched);
    this.#forgetTheOldest();
    return fetched;
  }

  async #fetch(place: number): Fetched {
    const reply = await frames(this.#id, this.#observer, place * PAGE, PAGE);
    if (reply.ok) return { ok: true, value: reply.value.frames };
    // What failed is asked for again the next time.
    this.#pages.delete(place);
    return reply;
  }

  #forgetTheOldest() {
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest);
  }
}

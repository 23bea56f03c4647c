/** Fetches the positions of a match in pages, and caches them. */
import { frames, type Observer, type Frame, type Problem, type Reply } from '../api/index.ts';

/** Positions per page. */
const PAGE = 20;

/** How many pages are cached. */
const MOST_PAGES = 30;

/** The next page is fetched this many steps before the end of a page. */
const AHEAD = 6;

export type FrameReply = { ok: true; frame: Frame } | { ok: false; problem: Problem };

type Fetched = Promise<Reply<Frame[]>>;

/** The positions of one match for one observer. */
export class FrameCache {
  readonly #id: string;
  readonly #observer: Observer;
  readonly #pages = new Map<number, Fetched>();

  constructor(id: string, observer: Observer) {
    this.#id = id;
    this.#observer = observer;
  }

  /** Returns the position after a step. */
  async at(step: number): Promise<FrameReply> {
    const place = Math.floor(step / PAGE);
    const page = await this.#page(place);
    if (!page.ok) return page;
    const frame = page.value[step - place * PAGE];
    if (!frame) return this.#again(step, page.value.length);
    if (step % PAGE >= PAGE - AHEAD && page.value.length === PAGE) void this.#page(place + 1);
    return { ok: true, frame };
  }

  /** Fetches a page again: that of an unfinished match may have grown. */
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
    // A failed page is requested again next time.
    this.#pages.delete(place);
    return reply;
  }

  #forgetTheOldest() {
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest);
  }
}

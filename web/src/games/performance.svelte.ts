/** Performs what happens, one event after the other, while the newest position is already there to be played. */
import { settings, type Speed } from '../settings/settings.svelte.ts';
import type { Told } from './board.ts';

/** How long an event takes at normal speed if its game does not say. */
const USUAL_MS = 700;

/** By how much everything is stretched at each speed. */
export const TEMPO: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** What a performance needs to know. */
export interface Stage<Fact> {
  /** How many milliseconds an event takes at normal speed. */
  pace?: (told: Told<Fact>) => number;
  /** How fast the reader wants it; `instant` as well for whoever wants no motion. */
  speed: () => Speed;
  /** Called for each event as its turn comes. */
  perform?: (told: Told<Fact>) => void;
}

/** The events of a match as far as they have been performed, the one that is on stage, and those that wait. */
export class Performance<Fact = unknown> {
  #now = $state.raw<Told<Fact> | null>(null);
  #waiting = $state.raw<Told<Fact>[]>([]);
  #past = $state.raw<Told<Fact>[]>([]);
  #fresh = $state.raw<Told<Fact>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chapter = -1;
  readonly #stage: Stage<Fact>;

  constructor(stage: Stage<Fact>) {
    this.#stage = stage;
  }

  /** The event on stage. */
  get now(): Told<Fact> | null {
    return this.#now;
  }

  /** Whether something is still to be performed. */
  get busy(): boolean {
    return this.#now !== null || this.#waiting.length > 0;
  }

  /** Everything that has been performed, and all that had happened before: what the log may show. */
  get past(): Told<Fact>[] {
    return this.#past;
  }

  /** What has been performed since the table was opened. */
  get fresh(): Told<Fact>[] {
    return this.#fresh;
  }

  /**
   * Takes the log as it is known now. What was added to it waits for its turn. A log of another `chapter` is one that
   * began anew, as after an undo or at the first look, and nothing of it is performed.
   */
  follow(log: readonly Told<Fact>[], chapter: number) {
    if (chapter !== this.#chapter) return this.#beginAnew(log, chapter);
    const last = this.#lastNumber();
    const added = log.filter(({ number }) => number > last);
    if (added.length === 0) return;
    this.#waiting = [...this.#waiting, ...added];
    if (this.#now === null) this.#next();
  }

  /** Performs all that waits at once. */
  skip() {
    clearTimeout(this.#timer);
    this.#now = null;
    const rest = this.#waiting;
    this.#waiting = [];
    rest.forEach((told) => this.#perform(told));
  }

  /** Ends it: nothing more is performed. */
  stop() {
    clearTimeout(this.#timer);
  }

  #beginAnew(log: readonly Told<Fact>[], chapter: number) {
    clearTimeout(this.#timer);
    this.#chapter = chapter;
    this.#now = null;
    this.#waiting = [];
    this.#fresh = [];
    this.#past = [...log];
  }

  #lastNumber(): number {
    return this.#waiting.at(-1)?.number ?? this.#past.at(-1)?.number ?? 0;
  }

  /** Events that take no time are performed together, in one go. */
  #next() {
    for (;;) {
      const [told, ...rest] = this.#waiting;
      this.#now = told ?? null;
      if (!told) return;
      this.#waiting = rest;
      this.#perform(told);
      const time = this.#timeFor(told);
      if (time === 0) continue;
      this.#timer = setTimeout(() => this.#next(), time);
      return;
    }
  }

  #perform(told: Told<Fact>) {
    this.#past = [...this.#past, told];
    this.#fresh = [...this.#fresh, told];
    this.#stage.perform?.(told);
  }

  #timeFor(told: Told<Fact>): number {
    return (this.#stage.pace?.(told) ?? USUAL_MS) * TEMPO[this.#stage.speed()];
  }
}

/** By how much everything is stretched now; nothing moves for whoever wants no motion. */
export function tempoNow(): number {
  return TEMPO[speedNow()];
}

/** How fast events are performed now: nothing is performed for whoever wants no motion, or looks at another tab. */
export function speedNow(): Speed {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || document.hidden ? 'instant' : settings.speed;
}

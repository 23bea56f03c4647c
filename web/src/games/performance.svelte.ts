/** Performs what happens, one event after the other, while the newest position is already there to be played. */
import { settings, type Speed } from '../settings/settings.svelte.ts';
import type { GameEvent } from './board.ts';

/** How long an event takes at normal speed if its game does not say. */
const USUAL_MS = 700;

/** By how much everything is stretched at each speed. */
export const TEMPO: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

/** What a performance needs to know. */
export interface PerformanceOptions<Fact> {
  /** How many milliseconds an event takes at normal speed. */
  pace?: (event: GameEvent<Fact>) => number;
  /** How fast the reader wants it; `instant` as well for whoever wants no motion. */
  speed: () => Speed;
  /** Called for each event as its turn comes. */
  perform?: (event: GameEvent<Fact>) => void;
}

/** The events of a match as far as they have been performed, the one that is on stage, and those that wait. */
export class Performance<Fact = unknown> {
  #now = $state.raw<GameEvent<Fact> | null>(null);
  #waiting = $state.raw<GameEvent<Fact>[]>([]);
  #past = $state.raw<GameEvent<Fact>[]>([]);
  #fresh = $state.raw<GameEvent<Fact>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chapter = -1;
  readonly #options: PerformanceOptions<Fact>;

  constructor(options: PerformanceOptions<Fact>) {
    this.#options = options;
  }

  /** The event on stage. */
  get now(): GameEvent<Fact> | null {
    return this.#now;
  }

  /** Whether something is still to be performed. */
  get busy(): boolean {
    return this.#now !== null || this.#waiting.length > 0;
  }

  /** Everything that has been performed, and all that had happened before: what the log may show. */
  get past(): GameEvent<Fact>[] {
    return this.#past;
  }

  /** What has been performed since the table was opened. */
  get fresh(): GameEvent<Fact>[] {
    return this.#fresh;
  }

  /**
   * Takes the log as it is known now. What was added to it waits for its turn. A log of another `chapter` is one that
   * began anew, as after an undo or at the first look, and nothing of it is performed.
   */
  follow(log: readonly GameEvent<Fact>[], chapter: number) {
    if (chapter !== this.#chapter) return this.#reset(log, chapter);
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
    rest.forEach((event) => this.#perform(event));
  }

  /** Ends it: nothing more is performed. */
  stop() {
    clearTimeout(this.#timer);
  }

  #reset(log: readonly GameEvent<Fact>[], chapter: number) {
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
      const [event, ...rest] = this.#waiting;
      this.#now = event ?? null;
      if (!event) return;
      this.#waiting = rest;
      this.#perform(event);
      const time = this.#timeFor(event);
      if (time === 0) continue;
      this.#timer = setTimeout(() => this.#next(), time);
      return;
    }
  }

  #perform(event: GameEvent<Fact>) {
    this.#past = [...this.#past, event];
    this.#fresh = [...this.#fresh, event];
    this.#options.perform?.(event);
  }

  #timeFor(event: GameEvent<Fact>): number {
    return (this.#options.pace?.(event) ?? USUAL_MS) * TEMPO[this.#options.speed()];
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

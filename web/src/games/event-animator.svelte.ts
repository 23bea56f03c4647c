/** Animates events one after the other, by time or step by step. The newest view is playable meanwhile. */
import { settings, type Speed } from '../settings/settings.svelte.ts';
import type { GameEvent } from './board.ts';

/** The duration of an event at normal speed if its game has none. */
const DEFAULT_MS = 700;

/** The factor for all durations at each speed. */
export const TEMPO: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };

export interface AnimatorOptions<Fact> {
  /** The duration of an event at normal speed, in milliseconds. */
  pace?: (event: GameEvent<Fact>) => number;
  /** The viewer's speed; `instant` if the viewer prefers reduced motion. */
  speed: () => Speed;
  /** Called for each event when its animation starts. */
  onStart?: (event: GameEvent<Fact>) => void;
  /** Called with the current and the waiting events when the viewer skips them. */
  onSkip?: (skipped: GameEvent<Fact>[]) => void;
  /** Whether the board highlights important events now. By default it does not. */
  highlights?: () => boolean;
}

/** The events of a match: those already shown, the one that is being animated, and those that wait. */
export class EventAnimator<Fact = unknown> {
  #now = $state.raw<GameEvent<Fact> | null>(null);
  #waiting = $state.raw<GameEvent<Fact>[]>([]);
  #past = $state.raw<GameEvent<Fact>[]>([]);
  #fresh = $state.raw<GameEvent<Fact>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer ends. */
  #endsAt = 0;
  /** When it ends without a highlight. */
  #endsAtFirst = 0;
  #chapter = -1;
  #bySteps = $state(false);
  #unwatched = $state(0);
  readonly #options: AnimatorOptions<Fact>;

  constructor(options: AnimatorOptions<Fact>) {
    this.#options = options;
  }

  /** The event that is being animated. */
  get now(): GameEvent<Fact> | null {
    return this.#now;
  }

  /** Whether an event is being animated or waits. */
  get busy(): boolean {
    return this.#now !== null || this.#waiting.length > 0;
  }

  /** All events that the log may show: those already animated, and those from before. */
  get past(): GameEvent<Fact>[] {
    return this.#past;
  }

  /** The events animated since the table was opened. */
  get fresh(): GameEvent<Fact>[] {
    return this.#fresh;
  }

  /** The number of the last event that the viewer has skipped, or missed while the connection was lost. */
  get unwatched(): number {
    return this.#unwatched;
  }

  /** Whether the board highlights important events now. */
  get highlights(): boolean {
    return this.#options.highlights?.() ?? false;
  }

  /**
   * Takes the current log and queues its new events. Another `chapter` means that the log started over, as after an
   * undo or on the first load; then nothing is animated. The viewer has missed the events up to `missed`.
   */
  follow(log: readonly GameEvent<Fact>[], chapter: number, missed = 0) {
    if (chapter !== this.#chapter) return this.#reset(log, chapter);
    this.#unwatched = Math.max(this.#unwatched, missed);
    const last = this.#lastNumber();
    const added = log.filter(({ number }) => number > last);
    if (added.length === 0) return;
    this.#waiting = [...this.#waiting, ...added];
    if (this.#now === null) this.#next();
  }

  /** Whether each event stays until the viewer asks for the next. */
  get bySteps(): boolean {
    return this.#bySteps;
  }

  /** Stays at the current event, or goes on by time. */
  goBySteps(bySteps: boolean) {
    this.#bySteps = bySteps;
    clearTimeout(this.#timer);
    if (!bySteps && this.#now !== null) this.#next();
  }

  /** Goes to the next event and stays there. */
  step() {
    this.#bySteps = true;
    clearTimeout(this.#timer);
    if (this.busy) this.#next();
  }

  /** Keeps the current event for this many milliseconds from now, if it would end before. */
  hold(time: number) {
    const endsAt = performance.now() + time;
    if (this.#now === null || this.#bySteps || endsAt <= this.#endsAt) return;
    this.#schedule(time);
  }

  /** Lets an event that is held end when it would have ended. */
  release() {
    if (this.#now === null || this.#bySteps || this.#endsAt === this.#endsAtFirst) return;
    this.#schedule(Math.max(0, this.#endsAtFirst - performance.now()));
  }

  /** Finishes all waiting events at once because the viewer does not want to see them. */
  skip() {
    const skipped = this.#now === null ? this.#waiting : [this.#now, ...this.#waiting];
    this.finish();
    if (skipped.length > 0) this.#options.onSkip?.(skipped);
  }

  /** Finishes all waiting events at once. */
  finish() {
    clearTimeout(this.#timer);
    if (this.busy) this.#unwatched = this.#lastNumber();
    this.#now = null;
    const rest = this.#waiting;
    this.#waiting = [];
    rest.forEach((event) => this.#start(event));
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #reset(log: readonly GameEvent<Fact>[], chapter: number) {
    clearTimeout(this.#timer);
    this.#chapter = chapter;
    this.#now = null;
    this.#unwatched = 0;
    this.#waiting = [];
    this.#fresh = [];
    this.#past = [...log];
  }

  #lastNumber(): number {
    return this.#waiting.at(-1)?.number ?? this.#past.at(-1)?.number ?? 0;
  }

  /** Events without a duration are handled together. */
  #next() {
    for (;;) {
      const [event, ...rest] = this.#waiting;
      this.#now = event ?? null;
      if (!event) return;
      this.#waiting = rest;
      this.#start(event);
      const time = this.#timeFor(event);
      if (time === 0) continue;
      this.#endsAtFirst = performance.now() + time;
      if (!this.#bySteps) this.#schedule(time);
      return;
    }
  }

  #schedule(time: number) {
    clearTimeout(this.#timer);
    this.#endsAt = performance.now() + time;
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #start(event: GameEvent<Fact>) {
    this.#past = [...this.#past, event];
    this.#fresh = [...this.#fresh, event];
    this.#options.onStart?.(event);
  }

  #timeFor(event: GameEvent<Fact>): number {
    return (this.#options.pace?.(event) ?? DEFAULT_MS) * TEMPO[this.#options.speed()];
  }
}

/** The factor for all durations now; 0 if the viewer prefers reduced motion. */
export function tempoNow(): number {
  return TEMPO[speedNow()];
}

/** The speed now; `instant` if the viewer prefers reduced motion or the tab is hidden. */
export function speedNow(): Speed {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || document.hidden ? 'instant' : settings.speed;
}

/** Whether the viewer sees highlights now. Those who prefer reduced motion do, but not those who chose the speed "instant". */
export function isHighlightTime(): boolean {
  return settings.highlights && settings.speed !== 'instant' && !document.hidden;
}

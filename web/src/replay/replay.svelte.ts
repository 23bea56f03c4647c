/** A match that is seen again: where one is in it, with whose eyes one looks, and how one gets about. */
import {
  outline,
  type Observer,
  type Frame,
  type Outlined,
  type OutlinePage,
  type Problem,
} from '../api/index.ts';
import type { GameFolder } from '../games/board.ts';
import { folderOf } from '../games/index.ts';
import { Performance, speedNow } from '../games/performance.svelte.ts';
import { settings, type Speed } from '../settings/settings.svelte.ts';
import { play } from '../sound/index.ts';
import type { Event } from '../wire/index.ts';
import { say, type Cast } from '../i18n/index.ts';
import { FrameCache } from './frame-cache.ts';
import {
  chapterAt,
  chaptersOf,
  logAt,
  neighbours,
  sameMoment,
  replayEvents,
  type Chapter,
  type ReplayEvent,
} from './replay-log.ts';

/** How long a position is looked at before the next one comes, once all of it was performed. */
const LOOK_MS: Record<Speed, number> = { slow: 2200, normal: 1200, fast: 600, instant: 350 };

/** A match that could not be had, and why. */
export type Opened = { ok: true; replay: Replay } | { ok: false; problem: Problem };

/** BoardPerspective whom the board is seen by eyes that see all: whoever is to act, the public, or a seat. */
export type BoardPerspective = 'actor' | 'public' | number;

/** A match that is seen again. Close it with the page. */
export class Replay {
  readonly id: string;
  readonly performance: Performance;
  /** BoardPerspective whom the board is seen by eyes that see all. */
  perspective = $state<BoardPerspective>('actor');
  #about = $state.raw() as OutlinePage;
  #steps = $state.raw<Outlined[]>([]);
  #step = $state(0);
  #frame = $state.raw<Frame | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #isWaiting = $state(false);
  #runs = $state(false);
  #frames: FrameCache;
  #asked = 0;
  #chapter = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(id: string, about: OutlinePage, steps: Outlined[]) {
    this.id = id;
    this.#about = about;
    this.#steps = steps;
    this.#frames = new FrameCache(id, about.seen_by);
    this.performance = new Performance({
      speed: () => speedNow(),
      pace: (told) => this.folder.pace?.(told) ?? 700,
      perform: (told) => this.#sound(told),
    });
  }

  /** Fetches what happened, and shows where it begins; or a step, if one is named. */
  static async open(id: string, observer: Observer, step: number | null): Promise<Opened> {
    const told = await fetchOutline(id, observer);
    if (!told.ok) return told;
    const replay = new Replay(id, told.about, told.steps);
    await replay.goTo(step ?? 0);
    return { ok: true, replay };
  }

  get game(): string {
    return this.#about.game;
  }

  get folder(): GameFolder {
    return folderOf(this.game);
  }

  /** Whether the match is over; else more can come. */
  get finished(): boolean {
    return this.#about.finished;
  }

  /** Whether nothing of it is secret any more. */
  get isOpen(): boolean {
    return this.openObservers.includes('all');
  }

  /** What the players are called. */
  get players(): string[] {
    return this.#about.players;
  }

  get options(): Record<string, string> {
    return this.#about.options;
  }

  /** By how many seconds what is seen is behind. */
  get delay(): number {
    return this.#about.delay_s;
  }

  /** With whose eyes one looks. */
  get observer(): string {
    return this.#about.seen_by;
  }

  /** With whose eyes one may look at this time. */
  get openObservers(): string[] {
    return this.#about.open_eyes;
  }

  /** The reader's own seat in the match. */
  get mySeat(): number | null {
    return this.#about.seat;
  }

  /** The seat through which the board is seen; none for the public. */
  readonly seat: number | null = $derived.by(() => {
    if (this.observer !== 'all') return seatOf(this.observer);
    const { turn } = this.#frame ?? {};
    const actor = turn?.turn === 'decide' ? (turn.owe[0] ?? null) : null;
    if (this.perspective === 'actor') return actor;
    return this.perspective === 'public' ? null : this.perspective;
  });

  /** Only the reader is spoken to: what others did, they did. */
  readonly cast: Cast = $derived.by(() => {
    const viewer = this.mySeat !== null && seatOf(this.observer) === this.mySeat ? this.mySeat : null;
    return { names: this.players, viewer };
  });

  readonly title: string = $derived.by(() => {
    const id = this.folder.title?.(this.options) ?? `game-${this.game}`;
    return say(this.game, { id, args: {} }, this.cast);
  });

  /** The step that is shown, or that is on its way. */
  get step(): number {
    return this.#step;
  }

  /** The last step. */
  get last(): number {
    return this.#steps.length - 1;
  }

  /** The position that is shown. */
  get frame(): Frame | null {
    return this.#frame;
  }

  /** The position as the board shows it. */
  readonly view: unknown = $derived.by(() => {
    const frame = this.#frame;
    return this.observer === 'all' && this.seat !== null ? frame?.seats?.[this.seat] : frame?.view;
  });

  /** Why a position could not be had. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Whether a position is on its way. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Whether it goes on by itself. */
  get runs(): boolean {
    return this.#runs;
  }

  /** Which entry of the room's log is shown, once the match is over. */
  get entry(): number | null {
    return this.#steps[this.#step]?.entry ?? null;
  }

  /** When the step that is shown was made. */
  get atMs(): number {
    return this.#steps[this.#step]?.at_ms ?? 0;
  }

  readonly events: ReplayEvent[] = $derived.by(() => replayEvents(this.#steps));

  readonly chapters: Chapter[] = $derived.by(() =>
    chaptersOf(this.events, (event) => this.folder.opensChapter?.(event) ?? false),
  );

  /** The place of the chapter that is shown. */
  readonly chapter: number = $derived.by(() => chapterAt(this.chapters, this.#step));

  /** What happened in the step that is shown. */
  readonly stepEvents: ReplayEvent[] = $derived.by(() =>
    this.events.filter(({ step }) => step === this.#step),
  );

  /** Goes on by one step and performs it. */
  forward() {
    return this.goTo(this.#step + 1);
  }

  back() {
    return this.goTo(this.#step - 1);
  }

  /** Goes to where the previous chapter begins, or this one if one is in its middle. */
  previousChapter() {
    return this.goTo(neighbours(this.chapters, this.#step, this.last).before);
  }

  nextChapter() {
    return this.goTo(neighbours(this.chapters, this.#step, this.last).after);
  }

  /** Shows the position after a step; the nearest there is if there is no such step. */
  async goTo(step: number) {
    const wanted = Math.min(Math.max(step, 0), this.last);
    const before = this.#frame?.step ?? null;
    const asked = ++this.#asked;
    this.#step = wanted;
    this.#isWaiting = true;
    const look = await this.#frames.at(wanted);
    // Who has asked for another step meanwhile is shown only that.
    if (asked !== this.#asked) return;
    this.#isWaiting = false;
    this.#problem = look.ok ? null : look.problem;
    if (look.ok) this.#show(look.frame, before);
    else this.stop();
  }

  /** Looks with other eyes at the same moment. */
  async setObserver(observer: string): Promise<void> {
    this.stop();
    const told = await fetchOutline(this.id, observer);
    if (!told.ok) {
      this.#problem = told.problem;
      return;
    }
    const step = sameMoment(this.#steps, this.#step, told.steps);
    this.#take(told.about, told.steps);
    await this.goTo(step);
  }

  /**
   * Asks what has happened since, in a match that goes on. Whoever looks at the last step goes along. Answers whether
   * there was something.
   */
  async fetchNewSteps(): Promise<boolean> {
    const frames = this.#frames;
    const told = await fetchOutline(this.id, this.observer, this.#steps);
    // Who looks with other eyes meanwhile has heard of it already. What fails is asked for again soon.
    if (!told.ok || frames !== this.#frames) return false;
    const [grown, wasLast] = [told.steps.length > this.#steps.length, this.#step >= this.last];
    this.#about = told.about;
    this.#steps = told.steps;
    if (grown && wasLast && !this.#runs) this.run();
    return grown;
  }

  /** Goes on by itself from here, or from the beginning if this is the end. */
  run() {
    this.#runs = true;
    if (this.#step >= this.last) void this.goTo(0).then(() => this.#goOnSoon());
    else void this.forward().then(() => this.#goOnSoon());
  }

  /** Stays here. */
  stop() {
    this.#runs = false;
    clearTimeout(this.#timer);
  }

  close() {
    this.stop();
    this.#asked += 1;
    this.performance.stop();
  }

  #take(about: OutlinePage, steps: Outlined[]) {
    this.#about = about;
    this.#steps = steps;
    this.#frames = new FrameCache(this.id, about.seen_by);
    this.#frame = null;
  }

  /** The next step of the same take is performed; anywhere else one is at once. */
  #show(frame: Frame, before: number | null) {
    const follows =
      before !== null && frame.step === before + 1 && frame.undo_epoch === this.#frame?.undo_epoch;
    if (follows) this.performance.skip();
    else this.#chapter += 1;
    this.#frame = frame;
    this.performance.follow(logAt(this.#steps, frame.step), this.#chapter);
  }

  #goOnSoon() {
    clearTimeout(this.#timer);
    if (!this.#runs) return;
    if (this.#step >= this.last) return this.stop();
    // What is performed takes its own time; the pause comes after it.
    const pause = this.performance.busy ? 100 : LOOK_MS[settings.speed];
    const wasBusy = this.performance.busy;
    this.#timer = setTimeout(() => {
      if (wasBusy) this.#goOnSoon();
      else void this.forward().then(() => this.#goOnSoon());
    }, pause);
  }

  #sound(told: Event) {
    const name = this.folder.sound?.(told);
    if (name) play(name);
  }
}

type Fetched = { ok: true; about: OutlinePage; steps: Outlined[] } | { ok: false; problem: Problem };

/** A long match comes in several parts, of which some may be known. Once it is over, each step says which entry it is. */
async function fetchOutline(
  id: string,
  observer: Observer,
  known: readonly Outlined[] = [],
): Promise<Fetched> {
  const steps = [...known];
  for (;;) {
    const reply = await outline(id, observer, steps.length);
    if (!reply.ok) return reply;
    if (reply.value.finished && known.length > 0) return fetchOutline(id, observer);
    steps.push(...reply.value.steps);
    if (reply.value.next === null) return { ok: true, about: reply.value, steps };
  }
}

function seatOf(observer: string): number | null {
  return observer.startsWith('seat:') ? Number(observer.slice('seat:'.length)) : null;
}

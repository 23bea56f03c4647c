/** The state of a replay: step, observer, and navigation. */
import {
  outline,
  type Observer,
  type Frame,
  type OutlineStep,
  type OutlinePage,
  type Problem,
} from '../api/index.ts';
import type { GameEntry } from '../games/board.ts';
import { gameEntry } from '../games/index.ts';
import { EventAnimator, isHighlightTime, speedNow } from '../games/event-animator.svelte.ts';
import { editionName } from '../pages/editions.ts';
import { settings, type Speed } from '../settings/settings.svelte.ts';
import { play } from '../sound/index.ts';
import type { Event } from '../wire/index.ts';
import { personName, sentence, type Cast } from '../i18n/index.ts';
import { chaptersOf } from '../table/log/log-lines.ts';
import { FrameCache } from './frame-cache.ts';
import {
  chapterAt,
  logAt,
  neighbours,
  sameMoment,
  stepAtEntry,
  replayEvents,
  replayLines,
  textsOf,
  type ReplayChapter,
  type ReplayEvent,
} from './replay-log.ts';

/** How long a position is shown before the next one, after its animations. */
const PAUSE_MS: Record<Speed, number> = { slow: 2200, normal: 1200, fast: 600, instant: 350 };

export type Opened = { ok: true; replay: Replay } | { ok: false; problem: Problem };

/** Whose view the board shows if the observer sees all: the acting seat's, the public's, or a seat's. */
export type BoardPerspective = 'actor' | 'public' | number;

/** Close it with its page. */
export class Replay {
  readonly id: string;
  readonly animator: EventAnimator;
  perspective = $state<BoardPerspective>('actor');
  #about = $state.raw() as OutlinePage;
  #steps = $state.raw<OutlineStep[]>([]);
  #step = $state(0);
  #frame = $state.raw<Frame | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #isWaiting = $state(false);
  #runs = $state(false);
  #frames: FrameCache;
  #asked = 0;
  #chapter = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(id: string, about: OutlinePage, steps: OutlineStep[]) {
    this.id = id;
    this.#about = about;
    this.#steps = steps;
    this.#frames = new FrameCache(id, about.seen_by);
    this.animator = new EventAnimator({
      speed: () => speedNow(),
      pace: (event) => this.gameEntry.pace?.(event, null) ?? 700,
      onStart: (event) => this.#playSound(event),
      highlights: () => this.#runs && settings.speed !== 'fast' && isHighlightTime(),
    });
  }

  /** Fetches a match and shows a step, or the first one. */
  static async open(id: string, observer: Observer, step: number | null): Promise<Opened> {
    const outline = await fetchOutline(id, observer);
    if (!outline.ok) return outline;
    const replay = new Replay(id, outline.about, outline.steps);
    await replay.goTo(step ?? 0);
    return { ok: true, replay };
  }

  get game(): string {
    return this.#about.game;
  }

  get gameEntry(): GameEntry {
    return gameEntry(this.game);
  }

  get finished(): boolean {
    return this.#about.finished;
  }

  /** Whether nothing is secret any more. */
  get isOpen(): boolean {
    return this.openObservers.includes('all');
  }

  /** Names by seat. */
  get players(): string[] {
    return this.#about.players;
  }

  get options(): Record<string, string> {
    return this.#about.options;
  }

  /** How many seconds the replay is behind the match. */
  get delay(): number {
    return this.#about.delay_s;
  }

  /** Whether players could undo what they had already seen. */
  get isPractice(): boolean {
    return this.#about.practice;
  }

  /** Whether it is a daily dungeon that others have yet to play. */
  get isSealed(): boolean {
    return this.#about.sealed;
  }

  get observer(): string {
    return this.#about.seen_by;
  }

  /** The observers that the user may choose now. */
  get openObservers(): string[] {
    return this.#about.open_eyes;
  }

  /** The user's seat in the match. */
  get mySeat(): number | null {
    return this.#about.seat;
  }

  /** The seat whose view the board shows; null for the public. */
  readonly seat: number | null = $derived.by(() => {
    if (this.observer !== 'all') return seatOf(this.observer);
    const { turn } = this.#frame ?? {};
    const actor = turn?.turn === 'decide' ? (turn.owe[0] ?? null) : null;
    if (this.perspective === 'actor') return actor;
    return this.perspective === 'public' ? null : this.perspective;
  });

  /** Texts address the user as "you" only in the view of their own seat. */
  readonly cast: Cast = $derived.by(() => {
    const viewer = this.mySeat !== null && seatOf(this.observer) === this.mySeat ? this.mySeat : null;
    return { names: this.players.map(personName), viewer };
  });

  readonly title: string = $derived.by(() => editionName(this.game, this.options));

  /** The step that is shown or being loaded. */
  get step(): number {
    return this.#step;
  }

  get last(): number {
    return this.#steps.length - 1;
  }

  get frame(): Frame | null {
    return this.#frame;
  }

  /** The view that the board shows. */
  readonly view: unknown = $derived.by(() => {
    const frame = this.#frame;
    return this.observer === 'all' && this.seat !== null ? frame?.seats?.[this.seat] : frame?.view;
  });

  /** Why a position could not be loaded. */
  get problem(): Problem | null {
    return this.#problem;
  }

  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Whether the replay continues by itself. */
  get runs(): boolean {
    return this.#runs;
  }

  /** The room's log entry of the shown step, once the match is over. */
  get entry(): number | null {
    return this.#steps[this.#step]?.entry ?? null;
  }

  /** The time of the shown step. */
  get atMs(): number {
    return this.#steps[this.#step]?.at_ms ?? 0;
  }

  readonly events: ReplayEvent[] = $derived.by(() => replayEvents(this.#steps));

  readonly chapters: ReplayChapter[] = $derived.by(() => chaptersOf(replayLines(this.events)));

  /** The index of the shown chapter. */
  readonly chapter: number = $derived.by(() => chapterAt(this.chapters, this.#step));

  readonly stepEvents: ReplayEvent[] = $derived.by(() =>
    this.events.filter(({ step }) => step === this.#step),
  );

  /** What the shown step tells, as text. */
  readonly stepTexts: string[] = $derived.by(() =>
    textsOf(this.stepEvents).map((message) => sentence(this.game, message, this.cast)),
  );

  /** Goes to the next step and animates it. */
  forward() {
    return this.goTo(this.#step + 1);
  }

  back() {
    return this.goTo(this.#step - 1);
  }

  /** Goes to the start of this chapter, or of the previous one if it is already there. */
  previousChapter() {
    return this.goTo(neighbours(this.chapters, this.#step, this.last).before);
  }

  nextChapter() {
    return this.goTo(neighbours(this.chapters, this.#step, this.last).after);
  }

  /** Shows the position after a step, clamped to the match. */
  async goTo(step: number) {
    const wanted = Math.min(Math.max(step, 0), this.last);
    const before = this.#frame?.step ?? null;
    const asked = ++this.#asked;
    this.#step = wanted;
    this.#isWaiting = true;
    const look = await this.#frames.at(wanted);
    // A later request replaces this one.
    if (asked !== this.#asked) return;
    this.#isWaiting = false;
    this.#problem = look.ok ? null : look.problem;
    if (look.ok) this.#show(look.frame, before);
    else this.stop();
  }

  /** Changes the observer and stays at the same moment. */
  setObserver(observer: string): Promise<void> {
    return this.#lookAs(observer, (steps) => sameMoment(this.#steps, this.#step, steps));
  }

  /** Shows the position after an entry of the log, as this observer. */
  showEntry(entry: number, observer: string = this.observer): Promise<void> {
    this.stop();
    if (observer === this.observer) return this.goTo(this.stepAt(entry));
    return this.#lookAs(observer, (steps) => stepAtEntry(steps, entry));
  }

  /** Returns this observer's last step up to an entry of the log. */
  stepAt(entry: number): number {
    return stepAtEntry(this.#steps, entry);
  }

  /** Fetches new steps of an unfinished match and returns whether there are any. If the last step is shown, the replay runs on. */
  async fetchNewSteps(): Promise<boolean> {
    const frames = this.#frames;
    const outline = await fetchOutline(this.id, this.observer, this.#steps);
    // If the observer has changed meanwhile, the steps are already loaded. A failed request is repeated soon.
    if (!outline.ok || frames !== this.#frames) return false;
    const [grown, wasLast] = [outline.steps.length > this.#steps.length, this.#step >= this.last];
    this.#about = outline.about;
    this.#steps = outline.steps;
    if (grown && wasLast && !this.#runs) this.run();
    return grown;
  }

  /** Continues by itself from here, or from the start if this is the end. */
  run() {
    this.#runs = true;
    if (this.#step >= this.last) void this.goTo(0).then(() => this.#scheduleNextStep());
    else void this.forward().then(() => this.#scheduleNextStep());
  }

  stop() {
    this.#runs = false;
    clearTimeout(this.#timer);
  }

  close() {
    this.stop();
    this.#asked += 1;
    this.animator.stop();
  }

  async #lookAs(observer: string, stepIn: (steps: OutlineStep[]) => number): Promise<void> {
    this.stop();
    const outline = await fetchOutline(this.id, observer);
    if (!outline.ok) {
      this.#problem = outline.problem;
      return;
    }
    const step = stepIn(outline.steps);
    this.#replaceOutline(outline.about, outline.steps);
    await this.goTo(step);
  }

  #replaceOutline(about: OutlinePage, steps: OutlineStep[]) {
    this.#about = about;
    this.#steps = steps;
    this.#frames = new FrameCache(this.id, about.seen_by);
    this.#frame = null;
  }

  /** Animates the next step of the same undo epoch, and shows any other one at once. */
  #show(frame: Frame, before: number | null) {
    const follows =
      before !== null && frame.step === before + 1 && frame.undo_epoch === this.#frame?.undo_epoch;
    if (follows) this.animator.skip();
    else this.#chapter += 1;
    this.#frame = frame;
    this.animator.follow(logAt(this.#steps, frame.step), this.#chapter);
  }

  #scheduleNextStep() {
    clearTimeout(this.#timer);
    if (!this.#runs) return;
    // The pause starts after the animations.
    const wasBusy = this.animator.busy;
    if (this.#step >= this.last && !wasBusy) return this.stop();
    const pause = wasBusy ? 100 : PAUSE_MS[settings.speed];
    this.#timer = setTimeout(() => {
      if (wasBusy) this.#scheduleNextStep();
      else void this.forward().then(() => this.#scheduleNextStep());
    }, pause);
  }

  #playSound(event: Event) {
    const name = this.gameEntry.sound?.(event);
    if (name) play(name);
  }
}

type Fetched = { ok: true; about: OutlinePage; steps: OutlineStep[] } | { ok: false; problem: Problem };

/** Fetches the outline in pages after the known steps. Once the match is over it starts again, because the steps get entries. */
async function fetchOutline(
  id: string,
  observer: Observer,
  known: readonly OutlineStep[] = [],
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

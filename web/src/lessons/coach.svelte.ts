/**
 * The coach of a lesson: what it says now, and which decisions the script accepts.
 *
 * The step of the lesson is not stored here: it is the number of the user's decisions, which the table's question contains.
 * Only the open page is stored.
 */
import type { LessonShown, PageShown } from '../wire/api.ts';
import type { Event, Message, Offer } from '../wire/index.ts';
import { matches } from './matches.ts';
import { Bookmark } from './bookmark.ts';

/** What the coach knows of the table. */
export interface CoachInput {
  /** The id of the question to the user; empty if there is none. */
  question: string;
  prompt: Message | null;
  offers: readonly Offer[];
  /** The events so far. */
  events: readonly Event[];
  /** Whether something is animated. The coach waits for it. */
  busy: boolean;
  over: boolean;
}

/** What the coach shows. */
export type CoachState =
  /** Nothing while the user watches events. */
  | { kind: 'watches' }
  /** A page. After the last one the user decides or, at the end of the script, plays on without it. */
  | { kind: 'says'; page: PageShown; hasNext: boolean }
  /** A hint after the end of the script. */
  | { kind: 'hints'; page: string }
  /** Nothing, because there is no hint for the position. */
  | { kind: 'silent' }
  /** The end of the match. */
  | { kind: 'parts' };

export class Coach {
  readonly lesson: LessonShown;
  readonly #input: () => CoachInput;
  readonly #bookmark: Bookmark;
  #open = $state.raw({ step: -1, page: 0 });
  #refused = $state.raw<{ step: number; times: number } | null>(null);

  constructor(lesson: LessonShown, room: string, input: () => CoachInput) {
    this.lesson = lesson;
    this.#input = input;
    this.#bookmark = new Bookmark(room);
    this.#open = this.#bookmark.read();
  }

  /** The number of the user's decisions; null while there is no question. At the end the script is over. */
  readonly step: number | null = $derived.by(() => {
    const { question, over } = this.#input();
    return stepOf(question) ?? (over ? this.lesson.steps.length : null);
  });
  /** The latest step, for the time without a question. */
  #latest = 0;

  /** The number of the step as shown to the user, and of all steps. */
  readonly progress: { step: number; steps: number } = $derived.by(() => {
    const steps = this.lesson.steps.length + 1;
    this.#latest = this.step ?? this.#latest;
    return { step: this.#input().over ? steps : Math.min(this.#latest + 1, steps), steps };
  });

  /** The current step of the script; undefined after its end. */
  get #scriptStep() {
    return this.step === null ? undefined : this.lesson.steps[this.step];
  }

  readonly #pages: PageShown[] = $derived.by(() => {
    const { steps, farewell } = this.lesson;
    // The farewell is shown once, at the first step after the script.
    const pages = this.#scriptStep?.pages ?? (this.step === steps.length ? farewell : []);
    return pages.filter(({ told }) => told === null || this.#hasHappened(told));
  });

  /** The open page. The pages of another step do not count. */
  get #page(): number {
    const { step, page } = this.#open;
    return step === this.step ? page : 0;
  }

  readonly moment: CoachState = $derived.by(() => {
    const { busy, over, prompt } = this.#input();
    if (this.step === null || busy) return { kind: 'watches' };
    if (this.#isOutdated) return { kind: 'silent' };
    const page = this.#pages[this.#page];
    const isScripted = this.#scriptStep !== undefined;
    if (over && !page) return { kind: 'parts' };
    if (page) return { kind: 'says', page, hasNext: !isScripted || this.#page + 1 < this.#pages.length };
    const hint = this.lesson.hints[prompt?.id ?? ''];
    return hint === undefined ? { kind: 'silent' } : { kind: 'hints', page: hint };
  });

  /** The offers that the script accepts; all offers where the user may choose freely. */
  readonly wanted: readonly Offer[] = $derived.by(() => {
    const { offers } = this.#input();
    const accept = this.#scriptStep?.accept;
    if (this.step === null && this.#isScripted) return [];
    if (!accept) return offers;
    const fitting = offers.filter(({ action }) => accept.some((pattern) => matches(pattern, action)));
    return fitting.length > 0 ? fitting : offers;
  });

  /** Whether the coach accepts only some of the offers. */
  get isSelective(): boolean {
    return this.wanted.length < this.#input().offers.length;
  }

  /** Whether the script is not over, also while there is no question. */
  get #isScripted(): boolean {
    return this.progress.step < this.progress.steps;
  }

  /** Whether the script or its farewell is not over. */
  get isTeaching(): boolean {
    return this.#isScripted || this.moment.kind === 'says';
  }

  /** What the coach says about the refused decision, and how often it was refused. */
  get complaint(): { page: string; times: number } | null {
    const otherwise = this.#scriptStep?.otherwise;
    if (otherwise === undefined || this.#refused?.step !== this.step) return null;
    return { page: otherwise, times: this.#refused?.times ?? 0 };
  }

  /** Whether the script does not accept this offer. The coach then says why. */
  refuses(offer: Offer): boolean {
    if (this.wanted.includes(offer)) return false;
    if (this.step === null) return this.#isScripted;
    this.#refused = { step: this.step, times: (this.complaint?.times ?? 0) + 1 };
    return true;
  }

  /** Turns to the next page. Returns whether there was one. */
  next(): boolean {
    if (this.moment.kind !== 'says' || !this.moment.hasNext) return false;
    this.#turnTo(this.#page + 1);
    return true;
  }

  back() {
    if (!this.hasBack) return;
    this.#turnTo(this.#page - 1);
  }

  #turnTo(page: number) {
    this.#open = { step: this.step ?? -1, page };
    this.#bookmark.keep(this.#open);
  }

  get hasBack(): boolean {
    return this.moment.kind === 'says' && this.#page > 0;
  }

  /** Whether the script asks for an action that is not offered, because the lesson has changed since it was opened. */
  get #isOutdated(): boolean {
    const accept = this.#scriptStep?.accept;
    const { offers } = this.#input();
    return accept !== undefined && !offers.some(({ action }) => accept.some((it) => matches(it, action)));
  }

  #hasHappened(pattern: unknown): boolean {
    return this.#input().events.some(({ fact }) => matches(pattern, fact));
  }
}

/** A question id begins with the number of decisions. */
function stepOf(question: string): number | null {
  const digits = /^\d+/.exec(question)?.[0];
  return digits === undefined ? null : Number(digits);
}

/**
 * The coach of a lesson: what is said now, and which decisions go with the events.
 *
 * How far the lesson has come is never kept here: it is how many decisions of the reader stand, which the table's question
 * tells. Only which page was open is remembered, so that whoever comes back reads on where they left.
 */
import type { LessonShown, PageShown } from '../wire/api.ts';
import type { Event, Message, Offer } from '../wire/index.ts';
import { matches } from './matches.ts';
import { Bookmark } from './bookmark.ts';

/** What the coach sees of the table. */
export interface CoachInput {
  /** The name of what the match waits for the reader to answer; empty if it does not. */
  question: string;
  prompt: Message | null;
  offers: readonly Offer[];
  /** All that has happened, as far as it is known. */
  events: readonly Event[];
  /** Whether something is being performed, which the coach does not talk into. */
  busy: boolean;
  over: boolean;
}

/** What the coach does at a moment. */
export type CoachState =
  /** Lets the reader look at what happens. */
  | { kind: 'watches' }
  /** Explains. After the last page the reader is to decide, or, when the script has ended, plays on alone. */
  | { kind: 'says'; page: PageShown; hasNext: boolean }
  /** Helps a reader who plays on alone. */
  | { kind: 'hints'; page: string }
  /** Has nothing to say of the position. */
  | { kind: 'silent' }
  /** Says goodbye. */
  | { kind: 'parts' };

/** A lesson on its way. */
export class Coach {
  readonly lesson: LessonShown;
  readonly #input: () => CoachInput;
  readonly #bookmark: Bookmark;
  /** The page that is open, and the step that it belongs to. */
  #open = $state.raw({ step: -1, page: 0 });
  /** What was refused, and at which step. */
  #refused = $state.raw<{ step: number; times: number } | null>(null);

  constructor(lesson: LessonShown, room: string, input: () => CoachInput) {
    this.lesson = lesson;
    this.#input = input;
    this.#bookmark = new Bookmark(room);
    this.#open = this.#bookmark.read();
  }

  /** How many decisions of the reader stand; nothing while nothing is asked. At the end nothing is left of the script. */
  readonly step: number | null = $derived.by(() => {
    const { question, over } = this.#input();
    return stepOf(question) ?? (over ? this.lesson.steps.length : null);
  });
  /** The latest step, for the moments at which nothing is asked. */
  #latest = 0;

  /** The number of the step for the reader, of so many. */
  readonly progress: { step: number; steps: number } = $derived.by(() => {
    const steps = this.lesson.steps.length + 1;
    this.#latest = this.step ?? this.#latest;
    return { step: this.#input().over ? steps : Math.min(this.#latest + 1, steps), steps };
  });

  /** What is asked for at this step; nothing once the script has ended. */
  get #scriptStep() {
    return this.step === null ? undefined : this.lesson.steps[this.step];
  }

  readonly #pages: PageShown[] = $derived.by(() => {
    const { steps, farewell } = this.lesson;
    // Once the reader plays on, the farewell has been said.
    const pages = this.#scriptStep?.pages ?? (this.step === steps.length ? farewell : []);
    return pages.filter(({ told }) => told === null || this.#hasHappened(told));
  });

  /** The page that is open. Pages of another step are closed. */
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

  /** The offers that go with the story; all of them where it leaves the choice to the reader. */
  readonly wanted: readonly Offer[] = $derived.by(() => {
    const { offers } = this.#input();
    const accept = this.#scriptStep?.accept;
    if (this.step === null && this.#isScripted) return [];
    if (!accept) return offers;
    const fitting = offers.filter(({ action }) => accept.some((pattern) => matches(pattern, action)));
    return fitting.length > 0 ? fitting : offers;
  });

  /** Whether the coach asks for some of the offers and not for others. */
  get isSelective(): boolean {
    return this.wanted.length < this.#input().offers.length;
  }

  /** Whether the script still goes on, also while nothing is asked. */
  get #isScripted(): boolean {
    return this.progress.step < this.progress.steps;
  }

  /** Whether there is something to follow: the script, or its farewell. */
  get isTeaching(): boolean {
    return this.#isScripted || this.moment.kind === 'says';
  }

  /** What is said of the decision that was refused last, and how often that was. */
  get complaint(): { page: string; times: number } | null {
    const otherwise = this.#scriptStep?.otherwise;
    if (otherwise === undefined || this.#refused?.step !== this.step) return null;
    return { page: otherwise, times: this.#refused?.times ?? 0 };
  }

  /** Whether this offer is to be left for another time. It is then said why. */
  refuses(offer: Offer): boolean {
    if (this.wanted.includes(offer)) return false;
    if (this.step === null) return this.#isScripted;
    this.#refused = { step: this.step, times: (this.complaint?.times ?? 0) + 1 };
    return true;
  }

  /** Turns to the next page, if there is one. */
  next(): boolean {
    if (this.moment.kind !== 'says' || !this.moment.hasNext) return false;
    this.#turnTo(this.#page + 1);
    return true;
  }

  /** Turns one page back. */
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

  /** The lesson was changed while the reader was away, so that it asks for what cannot be done. */
  get #isOutdated(): boolean {
    const accept = this.#scriptStep?.accept;
    const { offers } = this.#input();
    return accept !== undefined && !offers.some(({ action }) => accept.some((it) => matches(it, action)));
  }

  #hasHappened(told: unknown): boolean {
    return this.#input().events.some(({ fact }) => matches(told, fact));
  }
}

/** A question begins with the number of the decisions that stand. */
function stepOf(question: string): number | null {
  const digits = /^\d+/.exec(question)?.[0];
  return digits === undefined ? null : Number(digits);
}

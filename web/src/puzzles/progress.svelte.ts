/** The user's progress with puzzles, stored in this browser. */
import { browserStorage } from '../settings/settings.svelte.ts';
import { FIRST_RATING, ratingAfter } from './rating.ts';

/** The result of the first answer. Later ones do not count. */
export type Result = 'solved' | 'missed';

/** The key of local storage. */
const STORAGE_KEY = 'antorcha.puzzles';

interface StoredProgress {
  rating: number;
  streak: number;
  longest: number;
  results: Record<string, Result>;
}

/** Reactive progress. Each change is stored at once. */
export class Progress {
  #rating = $state(FIRST_RATING);
  #streak = $state(0);
  #longest = $state(0);
  #results = $state.raw<Readonly<Record<string, Result>>>({});
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
    const kept = read(storage);
    this.#rating = countOf(kept.rating) ?? FIRST_RATING;
    this.#streak = countOf(kept.streak) ?? 0;
    this.#longest = countOf(kept.longest) ?? 0;
    this.#results = resultsOf(kept.results);
  }

  get rating(): number {
    return this.#rating;
  }

  /** How many puzzles in a row were solved. */
  get streak(): number {
    return this.#streak;
  }

  get longest(): number {
    return this.#longest;
  }

  /** How many puzzles were answered. */
  get played(): number {
    return Object.keys(this.#results).length;
  }

  get solved(): number {
    return Object.values(this.#results).filter((result) => result === 'solved').length;
  }

  resultOf(id: string): Result | null {
    return this.#results[id] ?? null;
  }

  /** Counts the first answer to a puzzle. Returns by how much the rating changed; null for later answers. */
  count(id: string, difficulty: number, result: Result): number | null {
    if (this.#results[id]) return null;
    const before = this.#rating;
    const solved = result === 'solved';
    this.#rating = ratingAfter(before, difficulty, solved, this.played);
    this.#streak = solved ? this.#streak + 1 : 0;
    this.#longest = Math.max(this.#longest, this.#streak);
    this.#results = { ...this.#results, [id]: result };
    this.#keep();
    return this.#rating - before;
  }

  /** Starts over. */
  forget() {
    [this.#rating, this.#streak, this.#longest, this.#results] = [FIRST_RATING, 0, 0, {}];
    this.#keep();
  }

  #keep() {
    const { rating, streak, longest } = this;
    const kept: StoredProgress = { rating, streak, longest, results: { ...this.#results } };
    try {
      this.#storage?.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // Without storage the progress lasts for this visit.
    }
  }
}

export const progress = new Progress(browserStorage());

function read(storage: Storage | null): Partial<Record<keyof StoredProgress, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
}

function resultsOf(value: unknown): Record<string, Result> {
  if (typeof value !== 'object' || value === null) return {};
  const isResult = (entry: [string, unknown]): entry is [string, Result] =>
    entry[1] === 'solved' || entry[1] === 'missed';
  return Object.fromEntries(Object.entries(value).filter(isResult));
}

/** Stores in this browser which page of a lesson is open. */

const STORAGE_KEY = 'antorcha.lesson.';

export interface OpenPage {
  step: number;
  page: number;
}

/** Where the browser forbids storage, the step starts at its first page. */
export class Bookmark {
  readonly #key: string;

  constructor(room: string) {
    this.#key = STORAGE_KEY + room;
  }

  read(): OpenPage {
    try {
      const [step, page] = (localStorage.getItem(this.#key) ?? '').split(':').map(Number);
      if (Number.isInteger(step) && Number.isInteger(page)) return { step: step ?? 0, page: page ?? 0 };
    } catch {
      // The browser may forbid storage.
    }
    return { step: -1, page: 0 };
  }

  keep({ step, page }: OpenPage) {
    try {
      localStorage.setItem(this.#key, `${String(step)}:${String(page)}`);
    } catch {
      // The browser may forbid storage.
    }
  }
}

/** Which page of a lesson was open, kept in this browser from visit to visit. */

const KEPT_AS = 'antorcha.lesson.';

/** A page, and the step that it belongs to. */
export interface Place {
  step: number;
  page: number;
}

/** The bookmark of one lesson. Without a place to keep it, it is lost with the page, and the step begins anew. */
export class Bookmark {
  readonly #key: string;

  constructor(room: string) {
    this.#key = KEPT_AS + room;
  }

  read(): Place {
    try {
      const [step, page] = (localStorage.getItem(this.#key) ?? '').split(':').map(Number);
      if (Number.isInteger(step) && Number.isInteger(page)) return { step: step ?? 0, page: page ?? 0 };
    } catch {
      // A browser may forbid it.
    }
    return { step: -1, page: 0 };
  }

  keep({ step, page }: Place) {
    try {
      localStorage.setItem(this.#key, `${String(step)}:${String(page)}`);
    } catch {
      // The same.
    }
  }
}

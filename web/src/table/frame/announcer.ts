/** Decides which lines of the log a screen reader gets, and when. */

export interface SpokenLine {
  /** Unique over all announcements. */
  id: number;
  text: string;
}

export interface LogText {
  /** The number of the line. */
  number: number;
  text: string;
}

/** The last lines can still grow: a fight ends after its Payback has begun. */
const GROWING = 2;

/** Older lines are removed, so that a screen reader does not read the whole match. */
const KEPT = 12;

/** Announces each line once, when it is complete; again only if its text has changed since. */
export class Announcer {
  #spoken: SpokenLine[] = [];
  #announced = new Map<number, string>();
  #last = 0;

  /** Returns the lines to show. If `isSettled`, nothing will grow for now, and all lines are complete. */
  hear(lines: readonly LogText[], isSettled: boolean): SpokenLine[] {
    const complete = isSettled ? lines : lines.slice(0, -GROWING);
    const fresh = complete.filter(({ number, text }) => this.#announced.get(number) !== text);
    for (const { number, text } of fresh) {
      this.#announced.set(number, text);
      this.#spoken = [...this.#spoken, { id: ++this.#last, text }].slice(-KEPT);
    }
    return this.#spoken;
  }
}

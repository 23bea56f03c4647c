/** What becomes of a request to take a decision back: whoever asked wants to know, also that it came to nothing. */

/** What a request can come to. */
export type Outcome = 'granted' | 'refused';

/** The room says that a request is gone before the match says that a decision was taken back. */
const PATIENCE_MS = 500;

/** What is known of the table when something has changed. */
export interface Known {
  /** Whether the reader asks for something at present. */
  asks: boolean;
  /** How many undos were made. */
  undo_epoch: number;
}

/** Follows the requests of one reader. */
export class UndoOutcome {
  #open: Known | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tell: (outcome: Outcome) => void;

  constructor(tell: (outcome: Outcome) => void) {
    this.#tell = tell;
  }

  /** Takes note of how things stand. */
  follow(known: Known) {
    if (this.#open && known.undo_epoch > this.#open.undo_epoch) return this.#close('granted');
    if (known.asks) this.#wait(known);
    else if (this.#open && this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#close('refused'), PATIENCE_MS);
    }
  }

  /** Nobody wants to know any more. */
  stop() {
    clearTimeout(this.#timer);
  }

  #wait(known: Known) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#open ??= known;
  }

  #close(outcome: Outcome) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#open = null;
    this.#tell(outcome);
  }
}

/** Tells a player what became of their undo request. */

export type Outcome = 'granted' | 'refused';

/** The request disappears from the room before the undo arrives. */
const PATIENCE_MS = 500;

export interface Known {
  /** Whether the user has an open request. */
  asks: boolean;
  undo_epoch: number;
}

export class UndoOutcome {
  #open: Known | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tell: (outcome: Outcome) => void;

  constructor(tell: (outcome: Outcome) => void) {
    this.#tell = tell;
  }

  /** Call it after every change. */
  follow(known: Known) {
    if (this.#open && known.undo_epoch > this.#open.undo_epoch) return this.#close('granted');
    if (known.asks) this.#wait(known);
    else if (this.#open && this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#close('refused'), PATIENCE_MS);
    }
  }

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

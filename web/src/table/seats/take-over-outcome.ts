/** Tells a spectator what became of their request for a seat. */

export type Outcome = 'granted' | 'refused' | 'unanswered';

/** The request disappears from the room before the seat or the refusal arrives. */
const PATIENCE_MS = 500;

export interface Known {
  /** Whether the user has an open request. */
  asks: boolean;
  seat: number | null;
  /** Whether the players have refused the user. */
  isRefused: boolean;
}

export class TakeOverOutcome {
  #isOpen = false;
  #isWithdrawn = false;
  #latest: Known = { asks: false, seat: null, isRefused: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tell: (outcome: Outcome) => void;

  constructor(tell: (outcome: Outcome) => void) {
    this.#tell = tell;
  }

  /** Call it after every change. */
  follow(known: Known) {
    this.#latest = known;
    if (known.asks) {
      this.stop();
      this.#isOpen = true;
    } else if (this.#isOpen) {
      this.#timer ??= setTimeout(() => this.#close(), PATIENCE_MS);
    }
  }

  /** The user takes the request back, and is told nothing of its end. */
  withdraw() {
    this.#isWithdrawn = true;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #close() {
    const { seat, isRefused } = this.#latest;
    if (seat !== null) this.#tell('granted');
    else if (isRefused) this.#tell('refused');
    else if (!this.#isWithdrawn) this.#tell('unanswered');
    this.stop();
    this.#isOpen = this.#isWithdrawn = false;
  }
}

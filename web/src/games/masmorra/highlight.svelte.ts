/** Which offer the reader points at, so that the map shows its target and the panels show what pays for it. */
import type { Offer } from '../../wire/index.ts';
import type { Pointed } from './board.ts';

/** Make one for each board. */
export class Highlight implements Pointed {
  #offer = $state.raw<Offer | null>(null);

  get offer(): Offer | null {
    return this.#offer;
  }

  point(offer: Offer): void {
    this.#offer = offer;
  }

  /** Something else may be pointed at already, and stays. */
  unpoint(offer: Offer): void {
    if (this.#offer === offer) this.#offer = null;
  }
}

/** The offer that the viewer points at. The map shows its target and the panels show what pays for it. */
import type { Offer } from '../../wire/index.ts';
import type { Pointed } from './board.ts';

/** One for each board. */
export class Highlight implements Pointed {
  #offer = $state.raw<Offer | null>(null);

  get offer(): Offer | null {
    return this.#offer;
  }

  point(offer: Offer): void {
    this.#offer = offer;
  }

  /** Keeps another offer that is pointed at already. */
  unpoint(offer: Offer): void {
    if (this.#offer === offer) this.#offer = null;
  }
}

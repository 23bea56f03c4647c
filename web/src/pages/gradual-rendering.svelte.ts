/** Builds a page a breath at a time, so that its reader can read and answer meanwhile. */
import { yieldToBrowser } from '../yield-to-browser.ts';

/** How many things are there when the page appears, how many more come with each breath, and how many there are. */
interface Course {
  first: number;
  more: number;
  all: () => number;
}

/** Make it while its component is made. */
export class GradualRendering {
  #laid = $state(0);

  constructor({ first, more, all }: Course) {
    this.#laid = first;
    $effect(() => {
      if (this.#laid < all()) void yieldToBrowser().then(() => (this.#laid += more));
    });
  }

  /** How many things are there by now; it can be more than there are. */
  get laid(): number {
    return this.#laid;
  }
}

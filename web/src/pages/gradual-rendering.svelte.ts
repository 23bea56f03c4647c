/** Renders a long list in parts, so that the page stays responsive. */
import { yieldToBrowser } from '../components/yield-to-browser.ts';

/** How many items are rendered at first, how many more in each part, and how many there are. */
interface GradualOptions {
  first: number;
  more: number;
  all: () => number;
}

/** Create it during the initialization of a component. */
export class GradualRendering {
  #count = $state(0);

  constructor({ first, more, all }: GradualOptions) {
    this.#count = first;
    $effect(() => {
      if (this.#count < all()) void yieldToBrowser().then(() => (this.#count += more));
    });
  }

  /** How many items to render now; it can exceed the number of items. */
  get count(): number {
    return this.#count;
  }
}

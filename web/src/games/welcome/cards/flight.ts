/** Cards that fly from one place on the board to another. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

import { settings, type Speed } from '../../../settings/settings.svelte.ts';

/** Where cards come from. */
export type PlaceName = 'deck' | 'hand' | 'trail';

const FACTOR: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.5, instant: 0 };

/** A duration at the viewer's speed; 0 if the viewer prefers reduced motion. */
export function animationMs(ms: number): number {
  return prefersReducedMotion.current ? 0 : ms * FACTOR[settings.speed];
}

/** The places on the board between which cards move. */
export class Places {
  readonly #elements = new Map<PlaceName, Element>();

  /** Registers an element as a place while it is mounted. */
  mark(name: PlaceName): (element: Element) => () => void {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** A transition from a place to the element. */
  readonly arrive = (
    node: Element,
    { from, ms = 420 }: { from: PlaceName; ms?: number },
  ): TransitionConfig => {
    const origin = this.#elements.get(from)?.getBoundingClientRect();
    if (!origin || origin.width === 0) return { duration: 0 };
    const here = node.getBoundingClientRect();
    const x = origin.left + origin.width / 2 - (here.left + here.width / 2);
    const y = origin.top + origin.height / 2 - (here.top + here.height / 2);
    return {
      duration: animationMs(ms),
      easing: cubicOut,
      css: (done, left) =>
        `transform: translate(${String(x * left)}px, ${String(y * left)}px) rotate(${String(left * -6)}deg); opacity: ${String(0.35 + 0.65 * done)}`,
    };
  };
}

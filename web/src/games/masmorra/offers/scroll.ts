/** On a small screen what is asked would often stand below the fold. */

/** Up to this width of the window, the panels stand below the map. */
const NARROW_PX = 700;

/** Scrolls just as far as is needed to see all of an element, where the screen is small. */
export function scrollIfNarrow(element: HTMLElement | undefined) {
  if (!element || window.innerWidth > NARROW_PX) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
}

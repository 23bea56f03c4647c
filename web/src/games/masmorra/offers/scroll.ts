/** Scrolling to a question on small screens. */

/** Up to this window width the panels are below the map. */
const NARROW_PX = 700;

/** Scrolls an element into view on a small screen, once the panels around it have changed too. */
export function scrollIfNarrow(element: HTMLElement | undefined) {
  if (!element || window.innerWidth > NARROW_PX) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  requestAnimationFrame(() =>
    element.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' }),
  );
}

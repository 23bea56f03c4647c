/** Scrolling to a question on small screens. */
import { scrollIntoViewSoon } from '../../../components/scroll.ts';

/** Up to this window width the panels are below the map. */
const NARROW_PX = 700;

/** Scrolls an element into view on a small screen. */
export function scrollIfNarrow(element: HTMLElement | undefined) {
  if (!element || window.innerWidth > NARROW_PX) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollIntoViewSoon(element, still ? 'instant' : 'smooth', 'nearest');
}

/** Navigation between pages without loading the app again. */
import { addressOfFile, clickedAddress, decode, parseRoute, type Route } from './addresses.ts';
import { isStaticSite } from './local/available.ts';
import { cancelElementWaits, whenElementExists } from './wait-for-element.ts';

export type { Route } from './addresses.ts';

/** The scroll position of a page, stored in its history entry. */
interface HistoryState {
  scrolled: number;
}

/** The scroll position is stored after this pause, because browsers limit history writes. */
const SCROLL_RESTS_MS = 150;

let route = $state.raw<Route>(parseRoute(window.location));
let arrival: 'first' | 'link' | 'back' = 'first';

export const router = {
  get route(): Route {
    return route;
  },
};

export function navigate(address: string, how: 'push' | 'replace' = 'push') {
  keepScroll();
  const shown = isStaticSite ? addressOfFile(address) : address;
  if (how === 'push') history.pushState(null, '', shown);
  else history.replaceState(null, '', shown);
  arrival = 'link';
  route = parseRoute(window.location);
}

/** Handles links and the browser's history until the returned function is called. */
export function startRouter(): () => void {
  history.scrollRestoration = 'manual';
  const goBack = () => {
    arrival = 'back';
    route = parseRoute(window.location);
  };
  let rest: ReturnType<typeof setTimeout>;
  const scroll = () => {
    clearTimeout(rest);
    rest = setTimeout(keepScroll, SCROLL_RESTS_MS);
  };
  document.addEventListener('click', follow);
  window.addEventListener('popstate', goBack);
  window.addEventListener('pagehide', keepScroll);
  window.addEventListener('scroll', scroll, { passive: true });
  return () => {
    clearTimeout(rest);
    document.removeEventListener('click', follow);
    window.removeEventListener('popstate', goBack);
    window.removeEventListener('pagehide', keepScroll);
    window.removeEventListener('scroll', scroll);
  };
}

/** Scrolls to the stored position, the named element or the top, and focuses the heading. Call it when a page is shown. */
export function finishNavigation() {
  cancelElementWaits();
  const left = history.state as HistoryState | null;
  // On a static site, the hash of some pages is their id.
  const isId = isStaticSite && 'id' in route;
  const named = isId ? '' : decode(window.location.hash.slice(1));
  if (arrival !== 'link' && left) {
    whenElementExists(
      () => (reachesDownTo(left.scrolled) ? document.body : null),
      () => window.scrollTo({ top: left.scrolled, behavior: 'instant' }),
    );
  } else if (named) {
    whenElementExists(
      () => document.getElementById(named),
      (place) => place.scrollIntoView({ behavior: 'instant' }),
    );
  } else if (arrival === 'link') window.scrollTo({ top: 0, behavior: 'instant' });
  if (arrival !== 'first' && !named) whenElementExists(() => document.querySelector('h1'), focus);
}

/** A screen reader announces the heading, and the next Tab goes into the page. */
function focus(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function reachesDownTo(scrolled: number): boolean {
  return document.documentElement.scrollHeight >= scrolled + window.innerHeight;
}

function follow(event: MouseEvent) {
  const address = clickedAddress(event);
  if (address === null) return;
  event.preventDefault();
  navigate(address);
}

function keepScroll() {
  history.replaceState({ scrolled: window.scrollY } satisfies HistoryState, '');
}

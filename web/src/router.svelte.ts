/** How one gets from page to page without loading anew. */
import { clickedAddress, decode, parseRoute, type Route } from './addresses.ts';
import { cancelElementWaits, whenElementExists } from './wait-for-element.ts';

export type { Route } from './addresses.ts';

/** How far a page was scrolled when it was left; kept with its entry in the browser's history. */
interface HistoryState {
  scrolled: number;
}

/** After how much rest it is noted how far the page was scrolled: browsers count how often a page writes its history. */
const SCROLL_RESTS_MS = 150;

let route = $state.raw<Route>(parseRoute(window.location));
let arrival: 'first' | 'link' | 'back' = 'first';

/** The page that is to be shown, and how the reader came to it. */
export const router = {
  get route(): Route {
    return route;
  },
};

/** Goes to another page of ours. */
export function navigate(address: string, how: 'push' | 'replace' = 'push') {
  keepScroll();
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrival = 'link';
  route = parseRoute(window.location);
}

/** Follows links and the browser's own buttons from now on, until the returned function is called. */
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

/** A page has appeared: the reader is taken to where it begins, to the place that was named, or to where it was left. */
export function finishNavigation() {
  cancelElementWaits();
  const left = history.state as HistoryState | null;
  const named = decode(window.location.hash.slice(1));
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

/** Those who listen hear the name of the new page, and the next Tab leads into it. */
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

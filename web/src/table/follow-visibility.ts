/** What a table does for users with notices when its tab is shown or hidden. */
import { clearNotices } from '../notices/clear-notices.ts';

/** How long a tab is hidden before it counts as left. Users often look at another tab for a moment. */
export const HIDDEN_MS = 60_000;

/** Calls `rest` when the tab has been hidden for a while, if that is wanted then. Returns a function that ends this. */
export function restWhenHidden(isWanted: () => boolean, rest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow() {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => isWanted() && rest(), HIDDEN_MS);
  }

  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Removes the notices about a table whenever its tab is visible. Returns a function that ends this. */
export function clearWhenVisible(room: string): () => void {
  function clear() {
    if (document.visibilityState === 'visible') void clearNotices(room);
  }

  clear();
  document.addEventListener('visibilitychange', clear);
  return () => document.removeEventListener('visibilitychange', clear);
}

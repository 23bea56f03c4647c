/** Polls an unfinished match: often while it continues, less often while nothing happens, and not in a hidden tab. */

/** The shortest and the longest pause. */
const SHORTEST_MS = 4_000;
const LONGEST_MS = 16_000;

/** The factor by which the pause grows each time that nothing has happened. */
const GROWTH = 1.5;

/** Polls until the returned function is called. `fetchNew` returns whether something has happened. */
export function pollForSteps(fetchNew: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SHORTEST_MS;
  let isStopped = false;

  const pollNow = async () => {
    const grown = await fetchNew();
    pause = grown ? SHORTEST_MS : Math.min(pause * GROWTH, LONGEST_MS);
    pollAfter(pause);
  };

  function pollAfter(after: number) {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    timer = setTimeout(() => void pollNow(), after);
  }

  /** Polls at once when the tab becomes visible. */
  function becomeVisible() {
    pause = SHORTEST_MS;
    pollAfter(0);
  }

  document.addEventListener('visibilitychange', becomeVisible);
  pollAfter(pause);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', becomeVisible);
  };
}

/** Follows a match that goes on, gently: often while something happens, seldom while nothing does, never unseen. */

/** How soon it is asked again after something has happened, and how late at most while nothing does. */
const SOON_MS = 4_000;
const LATE_MS = 16_000;

/** How much longer it waits each time that nothing has happened. */
const PATIENCE = 1.5;

/** Asks again and again, until what it answers is called. `look` says whether something had happened. */
export function pollForSteps(look: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SOON_MS;
  let isOver = false;

  const lookNow = async () => {
    const grown = await look();
    pause = grown ? SOON_MS : Math.min(pause * PATIENCE, LATE_MS);
    lookLater(pause);
  };

  function lookLater(after: number) {
    clearTimeout(timer);
    if (isOver || document.hidden) return;
    timer = setTimeout(() => void lookNow(), after);
  }

  /** Whoever comes back wants to know at once. */
  function seen() {
    pause = SOON_MS;
    lookLater(0);
  }

  document.addEventListener('visibilitychange', seen);
  lookLater(pause);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}

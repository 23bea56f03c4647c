/** How long a page may take to show what is looked for. After that the reader has begun to read elsewhere. */
const PATIENCE_MS = 5_000;

let waiting: (() => void)[] = [];

/** Does something with a part of the page as soon as it is there: a page can be shown before all of it is loaded. */
export function whenElementExists(find: () => HTMLElement | null, use: (found: HTMLElement) => void): void {
  const found = find();
  if (found) return use(found);
  const watcher = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    use(late);
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  waiting.push(stop);
}

/** Waits for nothing any more, as when the reader has gone on to another page. */
export function cancelElementWaits(): void {
  waiting.forEach((stop) => stop());
  waiting = [];
}

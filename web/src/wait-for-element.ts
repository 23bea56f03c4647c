/** Waiting ends after this time, because the user has probably started to read. */
const PATIENCE_MS = 5_000;

let waiting: (() => void)[] = [];

/** Calls `use` as soon as `find` returns an element. Parts of a page can be loaded after it is shown. */
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

/** Cancels all waiting, for example when another page is opened. */
export function cancelElementWaits(): void {
  waiting.forEach((stop) => stop());
  waiting = [];
}

/**
 * Runs before each file of unit tests. The files of a worker share one page, since to make a new one takes longer than most
 * of them; so nothing that one file has set or left may be there for the next.
 */
import { vi } from 'vitest';

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
if ('document' in globalThis) clearPage();

function clearPage() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

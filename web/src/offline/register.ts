import { keepFiles } from './keep-files.ts';
import { followUpdates } from './update.svelte.ts';
import type { PathQuestion } from './worker-api.ts';

const AFTER_MS = 4000;

/** The rest of the app is cached later, unless the user saves data. */
const KEEP_AFTER_MS = 8000;

/** Caches the rules and later the whole app for offline use, except during development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', tellPath);
  navigator.serviceWorker.startMessages();
  const register = () =>
    void navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        followUpdates(registration);
        if (!savesData()) setTimeout(() => void keepFiles(), KEEP_AFTER_MS);
      },
      () => undefined,
    );
  // The first page loads first. Without a server, the addresses of tables need the service worker.
  const later = () => setTimeout(register, __STATIC_SITE__ ? 0 : AFTER_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The service worker shows no notice about a table that the user is looking at. */
function tellPath({ data, ports }: MessageEvent) {
  if (data === ('antorcha-path' satisfies PathQuestion)) ports[0]?.postMessage(location.pathname);
}

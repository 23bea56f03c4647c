import type { PathQuestion } from './worker-api.ts';

const AFTER_MS = 4000;

/** Caches the rules for offline use, except during development. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', tellPath);
  navigator.serviceWorker.startMessages();
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // The first page loads first.
  const later = () => setTimeout(register, AFTER_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** The service worker shows no notice about a table that the user is looking at. */
function tellPath({ data, ports }: MessageEvent) {
  if (data === ('antorcha-path' satisfies PathQuestion)) ports[0]?.postMessage(location.pathname);
}

const AFTER_MS = 4000;

/** Has the rules kept for when there is no line. While the pages are worked on, nothing is kept. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // What is shown first comes first.
  const later = () => setTimeout(register, AFTER_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

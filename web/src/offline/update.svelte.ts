/** A new version that waits until the pages of the old one are closed. */
import type { WorkerCommand } from './worker-api.ts';

let waiting = $state.raw<ServiceWorker | null>(null);
let isDismissed = $state(false);

export const update = {
  /** Whether the user should hear of a new version. */
  get isReady(): boolean {
    return waiting !== null && !isDismissed;
  },
  dismiss() {
    isDismissed = true;
  },
  /** Starts the new version, and loads this page again with it. */
  apply() {
    // Another tab may have started it already.
    if (waiting?.state !== 'installed') return window.location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage('antorcha-activate' satisfies WorkerCommand);
  },
};

/** Notices when a new version has been cached. The first one of a browser is no news. */
export function followUpdates(registration: ServiceWorkerRegistration) {
  const note = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
}

import type { WorkerCommand } from './worker-api.ts';

/** Whether the whole app is on this device. */
export type Readiness = 'preparing' | 'ready' | 'impossible';

/** A browser without a service worker by then has none. */
const WAITS_MS = 30_000;

/** Asks the service worker to cache the whole app, and waits until it has. */
export async function keepFiles(): Promise<Readiness> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return 'impossible';
  const worker = await Promise.race([activeWorker(), pause(WAITS_MS)]);
  if (!worker) return 'impossible';
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  });
  worker.postMessage('antorcha-keep-files' satisfies WorkerCommand, [port2]);
  return (await answer) ? 'ready' : 'preparing';
}

async function activeWorker(): Promise<ServiceWorker | null> {
  return (await navigator.serviceWorker.ready).active;
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

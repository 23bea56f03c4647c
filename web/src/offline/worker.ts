/**
 * The service worker: caches what the rules pages need and later, when a page asks, the whole app, so that it works offline. It
 * also shows notices of turns.
 *
 * It is built separately. `build/offline.ts` replaces `__CACHED__` by the files of the build, so each build has its own worker
 * and cache.
 */
import { openNotice, renewSubscription, showNotice } from './notices.ts';
import { strategyFor } from './policy.ts';
import type { Worker, WorkerCommand } from './worker-api.ts';

declare const self: Worker;
declare const __CACHED__: {
  version: string;
  /** What the rules pages need. */
  files: string[];
  /** Everything else. */
  more: string[];
};

const CACHE = `antorcha-${__CACHED__.version}`;
const APP_PAGE = '/';
const cached = new Set([...__CACHED__.files, ...__CACHED__.more]);

/** So many files are downloaded at a time, so that pages do not wait for it. */
const AT_ONCE = 4;

self.addEventListener('install', (event) => event.waitUntil(fillCache()));
self.addEventListener('activate', (event) =>
  // The first visit has no other worker. Its page needs this one to continue offline.
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  const asked = event.data;
  if (asked === ('antorcha-activate' satisfies WorkerCommand)) void self.skipWaiting();
  if (asked !== ('antorcha-keep-files' satisfies WorkerCommand)) return;
  const [port] = event.ports;
  event.waitUntil(keepFiles().then((isComplete) => port?.postMessage(isComplete)));
});
self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin, cached);
  if (strategy === 'page') event.respondWith(pageFor(event.request));
  if (strategy === 'cache') event.respondWith(fromCache(event.request).catch(() => fetch(event.request)));
});
self.addEventListener('push', (event) =>
  event.waitUntil(showNotice(self, event.data ? event.data.text() : null)),
);
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)));

async function fillCache() {
  const cache = await caches.open(CACHE);
  // The browser's HTTP cache may contain the page of an earlier build.
  await cache.addAll(__CACHED__.files.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Caches the rest of the app. Returns whether everything is there. */
async function keepFiles(): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = __CACHED__.more.filter((file) => !known.has(file));
  let isComplete = true;
  const keepSome = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop())
      await cache.add(file).catch(() => (isComplete = false));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
  return isComplete;
}

/** The page of an address. A static site has a file only for some of them. */
async function pageFor(request: Request): Promise<Response> {
  const app = () => fromCache(new Request(APP_PAGE));
  const response = await fetch(request).catch(() => null);
  if (!response) return app();
  return __STATIC_SITE__ && response.status === 404 ? app().catch(() => response) : response;
}

/** The files of the last version stay, because a page that is open can still need them. */
async function deleteOldCaches() {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function fromCache(request: Request): Promise<Response> {
  const found =
    (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ??
    (request.url.includes('/assets/') ? await caches.match(request, { ignoreVary: true }) : undefined);
  if (!found) throw new Error(`not cached: ${request.url}`);
  return found;
}

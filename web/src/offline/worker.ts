/**
 * The service worker: caches what the rules pages need, so that they work offline, and shows notices of turns.
 *
 * It is built separately. `build/offline.ts` replaces `__CACHED__` by the files of the build, so each build has its own worker
 * and cache.
 */
import { openNotice, renewSubscription, showNotice } from './notices.ts';
import { strategyFor } from './policy.ts';
import type { Worker } from './worker-api.ts';

declare const self: Worker;
declare const __CACHED__: { version: string; files: string[] };

const CACHE = `antorcha-${__CACHED__.version}`;
const APP_PAGE = '/';
const cached = new Set(__CACHED__.files);

self.addEventListener('install', (event) => event.waitUntil(fillCache()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin, cached);
  if (strategy === 'page')
    event.respondWith(fetch(event.request).catch(() => fromCache(new Request(APP_PAGE))));
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

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fromCache(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (!found) throw new Error(`not cached: ${request.url}`);
  return found;
}

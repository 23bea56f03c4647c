/**
 * The service worker: caches what the rules pages need, so that they work offline.
 *
 * It is built separately. `build/offline.ts` replaces `__CACHED__` by the files of the build, so each build has its own worker
 * and cache.
 */
import { strategyFor } from './policy.ts';

/** The worker API that is used here. TypeScript's own library for workers excludes the one for pages. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  location: Location;
}

interface ExtendableEvent {
  waitUntil(task: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

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

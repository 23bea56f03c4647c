/**
 * The service worker: keeps what the rules pages need, so that they can be read without a line.
 *
 * It is built apart from the pages. `build/offline.ts` replaces `__KEPT__` by the files of this build, so that each
 * build has a worker and a cache of its own.
 */
import { strategyFor } from './policy.ts';

/** The few things of a worker's world that are used here; the library that describes them all excludes the browser's. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  location: Location;
}

interface Lasting {
  waitUntil(task: Promise<unknown>): void;
}

interface Fetched extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const self: Worker;
declare const __KEPT__: { version: string; files: string[] };

const CACHE = `antorcha-${__KEPT__.version}`;
const SHELL = '/';
const kept = new Set(__KEPT__.files);

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const way = strategyFor(event.request, self.location.origin, kept);
  if (way === 'page') event.respondWith(fetch(event.request).catch(() => fromCache(new Request(SHELL))));
  if (way === 'kept') event.respondWith(fromCache(event.request).catch(() => fetch(event.request)));
});

async function keep() {
  const cache = await caches.open(CACHE);
  // The browser's own cache may hold the shell of an earlier build.
  await cache.addAll(__KEPT__.files.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function fromCache(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (!found) throw new Error(`not kept: ${request.url}`);
  return found;
}

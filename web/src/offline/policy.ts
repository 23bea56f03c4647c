/** How the service worker answers a request. */
export type Strategy =
  /** A page: from the network, or else from the cache. The router reads the address. */
  | 'page'
  /** A file whose name contains a hash, so that one from any cache is never stale. */
  | 'cache'
  | 'network';

/** Returns how a request is answered. API responses are never cached. */
export function strategyFor(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  cached: ReadonlySet<string>,
): Strategy {
  const url = new URL(request.url);
  const ours = url.origin === origin && url.pathname !== '/api' && !url.pathname.startsWith('/api/');
  if (request.method !== 'GET' || !ours) return 'network';
  if (request.mode === 'navigate') return 'page';
  return cached.has(url.pathname) || url.pathname.startsWith('/assets/') ? 'cache' : 'network';
}

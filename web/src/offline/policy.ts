/** How a request is answered when the service worker sees it. */
export type Strategy =
  /** A page: from the network, or else the kept shell, which finds its way from the address. */
  | 'page'
  /** A file that was kept: its name changes with its content, so that a kept one is never stale. */
  | 'kept'
  /** Not our business. */
  | 'network';

/** Decides how a request is answered. What the server says about tables is never kept, and never answered from here. */
export function strategyFor(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  kept: ReadonlySet<string>,
): Strategy {
  const url = new URL(request.url);
  const ours = url.origin === origin && url.pathname !== '/api' && !url.pathname.startsWith('/api/');
  if (request.method !== 'GET' || !ours) return 'network';
  if (request.mode === 'navigate') return 'page';
  return kept.has(url.pathname) ? 'kept' : 'network';
}

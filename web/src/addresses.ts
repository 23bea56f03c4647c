/** Parses addresses. */

/** A page with its parameters. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'daily' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'about' }
  /** The matches of this device. */
  | { page: 'local' }
  | { page: 'you' }
  | { page: 'player'; id: string }
  | { page: 'leaderboards'; game: string | null }
  | { page: 'settings' }
  | { page: 'admin'; section: string; item: string | null }
  | { page: 'privacy' }
  | { page: 'forgotten-password' }
  /** A link from a mail. The token never reaches a server as part of an address. */
  | { page: 'new-password' | 'confirm-address'; token: string }
  | { page: 'not-found' };

export function parseRoute({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const [first = '', second = '', third] = pathname.split('/').slice(1).map(decode);
  const single = second === '' && third === undefined;
  if (first === '' && single) return { page: 'home' };
  if (first === 'daily' && single) return { page: 'daily' };
  if (first === 'local' && single) return { page: 'local' };
  if (first === 'about' && single) return { page: 'about' };
  if (first === 'you' && single) return { page: 'you' };
  if (first === 'settings' && single) return { page: 'settings' };
  if (first === 'privacy' && single) return { page: 'privacy' };
  if (first === 'forgotten-password' && single) return { page: 'forgotten-password' };
  if ((first === 'new-password' || first === 'confirm-address') && single) {
    return { page: first, token: hash.slice(1) };
  }
  if (first === 'puzzles' && single && hash.length <= 1) return { page: 'puzzles' };
  if (first === 'admin') return { page: 'admin', section: second || 'overview', item: third || null };
  if (third) return { page: 'not-found' };
  // A static site has no file for each table, replay and puzzle, so the id can be in the hash.
  if (second === '' && hash.length > 1) {
    const id = decode(hash.slice(1));
    if (first === 'table' || first === 'replay') return { page: first, id };
    if (first === 'puzzles') return { page: 'puzzle', id };
  }
  if (first === 'rules') return { page: 'rules', game: second || null, rule: decode(hash.slice(1)) || null };
  if (first === 'leaderboards') return { page: 'leaderboards', game: second || null };
  if (first === 'players' && second) return { page: 'player', id: second };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  if (first === 'puzzles' && second) return { page: 'puzzle', id: second };
  return { page: 'not-found' };
}

/** The address of a page that a host of files can answer: `/table/#ID` instead of `/table/ID`. */
export function addressOfFile(address: string): string {
  const [, page, id, query = ''] = /^\/(table|replay|puzzles)\/([^/?#]+)(\?[^#]*)?$/.exec(address) ?? [];
  return page && id ? `/${page}/${query}#${id}` : address;
}

/** Returns the address of a page that a click opens; null if the browser should handle the click. */
export function clickedAddress(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !plain || !link || link.target || link.hasAttribute('download')) return null;
  const to = new URL(link.href, window.location.href);
  const isPage = to.origin === window.location.origin && !to.pathname.startsWith('/api/');
  const isPlaceOnThisPage = to.hash !== '' && to.pathname === window.location.pathname;
  return isPage && !isPlaceOnThisPage ? to.pathname + to.search + to.hash : null;
}

/** Decodes a part of an address. Invalid encoding stays as it is. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a player's profile. */
export function profileAddress(player: string): string {
  return `/players/${encodeURIComponent(player)}`;
}

/** The address of a match's review. */
export function reviewAddress(id: string): string {
  return `/replay/${encodeURIComponent(id)}?review`;
}

/** What the service worker shows for a push message, and where a notice leads. */

/** A notice, as the server writes it into a push message. */
export interface Notice {
  /** A copy of a notice has the same id. */
  id: string;
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
  /** A notice replaces the one with the same tag. */
  tag: string;
}

/** An open page of this site. */
export interface OpenPage {
  path: string;
  visible: boolean;
}

/** Browsers block workers that show nothing for a message, so one that cannot be read is shown, too. */
const UNREADABLE: Notice = { id: '', title: 'Antorcha', body: '', path: '/', tag: 'unreadable' };

export function readNotice(message: string | null, origin: string): Notice {
  const read = parse(message ?? '');
  const text = (name: string) => (typeof read[name] === 'string' ? read[name] : '');
  if (text('title') === '') return UNREADABLE;
  return {
    id: text('id'),
    title: text('title'),
    body: text('body'),
    path: pathOn(origin, text('url')),
    tag: text('tag') || UNREADABLE.tag,
  };
}

function parse(message: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(message);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The page on this site, whatever the host of the address: a server can have several names. */
function pathOn(origin: string, address: string): string {
  try {
    const { pathname, search } = new URL(address || '/', origin);
    return pathname + search;
  } catch {
    return '/';
  }
}

/** Whether the user is looking at the table, so that a notice would tell nothing new. */
export function isWatched(notice: Notice, pages: readonly OpenPage[]): boolean {
  return pages.some(({ path, visible }) => visible && path === notice.path);
}

/** Whether the device makes a sound: not for a copy of the notice that is already shown. */
export function alerts(notice: Notice, shownIds: readonly unknown[]): boolean {
  return notice.id === '' || !shownIds.includes(notice.id);
}

/** The page to focus after a click; null to open a new one. */
export function pageToFocus<Page extends OpenPage>(path: string, pages: readonly Page[]): Page | null {
  const there = pages.filter((page) => page.path === path);
  return there.find(({ visible }) => visible) ?? there[0] ?? null;
}

/** What the admins of the server tell everyone. */
import { browserStorage } from '../settings/settings.svelte.ts';
import type { AnnouncementInfo } from './types.ts';
import { request } from './request.ts';

/** Tables get changes at once over their socket; other pages ask this often. */
const ASK_EVERY_MS = 120_000;

/** The ids of announcements that the user has closed. */
const CLOSED = 'antorcha.closed-announcements';

/** How many of these ids are remembered. */
const REMEMBERED = 30;

const storage = browserStorage();
let current = $state.raw<AnnouncementInfo[]>([]);
let closed = $state.raw<string[]>(read());
let now = $state(Date.now());

export const announcements = {
  /** Those that have not ended and that the user has not closed. */
  get shown(): AnnouncementInfo[] {
    return current.filter((info) => info.until_ms > now && !closed.includes(keyOf(info, now)));
  },
  /** The time to which `shown` refers. */
  get now(): number {
    return now;
  },
  show(infos: AnnouncementInfo[]) {
    now = Date.now();
    current = infos;
  },
  /** Asks the server now. */
  ask,
  close(info: AnnouncementInfo) {
    closed = [...closed, keyOf(info, now)].slice(-REMEMBERED);
    storage?.setItem(CLOSED, JSON.stringify(closed));
  },
};

/** Asks for announcements, and keeps the time, until the returned function is called. */
export function followAnnouncements(): () => void {
  void ask();
  const asking = setInterval(() => void ask(), ASK_EVERY_MS);
  const ticking = setInterval(() => {
    // Without an announcement nothing depends on the time.
    if (current.length > 0) now = Date.now();
  }, 1_000);
  return () => {
    clearInterval(asking);
    clearInterval(ticking);
  };
}

async function ask() {
  const reply = await request<AnnouncementInfo[]>('GET', '/api/announcements');
  if (reply.ok && (reply.value.length > 0 || current.length > 0)) announcements.show(reply.value);
}

/** A restart is shown again for its last two minutes, also to users who have closed the notice. */
export function keyOf({ id, restart_ms }: AnnouncementInfo, at: number): string {
  return restart_ms !== null && restart_ms - at < 120_000 ? `${id}!` : id;
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(CLOSED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

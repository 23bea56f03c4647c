/** Begins matches on this device. */
import { loadLocalWords } from '../i18n/index.ts';
import type { NewMatch, Proposal } from '../local/asks.ts';
import { hasLocalPlay, isStaticSite } from '../local/available.ts';
import { isLocalRoom } from '../local/rooms.ts';
import { browserStorage, settings } from '../settings/settings.svelte.ts';
import type { Problem, Reply } from './problem.ts';
import { guestName } from './session.svelte.ts';

/** Marks that this device has matches, so that others do not look for them. */
const HAS_MATCHES = 'antorcha.local';

/** The server cannot be reached, or has no room for another match. */
const CANNOT_HOST = new Set([
  'busy',
  'too_many',
  'store_full',
  'store_unavailable',
  'shutting_down',
  'moving',
]);

/** Whether one person plays against bots. */
export function playsAlone({ seats, rated, pace }: Proposal): boolean {
  const people = seats.filter((seat) => seat.for === 'person').length;
  return people === 1 && rated !== true && pace?.pace !== 'turns';
}

/** Whether a match is played here before any server is asked. */
export function mustPlayHere({ origin }: Pick<Proposal, 'origin'> = {}): boolean {
  const continuesHere = origin !== undefined && isLocalRoom(origin.room);
  return isStaticSite || continuesHere || (hasLocalPlay && settings.playsHere && origin === undefined);
}

/** Whether a match is played here after the server has refused it. */
export function shouldPlayHere(problem: Problem, { origin }: Pick<Proposal, 'origin'> = {}): boolean {
  if (!hasLocalPlay || origin !== undefined) return false;
  return problem.kind === 'refused' ? CANNOT_HOST.has(problem.code) : true;
}

/** Begins a match, a lesson or a past daily dungeon on this device. Returns the room's id. */
export async function beginHere(match: NewMatch): Promise<Reply<string>> {
  try {
    const { begin } = await import('../local/client.ts');
    const begun = await begin(match, settings.name || guestName());
    if (begun.ok) {
      browserStorage()?.setItem(HAS_MATCHES, 'yes');
      keepStorage();
      return begun;
    }
    await loadLocalWords();
    return { ok: false, problem: { kind: 'refused', ...begun.failure } };
  } catch {
    // Offline, before the files of local play were kept.
    return { ok: false, problem: { kind: 'unreachable' } };
  }
}

/** Asks the browser not to delete the matches when space gets rare. Pages without TLS cannot ask. */
function keepStorage() {
  const { storage } = navigator as { storage?: StorageManager };
  storage?.persist?.().catch(() => {});
}

/** Whether this device may have matches. */
export function hasMatchesHere(): boolean {
  return isStaticSite || (browserStorage()?.getItem(HAS_MATCHES) ?? null) !== null;
}

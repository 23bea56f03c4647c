/** Checks that the notices still reach this browser. */
import { ensureSession } from '../api/index.ts';
import { settings } from '../settings/settings.svelte.ts';
import { forget, isDue, recall } from './memory.ts';

const AFTER_MS = 6000;

/**
 * Checks now and then, because a push service can drop a subscription without telling, and the server must know the language
 * and the time zone of the device.
 */
export function checkNotices(): void {
  if (!isDue(recall(), new Date(), settings.language)) return;
  // The first page loads first.
  setTimeout(() => void check(), AFTER_MS);
}

async function check() {
  const known = await ensureSession();
  if (!known.ok) return;
  const { NoticeSettings } = await import('./notice-settings.svelte.ts');
  await new NoticeSettings().restore();
}

/** Turns the notices of this browser off before the user logs out, because the next user can be somebody else. */
export async function stopNotices(): Promise<void> {
  if (!recall()?.push) return;
  const { unsubscribe } = await import('./subscription.ts');
  await unsubscribe();
  forget();
}

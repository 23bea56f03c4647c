/** Shares the link to a match that is over. */
import { toast } from '../../components/toasts.svelte.ts';
import { settings } from '../../settings/settings.svelte.ts';
import { ui } from '../../i18n/index.ts';

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** The address of the picture with the winner and the result. */
export function pictureAddress(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}/card.png?lang=${settings.language}`;
}

/** Opens the device's share dialog, or else copies the link. Only pages with TLS can do either. */
export async function share(what: Shared): Promise<void> {
  // To cancel the dialog is not an error.
  if (can('share')) return navigator.share(what).catch(() => {});
  const copied = can('clipboard') ? navigator.clipboard.writeText(what.url) : Promise.reject();
  await copied.then(
    () => toast(ui('invite-copied'), 'good'),
    () => toast(ui('end-link', { address: what.url })),
  );
}

function can(what: string): boolean {
  return what in navigator;
}

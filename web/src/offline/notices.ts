/** Notices of turns in the service worker: shows them, opens their tables, and renews the subscription of the browser. */
import type { NewNoticeChannel, NoticeOverview } from '../wire/api.ts';
import { alerts, isWatched, pageToFocus, readNotice, type OpenPage } from './notice.ts';
import { renewal } from './renewal.ts';
import type { PathQuestion, SubscriptionChange, WindowClient, Worker } from './worker-api.ts';

const ICON = '/icons/icon-192.png';

/** A page that does not answer by then is frozen. */
const ANSWER_WITHIN_MS = 500;

interface Shown {
  id: string;
  path: string;
}

export async function showNotice(worker: Worker, message: string | null): Promise<void> {
  const notice = readNotice(message, worker.location.origin);
  if (isWatched(notice, await openPages(worker))) return;
  const { id, path, tag } = notice;
  const shown = await worker.registration.getNotifications({ tag });
  const isNew = alerts(
    notice,
    shown.map(({ data }) => (data as Shown | null)?.id),
  );
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag,
    icon: ICON,
    renotify: isNew,
    silent: !isNew,
    data: { id, path } satisfies Shown,
  });
}

export async function openNotice(worker: Worker, notification: Notification): Promise<void> {
  notification.close();
  const path = (notification.data as Shown | null)?.path ?? '/';
  const page = pageToFocus(path, await openPages(worker));
  await (page ? page.client.focus() : worker.clients.openWindow(path));
}

/** The browser has another address at its push service: tells the server. */
export async function renewSubscription(worker: Worker, event: SubscriptionChange): Promise<void> {
  const answer = await fetch('/api/notices', { credentials: 'same-origin' });
  // Without a session nobody gets notices here.
  if (!answer.ok) return;
  const { push_key, channels } = (await answer.json()) as NoticeOverview;
  const next =
    event.newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: push_key,
    }));
  const { add, remove } = renewal(channels, event.oldSubscription?.endpoint ?? null, next.toJSON());
  if (add) await send('POST', '/api/notices/channels', add);
  if (remove) await send('DELETE', `/api/notices/channels/${remove}`);
}

async function send(method: 'POST' | 'DELETE', path: string, body?: NewNoticeChannel): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const sent = body && { headers, body: JSON.stringify(body) };
  await fetch(path, { method, credentials: 'same-origin', ...sent });
}

async function openPages(worker: Worker): Promise<(OpenPage & { client: WindowClient })[]> {
  const clients = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(
    clients.map(async (client) => ({
      client,
      path: await pathOf(client),
      visible: client.visibilityState === 'visible',
    })),
  );
}

/** The worker knows only the first address of a page, so it asks the page for the current one. */
function pathOf(client: WindowClient): Promise<string> {
  const first = new URL(client.url).pathname;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : first);
    setTimeout(() => resolve(first), ANSWER_WITHIN_MS);
    client.postMessage('antorcha-path' satisfies PathQuestion, [port2]);
  });
}

/** The push subscription of this browser. */
import type { Reply } from '../api/index.ts';
import type { NewNoticeChannel, NoticeChannelShown } from '../wire/api.ts';
import { browserLabel } from './push-support.ts';
import { addChannel, overview, removeChannel } from './requests.ts';

/** The file of the service worker. */
const WORKER = '/sw.js';

/** Returns the subscription, if there is one. It never throws. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** The channel of this browser among those of the user. */
export function channelOf(
  subscription: PushSubscription | null,
  channels: readonly NoticeChannelShown[],
): NoticeChannelShown | null {
  if (!subscription) return null;
  return channels.find(({ endpoint }) => endpoint === subscription.endpoint) ?? null;
}

/** Whether a subscription belongs to this key of the server. A browser that does not tell is believed. */
export function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options?.applicationServerKey;
  return !own || base64Url(new Uint8Array(own)) === key;
}

export function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Renews the subscription of this browser and tells the server. The user must have allowed notifications. `null` if the push service of
 * the browser does not answer.
 */
export async function subscribe(key: string): Promise<Reply<unknown> | null> {
  let next: PushSubscription;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // The push service may not know the former one any more, or it has another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    next = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
  const channel = newChannel(next.toJSON(), browserLabel(navigator.userAgent));
  return channel && addChannel(channel);
}

/** Ends the subscription, here and on the server. */
export async function unsubscribe(): Promise<Reply<unknown>> {
  const subscription = await currentSubscription();
  if (!subscription) return { ok: true, value: null };
  const reply = await overview();
  if (!reply.ok) return reply;
  const channel = channelOf(subscription, reply.value.channels);
  const removed = channel ? await removeChannel(channel.id) : reply;
  if (removed.ok) await subscription.unsubscribe().catch(() => false);
  return removed;
}

function newChannel({ endpoint, keys }: PushSubscriptionJSON, label: string): NewNoticeChannel | null {
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { kind: 'push', endpoint, keys: { p256dh, auth }, label } : null;
}

import type { NewNoticeChannel, NoticeChannelShown } from '../wire/api.ts';

/** What the server must be told after the subscription of this browser has changed. */
export interface Renewal {
  add: NewNoticeChannel | null;
  /** The id of the channel that does not work any more. */
  remove: string | null;
}

/** The new subscription replaces the old one, and keeps its name. A browser whose notices are off stays off. */
export function renewal(
  channels: readonly NoticeChannelShown[],
  old: string | null,
  next: PushSubscriptionJSON,
): Renewal {
  const known = channels.find(({ endpoint }) => endpoint !== null && endpoint === old);
  const { endpoint, keys } = next;
  const isKnown = channels.some((channel) => channel.endpoint === endpoint);
  const isWanted = known?.enabled ?? true;
  const remove = known && known.endpoint !== endpoint ? known.id : null;
  if (!endpoint || !keys?.['p256dh'] || !keys['auth'] || isKnown || !isWanted) return { add: null, remove };
  const { p256dh, auth } = keys;
  return { add: { kind: 'push', endpoint, keys: { p256dh, auth }, label: known?.label ?? '' }, remove };
}

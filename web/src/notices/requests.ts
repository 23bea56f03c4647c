/** The HTTP requests about notices of turns. */
import { ensureSession, type Reply } from '../api/index.ts';
import { request } from '../api/request.ts';
import { settings } from '../settings/settings.svelte.ts';
import type {
  AccountShown,
  ContactShown,
  NewNoticeChannel,
  NoticeChannelAdded,
  NoticeOverview,
  NoticePreferences,
  NoticeTested,
} from '../wire/api.ts';

/** The place of the account's mail address in the list of channels. */
export const MAIL = 'mail';

export function overview(): Promise<Reply<NoticeOverview>> {
  return request('GET', '/api/notices');
}

/** Adds a channel. A device without a session gets one. */
export async function addChannel(channel: NewNoticeChannel): Promise<Reply<NoticeChannelAdded>> {
  const known = await ensureSession();
  return known.ok ? request('POST', '/api/notices/channels', channel) : known;
}

export function removeChannel(id: string): Promise<Reply<void>> {
  return request('DELETE', channel(id));
}

export function enableChannel(id: string, enabled: boolean): Promise<Reply<void>> {
  return request('PATCH', channel(id), { enabled });
}

/** Sends a test notice on a channel, or to the mail address. */
export function testChannel(id: string): Promise<Reply<NoticeTested>> {
  return request('POST', `${channel(id)}/test`);
}

export function enableMail(enabled: boolean): Promise<Reply<void>> {
  return request('PUT', '/api/notices/mail', { enabled });
}

export async function setPreferences(preferences: NoticePreferences): Promise<Reply<void>> {
  const known = await ensureSession();
  return known.ok ? request('PUT', '/api/notices/preferences', preferences) : known;
}

/** Returns the account with its mail address. */
export function account(): Promise<Reply<AccountShown>> {
  return request('GET', '/api/account');
}

/** Sets the mail address of the account; an empty one deletes it. */
export function setAddress(email: string): Promise<Reply<void>> {
  const path = '/api/account/contact';
  return email === ''
    ? request('DELETE', path)
    : request('PUT', path, { email, lang: settings.language } satisfies ContactShown);
}

/** Stops the notices about a table, or sends them again. */
export function mute(room: string, muted: boolean): Promise<Reply<void>> {
  return request(muted ? 'PUT' : 'DELETE', `/api/notices/mutes/${encodeURIComponent(room)}`);
}

function channel(id: string): string {
  return `/api/notices/channels/${encodeURIComponent(id)}`;
}

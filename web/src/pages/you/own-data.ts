/** HTTP requests about the account's address, its sessions and the user's data. */
import { session, type Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type {
  AccountShown,
  Deletion,
  ForgottenPassword,
  LinkAccount,
  LinkToken,
  OwnSessions,
  PasswordByLink,
} from '../../wire/api.ts';

/** The document with everything that is stored about the user. */
export const DATA_ADDRESS = '/api/account/data';

export function account(): Promise<Reply<AccountShown>> {
  return request('GET', '/api/account');
}

/** Asks for a link that confirms an address. */
export function sendConfirmation(email: string): Promise<Reply<void>> {
  return request('PUT', '/api/account/contact', { email, lang: settings.language });
}

/** Confirms an address by the token of a link. */
export function confirmAddress(token: string): Promise<Reply<void>> {
  return request('POST', '/api/account/contact/confirmed', { token } satisfies LinkToken);
}

export function ownSessions(): Promise<Reply<OwnSessions>> {
  return request('GET', '/api/account/sessions');
}

/** Ends a session, or with `others` all but this one. */
export function endSession(id: string): Promise<Reply<void>> {
  return request('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);
}

/** Asks for a link that sets a new password. */
export function forgetPassword(name: string): Promise<Reply<void>> {
  const asked = { account: name, lang: settings.language } satisfies ForgottenPassword;
  return request('POST', '/api/account/forgotten', asked);
}

/** Returns the account for which a link sets the password. */
export function linkAccount(token: string): Promise<Reply<LinkAccount>> {
  return request('POST', '/api/account/reset/check', { token } satisfies LinkToken);
}

export function setPassword(token: string, password: string): Promise<Reply<void>> {
  return request('POST', '/api/account/reset', { token, password } satisfies PasswordByLink);
}

/** Deletes the user. Guests have no password. The device forgets the user then. */
export async function deleteUser(password: string | null): Promise<Reply<void>> {
  const reply: Reply<void> = await request('POST', '/api/account/deletion', { password } satisfies Deletion);
  if (reply.ok) session.forget();
  return reply;
}

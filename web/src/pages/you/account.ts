/** HTTP requests for accounts and bots. */
import { rename, type Me, type Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import { stopNotices } from '../../notices/check.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { BotMade, BotShown, Login } from '../../wire/api.ts';

/** Turns the guest of this device into an account. */
export function register(login: Login): Promise<Reply<Me>> {
  return request('POST', '/api/account', login);
}

/** Logs in. The guest's games become the account's. */
export function logIn(login: Login): Promise<Reply<Me>> {
  return request('POST', '/api/account/login', login);
}

/** Logs out. The device gets a guest session. */
export async function logOut(): Promise<Reply<Me>> {
  await stopNotices();
  return asGuest(await request('DELETE', '/api/session'));
}

export async function logOutEverywhere(): Promise<Reply<Me>> {
  await stopNotices();
  return asGuest(await request('DELETE', '/api/account/sessions'));
}

function asGuest(left: Reply<void>): Promise<Reply<Me>> {
  return left.ok ? rename(settings.name) : Promise.resolve(left);
}

/** Changes the password, and ends all other sessions. */
export function changePassword(old: string, next: string): Promise<Reply<void>> {
  return request('POST', '/api/account/password', { old, new: next });
}

/** Returns the user's bots, the oldest first. */
export function ownBots(): Promise<Reply<BotShown[]>> {
  return request('GET', '/api/bots');
}

export function makeBot(name: string): Promise<Reply<BotMade>> {
  return request('POST', '/api/bots', { name });
}

/** Revokes a bot's token. Its games stay. */
export function removeBot(player: string): Promise<Reply<void>> {
  return request('DELETE', `/api/bots/${encodeURIComponent(player)}`);
}

/** What the server does for those who have an account, and for those who want one. */
import { rename, type Me, type Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { BotMade, BotShown, ContactShown, Login, RatingShown, Standing } from '../../wire/api.ts';

/** Gives the guest of this device an account. */
export function register(login: Login): Promise<Reply<Me>> {
  return request('POST', '/api/account', login);
}

/** Logs in. The games of the guest that this device was go on as the account's. */
export function logIn(login: Login): Promise<Reply<Me>> {
  return request('POST', '/api/account/login', login);
}

/** Forgets this device, which is a guest's from then on. */
export async function logOut(): Promise<Reply<Me>> {
  return asGuest(await request('DELETE', '/api/session'));
}

/** Logs out on every device. */
export async function logOutEverywhere(): Promise<Reply<Me>> {
  return asGuest(await request('DELETE', '/api/account/sessions'));
}

function asGuest(left: Reply<void>): Promise<Reply<Me>> {
  return left.ok ? rename(settings.name) : Promise.resolve(left);
}

/** Changes the password, and ends all sessions but this one. */
export function changePassword(old: string, next: string): Promise<Reply<void>> {
  return request('POST', '/api/account/password', { old, new: next });
}

/** Where one is reminded of matches that wait, if that was set. */
export async function reminders(): Promise<Reply<ContactShown | null>> {
  const me = await request<Me>('GET', '/api/session');
  return me.ok ? { ok: true, value: me.value.contact ?? null } : me;
}

/** Sets where to be reminded, in the language of the pages; without an address there are no reminders. */
export function setReminders(email: string): Promise<Reply<void>> {
  const path = '/api/account/contact';
  return email === ''
    ? request('DELETE', path)
    : request('PUT', path, { email, lang: settings.language } satisfies ContactShown);
}

/** The best at a game. */
export function bestAt(game: string): Promise<Reply<Standing[]>> {
  return request('GET', `/api/games/${encodeURIComponent(game)}/leaderboard`);
}

/** How well a player plays, game by game. */
export function ratings(player: string): Promise<Reply<RatingShown[]>> {
  return request('GET', `/api/players/${encodeURIComponent(player)}/ratings`);
}

/** One's own bots, the oldest first. */
export function ownBots(): Promise<Reply<BotShown[]>> {
  return request('GET', '/api/bots');
}

/** Makes a bot. */
export function makeBot(name: string): Promise<Reply<BotMade>> {
  return request('POST', '/api/bots', { name });
}

/** Takes a bot's token away. Its games stay. */
export function removeBot(player: string): Promise<Reply<void>> {
  return request('DELETE', `/api/bots/${encodeURIComponent(player)}`);
}

/** What the pages ask of the server by HTTP. Each function answers with a `Reply` and never throws. */
import type { Reply } from './problem.ts';
import { request } from './request.ts';
import { ensureSession, session } from './session.svelte.ts';
import type {
  EventsPage,
  FairnessShown,
  GameShown,
  GamesPage,
  Listed,
  Opened,
  OutlinePage,
  Proposal,
  ReplayPage,
} from './types.ts';

export { explain, explainCode, type Problem, type Reply } from './problem.ts';
export { ensureSession, rename, renewSession, session } from './session.svelte.ts';
export type * from './types.ts';

let catalog: Promise<Reply<GameShown[]>> | null = null;

/** The games that can be played, with their options and bots. They are asked for once. */
export async function games(): Promise<Reply<GameShown[]>> {
  catalog ??= request<GameShown[]>('GET', '/api/games');
  const reply = await catalog;
  if (!reply.ok) catalog = null;
  return reply;
}

/** The rooms that stand in the lobby, the newest first. */
export function lobby(): Promise<Reply<Listed[]>> {
  return request('GET', '/api/rooms');
}

/** What lists say of one room. */
export function room(id: string): Promise<Reply<Listed>> {
  return request('GET', `/api/rooms/${encodeURIComponent(id)}`);
}

/** Opens a room, whose host is this device. */
export async function openRoom(proposal: Proposal): Promise<Reply<Opened>> {
  const known = await ensureSession();
  return known.ok ? request('POST', '/api/rooms', proposal) : known;
}

/** The games of this device's player, the newest first. A device that has never played has none. */
export async function myGames(before?: number): Promise<Reply<GamesPage>> {
  if (!session.isKnown) return { ok: true, value: { games: [], before: null } };
  const known = await ensureSession();
  if (!known.ok) return known;
  const query = before === undefined ? '' : `?before=${String(before)}`;
  return request('GET', `/api/players/${known.value.player}/games${query}`);
}

/** What one has heard of a match before the event with this number. */
export function eventsBefore(id: string, number: number): Promise<Reply<EventsPage>> {
  return request('GET', `/api/rooms/${encodeURIComponent(id)}/events?before=${String(number)}`);
}

/** With whose observer a match is looked at: `public`, `seat:N` or `all`; nothing for one's own. */
export type Observer = string | null;

/** What happened in a match, step by step, from this step on. */
export function outline(id: string, observer: Observer, from: number): Promise<Reply<OutlinePage>> {
  return request('GET', `${path(id)}/outline?${observerQuery(observer)}from=${String(from)}`);
}

/** The positions of a match after some steps, from this one on. */
export function frames(
  id: string,
  observer: Observer,
  from: number,
  count: number,
): Promise<Reply<ReplayPage>> {
  return request(
    'GET',
    `${path(id)}/replay?${observerQuery(observer)}from=${String(from)}&count=${String(count)}`,
  );
}

/** How the chance of a match is drawn and, once it is over, whether the server finds it fair. */
export function fairness(id: string): Promise<Reply<FairnessShown>> {
  return request('GET', `${path(id)}/fairness`);
}

/** Where the record of a match is, once it is over. */
export function recordOf(id: string): string {
  return `${path(id)}/record`;
}

function path(id: string): string {
  return `/api/rooms/${encodeURIComponent(id)}`;
}

function observerQuery(observer: Observer): string {
  return observer === null ? '' : `as=${encodeURIComponent(observer)}&`;
}

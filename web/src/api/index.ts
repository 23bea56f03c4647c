/** The HTTP requests of the pages. Each function returns a `Reply` and never throws. */
import type { Reply } from './problem.ts';
import { request } from './request.ts';
import { ensureSession, session } from './session.svelte.ts';
import type {
  BeliefsShown,
  BugReported,
  EventsPage,
  FairnessShown,
  GameShown,
  GamesPage,
  Opened,
  OutlinePage,
  Proposal,
  PuzzleListed,
  PuzzleShown,
  PuzzleSolution,
  ReplayPage,
  ReviewPending,
  ReviewShown,
  RoomListing,
} from './types.ts';

export { explain, explainCode, explainName, type Problem, type Reply } from './problem.ts';
export { ensureSession, guestName, LONGEST_NAME, rename, renewSession, session } from './session.svelte.ts';
export type * from './types.ts';

export { beginHere, hasMatchesHere, mustPlayHere, playsAlone, shouldPlayHere } from './play-here.ts';

let catalog: Promise<Reply<GameShown[]>> | null = null;

/** Returns the games with their options and bots. They are requested once. */
export async function games(): Promise<Reply<GameShown[]>> {
  catalog ??= request<GameShown[]>('GET', '/api/games');
  const reply = await catalog;
  if (!reply.ok) catalog = null;
  return reply;
}

/** Returns the rooms in the lobby, the newest first. */
export function lobby(): Promise<Reply<RoomListing[]>> {
  return request('GET', '/api/rooms');
}

export function room(id: string): Promise<Reply<RoomListing>> {
  return request('GET', `/api/rooms/${encodeURIComponent(id)}`);
}

/** Opens a room with this device as its host. */
export async function openRoom(proposal: Proposal): Promise<Reply<Opened>> {
  const known = await ensureSession();
  return known.ok ? request('POST', '/api/rooms', proposal) : known;
}

/** Returns the games of this device's player, the newest first. A device that has never played has none. */
export async function myGames(before?: number): Promise<Reply<GamesPage>> {
  if (!session.isKnown) return { ok: true, value: { games: [], before: null } };
  const known = await ensureSession();
  if (!known.ok) return known;
  const query = before === undefined ? '' : `?before=${String(before)}`;
  return request('GET', `/api/players/${known.value.player}/games${query}`);
}

/** Returns the events of a match, as the user may know them, before this number. */
export function eventsBefore(id: string, number: number): Promise<Reply<EventsPage>> {
  return request('GET', `/api/rooms/${encodeURIComponent(id)}/events?before=${String(number)}`);
}

/** Who observes a match: `public`, `seat:N` or `all`; null for the user's own seat, or the public without one. */
export type Observer = string | null;

/** Returns what happened in a match, step by step, from this step on. */
export function outline(id: string, observer: Observer, from: number): Promise<Reply<OutlinePage>> {
  return request('GET', `${path(id)}/outline?${observerQuery(observer)}from=${String(from)}`);
}

/** Returns the positions of a match after `count` steps, from this one on. */
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

/** Returns the review of a finished match, or how far it is. */
export function review(id: string): Promise<Reply<ReviewShown | ReviewPending>> {
  return request('GET', `${path(id)}/review`);
}

/** Returns what a seat of a finished match could know of hidden cards after an entry of the log. */
export function beliefs(id: string, seat: number, entry: number): Promise<Reply<BeliefsShown>> {
  return request('GET', `${path(id)}/review/beliefs?seat=${String(seat)}&entry=${String(entry)}`);
}

let puzzleList: Promise<Reply<PuzzleListed[]>> | null = null;

/** Returns all puzzles without their answers. They are requested once. */
export async function puzzles(): Promise<Reply<PuzzleListed[]>> {
  puzzleList ??= request<PuzzleListed[]>('GET', '/api/puzzles');
  const reply = await puzzleList;
  if (!reply.ok) puzzleList = null;
  return reply;
}

/** Returns the position of a puzzle. */
export function puzzle(id: string): Promise<Reply<PuzzleShown>> {
  return request('GET', `/api/puzzles/${encodeURIComponent(id)}`);
}

/** Answers a puzzle with the offer at an index. */
export function answerPuzzle(id: string, choice: number): Promise<Reply<PuzzleSolution>> {
  return request('POST', `/api/puzzles/${encodeURIComponent(id)}/answer`, { choice });
}

/** Returns the fairness data of a match and, once it is over, the server's verdict. */
export function fairness(id: string): Promise<Reply<FairnessShown>> {
  return request('GET', `${path(id)}/fairness`);
}

/** Reports a problem with a match to the operators of the server. */
export async function reportBug(id: string, description: string): Promise<Reply<BugReported>> {
  const known = await ensureSession();
  return known.ok ? request('POST', `${path(id)}/bug-reports`, { description }) : known;
}

/** Returns the address of a finished match's record. */
export function recordOf(id: string): string {
  return `${path(id)}/record`;
}

function path(id: string): string {
  return `/api/rooms/${encodeURIComponent(id)}`;
}

function observerQuery(observer: Observer): string {
  return observer === null ? '' : `as=${encodeURIComponent(observer)}&`;
}

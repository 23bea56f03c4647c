/** Several people who play one match through pages of their own. */
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'vitest';

import type { Event, ServerMessage, Snapshot } from '../../src/wire/index.ts';
import { decide, type Pick } from './play.ts';
import type { Server } from './server.ts';
import type { Visitor } from './visitor.ts';

/** What happens between two decisions, by how many were made before. */
export type Incidents = Record<number, () => Promise<void>>;

const PATIENCE_MS = 30_000;
/** If nobody has heard anything for so long, nothing is under way. */
const SILENCE_MS = 300;
const PATIENTLY = { timeout: 20_000, interval: 20 };

/** Plays until the match is over, each on their own page. Answers how many decisions were made. */
export async function playTogether(
  players: Visitor[],
  pick: Pick,
  incidents: Incidents = {},
): Promise<number> {
  const turns = players.map(() => 0);
  for (let made = 0; ; made += 1) {
    await incidents[made]?.();
    const place = await whoseTurn(players);
    const player = players[place];
    if (!player) return made;
    const turn = turns[place] ?? 0;
    turns[place] = turn + 1;
    await decide(player, 'mouse', pick(player.table.snapshot?.offers ?? [], turn));
  }
}

/** The place of a player who owes a decision; -1 once the match is over for all. */
export async function whoseTurn(players: Visitor[]): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const owing = players.findIndex(({ table }) => table.owes);
    if (owing >= 0 || players.every(({ table }) => table.isOver)) return owing;
    await pause(10);
  }
  throw new Error('nobody is asked, and yet the match is not over');
}

/** Waits until bots have decided what they can and everyone has heard of it, so that nothing changes by itself. */
export async function quiet(everyone: Visitor[]) {
  const heard = () => everyone.map(({ table }) => table.heard.length).join();
  await expect
    .poll(async () => {
      const before = heard();
      await pause(SILENCE_MS);
      return before === heard() && waitsForPeople(everyone[0]);
    }, PATIENTLY)
    .toBe(true);
}

/** Whether nothing happens before a person decides, or nothing any more. */
function waitsForPeople(visitor: Visitor | undefined): boolean {
  if (visitor?.table.isOver === true) return true;
  const turn = visitor?.table.snapshot?.turn;
  const owing = turn?.turn === 'decide' ? turn.owe : [];
  return owing.length > 0 && owing.every((seat) => isPerson(visitor, seat));
}

function isPerson(visitor: Visitor | undefined, seat: number): boolean {
  return visitor?.table.room?.seats[seat]?.holder.kind === 'person';
}

/** Loads the page anew in the middle of the match: everything that was there is there again. */
export async function comeAgain({ page, table }: Visitor) {
  const before = {
    position: JSON.stringify(table.snapshot?.view),
    events: table.events.length,
    welcomes: welcomesOf(table),
  };
  await page.reload();
  await table.until('the reloaded page is back', () => welcomesOf(table) > before.welcomes);
  expect(JSON.stringify(table.snapshot?.view)).toBe(before.position);
  expect(table.events).toHaveLength(before.events);
}

/** Kills the server under everyone. Everyone sees that the line is lost, and comes back to where they were. */
export async function killAndRestart(server: Server, everyone: Visitor[]) {
  const before = everyone.map(({ table }) => JSON.stringify([table.snapshot?.view, table.events.length]));
  const lines = everyone.map(({ table }) => table.lines);
  await server.kill();
  for (const visitor of everyone) await visitor.page.getByText(visitor.ui('line-lost')).waitFor();
  await server.start();
  for (const visitor of everyone)
    await visitor.page.getByText(visitor.ui('line-lost')).waitFor({ state: 'hidden' });
  for (const [place, { table }] of everyone.entries()) expect(table.lines).toBeGreaterThan(lines[place] ?? 0);
  const after = everyone.map(({ table }) => JSON.stringify([table.snapshot?.view, table.events.length]));
  expect(after).toEqual(before);
}

/**
 * Leaves the table's page and goes on listening to its socket alone. A board takes its time to show hundreds of decisions;
 * whoever comes back to it later sees the same.
 */
export async function onlyListen({ page, table }: Visitor, room: string) {
  const welcomes = welcomesOf(table);
  await page.goto('/about');
  await page.evaluate((path) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + path);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello' })));
  }, `/api/rooms/${room}/socket`);
  await table.until('the line alone is open', () => welcomesOf(table) > welcomes);
}

/** Comes back to the table's page, which shows all that happened meanwhile. */
export async function comeBack(visitor: Visitor, room: string) {
  const { table } = visitor;
  const welcomes = welcomesOf(table);
  await visitor.visit(`/table/${room}`);
  await table.until('the page is back', () => welcomesOf(table) > welcomes);
}

/** By these it is known that a line is open: more may have been heard on it by the time that somebody asks. */
function welcomesOf({ heard }: Visitor['table']): number {
  return heard.filter(({ notice }) => notice.type === 'welcome').length;
}

/** Every event was heard, from the first to the last. */
export function expectWholeStory(events: Event[]) {
  expect(events.map(({ number }) => number)).toEqual(events.map((_, place) => place + 1));
}

/**
 * An update that tells no event, asks nothing new and leaves the turn with whose it was would betray that something
 * happened in secret.
 */
export function updatesWithoutNews(notices: ServerMessage[]): ServerMessage[] {
  const shown = notices.filter(hasSight);
  return shown.filter((notice, place) => {
    const before = shown[place - 1]?.snapshot;
    const isSame = before && asked(before) === asked(notice.snapshot);
    return notice.type === 'update' && notice.snapshot.events.length === 0 && isSame;
  });
}

type Sighted = ServerMessage & { snapshot: Snapshot };

function hasSight(notice: ServerMessage): notice is Sighted {
  return (notice.type === 'update' || notice.type === 'welcome') && notice.snapshot !== null;
}

function asked({ turn, question }: Snapshot): string {
  return JSON.stringify([turn, question]);
}

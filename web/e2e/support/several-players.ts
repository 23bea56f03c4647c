/** Several visitors who play one match, each in their own browser. */
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'vitest';

import type { Event, ServerMessage, Snapshot } from '../../src/wire/index.ts';
import { decide, type Pick } from './play.ts';
import type { Server } from './server.ts';
import type { Visitor } from './visitor.ts';

/** What happens between two decisions, by the number of decisions before. */
export type TurnInterruptions = Record<number, () => Promise<void>>;

const PATIENCE_MS = 30_000;
/** After this time without a message nothing is pending. */
const SILENCE_MS = 300;
const PATIENTLY = { timeout: 20_000, interval: 20 };

/** Plays to the end, each player on their own page. Returns the number of decisions. */
export async function playTogether(
  players: Visitor[],
  pick: Pick,
  interruptions: TurnInterruptions = {},
): Promise<number> {
  const turns = players.map(() => 0);
  for (let made = 0; ; made += 1) {
    await interruptions[made]?.();
    const place = await whoseTurn(players);
    const player = players[place];
    if (!player) return made;
    const turn = turns[place] ?? 0;
    turns[place] = turn + 1;
    await decide(player, 'mouse', pick(player.table.snapshot?.offers ?? [], turn));
  }
}

/** Returns the index of a player who owes a decision; -1 once the match is over for all. */
export async function whoseTurn(players: Visitor[]): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const owing = players.findIndex(({ table }) => table.owes);
    if (owing >= 0 || players.every(({ table }) => table.isOver)) return owing;
    await pause(10);
  }
  throw new Error('nobody is asked, and yet the match is not over');
}

/** Waits until bots have decided and everyone has received it. */
export async function waitForBots(everyone: Visitor[]) {
  const received = () => everyone.map(({ table }) => table.received.length).join();
  await expect
    .poll(async () => {
      const before = received();
      await pause(SILENCE_MS);
      return before === received() && waitsForPeople(everyone[0]);
    }, PATIENTLY)
    .toBe(true);
}

/** Whether the match waits for a person, or is over. */
function waitsForPeople(visitor: Visitor | undefined): boolean {
  if (visitor?.table.isOver === true) return true;
  const turn = visitor?.table.snapshot?.turn;
  const owing = turn?.turn === 'decide' ? turn.owe : [];
  return owing.length > 0 && owing.every((seat) => isPerson(visitor, seat));
}

function isPerson(visitor: Visitor | undefined, seat: number): boolean {
  return visitor?.table.room?.seats[seat]?.holder.kind === 'person';
}

/** Reloads the page during the match, and expects the same content. */
export async function reload({ page, table }: Visitor) {
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

/** Kills and restarts the server. Everyone sees that the connection is lost, and reconnects. */
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

/** Leaves the table's page but keeps its socket, because a board needs time to show hundreds of decisions. */
export async function keepSocketOnly({ page, table }: Visitor, room: string) {
  const welcomes = welcomesOf(table);
  await page.goto('/about');
  await page.evaluate((path) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + path);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello' })));
  }, `/api/rooms/${room}/socket`);
  await table.until('the line alone is open', () => welcomesOf(table) > welcomes);
}

/** Returns to the table's page and expects the current position. */
export async function returnToTable(visitor: Visitor, room: string) {
  const { table } = visitor;
  const welcomes = welcomesOf(table);
  await visitor.visit(`/table/${room}`);
  await table.until('the page is back', () => welcomesOf(table) > welcomes);
}

/** The number of welcomes tells whether a connection is open. */
function welcomesOf({ received }: Visitor['table']): number {
  return received.filter(({ message }) => message.type === 'welcome').length;
}

/** Expects every event from the first to the last. */
export function expectAllEvents(events: Event[]) {
  expect(events.map(({ number }) => number)).toEqual(events.map((_, place) => place + 1));
}

/** Returns updates without events, a new question or a new turn. Such an update would reveal that something secret happened. */
export function updatesWithoutNews(messages: ServerMessage[]): ServerMessage[] {
  const shown = messages.filter(hasSnapshot);
  return shown.filter((message, place) => {
    const before = shown[place - 1]?.snapshot;
    const isSame = before && asked(before) === asked(message.snapshot);
    return message.type === 'update' && message.snapshot.events.length === 0 && isSame;
  });
}

type MessageWithSnapshot = ServerMessage & { snapshot: Snapshot };

function hasSnapshot(message: ServerMessage): message is MessageWithSnapshot {
  return (message.type === 'update' || message.type === 'welcome') && message.snapshot !== null;
}

function asked({ turn, question }: Snapshot): string {
  return JSON.stringify([turn, question]);
}

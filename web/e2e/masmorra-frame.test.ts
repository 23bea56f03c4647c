import type { CDPSession, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Notice, Sight } from '../src/wire/index.ts';
import late from '../src/games/masmorra/fixtures/late.json' with { type: 'json' };
import { Agent } from './house/agent.ts';
import { workInFrames } from './house/frames.ts';
import { Server } from './house/server.ts';
import { Visitor } from './house/visitor.ts';

/** A frame of a screen that shows sixty of them in a second. */
const FRAME_MS = 1000 / 60;

/**
 * How often the same updates are shown. The first time, much is done that is never done again; and of the other times the
 * least counts, since whatever else the machine does can only add to it.
 */
const ROUNDS = 6;

/** Beside other work, a machine shows some hundred updates in its own time. */
const MEASURING_MS = 400_000;

/** How long a page is left alone before it is measured, and how long after one update the next one comes. */
const SETTLING_MS = 1500;
const BETWEEN_MS = 600;

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(() => server.close());

/**
 * A late position of five players with the whole dungeon on the table, and the updates that followed it in the match
 * from which it is. Of each update only what has changed is kept.
 */
interface Recorded {
  sight: Sight;
  updates: { events: Sight['events']; changed: object; turn: Sight['turn'] }[];
}

it(
  'a full map with five players is brought up to date within a frame',
  async () => {
    const { sight, updates } = late as unknown as Recorded;
    const visitor = await Visitor.arrive(server, {
      language: 'en',
      screen: 'wide',
      settings: { speed: 'instant' },
    });
    const socket = await sitDownAt(visitor, sight);
    await visitor.page.getByRole('img', { name: /Level/ }).waitFor();
    const meter = await visitor.context.newCDPSession(visitor.page);
    await meter.send('Performance.enable');

    const costs: Cost[] = [];
    let view = sight.view as object;
    let number = sight.number;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const update of updates) {
        view = { ...view, ...update.changed };
        const events = update.events.map((event) => ({ ...event, number: (number += 1) }));
        const next: Sight = { ...sight, ...update, events, view, number };
        costs.push(await costOf(meter, visitor, () => send(socket, next)));
      }
      view = sight.view as object;
    }

    const idle = middle(await idleCosts(meter, visitor));
    const settled = costs.slice(updates.length).map(({ thread }) => Math.max(0, thread - idle));
    const least = updates.map((_, nth) =>
      Math.min(...settled.filter((_, at) => at % updates.length === nth)),
    );
    process.stdout.write(`The main thread's work for an update of a full map: ${summary(settled)}\n`);
    process.stdout.write(`The least for each update: ${summary(least)}\n`);
    // Neighbours on the machine make single updates half as slow again, so that the middle is held and the rest told.
    expect(middle(least)).toBeLessThan(FRAME_MS);
    await visitor.context.close();
  },
  MEASURING_MS,
);

it('the same is performed at normal speed, frame by frame', async () => {
  const { sight, updates } = late as unknown as Recorded;
  const visitor = await Visitor.arrive(server, { language: 'en', screen: 'wide' });
  const socket = await sitDownAt(visitor, sight);
  await visitor.page.getByRole('img', { name: /Level/ }).waitFor();
  await visitor.page.waitForTimeout(SETTLING_MS);

  let view = sight.view as object;
  let number = sight.number;
  const frames = await workInFrames(visitor, async () => {
    for (const update of updates) {
      view = { ...view, ...update.changed };
      const events = update.events.map((event) => ({ ...event, number: (number += 1) }));
      send(socket, { ...sight, ...update, events, view, number });
      await visitor.page.waitForTimeout(BETWEEN_MS);
    }
  });
  const over = frames.filter((work) => work > FRAME_MS).length;
  process.stdout.write(`The main thread's work in a frame while it is performed: ${summary(frames)}; `);
  process.stdout.write(`${String(over)} of ${String(frames.length)} frames took longer than they had\n`);
  expect(frames.length).toBeGreaterThan(100);
  // How long the slowest take depends on what else the machine does; the figures are printed.
  expect(middle(frames)).toBeLessThan(FRAME_MS);
  await visitor.context.close();
});

/** What the main thread did for an update, in milliseconds: scripts, style, layout and paint. */
interface Cost {
  thread: number;
}

/** Sits at a real table, whose line tells of the recorded match instead. */
async function sitDownAt(visitor: Visitor, sight: Sight): Promise<WebSocketRoute> {
  const me = Agent.of(visitor);
  await me.introduce('Ana');
  const bots = Array.from({ length: 4 }, () => ({ for: 'bot', bot: 'random' }) as const);
  const room = await me.open({ game: 'masmorra', seats: [{ for: 'person' }, ...bots] });
  await me.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  await me.ask(room, { do: 'begin' });
  let heard: (socket: WebSocketRoute) => void = () => {};
  const line = new Promise<WebSocketRoute>((resolve) => (heard = resolve));
  // A page that is visited before this is settled would have a line of its own.
  await visitor.page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const notice = JSON.parse(String(text)) as Notice;
      if (notice.type !== 'welcome') return;
      socket.send(JSON.stringify({ ...notice, sight }));
      heard(socket);
    });
  });
  await visitor.visit(`/table/${room}`);
  return line;
}

function send(line: WebSocketRoute, sight: Sight) {
  line.send(JSON.stringify({ type: 'update', take: 0, sight, undo: null }));
}

/** What an update costs, from when it comes until it is on the screen. */
async function costOf(meter: CDPSession, { page }: Visitor, update: () => void): Promise<Cost> {
  const before = await spent(meter);
  update();
  await page.evaluate(
    () =>
      new Promise<void>((shown) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => shown())), 30);
      }),
  );
  const after = await spent(meter);
  return { thread: after.thread - before.thread };
}

/** What it costs to measure, while nothing comes. */
async function idleCosts(meter: CDPSession, visitor: Visitor): Promise<number[]> {
  const costs: number[] = [];
  for (let time = 0; time < 20; time += 1) costs.push((await costOf(meter, visitor, () => {})).thread);
  return costs;
}

async function spent(meter: CDPSession): Promise<Cost> {
  const { metrics } = await meter.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { thread: of('ThreadTime') };
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function middle(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function summary(numbers: readonly number[]): string {
  const told = [0.5, 0.95, 1].map((part) => quantile(numbers, part).toFixed(1));
  return `median ${told[0] ?? ''} ms, 95 % within ${told[1] ?? ''} ms, longest ${told[2] ?? ''} ms`;
}

/** What play on this device costs: memory, tasks of the page's own thread, and the time of a bot. */
import { expect, it } from 'vitest';

import { tasksDuring, type Tasks } from '../support/frame-times.ts';
import { hasLocalPlay, beginHere, SKIPPED } from '../support/local-player.ts';
import { decideOnBoard } from '../support/masmorra-board.ts';
import { MasmorraPolicy } from '../support/masmorra-policy.ts';
import { memoryOf } from '../support/memory.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';
import type { View } from '../../src/wire/masmorra.ts';

/** The limits of issue 31. */
const MOST_BYTES = 150e6;
const LONGEST_TASK_MS = 50;
const LONGEST_ANSWER_MS = 100;

const DECISIONS = 25;
const MEASURING_MS = 400_000;

type Place = 'on this device' | 'online';

const server = sharedServer();

it.skipIf(!hasLocalPlay)(
  `a match of Masmorra stays within its limits (${SKIPPED})`,
  async () => {
    const here = await arrive('on this device');
    const tasksHere = await play(here, 'on this device');
    const memory = await memoryOf(here);
    await here.leave();
    const online = await arrive('online');
    const tasksOnline = await play(online, 'online');
    await online.leave();

    const { page, workers, modules } = memory;
    say(`Memory: page ${mb(page)}, worker ${mb(workers)}, module ${mb(modules)}`);
    say(`Longest tasks of the main thread on this device: ${longest(tasksHere.main)}`);
    say(`Longest tasks of the main thread online: ${longest(tasksOnline.main)}`);
    say(`Longest tasks of the worker: ${longest(tasksHere.workers)}`);
    expect(modules).toBeGreaterThan(0);
    expect(page + workers + modules).toBeLessThan(MOST_BYTES);
    expect(tasksHere.workers.length).toBeGreaterThan(DECISIONS);
    expect(Math.max(...tasksHere.workers)).toBeLessThan(LONGEST_ANSWER_MS);
    expect(over(tasksHere.main)).toBeLessThanOrEqual(over(tasksOnline.main));
  },
  MEASURING_MS,
);

async function arrive(place: Place): Promise<Visitor> {
  const visitor = await Visitor.arrive(server, {
    ...{ language: 'en', screen: 'wide', motion: 'reduce' },
    settings: { speed: 'instant', highlights: false, name: 'Ana', playsHere: place === 'on this device' },
  });
  await visitor.table.followWorker(visitor.page);
  return visitor;
}

/** Plays against adventurers, from the first decision on. */
async function play(visitor: Visitor, place: Place): Promise<Tasks> {
  const { table } = visitor;
  await beginHere(visitor, 'masmorra');
  expect(table.table.startsWith('herehere')).toBe(place === 'on this device');
  const purpose = new MasmorraPolicy();
  return tasksDuring(visitor, async () => {
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      await table.until('something is asked', () => table.owes);
      const { offers = [], view } = table.snapshot ?? {};
      await decideOnBoard(visitor, 'keyboard', purpose.pick(offers, view as View));
    }
    await table.until('the bots have played', () => table.owes);
  });
}

function over(tasks: readonly number[]): number {
  return tasks.filter((length) => length > LONGEST_TASK_MS).length;
}

function longest(tasks: readonly number[]): string {
  const sorted = [...tasks].sort((one, other) => other - one);
  return `${sorted
    .slice(0, 5)
    .map((length) => length.toFixed(1))
    .join(', ')} ms (${String(tasks.length)} tasks)`;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

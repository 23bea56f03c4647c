/** What play on this device costs: memory, tasks of the page's own thread, and the time of a bot. */
import { expect, it } from 'vitest';

import { tasksDuring, type Tasks } from '../support/frame-times.ts';
import { hasLocalPlay, beginHere, SKIPPED } from '../support/local-player.ts';
import { decideOnBoard } from '../support/masmorra-board.ts';
import { MasmorraPolicy } from '../support/masmorra-policy.ts';
import { memoryOf } from '../support/memory.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';
import type { FromWorker, ToWorker } from '../../src/local/asks.ts';
import type { View } from '../../src/wire/masmorra.ts';

/** The limits of issue 31. */
const MOST_BYTES = 150e6;
const LONGEST_TASK_MS = 50;
const LONGEST_ANSWER_MS = 100;

const DECISIONS = 25;
const MEASURING_MS = 400_000;

type Place = 'on this device' | 'online';

interface Measured {
  /** From the home page to the first question. */
  start: Tasks;
  match: Tasks;
}

/** A page that notes how long each decision takes, from the user's or the one before until it is stored and told. */
type NotingPage = typeof globalThis & { answers: number[] };

const server = sharedServer();

it.skipIf(!hasLocalPlay)(
  `a match of Masmorra stays within its limits (${SKIPPED})`,
  async () => {
    const here = await arrive('on this device');
    const measuredHere = await play(here, 'on this device');
    const answers = await here.page.evaluate(() => (globalThis as NotingPage).answers);
    const { page, workers, modules } = await memoryOf(here);
    await here.leave();
    const online = await arrive('online');
    const measuredOnline = await play(online, 'online');
    await online.leave();

    say(`Memory: page ${mb(page)}, worker ${mb(workers)}, module ${mb(modules)}`);
    for (const part of ['start', 'match'] as const) {
      say(`The main thread, ${part}, on this device: ${longest(measuredHere[part].main)}`);
      say(`The main thread, ${part}, online: ${longest(measuredOnline[part].main)}`);
    }
    say(`The worker: ${longest(measuredHere.match.workers)}`);
    say(`From a decision to the next, by the clock: ${longest(answers)}`);
    expect(modules).toBeGreaterThan(0);
    expect(page + workers + modules).toBeLessThan(MOST_BYTES);
    expect(measuredHere.match.workers.length).toBeGreaterThan(DECISIONS);
    expect(Math.max(...measuredHere.match.workers)).toBeLessThan(LONGEST_ANSWER_MS);
    expect(answers.length).toBeGreaterThan(DECISIONS);
    // Other load makes single answers slower.
    expect(middle(answers)).toBeLessThan(LONGEST_ANSWER_MS);
    expect(over(measuredHere.start.main)).toBeLessThanOrEqual(over(measuredOnline.start.main));
    expect(over(measuredHere.match.main)).toBeLessThanOrEqual(over(measuredOnline.match.main));
  },
  MEASURING_MS,
);

async function arrive(place: Place): Promise<Visitor> {
  const visitor = await Visitor.arrive(server, {
    ...{ language: 'en', screen: 'wide', motion: 'reduce' },
    settings: { speed: 'instant', highlights: false, name: 'Ana', playsHere: place === 'on this device' },
  });
  await visitor.table.followWorker(visitor.page);
  await visitor.page.addInitScript(noteAnswers);
  return visitor;
}

/** Plays against adventurers. */
async function play(visitor: Visitor, place: Place): Promise<Measured> {
  const { table } = visitor;
  const start = await tasksDuring(visitor, async () => {
    await beginHere(visitor, 'masmorra');
    await table.until('something is asked', () => table.owes);
  });
  expect(table.table.startsWith('herehere')).toBe(place === 'on this device');
  const purpose = new MasmorraPolicy();
  const match = await tasksDuring(visitor, async () => {
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      await table.until('something is asked', () => table.owes);
      const { offers = [], view } = table.snapshot ?? {};
      await decideOnBoard(visitor, 'keyboard', purpose.pick(offers, view as View));
    }
    await table.until('the bots have played', () => table.owes);
  });
  return { start, match };
}

/** Runs in the page before its own scripts. */
function noteAnswers() {
  const answers: number[] = [];
  (globalThis as NotingPage).answers = answers;
  const Original = window.Worker;
  window.Worker = class extends Original {
    #last = 0;

    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (!('message' in data) || data.message.type !== 'update') return;
        answers.push(performance.now() - this.#last);
        this.#last = performance.now();
      });
    }

    override postMessage(message: ToWorker) {
      if (message.ask.do === 'send') this.#last = performance.now();
      super.postMessage(message);
    }
  };
}

function over(tasks: readonly number[]): number {
  return tasks.filter((length) => length > LONGEST_TASK_MS).length;
}

/** The five longest of these times. */
function longest(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => other - one);
  const first = sorted.slice(0, 5).map((length) => length.toFixed(1));
  return `longest ${first.join(', ')} ms, median ${middle(times).toFixed(1)} ms, ${String(times.length)} times`;
}

function middle(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

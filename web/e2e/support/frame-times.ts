/** Measures the work of a page's threads by the browser's trace. */
import type { CDPSession } from 'playwright-core';

import type { Visitor } from './visitor.ts';

/** A trace event. It has the thread's own time, because others use the machine as well. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: the start, and the thread's time. */
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

const FRAME_US = 1_000_000 / 60;

/** The lengths of tasks, in milliseconds of the thread's own time. */
export interface Tasks {
  /** Those of the page's main thread. */
  main: number[];
  /** Those of the page's workers. */
  workers: number[];
}

/** Traces while something happens. Returns the milliseconds of work in each frame that had any. */
export async function workInFrames(visitor: Visitor, happen: () => Promise<void>): Promise<number[]> {
  return byFrame(mainTasks(await recordsOf(visitor, happen)));
}

/** Traces while something happens. Returns the tasks of the page's threads. */
export async function tasksDuring(visitor: Visitor, happen: () => Promise<void>): Promise<Tasks> {
  const records = await recordsOf(visitor, happen);
  const main = mainTasks(records);
  const ofPage = records.filter(({ pid }) => pid === main[0]?.pid);
  return { main: lengthsOf(main), workers: lengthsOf(tasksOf(ofPage, /^DedicatedWorker/).flat()) };
}

async function recordsOf(visitor: Visitor, happen: () => Promise<void>): Promise<Traced[]> {
  const browser = visitor.context.browser();
  if (!browser) throw new Error('the browser is gone');
  const session = await browser.newBrowserCDPSession();
  const records: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => records.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await happen();
  await ended(session);
  await session.detach();
  return records;
}

async function ended(session: CDPSession) {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
}

/** Returns the tasks of the page's main thread: the main thread with the most work. */
function mainTasks(records: readonly Traced[]): Traced[] {
  const threads = tasksOf(records, /^CrRendererMain$/);
  return threads.sort((one, other) => worked(other) - worked(one))[0] ?? [];
}

/** Returns the tasks of each thread with such a name. */
function tasksOf(records: readonly Traced[], name: RegExp): Traced[][] {
  const threads = records.filter((one) => one.name === 'thread_name' && name.test(one.args?.name ?? ''));
  return threads.map(({ pid, tid }) =>
    records.filter(
      (one) => one.pid === pid && one.tid === tid && one.ph === 'X' && one.name.endsWith('RunTask'),
    ),
  );
}

function lengthsOf(tasks: readonly Traced[]): number[] {
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

function worked(tasks: readonly Traced[]): number {
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}

/** Groups tasks by the frame in which they begin. */
function byFrame(tasks: readonly Traced[]): number[] {
  const frames: number[] = [];
  let end = 0;
  for (const { ts, tdur = 0 } of [...tasks].sort((one, other) => one.ts - other.ts)) {
    if (ts >= end) {
      end = ts + FRAME_US;
      frames.push(0);
    }
    frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000;
  }
  return frames;
}

/** Measures the work of a page's main thread per frame, by the browser's trace. */
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

/** Traces while something happens. Returns the milliseconds of work in each frame that had any. */
export async function workInFrames(visitor: Visitor, happen: () => Promise<void>): Promise<number[]> {
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
  return byFrame(tasksOf(records));
}

async function ended(session: CDPSession) {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
}

/** Returns the tasks of the page's main thread: the main thread with the most work. */
function tasksOf(records: readonly Traced[]): Traced[] {
  const mains = records.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = mains.map(({ pid, tid }) =>
    records.filter(
      (one) => one.pid === pid && one.tid === tid && one.ph === 'X' && one.name.endsWith('RunTask'),
    ),
  );
  return tasks.sort((one, other) => worked(other) - worked(one))[0] ?? [];
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

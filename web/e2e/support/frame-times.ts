/** How much the main thread of a page does at a time, by the browser's own records. */
import type { CDPSession } from 'playwright-core';

import type { Visitor } from './visitor.ts';

/** What the browser records of a task; of the thread's own time, since others use the machine as well. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, and for how long the thread worked. */
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

const FRAME_US = 1_000_000 / 60;

/** Records while something happens. Answers how many milliseconds were worked in each frame in which there was work. */
export async function workInFrames(visitor: Visitor, happen: () => Promise<void>): Promise<number[]> {
  const browser = visitor.context.browser();
  if (!browser) throw new Error('the browser is gone');
  const line = await browser.newBrowserCDPSession();
  const records: Traced[] = [];
  line.on('Tracing.dataCollected', ({ value }) => records.push(...(value as unknown as Traced[])));
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await happen();
  await ended(line);
  await line.detach();
  return byFrame(tasksOf(records));
}

async function ended(line: CDPSession) {
  const complete = new Promise<void>((resolve) => line.once('Tracing.tracingComplete', () => resolve()));
  await line.send('Tracing.end');
  await complete;
}

/** The tasks of the page's main thread: of all main threads, the one that worked most. */
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

/** Tasks that begin within a frame's time belong to it, and a task that takes longer is all in one. */
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

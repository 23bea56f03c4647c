/** The events and log lines of a match by step, with those that were undone. */
import type { OutlineStep } from '../api/index.ts';
import type { Chapter } from '../table/log/log-lines.ts';
import type { Event, LogLine, Message } from '../wire/index.ts';

export interface ReplayEvent {
  event: Event;
  /** The step that produced the event. */
  step: number;
  /** Whether it was undone later. */
  isUndone: boolean;
}

/** A line of the log with its last text. */
export interface ReplayLine {
  number: number;
  isHeading: boolean;
  message: Message;
  /** The steps whose events belong to the line, in order. */
  steps: number[];
  isUndone: boolean;
}

export type ReplayChapter = Chapter<ReplayLine>;

/** Returns the valid events after a step. An undo sends them again, so only the last undo epoch counts. */
export function logAt(steps: readonly OutlineStep[], step: number): Event[] {
  const undo_epoch = steps[step]?.undo_epoch;
  const first = steps.findIndex((one) => one.undo_epoch === undo_epoch);
  return steps.slice(Math.max(first, 0), step + 1).flatMap(({ events }) => events);
}

/** Returns each event once, at the first step that has it. */
export function replayEvents(steps: readonly OutlineStep[]): ReplayEvent[] {
  const all: ReplayEvent[] = [];
  let valid: ReplayEvent[] = [];
  let undo_epoch = steps[0]?.undo_epoch ?? 0;
  for (const [step, { events, undo_epoch: now }] of steps.entries()) {
    const kept = now === undo_epoch ? valid : markUndone(valid, events);
    const fresh = events.filter(({ number }) => number > (kept.at(-1)?.event.number ?? 0));
    const added = fresh.map((event): ReplayEvent => ({ event, step, isUndone: false }));
    valid = [...kept, ...added];
    all.push(...added);
    undo_epoch = now;
  }
  return all;
}

/** Returns the events that are still valid after an undo, and marks the others. */
function markUndone(valid: ReplayEvent[], again: readonly Event[]): ReplayEvent[] {
  const firstUndone = valid.findIndex(({ event }, index) => !isSame(event, again[index]));
  if (firstUndone < 0) return valid;
  for (const undone of valid.slice(firstUndone)) undone.isUndone = true;
  return valid.slice(0, firstUndone);
}

function isSame(event: Event, again: Event | undefined): boolean {
  return again !== undefined && JSON.stringify(event.message) === JSON.stringify(again.message);
}

/** Returns the lines in order. Undone lines stay where they were. */
export function replayLines(all: readonly ReplayEvent[]): ReplayLine[] {
  const lines: ReplayLine[] = [];
  const current = new Map<number, ReplayLine>();
  for (const { event, step, isUndone } of all) {
    for (const written of event.lines ?? []) {
      const known = current.get(written.line);
      if (known === undefined || (known.isUndone && !isUndone)) {
        const line = newLine(written, step, isUndone);
        current.set(written.line, line);
        lines.push(line);
      } else if (known.isUndone === isUndone) known.message = written.message;
    }
    const line = current.get(event.line);
    if (line && line.steps.at(-1) !== step) line.steps.push(step);
  }
  return lines;
}

function newLine({ line, kind, message }: LogLine, step: number, isUndone: boolean): ReplayLine {
  return { number: line, isHeading: kind === 'heading', message, steps: [step], isUndone };
}

/** Returns the texts of the log lines that a step writes, or of its events if it writes none. */
export function textsOf(events: readonly ReplayEvent[]): Message[] {
  const written = events.flatMap(({ event }) => event.lines ?? []);
  const last = new Map(written.map(({ line, message }) => [line, message]));
  const texts = [...last].sort(([one], [other]) => one - other).map(([, message]) => message);
  return texts.length > 0 ? texts : events.map(({ event }) => event.message);
}

/** Returns the first step of a chapter. */
export function firstStep({ heading, lines }: ReplayChapter): number {
  return (heading ?? lines[0])?.steps[0] ?? 0;
}

/** Returns the index of the chapter of a step. */
export function chapterAt(chapters: readonly ReplayChapter[], step: number): number {
  return Math.max(
    chapters.findLastIndex((chapter) => firstStep(chapter) <= step),
    0,
  );
}

/** Returns the first steps of the previous and the next chapter, or the ends of the match. */
export function neighbours(chapters: readonly ReplayChapter[], step: number, last: number) {
  const starts = chapters.map(firstStep);
  return {
    before: starts.findLast((start) => start < step) ?? 0,
    after: starts.find((start) => start > step) ?? last,
  };
}

/** Returns the last step up to an entry of the log, once the match is over. */
export function stepAtEntry(steps: readonly OutlineStep[], entry: number): number {
  return Math.max(
    steps.findLastIndex((step) => step.entry !== null && step.entry <= entry),
    0,
  );
}

/** Returns the step of another observer at the same moment. */
export function sameMoment(from: readonly OutlineStep[], step: number, to: readonly OutlineStep[]): number {
  const moment = from[step];
  if (!moment) return 0;
  const hasCome = ({ entry, at_ms }: OutlineStep) =>
    entry !== null && moment.entry !== null ? entry <= moment.entry : at_ms <= moment.at_ms;
  return Math.max(to.findLastIndex(hasCome), 0);
}

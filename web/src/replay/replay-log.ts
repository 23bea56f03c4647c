/** The events of a match by step, with those that were undone. */
import type { OutlineStep } from '../api/index.ts';
import type { Event } from '../wire/index.ts';

export interface ReplayEvent {
  event: Event;
  /** The step that produced the event. */
  step: number;
  /** Whether it was undone later. */
  isUndone: boolean;
}

/** Events that belong together, for example those of a round. */
export interface Chapter {
  /** The event that opened the chapter; null for the events before the first one. */
  opening: ReplayEvent | null;
  events: ReplayEvent[];
  /** The first step of the chapter. */
  step: number;
}

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

/** Splits the events at each one that opens a chapter. */
export function chaptersOf(all: readonly ReplayEvent[], opens: (event: Event) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of all) {
    const { step } = event;
    if (opens(event.event)) chapters.push({ opening: event, events: [], step });
    else if (chapters.length === 0) chapters.push({ opening: null, events: [event], step });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters;
}

/** Returns the index of the chapter of a step. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return Math.max(
    chapters.findLastIndex((chapter) => chapter.step <= step),
    0,
  );
}

/** Returns the first steps of the previous and the next chapter, or the ends of the match. */
export function neighbours(chapters: readonly Chapter[], step: number, last: number) {
  const before = chapters.findLast((chapter) => chapter.step < step);
  const after = chapters.find((chapter) => chapter.step > step);
  return { before: before?.step ?? 0, after: after?.step ?? last };
}

/** Returns the step of another observer at the same moment. */
export function sameMoment(from: readonly OutlineStep[], step: number, to: readonly OutlineStep[]): number {
  const moment = from[step];
  if (!moment) return 0;
  const hasCome = ({ entry, at_ms }: OutlineStep) =>
    entry !== null && moment.entry !== null ? entry <= moment.entry : at_ms <= moment.at_ms;
  return Math.max(to.findLastIndex(hasCome), 0);
}

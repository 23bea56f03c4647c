/** A match told step by step: what was heard by each step, and what was taken back. */
import type { Outlined } from '../api/index.ts';
import type { Event } from '../wire/index.ts';

/** An event of the whole story, at the step that told it. */
export interface ReplayEvent {
  event: Event;
  /** The step after which it is known. */
  step: number;
  /** Whether it was taken back later. */
  isVoid: boolean;
}

/** Some of the story that belongs together, such as a round. */
export interface Chapter {
  /** The event that opened it; none for what came before the first. */
  opening: ReplayEvent | null;
  told: ReplayEvent[];
  /** Its first step. */
  step: number;
}

/** All events that stood after a step. After an undo they come again, so that only the last take counts. */
export function logAt(steps: readonly Outlined[], step: number): Event[] {
  const undo_epoch = steps[step]?.undo_epoch;
  const first = steps.findIndex((one) => one.undo_epoch === undo_epoch);
  return steps.slice(Math.max(first, 0), step + 1).flatMap(({ events }) => events);
}

/** Everything that was ever told, each event once, at the step that told it first. */
export function replayEvents(steps: readonly Outlined[]): ReplayEvent[] {
  const story: ReplayEvent[] = [];
  let standing: ReplayEvent[] = [];
  let undo_epoch = steps[0]?.undo_epoch ?? 0;
  for (const [step, { events, undo_epoch: now }] of steps.entries()) {
    const kept = now === undo_epoch ? standing : takeBack(standing, events);
    const fresh = events.filter(({ number }) => number > (kept.at(-1)?.event.number ?? 0));
    const told = fresh.map((event): ReplayEvent => ({ event, step, isVoid: false }));
    standing = [...kept, ...told];
    story.push(...told);
    undo_epoch = now;
  }
  return story;
}

/** What still stands of a story after an undo, after which all that stands is told again. */
function takeBack(standing: ReplayEvent[], again: readonly Event[]): ReplayEvent[] {
  const parted = standing.findIndex(({ event }, place) => !isSame(event, again[place]));
  if (parted < 0) return standing;
  for (const told of standing.slice(parted)) told.isVoid = true;
  return standing.slice(0, parted);
}

function isSame(event: Event, again: Event | undefined): boolean {
  return again !== undefined && JSON.stringify(event.message) === JSON.stringify(again.message);
}

/** Divides a story where an event opens a chapter. */
export function chaptersOf(story: readonly ReplayEvent[], opens: (event: Event) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (const told of story) {
    const { step } = told;
    if (opens(told.event)) chapters.push({ opening: told, told: [], step });
    else if (chapters.length === 0) chapters.push({ opening: null, told: [told], step });
    else chapters.at(-1)?.told.push(told);
  }
  return chapters;
}

/** The place of the chapter in which a step lies. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return Math.max(
    chapters.findLastIndex((chapter) => chapter.step <= step),
    0,
  );
}

/** Where the previous and the next chapter begin; the ends of the match where there is none. */
export function neighbours(chapters: readonly Chapter[], step: number, last: number) {
  const before = chapters.findLast((chapter) => chapter.step < step);
  const after = chapters.find((chapter) => chapter.step > step);
  return { before: before?.step ?? 0, after: after?.step ?? last };
}

/** The step of another story at which one is when one was at this step of the first. */
export function sameMoment(from: readonly Outlined[], step: number, to: readonly Outlined[]): number {
  const moment = from[step];
  if (!moment) return 0;
  const hasCome = ({ entry, at_ms }: Outlined) =>
    entry !== null && moment.entry !== null ? entry <= moment.entry : at_ms <= moment.at_ms;
  return Math.max(to.findLastIndex(hasCome), 0);
}

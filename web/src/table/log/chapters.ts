import type { Event } from '../../wire/index.ts';

/** Events that belong together, for example those of a round. */
export interface Chapter {
  /** The event that opened the chapter; null for the events before the first one. */
  opening: Event | null;
  events: Event[];
}

/** Splits a log at each event that opens a chapter. */
export function chaptersOf(log: readonly Event[], opens: (event: Event) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of log) {
    if (opens(event)) chapters.push({ opening: event, events: [] });
    else if (chapters.length === 0) chapters.push({ opening: null, events: [event] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters;
}

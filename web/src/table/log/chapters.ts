import type { Event } from '../../wire/index.ts';

/** Events that belong together, such as those of a round. */
export interface Chapter {
  /** The event that opened it; none for what came before the first. */
  opening: Event | null;
  events: Event[];
}

/** Divides a log where an event opens a chapter. */
export function chaptersOf(log: readonly Event[], opens: (event: Event) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of log) {
    if (opens(event)) chapters.push({ opening: event, events: [] });
    else if (chapters.length === 0) chapters.push({ opening: null, events: [event] });
    else chapters.at(-1)?.events.push(event);
  }
  return chapters;
}

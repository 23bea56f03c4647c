import type { Event, Message } from '../../wire/index.ts';

/** A line of the log. Several events can share one, and each can change its text. */
export interface Line {
  /** The number of the event that opened it. */
  number: number;
  isHeading: boolean;
  /** The rule of the event that wrote the text. */
  rule: string;
  message: Message;
  events: Event[];
}

/** A heading and the lines below it. */
export interface Chapter<AnyLine> {
  /** Null for the lines before the first heading. */
  heading: AnyLine | null;
  lines: AnyLine[];
}

/** Returns the lines of these events with their last texts. The events can be the last ones of a longer log. */
export function linesOf(events: readonly Event[]): Line[] {
  const lines = new Map<number, Line>();
  for (const event of events) {
    for (const { line, kind, rule, message } of event.lines ?? []) {
      const known = lines.get(line)?.events ?? [];
      lines.set(line, { number: line, isHeading: kind === 'heading', rule, message, events: known });
    }
    lines.get(event.line)?.events.push(event);
  }
  return [...lines.values()].sort((one, other) => one.number - other.number);
}

/** Splits the lines at each heading. */
export function chaptersOf<AnyLine extends { isHeading: boolean }>(
  lines: readonly AnyLine[],
): Chapter<AnyLine>[] {
  const chapters: Chapter<AnyLine>[] = [];
  for (const line of lines) {
    if (line.isHeading) chapters.push({ heading: line, lines: [] });
    else if (chapters.length === 0) chapters.push({ heading: null, lines: [line] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters;
}

/** Returns the last two lines of these events, without headings. */
export function lastLines(events: readonly Event[]): Line[] {
  return linesOf(events)
    .filter(({ isHeading }) => !isHeading)
    .slice(-2);
}

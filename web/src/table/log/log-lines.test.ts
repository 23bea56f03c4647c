import { describe, expect, it } from 'vitest';

import type { Event, LogLine } from '../../wire/index.ts';
import { chaptersOf, linesOf } from './log-lines.ts';

function event(
  number: number,
  line: number,
  texts: Record<number, string>,
  kind: LogLine['kind'] = 'line',
): Event {
  const lines = Object.entries(texts).map(([written, id]): LogLine => {
    return { line: Number(written), kind, rule: `M${String(number)}`, message: { id, args: {} } };
  });
  return { number, rule: `M${String(number)}`, fact: {}, message: { id: 'event', args: {} }, line, lines };
}

/** A fight: the Payback comes before the fight's result, whose text is in an earlier line. */
const FIGHT = [
  event(1, 1, { 1: 'turn' }, 'heading'),
  event(2, 2, { 2: 'fights' }),
  event(3, 3, { 3: 'payback' }),
  event(4, 3, {}),
  event(5, 2, { 2: 'beats' }),
];

describe('the lines of the log', () => {
  it('have the last text and all events', () => {
    const lines = linesOf(FIGHT).map(({ number, message, rule, events }) => [
      number,
      message.id,
      rule,
      events.map((one) => one.number),
    ]);
    expect(lines).toEqual([
      [1, 'turn', 'M1', [1]],
      [2, 'beats', 'M5', [2, 5]],
      [3, 'payback', 'M3', [3, 4]],
    ]);
  });

  it('can begin in the middle of a line', () => {
    const lines = linesOf(FIGHT.slice(3));
    expect(lines.map(({ number, message }) => [number, message.id])).toEqual([[2, 'beats']]);
  });

  it('are split at headings', () => {
    const lines = linesOf([event(1, 1, { 1: 'begins' }), ...FIGHT.map((one) => moved(one, 1))]);
    const chapters = chaptersOf(lines);
    expect(chapters.map(({ heading, lines }) => [heading?.message.id, lines.length])).toEqual([
      [undefined, 1],
      ['turn', 2],
    ]);
  });
});

/** The same event with larger numbers. */
function moved({ number, line, lines, ...rest }: Event, by: number): Event {
  const written = lines?.map((one) => ({ ...one, line: one.line + by }));
  return { ...rest, number: number + by, line: line + by, lines: written };
}

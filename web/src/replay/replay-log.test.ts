import { describe, expect, it } from 'vitest';

import type { OutlineStep } from '../api/index.ts';
import type { Event } from '../wire/index.ts';
import { replayAddress, parsePosition } from './address.ts';
import {
  chapterAt,
  firstStep,
  logAt,
  neighbours,
  replayEvents,
  replayLines,
  sameMoment,
  textsOf,
} from './replay-log.ts';
import { chaptersOf } from '../table/log/log-lines.ts';

function event(number: number, id = `event-${String(number)}`): Event {
  const message = { id, args: {} };
  const kind = id === 'round-began' ? ('heading' as const) : ('line' as const);
  const lines = [{ line: number, kind, rule: 'W01', message }];
  return { number, rule: 'W01', fact: { event: id }, message, line: number, lines };
}

/** An event that gives the line of an earlier one a new text. */
function later(number: number, line: number, id: string): Event {
  const { lines, ...rest } = event(number, id);
  return { ...rest, line, lines: lines?.map((one) => ({ ...one, line })) };
}

function step(
  entry: number | null,
  events: Event[],
  undo_epoch = 0,
  at_ms = (entry ?? 0) * 1000,
): OutlineStep {
  return { at_ms, undo_epoch, entry, events };
}

/** Two rounds. The last decision of the first round is undone and replaced. */
const STEPS = [
  step(3, [event(1, 'round-began'), event(2)]),
  step(4, [event(3)]),
  step(5, [event(4, 'regretted')]),
  step(7, [event(1, 'round-began'), event(2), event(3)], 1),
  step(8, [event(4, 'better'), event(5, 'round-began')], 1),
];

const ids = (events: Event[]) => events.map(({ message }) => message.id);

describe('the log at a step', () => {
  it('has all events up to it', () => {
    expect(ids(logAt(STEPS, 2))).toEqual(['round-began', 'event-2', 'event-3', 'regretted']);
  });

  it('omits undone events', () => {
    expect(ids(logAt(STEPS, 3))).toEqual(['round-began', 'event-2', 'event-3']);
    expect(ids(logAt(STEPS, 4))).toEqual(['round-began', 'event-2', 'event-3', 'better', 'round-began']);
  });
});

describe('the events of a replay', () => {
  it('have each event once, and mark undone ones', () => {
    const events = replayEvents(STEPS).map((one) => [one.event.message.id, one.step, one.isUndone]);
    expect(events).toEqual([
      ['round-began', 0, false],
      ['event-2', 0, false],
      ['event-3', 1, false],
      ['regretted', 2, true],
      ['better', 4, false],
      ['round-began', 4, false],
    ]);
  });

  it('are split into rounds that can be navigated', () => {
    const chapters = chaptersOf(replayLines(replayEvents(STEPS)));
    expect(chapters.map((chapter) => [firstStep(chapter), chapter.lines.length])).toEqual([
      [0, 4],
      [4, 0],
    ]);
    expect([chapterAt(chapters, 3), chapterAt(chapters, 4)]).toEqual([0, 1]);
    expect(neighbours(chapters, 2, 4)).toEqual({ before: 0, after: 4 });
    expect(neighbours(chapters, 4, 4)).toEqual({ before: 0, after: 4 });
  });

  it('have one chapter before the first round', () => {
    const chapters = chaptersOf(replayLines(replayEvents([step(1, [event(1)])])));
    expect(chapters.map((chapter) => [chapter.heading, firstStep(chapter)])).toEqual([[null, 0]]);
  });

  it('share lines, which have the last text that was not undone', () => {
    const steps = [
      step(1, [event(1)]),
      step(2, [later(2, 1, 'regretted')]),
      step(4, [event(1)], 1),
      step(5, [later(2, 1, 'grown'), event(3)], 1),
    ];
    const lines = replayLines(replayEvents(steps));
    expect(lines.map(({ message, steps }) => [message.id, steps])).toEqual([
      ['grown', [0, 1, 3]],
      ['event-3', [3]],
    ]);
    expect(textsOf(replayEvents(steps).filter((one) => one.step === 3)).map(({ id }) => id)).toEqual([
      'grown',
      'event-3',
    ]);
  });

  it('tell a step without a line by its events', () => {
    const silent = { ...event(2, 'picks'), line: 1, lines: undefined };
    const steps = [step(1, [event(1)]), step(2, [silent])];
    expect(textsOf(replayEvents(steps).slice(1)).map(({ id }) => id)).toEqual(['picks']);
  });
});

describe('another observer', () => {
  it('sees the same moment, or the last one before it', () => {
    const others = [step(3, [event(1)]), step(5, [event(2)]), step(8, [event(3)])];
    expect([1, 2, 3, 4].map((at) => sameMoment(STEPS, at, others))).toEqual([0, 1, 1, 2]);
  });

  it('is matched by time while log entries are secret', () => {
    const mine = [step(null, [event(1)], 0, 10), step(null, [event(2)], 0, 20)];
    const theirs = [
      step(null, [event(1)], 0, 10),
      step(null, [event(2)], 0, 15),
      step(null, [event(3)], 0, 30),
    ];
    expect(sameMoment(mine, 1, theirs)).toBe(1);
  });
});

describe('the address of a replay', () => {
  it('names a step and an observer', () => {
    const address = replayAddress('r1', 12, 'seat:2');
    expect(address).toBe('/replay/r1?step=12&eyes=seat:2');
    expect(parsePosition(new URL(address, 'http://antorcha.test').search)).toEqual({
      step: 12,
      observer: 'seat:2',
    });
  });

  it('ignores invalid values', () => {
    for (const query of ['', '?step=-1&eyes=god', '?step=x', '?eyes=seat:', '?step=1e9']) {
      expect(parsePosition(query)).toEqual({ step: null, observer: null });
    }
  });
});

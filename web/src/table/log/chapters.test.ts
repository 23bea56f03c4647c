import { describe, expect, it } from 'vitest';

import { event } from '../../connection/fake-server.ts';
import { chaptersOf } from './chapters.ts';

describe('the log', () => {
  it('is split where an event opens a chapter', () => {
    const log = [1, 2, 3, 4, 5].map(event);
    const chapters = chaptersOf(log, ({ number }) => number === 2 || number === 4);
    expect(
      chapters.map(({ opening, events }) => [opening?.number, events.map(({ number }) => number)]),
    ).toEqual([
      [undefined, [1]],
      [2, [3]],
      [4, [5]],
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import { Announcer, type LogText } from './announcer.ts';

function lines(...texts: string[]): LogText[] {
  return texts.map((text, place) => ({ number: place + 1, text }));
}

const heard = (announcer: Announcer, texts: string[], isSettled = false) =>
  announcer.hear(lines(...texts), isSettled).map(({ text }) => text);

describe('a screen reader', () => {
  it('gets a line when two more have come', () => {
    const announcer = new Announcer();
    expect(heard(announcer, ['rolls', 'fights'])).toEqual([]);
    expect(heard(announcer, ['rolls', 'fights', 'payback'])).toEqual(['rolls']);
  });

  it('gets all lines when the table waits', () => {
    expect(heard(new Announcer(), ['rolls', 'fights'], true)).toEqual(['rolls', 'fights']);
  });

  it('gets no line twice, whether the table waits or not', () => {
    const announcer = new Announcer();
    heard(announcer, ['rolls', 'fights'], true);
    expect(heard(announcer, ['rolls', 'fights', 'payback'])).toEqual(['rolls', 'fights']);
    expect(heard(announcer, ['rolls', 'fights', 'payback'], true)).toEqual(['rolls', 'fights', 'payback']);
  });

  it('gets the new text of a line that has grown since', () => {
    const announcer = new Announcer();
    heard(announcer, ['attacks'], true);
    expect(heard(announcer, ['beats', 'payback', 'gains'])).toEqual(['attacks', 'beats']);
  });

  it('does not read the whole match', () => {
    const announcer = new Announcer();
    const many = Array.from({ length: 40 }, (_, place) => `line ${String(place)}`);
    expect(heard(announcer, many, true)).toEqual(many.slice(-12));
  });
});

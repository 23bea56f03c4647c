import { expect, it } from 'vitest';

import { Progress } from './progress.svelte.ts';
import { FIRST_RATING } from './rating.ts';

class Memory implements Pick<Storage, 'getItem' | 'setItem'> {
  text: string | null = null;

  getItem(): string | null {
    return this.text;
  }

  setItem(_key: string, text: string) {
    this.text = text;
  }
}

function progressWith(memory: Memory): Progress {
  return new Progress(memory as unknown as Storage);
}

it('counts the first answer to each puzzle and keeps it', () => {
  const memory = new Memory();
  const progress = progressWith(memory);
  expect(progress.count('w1', 1200, 'solved')).toBe(40);
  expect(progress.count('w1', 1200, 'missed')).toBeNull();
  expect([progress.rating, progress.streak, progress.solved, progress.played]).toEqual([1240, 1, 1, 1]);
  const later = progressWith(memory);
  expect([later.rating, later.streak, later.resultOf('w1'), later.resultOf('w2')]).toEqual([
    1240,
    1,
    'solved',
    null,
  ]);
});

it('a missed puzzle ends the streak, and the longest one stays', () => {
  const progress = progressWith(new Memory());
  for (const id of ['a', 'b', 'c']) progress.count(id, 1200, 'solved');
  progress.count('d', 1200, 'missed');
  expect([progress.streak, progress.longest]).toEqual([0, 3]);
  progress.forget();
  expect([progress.rating, progress.longest, progress.played]).toEqual([FIRST_RATING, 0, 0]);
});

it('ignores what is damaged', () => {
  const memory = new Memory();
  for (const text of ['{', '[]', 'null', '{"rating":"x","streak":-1,"results":{"a":"b","c":"solved"}}']) {
    memory.text = text;
    const progress = progressWith(memory);
    expect([progress.rating, progress.streak]).toEqual([FIRST_RATING, 0]);
    expect(progress.resultOf('a')).toBeNull();
  }
  expect(progressWith(memory).resultOf('c')).toBe('solved');
});

import { describe, expect, it } from 'vitest';

import { shareUnchanged, stable } from './shared.ts';

const position = () => ({
  round: 1,
  active: null as number | null,
  rooms: [
    { tile: 'cave', gold: [0, 1] },
    { tile: 'hall', gold: [] as number[] },
  ],
});

describe('stable', () => {
  it('returns the same object until its content changes', () => {
    let round = 1;
    const said = stable(() => ({ round, rooms: ['cave'] }));
    const first = said();
    expect(said()).toBe(first);
    round = 2;
    expect(said()).toEqual({ round: 2, rooms: ['cave'] });
    expect(said().rooms).toBe(first.rooms);
  });
});

describe('the result of structural sharing', () => {
  it('is the old object if nothing has changed', () => {
    const before = position();
    expect(shareUnchanged(before, position())).toBe(before);
  });

  it('keeps each part that has not changed', () => {
    const before = position();
    const now = { ...position(), round: 2 };
    const result = shareUnchanged(before, now);
    expect(result).toEqual(now);
    expect(result.rooms).toBe(before.rooms);
  });

  it('replaces what has changed, and what contains it', () => {
    const before = position();
    const now = position();
    now.rooms[0]?.gold.push(7);
    const result = shareUnchanged(before, now);
    expect(result).toEqual(now);
    expect(result.rooms).not.toBe(before.rooms);
    expect(result.rooms[0]).not.toBe(before.rooms[0]);
    expect(result.rooms[1]).toBe(before.rooms[1]);
    expect(before).toEqual(position());
  });

  it.each([
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ 0: 1 }, [1]],
    [[], {}],
    ['one', 'other'],
  ])('%j becomes %j', (before, now) => {
    const result: unknown = shareUnchanged(before, now);
    expect(result).toStrictEqual(now);
  });
});

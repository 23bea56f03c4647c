import { describe, expect, it } from 'vitest';

import { stairOf } from './stair.ts';

/** The steps as flight, share of the width and share of the height. */
function check(cards: number, width: number, least: number) {
  const { flights, steps } = stairOf(cards, width, least);
  return `${String(flights)}: ${steps.map(({ flight, x, y }) => `${String(flight)} ${x.toFixed(2)} ${y.toFixed(2)}`).join(', ')}`;
}

describe('the stair of a dungeon', () => {
  it.each([
    ['no cards', 0, 300, 40, '1: '],
    ['few cards, which leave room below', 2, 300, 40, '1: 0 0.00 0.17, 0 0.20 0.33'],
    ['two flights', 5, 130, 40, '2: 0 0.00 0.33, 0 0.50 0.67, 0 1.00 1.00, 1 0.00 0.33, 1 0.50 0.67'],
    ['a width that is not measured yet', 1, 0, 40, '1: 0 0.00 1.00'],
  ])('goes down to the right: %s', (_, cards, width, least, expected) => {
    expect(check(cards, width, least)).toBe(expected);
  });
});

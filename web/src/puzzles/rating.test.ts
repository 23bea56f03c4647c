import { expect, it } from 'vitest';

import { expected, FIRST_RATING, ratingAfter } from './rating.ts';

it('is even between equals, and ten to one for 400 points', () => {
  expect(expected(1500, 1500)).toBe(0.5);
  expect(expected(1900, 1500)).toBeCloseTo(10 / 11);
});

it('rises after a solved puzzle and falls after a missed one, the more the less it was expected', () => {
  const hard = ratingAfter(1200, 1800, true, 0) - 1200;
  const easy = ratingAfter(1200, 800, true, 0) - 1200;
  expect(hard).toBeGreaterThan(easy);
  expect(easy).toBeGreaterThan(0);
  expect(ratingAfter(1200, 800, false, 0)).toBeLessThan(ratingAfter(1200, 1800, false, 0));
});

it('settles after many puzzles and stays above zero', () => {
  const early = ratingAfter(FIRST_RATING, 1200, true, 0) - FIRST_RATING;
  const late = ratingAfter(FIRST_RATING, 1200, true, 200) - FIRST_RATING;
  expect([early, late]).toEqual([40, 10]);
  expect(ratingAfter(100, 100, false, 500)).toBe(100);
});

import { expect, it } from 'vitest';

import { loadPlot, roundAbove } from './load.ts';

it('the upper edge of a chart is a round number', () => {
  const rounded = [0, 0.4, 1, 1.2, 3, 5, 7, 12, 21, 99, 101].map(roundAbove);
  expect(rounded).toEqual([1, 1, 1, 2, 5, 5, 10, 20, 50, 100, 200]);
});

it('a chart without values has an edge', () => {
  expect(loadPlot(300, 80, []).most).toBe(1);
});

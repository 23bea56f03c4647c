import { expect, it } from 'vitest';

import { xOf, yOf } from '../../components/chart.ts';
import type { Point } from '../../wire/review.ts';
import { lineOf, plotOf, ticksOf } from './chart.ts';

function pointsOf(...chances: number[]): Point[] {
  return chances.map((chance, step) => ({ step, frame: step, chances: [chance, 1 - chance] }));
}

it('the upper edge of the chart is above the highest chance', () => {
  const check = (chance: number) => plotOf(320, 190, pointsOf(0.5, chance)).most;
  expect([0.5, 0.6, 0.75, 0.8, 1, 0.1].map(check)).toEqual([0.5, 0.75, 0.75, 1, 1, 1]);
});

it('the lines across the chart are round chances', () => {
  const check = (chance: number) => ticksOf(plotOf(320, 190, pointsOf(0.5, chance)));
  expect(check(0.5)).toEqual([0, 0.25, 0.5]);
  expect(check(0.7)).toEqual([0, 0.25, 0.5, 0.75]);
  expect(check(1)).toEqual([0, 0.5, 1]);
});

it('the line of a seat goes through its chances, from edge to edge', () => {
  const points = pointsOf(0.5, 1, 0);
  const plot = plotOf(320, 190, points);
  const [left, right] = [xOf(plot, 0, 3), xOf(plot, 2, 3)];
  expect([left, right]).toEqual([plot.left, 320 - plot.right]);
  expect([yOf(plot, 1), yOf(plot, 0)]).toEqual([plot.top, 190 - plot.bottom]);
  expect(lineOf(plot, points, 0)).toBe(
    `M${String(left)} ${String(yOf(plot, 0.5))}L${String((left + right) / 2)} ${String(plot.top)}L${String(right)} ${String(190 - plot.bottom)}`,
  );
  expect(xOf(plot, 0, 1)).toBe(plot.left);
});

import { expect, it } from 'vitest';

import { pathOf, xOf, yOf } from '../../components/chart.ts';
import type { RatingPoint } from '../../wire/api.ts';
import { bandOf, curvePlot, curveTicks } from './curve.ts';

function pointsOf(...ratings: [rating: number, deviation: number][]): RatingPoint[] {
  return ratings.map(([rating, deviation], at_ms) => ({ room: 'r', at_ms, rating, deviation }));
}

it('the chart has space for all ratings, between round numbers', () => {
  const check = (...ratings: [number, number][]) => {
    const { least, most } = curvePlot(320, 190, pointsOf(...ratings));
    return [least, most];
  };
  expect(check([1500, 50], [1520, 40])).toEqual([1450, 1600]);
  expect(check([1500, 350], [1700, 300])).toEqual([1200, 2000]);
  expect(check([1500, 0])).toEqual([1500, 1550]);
  expect(check([900, 80], [2100, 60])).toEqual([500, 2500]);
});

it('the lines across the chart are few and round', () => {
  const check = (...ratings: [number, number][]) => curveTicks(curvePlot(320, 190, pointsOf(...ratings)));
  expect(check([1500, 50], [1520, 40])).toEqual([1450, 1500, 1550, 1600]);
  expect(check([900, 80], [2100, 60]).length).toBeLessThanOrEqual(7);
});

it('the band surrounds the curve and stays inside the chart', () => {
  const points = pointsOf([1500, 350], [1540, 60]);
  const plot = curvePlot(320, 190, points);
  const heights = [...bandOf(plot, points).matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(4);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(plot.top);
  expect(Math.max(...heights)).toBeLessThanOrEqual(190 - plot.bottom);
  const [first] = heights;
  expect(first).toBeLessThan(yOf(plot, 1500));
  expect(pathOf(plot, [1500, 1540])).toMatch(new RegExp(`^M${String(xOf(plot, 0, 2))} `));
  expect(bandOf(plot, [])).toBe('');
});

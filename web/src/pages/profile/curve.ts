/** The geometry of the curve of a rating. */
import type { Plot } from '../../components/chart.ts';
import { xOf, yOf } from '../../components/chart.ts';
import type { RatingPoint } from '../../wire/api.ts';

/** The distances between the lines across the chart, the first that leaves at most `MOST_LINES`. */
const STEPS = [50, 100, 200, 500];
const MOST_LINES = 6;

/** The most of a deviation that the chart has space for, so that the first matches do not flatten the curve. */
const SHOWN_DEVIATION = 250;

export function curvePlot(width: number, height: number, points: readonly RatingPoint[]): Plot {
  const around = points.flatMap(({ rating, deviation }) => {
    const margin = Math.min(deviation, SHOWN_DEVIATION);
    return [rating - margin, rating + margin];
  });
  const [lowest, highest] = [Math.min(...around), Math.max(...around)];
  const step = stepFor(highest - lowest);
  const least = Math.floor(lowest / step) * step;
  const most = Math.max(Math.ceil(highest / step) * step, least + step);
  return { least, most, width, height, left: 42, right: 10, top: 10, bottom: 22 };
}

/** The ratings that have a line across the chart. */
export function curveTicks({ least, most }: Plot): number[] {
  const step = stepFor(most - least);
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, line) => least + line * step);
}

function stepFor(range: number): number {
  return STEPS.find((step) => range / step < MOST_LINES) ?? 1_000;
}

/** Returns the area between the rating and its deviation, cut off at the edges of the chart. */
export function bandOf(plot: Plot, points: readonly RatingPoint[]): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ rating, deviation }, point) => {
      const value = Math.min(Math.max(rating + sign * deviation, plot.least), plot.most);
      return `${xOf(plot, point, points.length).toFixed(1)} ${yOf(plot, value).toFixed(1)}`;
    });
  return points.length === 0 ? '' : `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

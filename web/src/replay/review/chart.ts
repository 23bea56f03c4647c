/** The geometry of the chart of chances. Its unit is the pixel. */
import { pathOf, type Plot } from '../../components/chart.ts';
import type { Point } from '../../wire/review.ts';

/** The upper edge of the chart is one of these chances, so that the lines of many players are not squeezed. */
const EDGES = [0.5, 0.75];

export function plotOf(width: number, height: number, points: readonly Point[]): Plot {
  const highest = Math.max(...points.flatMap(({ chances }) => chances));
  const most = EDGES.find((edge) => edge >= highest) ?? 1;
  return { least: 0, most, width, height, left: 42, right: 10, top: 10, bottom: 18 };
}

/** The chances that have a line across the chart. */
export function ticksOf({ most }: Plot): number[] {
  return [0, 0.25, 0.5, 0.75, 1].filter((chance) => chance <= most && (most < 1 || chance % 0.5 === 0));
}

/** Returns the line of a seat. A chance holds until the next point. */
export function lineOf(plot: Plot, points: readonly Point[], seat: number): string {
  return pathOf(
    plot,
    points.map(({ chances }) => chances[seat] ?? 0),
  );
}

/** How a seat's line is dashed, so that seats differ without colours too. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4'];

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? 'none';
}

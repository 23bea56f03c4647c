/** The geometry of the chart of chances. Its unit is the pixel. */
import type { Point } from '../../wire/review.ts';

export interface Plot {
  width: number;
  height: number;
  /** Space for the labels of the axis, and around the marks. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The chance at the upper edge. */
  most: number;
}

/** The upper edge of the chart is one of these chances, so that the lines of many players are not squeezed. */
const EDGES = [0.5, 0.75];

export function plotOf(width: number, height: number, points: readonly Point[]): Plot {
  const highest = Math.max(...points.flatMap(({ chances }) => chances));
  const most = EDGES.find((edge) => edge >= highest) ?? 1;
  return { most, width, height, left: 42, right: 10, top: 10, bottom: 18 };
}

/** The chances that have a line across the chart. */
export function ticksOf({ most }: Plot): number[] {
  return [0, 0.25, 0.5, 0.75, 1].filter((chance) => chance <= most && (most < 1 || chance % 0.5 === 0));
}

export function xOf(plot: Plot, point: number, count: number): number {
  const inner = plot.width - plot.left - plot.right;
  return plot.left + (count > 1 ? (point / (count - 1)) * inner : 0);
}

export function yOf(plot: Plot, chance: number): number {
  return plot.top + (1 - chance / plot.most) * (plot.height - plot.top - plot.bottom);
}

/** Returns the line of a seat. A chance holds until the next point. */
export function lineOf(plot: Plot, points: readonly Point[], seat: number): string {
  const commands = points.map(({ chances }, point) => {
    const [x, y] = [xOf(plot, point, points.length), yOf(plot, chances[seat] ?? 0)].map(short);
    return point === 0 ? `M${x} ${y}` : `L${x} ${y}`;
  });
  return commands.join('');
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** How a seat's line is dashed, so that seats differ without colours too. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4'];

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? 'none';
}

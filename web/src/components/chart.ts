/** The geometry of charts. Its unit is the pixel. */

export interface Plot {
  width: number;
  height: number;
  /** Space for the labels of the axis, and around the marks. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The values at the lower and the upper edge. */
  least: number;
  most: number;
}

/** Returns where a point of a line is, from left to right. */
export function xOf(plot: Plot, point: number, count: number): number {
  const inner = plot.width - plot.left - plot.right;
  return plot.left + (count > 1 ? (point / (count - 1)) * inner : 0);
}

export function yOf(plot: Plot, value: number): number {
  const height = plot.height - plot.top - plot.bottom;
  return plot.top + ((plot.most - value) / (plot.most - plot.least)) * height;
}

/** Returns the path through values. */
export function pathOf(plot: Plot, values: readonly number[]): string {
  const commands = values.map((value, point) => {
    const [x, y] = [xOf(plot, point, values.length), yOf(plot, value)].map(short);
    return point === 0 ? `M${x} ${y}` : `L${x} ${y}`;
  });
  return commands.join('');
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

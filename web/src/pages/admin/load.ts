/** The charts of the server's load. */
import type { Plot } from '../../components/chart.ts';
import type { LoadPoint } from '../../wire/api.ts';

export type Figure = 'people' | 'rooms' | 'requests' | 'answer_ms' | 'memory_bytes';

export const FIGURES: Figure[] = ['people', 'rooms', 'requests', 'answer_ms', 'memory_bytes'];

/** The upper edge is a round number above all values, so that equal loads look equal. */
export function loadPlot(width: number, height: number, values: readonly number[]): Plot {
  return {
    width,
    height,
    left: 8,
    right: 8,
    top: 10,
    bottom: 22,
    least: 0,
    most: roundAbove(Math.max(0, ...values)),
  };
}

/** The smallest of 1, 2, 5, 10, 20… that is not below a value. */
export function roundAbove(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return factor * power;
}

export function valuesOf(points: readonly LoadPoint[], figure: Figure): number[] {
  return points.map((point) => point[figure]);
}

/** The seat that the board puts in focus. */
import type { Seat, View } from '../../wire/masmorra.ts';

/** Whose turn it is, or the first seat during set-up. */
export function focusSeat({ active }: Pick<View, 'active'>): Seat {
  return active ?? 0;
}

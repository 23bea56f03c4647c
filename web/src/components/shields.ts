/** The outline of each seat's shield, in a square of 40. */
const SHIELDS = [
  // A heater shield, a round one, a lozenge, a hexagon and a banner.
  'M3 4h34v13c0 10-7 17-17 21C10 34 3 27 3 17z',
  'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  'M20 0.500L38.500 20L20 39.500L1.500 20z',
  'M11 3h18l9.500 17L29 37H11L1.500 20z',
  'M4 3h32v35l-8-6l-8 6l-8-6l-8 6z',
] as const;

/** Returns the outline of a seat's shield. Seats are counted from 0. */
export function shieldOf(seat: number): string {
  return SHIELDS[seat % SHIELDS.length] ?? SHIELDS[0];
}

export function seatColour(seat: number): string {
  return `var(--seat-${String((seat % SHIELDS.length) + 1)})`;
}

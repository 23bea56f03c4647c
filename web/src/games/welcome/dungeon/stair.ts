/** The steps of the dungeon's stair: one for each card, in as many flights as the room needs. */

export interface Step {
  flight: number;
  /** How far right of the flight's first step it is, and how far below the flight's landing, as shares. */
  x: number;
  y: number;
}

export interface Stair {
  flights: number;
  steps: Step[];
  /** How many steps fill a flight. */
  length: number;
}

/** A flight has room for this many steps, so that a stair grows with the first cards instead of shrinking. */
const SHORTEST = 6;

/** The stair for a number of cards in a width of which a step needs at least a part. A width of 0 is unknown. */
export function stairOf(cards: number, width: number, least: number): Stair {
  const fitting = width > 0 ? Math.max(1, Math.floor(width / least)) : cards;
  const flights = Math.max(1, Math.ceil(cards / fitting));
  const length = Math.max(Math.ceil(cards / flights), Math.min(SHORTEST, fitting));
  const steps = Array.from({ length: cards }, (_, place): Step => {
    const inFlight = place % length;
    return {
      flight: Math.floor(place / length),
      x: inFlight / Math.max(1, length - 1),
      y: (inFlight + 1) / length,
    };
  });
  return { flights, steps, length };
}

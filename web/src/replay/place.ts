/** A place in a replay, as an address names it. */
import type { Eyes } from '../api/index.ts';

/** A step, and with whose eyes it is seen. */
export interface Place {
  /** Nothing for where the replay begins by itself. */
  step: number | null;
  eyes: Eyes;
}

/** Reads the place from the query of an address. What makes no sense is left out. */
export function placeIn(query: string): Place {
  const asked = new URLSearchParams(query);
  const step = asked.get('step') ?? '';
  const eyes = asked.get('eyes') ?? '';
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : null,
    eyes: /^(public|all|seat:\d+)$/.test(eyes) ? eyes : null,
  };
}

/** The address of a place. */
export function addressOf(id: string, step: number, eyes: string): string {
  // A colon in a query needs no disguise.
  return `/replay/${encodeURIComponent(id)}?step=${String(step)}&eyes=${eyes}`;
}

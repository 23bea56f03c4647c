/** A place in a replay, as an address names it. */
import type { Observer } from '../api/index.ts';

/** A step, and with whose eyes it is seen. */
export interface ReplayPosition {
  /** Nothing for where the replay begins by itself. */
  step: number | null;
  observer: Observer;
}

/** Reads the place from the query of an address. What makes no sense is left out. */
export function parsePosition(query: string): ReplayPosition {
  const asked = new URLSearchParams(query);
  const step = asked.get('step') ?? '';
  const eyes = asked.get('eyes') ?? '';
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : null,
    observer: /^(public|all|seat:\d+)$/.test(eyes) ? eyes : null,
  };
}

/** The address of a place. */
export function replayAddress(id: string, step: number, observer: string): string {
  // A colon in a query needs no disguise.
  return `/replay/${encodeURIComponent(id)}?step=${String(step)}&eyes=${observer}`;
}

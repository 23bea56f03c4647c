/** The address of a position in a replay. */
import type { Observer } from '../api/index.ts';

export interface ReplayPosition {
  /** Null for the first step. */
  step: number | null;
  observer: Observer;
}

/** Whether the query of an address asks for the review. */
export function asksForReview(query: string): boolean {
  return new URLSearchParams(query).has('review');
}

/** Parses the query of an address. Invalid values become null. */
export function parsePosition(query: string): ReplayPosition {
  const asked = new URLSearchParams(query);
  const step = asked.get('step') ?? '';
  const eyes = asked.get('eyes') ?? '';
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : null,
    observer: /^(public|all|seat:\d+)$/.test(eyes) ? eyes : null,
  };
}

export function replayAddress(id: string, step: number, observer: string): string {
  // A colon in a query needs no encoding.
  return `/replay/${encodeURIComponent(id)}?step=${String(step)}&eyes=${observer}`;
}

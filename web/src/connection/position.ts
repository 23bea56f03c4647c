/** The position of a match as the server sent it last, and the patches that change it. */
import { immutableJSONPatch } from 'immutable-json-patch';

import { shareUnchanged } from '../structural-sharing/shared.ts';
import type { ServerMessage, Snapshot } from '../wire/index.ts';

export type Patch = Extract<ServerMessage, { type: 'patch' }>;

/**
 * Returns the snapshot that the patch makes of the last one, or null if it does not fit. The parts that have not changed are
 * the same objects.
 */
export function patched(last: Snapshot | null, version: string | undefined, patch: Patch): Snapshot | null {
  if (last === null || version !== patch.from) return null;
  const { number, events } = patch;
  try {
    return { ...(immutableJSONPatch(last, patch.changes) as Snapshot), number, events };
  } catch {
    return null;
  }
}

/** Returns the snapshot with the parts of the last view that have not changed. */
export function continued(last: Snapshot | null, now: Snapshot | null): Snapshot | null {
  return now && { ...now, view: shareUnchanged(last?.view, now.view) };
}

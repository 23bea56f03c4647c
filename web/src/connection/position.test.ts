import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import protocol from '../../../docs/protocol.md?raw';
import type { ServerMessage, Snapshot } from '../wire/index.ts';
import { snapshot } from './fake-server.ts';
import { patched, type Patch } from './position.ts';

type Update = Extract<ServerMessage, { type: 'update' }>;

/** A part of a match as the server told it, and the snapshot at its end. */
interface Told {
  game: string;
  messages: (Update | Patch)[];
  snapshot: Snapshot;
}

const TOLD = JSON.parse(readFileSync(join(import.meta.dirname, 'patches.json'), 'utf8')) as Told[];

/** Makes a snapshot of every message, and fails at the first that does not fit. */
function heard({ messages }: Told): Snapshot[] {
  let version: string | undefined;
  const snapshots: Snapshot[] = [];
  for (const message of messages) {
    const now =
      message.type === 'patch' ? patched(snapshots.at(-1) ?? null, version, message) : message.snapshot;
    if (now === null) throw new Error('a patch does not fit');
    snapshots.push(now);
    version = message.version;
  }
  return snapshots;
}

describe('the patches of a server', () => {
  it.each(TOLD)('lead to the whole snapshot in $game', (told) => {
    const last = heard(told).at(-1);
    expect(last).toStrictEqual(told.snapshot);
    // Members keep their order, too.
    expect(JSON.stringify(last)).toBe(JSON.stringify(told.snapshot));
  });

  it('change no earlier snapshot', () => {
    for (const told of TOLD) {
      const snapshots = heard(told);
      const copies = snapshots.map((one) => structuredClone(one));
      heard(told);
      expect(snapshots).toStrictEqual(copies);
    }
  });

  it('are for every game', () => {
    expect(new Set(TOLD.map(({ game }) => game)).size).toBe(3);
    expect(
      TOLD.flatMap(({ messages }) => messages).filter(({ type }) => type === 'patch').length,
    ).toBeGreaterThan(48);
  });
});

describe('a patch', () => {
  // The example of the documentation.
  const patch = JSON.parse(/```json\n(\{"type":"patch".+?)```/s.exec(protocol)?.[1] ?? '') as Patch;
  const last = { ...snapshot(1, 2), view: { round: 1, rooms: ['cave'] } };

  it('keeps the parts that have not changed', () => {
    const now = patched(last, 'OLD-VERSION', patch);
    expect(now).toEqual({ ...last, number: 8, events: [], view: { round: 2, rooms: ['cave'] } });
    expect((now?.view as typeof last.view).rooms).toBe(last.view.rooms);
    expect(last.view.round).toBe(1);
  });

  it('does not fit another version, or no position', () => {
    expect(patched(last, 'c', patch)).toBeNull();
    expect(patched(last, undefined, patch)).toBeNull();
    expect(patched(null, 'OLD-VERSION', patch)).toBeNull();
  });

  it('does not fit if it cannot be applied', () => {
    expect(
      patched(last, 'OLD-VERSION', { ...patch, changes: [{ op: 'remove', path: '/view/rooms/4/0' }] }),
    ).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';

import { rockAround } from './rock.ts';

const ROOM = { x: 0, y: 0, width: 100, height: 100 };

/** The distance of each facet's first corner from the room, with its brightness. */
function facets(room: typeof ROOM) {
  return rockAround([room]).flatMap(({ near, outline }) =>
    [...outline.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => {
      const across = Math.max(room.x - Number(x), 0, Number(x) - room.x - room.width);
      const down = Math.max(room.y - Number(y), 0, Number(y) - room.y - room.height);
      return { near, far: Math.hypot(across, down) };
    }),
  );
}

describe('the rock', () => {
  it('is bright at the walls, dark far away, and ends', () => {
    const all = facets(ROOM);
    const mean = (some: typeof all) => some.reduce((sum, { near }) => sum + near, 0) / some.length;
    expect(mean(all.filter(({ far }) => far < 30))).toBeGreaterThan(0.7);
    expect(mean(all.filter(({ far }) => far > 150))).toBeLessThan(0.25);
    expect(Math.max(...all.map(({ far }) => far))).toBeLessThan(320);
  });

  it('keeps its facets when a room is added', () => {
    const outlines = (rooms: (typeof ROOM)[]) =>
      new Set(rockAround(rooms).flatMap(({ outline }) => outline.split('z')));
    const before = outlines([ROOM]);
    const after = outlines([ROOM, { ...ROOM, x: 600 }]);
    expect([...before].every((facet) => after.has(facet))).toBe(true);
  });
});

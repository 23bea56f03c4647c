import { describe, expect, it } from 'vitest';

import type { RoomView, View } from '../../../wire/masmorra.ts';
import late from '../fixtures/late.json';
import { tileCard } from '../data.ts';
import {
  boxOf,
  tileAt,
  hasDoor,
  neighbours,
  cellBeyond,
  sideOf,
  slotCount,
  turnedDoors,
} from './geometry.ts';

const { dungeon } = late.snapshot.view as unknown as View;

const spots = [...dungeon.keys()];

function room(spot: number): RoomView {
  const found = dungeon[spot];
  if (!found) throw new Error(`there is no tile ${String(spot)}`);
  return found;
}

describe('a recorded dungeon', () => {
  it('has no overlapping tiles', () => {
    for (const spot of spots) {
      const { tile, lay } = room(spot);
      expect(tileAt(dungeon, tileCard(tile).level, lay.cell)).toBe(spot);
    }
  });

  it('has doors only where the turned tiles have them', () => {
    for (const spot of spots) {
      const { tile, lay, doors } = room(spot);
      expect(doors & ~turnedDoors(tile, lay.quarters)).toBe(0);
    }
  });

  it('leads back through every door from the opposite side', () => {
    const opposite = { north: 'south', east: 'west', south: 'north', west: 'east' } as const;
    for (const spot of spots) {
      const { tile, doors } = room(spot);
      neighbours(dungeon, spot).forEach((other, slot) => {
        if (other === null || !hasDoor(doors, slot)) return;
        const beyond = room(other);
        const back = neighbours(dungeon, other).findIndex(
          (here, its) => here === spot && sideOf(beyond.tile, its) === opposite[sideOf(tile, slot)],
        );
        expect(back).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it('has a different cell outside each slot of a tile', () => {
    for (const spot of spots) {
      const { tile, lay } = room(spot);
      const slots = Array.from({ length: slotCount(tile) }, (_, slot) => slot);
      const cells = slots.map((slot) => JSON.stringify(cellBeyond(tile, lay, slot)));
      expect(new Set(cells).size).toBe(cells.length);
    }
  });
});

describe('a turned tile', () => {
  it('has the turned doors', () => {
    // Doors north and east become east and south with one turn.
    expect(turnedDoors('a07', 0)).toBe(0b0011);
    expect(turnedDoors('a07', 1)).toBe(0b0110);
    expect(turnedDoors('a07', 3)).toBe(0b1001);
  });

  it('is unchanged after four turns', () => {
    for (const tile of ['mt11', 'mt13', 'mt24', 'a01'] as const) {
      expect(turnedDoors(tile, 4)).toBe(tileCard(tile).doors);
      expect(turnedDoors(tile, 1).toString(2).replaceAll('0', '')).toBe(
        tileCard(tile).doors.toString(2).replaceAll('0', ''),
      );
    }
  });

  it('covers four cells if it is medium', () => {
    expect(boxOf({ tile: 'mt11', lay: { cell: { x: -1, y: 2 }, quarters: 1 } })).toEqual({
      x: -100,
      y: 200,
      width: 200,
      height: 200,
    });
  });
});

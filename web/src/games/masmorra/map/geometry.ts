/**
 * The geometry of the map. A cell of the first two levels is 100 units wide; rooms of the third level are drawn twice
 * as wide, because they hold as much as medium tiles.
 */
import type { Cell, Lay, RoomView, Spot, Tile } from '../../../wire/masmorra.ts';
import { LAST_LEVEL, tileCard } from '../data.ts';

/** The width of a cell in map units. */
export const CELL = 100;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The sides in the order of their slots on the edge of a tile. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;

export type Side = (typeof SIDES)[number];

const STEPS: Record<Side, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The width of a tile in cells. */
export function spanOf(tile: Tile): number {
  return tileCard(tile).size === 'medium' ? 2 : 1;
}

/** The width of a cell of this level in map units. */
export function unitOf(level: number): number {
  return level === LAST_LEVEL ? 2 * CELL : CELL;
}

/** The rectangle of a tile. */
export function boxOf({ tile, lay }: Pick<RoomView, 'tile' | 'lay'>): Box {
  const unit = unitOf(tileCard(tile).level);
  const width = spanOf(tile) * unit;
  return { x: lay.cell.x * unit, y: lay.cell.y * unit, width, height: width };
}

/** The rectangle of a cell. */
export function cellBox(cell: Cell, level: number): Box {
  const unit = unitOf(level);
  return { x: cell.x * unit, y: cell.y * unit, width: unit, height: unit };
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The smallest rectangle around these boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: CELL, height: CELL };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A rectangle enlarged on every side. */
export function enlarged(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The number of door slots of a tile. */
export function slotCount(tile: Tile): number {
  return spanOf(tile) * 4;
}

/** The side of a tile on which a slot is. */
export function sideOf(tile: Tile, slot: number): Side {
  return SIDES[Math.floor(slot / spanOf(tile)) % 4] ?? 'north';
}

/** The cell of a tile at this slot. */
function innerCell(tile: Tile, { cell }: Lay, slot: number): Cell {
  if (spanOf(tile) === 1) return cell;
  const second = slot % 2;
  switch (sideOf(tile, slot)) {
    case 'north':
      return { x: cell.x + second, y: cell.y };
    case 'south':
      return { x: cell.x + second, y: cell.y + 1 };
    case 'east':
      return { x: cell.x + 1, y: cell.y + second };
    case 'west':
      return { x: cell.x, y: cell.y + second };
  }
}

/** The cell outside a tile at this slot. */
export function cellBeyond(tile: Tile, lay: Lay, slot: number): Cell {
  const { x, y } = innerCell(tile, lay, slot);
  const step = STEPS[sideOf(tile, slot)];
  return { x: x + step.x, y: y + step.y };
}

/** The centre of a slot on the edge of a tile, and its side. */
export function doorway(tile: Tile, lay: Lay, slot: number): Point & { side: Side } {
  const { level } = tileCard(tile);
  const { x, y } = centreOf(cellBox(innerCell(tile, lay, slot), level));
  const side = sideOf(tile, slot);
  const half = unitOf(level) / 2;
  return { x: x + STEPS[side].x * half, y: y + STEPS[side].y * half, side };
}

/** Whether the bit of a slot is set. */
export function hasDoor(doors: number, slot: number): boolean {
  return (doors & (1 << slot)) !== 0;
}

/** The tile of a level that covers a cell. */
export function tileAt(dungeon: readonly RoomView[], level: number, cell: Cell): Spot | null {
  const found = dungeon.findIndex(({ tile, lay }) => {
    const span = spanOf(tile);
    const across = cell.x - lay.cell.x;
    const along = cell.y - lay.cell.y;
    return tileCard(tile).level === level && across >= 0 && across < span && along >= 0 && along < span;
  });
  return found < 0 ? null : found;
}

/** The tile at each slot of a tile; `null` where there is none yet. */
export function neighbours(dungeon: readonly RoomView[], spot: Spot): (Spot | null)[] {
  const room = dungeon[spot];
  if (!room) return [];
  const { level } = tileCard(room.tile);
  return Array.from({ length: slotCount(room.tile) }, (_, slot) =>
    tileAt(dungeon, level, cellBeyond(room.tile, room.lay, slot)),
  );
}

/** Where the slots N1, N2, E1, E2, S1, S2, W1 and W2 of a medium tile go with a quarter turn. */
const MEDIUM_TURN = [2, 3, 5, 4, 6, 7, 1, 0];

/** The doors of a tile after this many clockwise quarter turns. */
export function turnedDoors(tile: Tile, quarters: number): number {
  let { doors } = tileCard(tile);
  for (let turn = 0; turn < quarters % 4; turn += 1) doors = turnedOnce(tile, doors);
  return doors;
}

function turnedOnce(tile: Tile, doors: number): number {
  if (spanOf(tile) === 1) return ((doors << 1) | (doors >> 3)) & 0b1111;
  return MEDIUM_TURN.reduce((turned, to, from) => (hasDoor(doors, from) ? turned | (1 << to) : turned), 0);
}

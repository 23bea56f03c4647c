/**
 * Where tiles lie on the map. A cell of the first two levels is 100 units wide; the rooms of the third level, which hold
 * as much as medium ones, are drawn twice as wide.
 */
import type { Cell, Lay, RoomView, Spot, Tile } from '../../../wire/masmorra.ts';
import { LAST_LEVEL, tileCard } from '../data.ts';

/** The width of a cell. */
export const CELL = 100;

/** A rectangle of the map. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of the map. */
export interface Point {
  x: number;
  y: number;
}

/** The four sides, in the order of their places on the edge of a tile. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;

/** A side of a tile. */
export type Side = (typeof SIDES)[number];

const STEPS: Record<Side, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** How many cells a tile is wide. */
export function spanOf(tile: Tile): number {
  return tileCard(tile).size === 'medium' ? 2 : 1;
}

/** How wide a cell of a level is drawn. */
export function unitOf(level: number): number {
  return level === LAST_LEVEL ? 2 * CELL : CELL;
}

/** Where a tile lies. */
export function boxOf({ tile, lay }: Pick<RoomView, 'tile' | 'lay'>): Box {
  const unit = unitOf(tileCard(tile).level);
  const width = spanOf(tile) * unit;
  return { x: lay.cell.x * unit, y: lay.cell.y * unit, width, height: width };
}

/** Where a cell lies. */
export function cellBox(cell: Cell, level: number): Box {
  const unit = unitOf(level);
  return { x: cell.x * unit, y: cell.y * unit, width: unit, height: unit };
}

/** The middle of a rectangle. */
export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The smallest rectangle around all of these. */
export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: CELL, height: CELL };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A rectangle that is larger on every side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How many places for a door a tile has. */
export function slotCount(tile: Tile): number {
  return spanOf(tile) * 4;
}

/** The side of a tile on which a place is. */
export function sideOf(tile: Tile, slot: number): Side {
  return SIDES[Math.floor(slot / spanOf(tile)) % 4] ?? 'north';
}

/** The cell of a tile to which a place on its edge belongs. */
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

/** The cell that a place on the edge of a tile looks on. */
export function cellBeyond(tile: Tile, lay: Lay, slot: number): Cell {
  const { x, y } = innerCell(tile, lay, slot);
  const step = STEPS[sideOf(tile, slot)];
  return { x: x + step.x, y: y + step.y };
}

/** The middle of a place on the edge of a tile, and the side on which it is. */
export function doorway(tile: Tile, lay: Lay, slot: number): Point & { side: Side } {
  const { level } = tileCard(tile);
  const { x, y } = middle(cellBox(innerCell(tile, lay, slot), level));
  const side = sideOf(tile, slot);
  const half = unitOf(level) / 2;
  return { x: x + STEPS[side].x * half, y: y + STEPS[side].y * half, side };
}

/** Whether one of the bits for the places on a tile's edge is set. */
export function hasDoor(doors: number, slot: number): boolean {
  return (doors & (1 << slot)) !== 0;
}

/** The tile of a level that covers a cell. */
export function covering(dungeon: readonly RoomView[], level: number, cell: Cell): Spot | null {
  const found = dungeon.findIndex(({ tile, lay }) => {
    const span = spanOf(tile);
    const across = cell.x - lay.cell.x;
    const along = cell.y - lay.cell.y;
    return tileCard(tile).level === level && across >= 0 && across < span && along >= 0 && along < span;
  });
  return found < 0 ? null : found;
}

/** What is at each place on the edge of a tile: another tile, or nothing yet. */
export function neighbours(dungeon: readonly RoomView[], spot: Spot): (Spot | null)[] {
  const room = dungeon[spot];
  if (!room) return [];
  const { level } = tileCard(room.tile);
  return Array.from({ length: slotCount(room.tile) }, (_, slot) =>
    covering(dungeon, level, cellBeyond(room.tile, room.lay, slot)),
  );
}

/** Where N1, N2, E1, E2, S1, S2, W1 and W2 of a medium tile go with a quarter turn. */
const MEDIUM_TURN = [2, 3, 5, 4, 6, 7, 1, 0];

/** The doors of a tile after so many quarter turns clockwise. */
export function turnedDoors(tile: Tile, quarters: number): number {
  let { doors } = tileCard(tile);
  for (let turn = 0; turn < quarters % 4; turn += 1) doors = turnedOnce(tile, doors);
  return doors;
}

function turnedOnce(tile: Tile, doors: number): number {
  if (spanOf(tile) === 1) return ((doors << 1) | (doors >> 3)) & 0b1111;
  return MEDIUM_TURN.reduce((turned, to, from) => (hasDoor(doors, from) ? turned | (1 << to) : turned), 0);
}

/** The outline of a tile: its walls and doors. */
import type { Tile } from '../../../wire/masmorra.ts';
import { tileCard } from '../data.ts';
import { hasDoor, SIDES, spanOf, unitOf, type Side } from './geometry.ts';

/** The thickness of walls. */
export const WALL = 5;
/** The width of a door in a cell of normal size. */
const DOOR = 30;

/** A door in tile coordinates. */
export interface DoorMark {
  slot: number;
  side: Side;
  /** Its centre. */
  x: number;
  y: number;
  width: number;
}

/** The width of a tile in map units. */
export function widthOf(tile: Tile): number {
  return spanOf(tile) * unitOf(tileCard(tile).level);
}

/** The walls of a tile as one SVG path. */
export function wallPath(tile: Tile, doors: number): string {
  const width = widthOf(tile);
  return SIDES.map((side) => {
    const gaps = doorMarks(tile, doors).filter((door) => door.side === side);
    return segments(width, gaps.map(span)).map(([from, to]) => line(side, width, from, to));
  })
    .flat()
    .join('');
}

export function doorMarks(tile: Tile, doors: number): DoorMark[] {
  const span = spanOf(tile);
  const unit = unitOf(tileCard(tile).level);
  const marks = Array.from({ length: span * 4 }, (_, slot): DoorMark => {
    const side = SIDES[Math.floor(slot / span)] ?? 'north';
    const along = ((slot % span) + 0.5) * unit;
    return { slot, side, ...onEdge(side, span * unit, along), width: DOOR * Math.sqrt(unit / 100) };
  });
  return marks.filter(({ slot }) => hasDoor(doors, slot));
}

function span({ side, x, y, width }: DoorMark): [number, number] {
  const along = side === 'north' || side === 'south' ? x : y;
  return [along - width / 2, along + width / 2];
}

/** The parts of an edge between its gaps. */
function segments(width: number, gaps: [number, number][]): [number, number][] {
  const ends = [0, ...gaps.flat(), width];
  return Array.from({ length: ends.length / 2 }, (_, nth): [number, number] => [
    ends[nth * 2] ?? 0,
    ends[nth * 2 + 1] ?? width,
  ]);
}

function line(side: Side, width: number, from: number, to: number): string {
  const start = inset(side, onEdge(side, width, from));
  const end = inset(side, onEdge(side, width, to));
  return `M${String(start.x)} ${String(start.y)}L${String(end.x)} ${String(end.y)}`;
}

function onEdge(side: Side, width: number, along: number) {
  switch (side) {
    case 'north':
      return { x: along, y: 0 };
    case 'east':
      return { x: width, y: along };
    case 'south':
      return { x: along, y: width };
    case 'west':
      return { x: 0, y: along };
  }
}

/** Moves a point inwards, because walls are drawn inside the tile. */
function inset(side: Side, { x, y }: { x: number; y: number }) {
  const by = WALL / 2;
  switch (side) {
    case 'north':
      return { x, y: y + by };
    case 'east':
      return { x: x - by, y };
    case 'south':
      return { x, y: y - by };
    case 'west':
      return { x: x + by, y };
  }
}

/**
 * The outline of a tile: its walls and doors, as paths in tile coordinates. One looks from above and a little from the
 * south, so that a northern wall shows its face.
 */
import type { Tile } from '../../../wire/masmorra.ts';
import { tileCard } from '../data.ts';
import { hasDoor, SIDES, spanOf, unitOf, type Point, type Side } from './geometry.ts';

/** The thickness of walls. */
const WALL = 6;
/** The thickness of a northern wall as seen from above, and the height of its face. */
const TOP = 4;
const FACE = 8;
/** The shadow that walls cast on the floor. */
const SHADOW = 5;
/** The width of a door in a cell of normal size. */
const DOOR = 30;
/** The width of the posts beside a door, and how far they stand out of the wall. */
const POST = 4;
const PROUD = 2.5;
/** How far the dark behind a door to unexplored space reaches. */
const BEYOND = 17;

/** A door in tile coordinates. */
interface Door {
  slot: number;
  side: Side;
  /** The middle of the door along its side. */
  along: number;
  width: number;
}

/** The paths of a tile's walls and doors. */
export interface Outline {
  walls: string;
  /** The face of the northern wall, and the joints of its stones. */
  face: string;
  joints: string;
  /** The edges of walls that the light falls on. */
  edges: string;
  shadow: string;
  posts: string;
  /** The dark behind doors to unexplored space, their leaves, and the lines on them. */
  beyond: string;
  leaves: string;
  leafLines: string;
}

/** Where torches hang on the northern wall of a room that has more than one cell, beside its doors. */
export function torchesOf(tile: Tile): Point[] {
  const width = widthOf(tile);
  return tileCard(tile).size === 'small'
    ? []
    : [0.12, 0.88].map((share) => ({ x: width * share, y: TOP + FACE / 2 }));
}

/** The width of a tile in map units. */
export function widthOf(tile: Tile): number {
  return spanOf(tile) * unitOf(tileCard(tile).level);
}

/** The outline of a tile with these doors, some of which lead to unexplored space. */
export function outlineOf(tile: Tile, doors: number, unknown: number): Outline {
  const width = widthOf(tile);
  const all = doorsOf(tile, doors);
  const closed = all.filter(({ slot }) => hasDoor(unknown, slot));
  const walls = SIDES.flatMap((side) => gapsBetween(all, side, width).map((part) => ({ side, part })));
  const north = walls.filter(({ side }) => side === 'north').map(({ part }) => within(part, width));
  const draw = (side: Side, part: Part, from: number, to: number) => box(side, width, part, from, to);
  return {
    walls: walls.map(({ side, part }) => draw(side, between(side, part, width), 0, depthOf(side))).join(''),
    face: north.map((part) => draw('north', part, TOP, TOP + FACE)).join(''),
    joints: north.map((part) => courses(part)).join(''),
    edges: walls.map(({ side, part }) => litEdge(side, within(part, width), width)).join(''),
    shadow: shadowOf(walls, width),
    posts: all.map((door) => postsOf(door, width)).join(''),
    beyond: closed.map((door) => beyondOf(door, width)).join(''),
    leaves: closed.map(({ side, ...door }) => draw(side, leafOf(door), 0.5, leafDepth(side))).join(''),
    leafLines: closed.map((door) => leafLines(door, width)).join(''),
  };
}

/** A stretch along a side. */
type Part = [from: number, to: number];

function doorsOf(tile: Tile, doors: number): Door[] {
  const span = spanOf(tile);
  const unit = unitOf(tileCard(tile).level);
  const width = DOOR * Math.sqrt(unit / 100);
  return Array.from({ length: span * 4 }, (_, slot): Door => {
    const side = SIDES[Math.floor(slot / span)] ?? 'north';
    return { slot, side, along: ((slot % span) + 0.5) * unit, width };
  }).filter(({ slot }) => hasDoor(doors, slot));
}

/** The parts of a side between its doors. */
function gapsBetween(doors: readonly Door[], side: Side, width: number): Part[] {
  const here = doors.filter((door) => door.side === side);
  const ends = [
    0,
    ...here.flatMap((door) => [door.along - door.width / 2, door.along + door.width / 2]),
    width,
  ];
  return Array.from({ length: ends.length / 2 }, (_, nth): Part => [
    ends[nth * 2] ?? 0,
    ends[nth * 2 + 1] ?? width,
  ]);
}

/** The part of a stretch that is not in another wall. */
function within([from, to]: Part, width: number): Part {
  return [Math.max(from, WALL), Math.min(to, width - WALL)];
}

/** Western and eastern walls end at the others. */
function between(side: Side, [from, to]: Part, width: number): Part {
  const isLong = side === 'north' || side === 'south';
  return isLong ? [from, to] : [Math.max(from, TOP), Math.min(to, width - WALL)];
}

function depthOf(side: Side): number {
  return side === 'north' ? TOP : WALL;
}

/** The light falls from the upper right: on the face, and on the walls opposite of it. */
function litEdge(side: Side, [from, to]: Part, width: number): string {
  switch (side) {
    case 'north':
      return segment(side, width, [from, to], TOP);
    case 'west':
    case 'south':
      return segment(side, width, [side === 'west' ? Math.max(from, TOP + FACE) : from, to], WALL);
    case 'east':
      return '';
  }
}

function shadowOf(walls: readonly { side: Side; part: Part }[], width: number): string {
  return walls
    .map(({ side, part }) => {
      const [from, to] = within(part, width);
      if (side === 'north') return box(side, width, [from, to], TOP + FACE, TOP + FACE + SHADOW);
      const top = Math.max(from, TOP + FACE + (from < TOP + FACE ? SHADOW : 0));
      return side === 'east' ? box(side, width, [top, to], WALL, WALL + SHADOW) : '';
    })
    .join('');
}

/** The joints of two courses of stones. */
function courses([from, to]: Part): string {
  const middle = TOP + FACE / 2;
  const upper = upright(from, to, 13, 0, TOP, middle);
  const lower = upright(from, to, 13, 6.5, middle, TOP + FACE);
  return `M${String(from)} ${String(middle)}H${String(to)}${upper}${lower}`;
}

function upright(
  from: number,
  to: number,
  every: number,
  first: number,
  top: number,
  bottom: number,
): string {
  const count = Math.max(0, Math.ceil((to - from - first) / every) - (first === 0 ? 1 : 0));
  const at = (nth: number) => from + first + (nth + (first === 0 ? 1 : 0)) * every;
  return Array.from(
    { length: count },
    (_, nth) => `M${String(at(nth))} ${String(top)}V${String(bottom)}`,
  ).join('');
}

function postsOf({ side, along, width: wide }: Door, width: number): string {
  const to = (side === 'north' ? TOP + FACE : WALL) + PROUD;
  const [left, right] = [along - wide / 2, along + wide / 2];
  return (
    box(side, width, [left - POST + 1, left + 1], 0, to) +
    box(side, width, [right - 1, right + POST - 1], 0, to)
  );
}

function leafOf({ along, width }: Pick<Door, 'along' | 'width'>): Part {
  return [along - width / 2 + 1, along + width / 2 - 1];
}

function leafDepth(side: Side): number {
  return side === 'north' ? TOP + FACE : WALL;
}

/** The planks of a leaf. A northern one is seen from the front. */
function leafLines(door: Door, width: number): string {
  const [from, to] = leafOf(door);
  const shares = door.side === 'north' ? [0.2, 0.4, 0.6, 0.8] : [0.5];
  const depth = leafDepth(door.side);
  const planks = shares.map((share) => across(door.side, width, from + (to - from) * share, 0.5, depth));
  return planks.join('');
}

/** A dark passage that leads away from the tile. */
function beyondOf({ side, along, width: wide }: Door, width: number): string {
  const [near, far] = [wide / 2 + 1, wide / 2 - 4];
  const corners: [number, number][] = [
    [along - near, 1],
    [along - near + 1, -BEYOND * 0.6],
    [along - far, -BEYOND],
    [along + far, -BEYOND],
    [along + near - 1, -BEYOND * 0.6],
    [along + near, 1],
  ];
  return polygon(corners.map(([at, depth]) => onSide(side, width, at, depth)));
}

function box(side: Side, width: number, [from, to]: Part, near: number, far: number): string {
  if (to <= from) return '';
  const corners: [number, number][] = [
    [from, near],
    [to, near],
    [to, far],
    [from, far],
  ];
  return polygon(corners.map(([at, depth]) => onSide(side, width, at, depth)));
}

function segment(side: Side, width: number, [from, to]: Part, depth: number): string {
  return to <= from ? '' : `M${onSide(side, width, from, depth)}L${onSide(side, width, to, depth)}`;
}

function across(side: Side, width: number, at: number, near: number, far: number): string {
  return `M${onSide(side, width, at, near)}L${onSide(side, width, at, far)}`;
}

function polygon(corners: readonly string[]): string {
  return `M${corners.join('L')}z`;
}

/** A point at this place along a side, and this far inside of the tile. */
function onSide(side: Side, width: number, along: number, depth: number): string {
  switch (side) {
    case 'north':
      return `${String(along)} ${String(depth)}`;
    case 'east':
      return `${String(width - depth)} ${String(along)}`;
    case 'south':
      return `${String(along)} ${String(width - depth)}`;
    case 'west':
      return `${String(depth)} ${String(along)}`;
  }
}

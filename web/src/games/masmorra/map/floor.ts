/** The stones of a floor: courses of sandstone, large slabs, or broken ones; a tile always has the same. */
import type { Tile } from '../../../wire/masmorra.ts';
import { LAST_LEVEL, tileCard } from '../data.ts';
import { round, stable } from '../../pictures/scatter.ts';
import type { Point } from './geometry.ts';
import { widthOf } from './outline.ts';

/** Stones of equal brightness are one path each. */
export interface Floor {
  plain: string;
  lit: string;
  worn: string;
  /** The edges of stones towards the light. */
  edges: string;
  /** Cracks, puddles or embers. */
  accents: string;
}

/** Four corners, clockwise from the upper left one. */
type Stone = [Point, Point, Point, Point];
type Random = () => number;

/** The heights and lengths of stones, and how far a corner is from where it should be. */
interface Courses {
  height: [number, number];
  length: [number, number];
  uneven: number;
}

const SANDSTONE: Courses = { height: [15, 20], length: [17, 33], uneven: 0.8 };
const SLABS: Courses = { height: [22, 27], length: [22, 40], uneven: 0.5 };
/** The width of broken stones, and how far their corners are moved. */
const BROKEN = { width: 25, uneven: 8 };

/** Half a joint. */
const GAP = 0.7;
const LIT = 0.2;
const WORN = 0.42;

export function floorOf(tile: Tile, quarters: number): Floor {
  const { level } = tileCard(tile);
  const next = stable(seedOf(tile) + quarters * 7919);
  const floor: Floor = { plain: '', lit: '', worn: '', edges: '', accents: '' };
  const width = widthOf(tile);
  for (const stone of stonesOf(level, width, next)) {
    const outline = polygon(shrunk(stone));
    const shade = next();
    if (shade < LIT) floor.lit += outline;
    else if (shade < WORN) floor.worn += outline;
    else floor.plain += outline;
    if (shade < LIT || shade > 0.8) floor.edges += upperEdge(shrunk(stone));
    if (next() < 0.14) floor.accents += accent(level, stone, width, next);
  }
  return floor;
}

function seedOf(tile: Tile): number {
  return [...tile].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7);
}

function stonesOf(level: number, width: number, next: Random): Stone[] {
  if (level === LAST_LEVEL) return broken(width, next);
  return coursed(level === 1 ? SANDSTONE : SLABS, width, next);
}

function coursed({ height, length, uneven }: Courses, width: number, next: Random): Stone[] {
  const stones: Stone[] = [];
  for (let y = 0; y < width;) {
    const bottom = upTo(y + between(height, next), width, height[0] / 2);
    for (let x = -next() * length[0]; x < width;) {
      const right = upTo(x + between(length, next), width, length[0] / 2);
      const corner = (x: number, y: number) => ({ x: x + off(next, uneven), y: y + off(next, uneven) });
      const left = Math.max(0, x);
      stones.push([corner(left, y), corner(right, y), corner(right, bottom), corner(left, bottom)]);
      x = right;
    }
    y = bottom;
  }
  return stones;
}

/** A grid whose corners were moved. */
function broken(width: number, next: Random): Stone[] {
  const count = Math.round(width / BROKEN.width);
  const move = (at: number) => (at === 0 || at === count ? 0 : off(next, BROKEN.uneven));
  const corners = Array.from({ length: count + 1 }, (_, row) =>
    Array.from({ length: count + 1 }, (_, column) => ({
      x: column * BROKEN.width + move(column),
      y: row * BROKEN.width + move(row),
    })),
  );
  const corner = (row: number, column: number) => corners[row]?.[column] ?? { x: 0, y: 0 };
  return Array.from({ length: count * count }, (_, nth) => {
    const [row, column] = [Math.floor(nth / count), nth % count];
    return [
      corner(row, column),
      corner(row, column + 1),
      corner(row + 1, column + 1),
      corner(row + 1, column),
    ];
  });
}

/** A crack in sandstone, a puddle on slabs, embers between broken stones. */
function accent(level: number, stone: Stone, width: number, next: Random): string {
  const [one, two, three] = stone;
  const middle = { x: (one.x + three.x) / 2, y: (one.y + three.y) / 2 };
  if (level === LAST_LEVEL) {
    const inside = (at: number) => Math.max(4, Math.min(width - 4, at));
    return line([one, two, three].map(({ x, y }) => ({ x: inside(x), y: inside(y) })));
  }
  if (level === 1) {
    const bend = { x: middle.x + off(next, 3), y: middle.y + off(next, 2) };
    return line([{ x: (one.x + two.x) / 2, y: one.y }, bend, { x: bend.x + off(next, 5), y: three.y - 3 }]);
  }
  const [rx, ry] = [round(7 + next() * 6), round(3 + next() * 2.5)];
  const inside = (at: number, radius: number) => Math.max(radius + 9, Math.min(width - radius - 9, at));
  const [x, y] = [round(inside(middle.x, rx) - rx), round(inside(middle.y, ry + 8))];
  return `M${x} ${y}c0-${ry} ${rx * 0.6}-${ry * 1.4} ${rx}-${ry}s${rx}-${ry * 0.2} ${rx} ${ry * 0.9}s-${rx * 0.7} ${ry}-${rx * 1.2} ${ry}s-${rx * 0.8}-${ry * 0.3}-${rx * 0.8}-${ry * 0.9}z`;
}

/** Moves the corners towards the middle, for the joints. */
function shrunk([one, two, three, four]: Stone): Stone {
  return [
    { x: one.x + GAP, y: one.y + GAP },
    { x: two.x - GAP, y: two.y + GAP },
    { x: three.x - GAP, y: three.y - GAP },
    { x: four.x + GAP, y: four.y - GAP },
  ];
}

function upperEdge([one, two, three]: Stone): string {
  const end = { x: three.x, y: two.y + (three.y - two.y) * 0.6 };
  return line([{ x: one.x + 1, y: one.y + 0.4 }, { x: two.x - 0.4, y: two.y + 0.4 }, end]);
}

function polygon(stone: Stone): string {
  return `${line(stone)}z`;
}

function line(points: readonly Point[]): string {
  return points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Ends at the wall instead of shortly before it. */
function upTo(end: number, width: number, least: number): number {
  return end > width - least ? width : end;
}

function between([least, most]: [number, number], next: Random): number {
  return least + next() * (most - least);
}

function off(next: Random, most: number): number {
  return (next() - 0.5) * 2 * most;
}

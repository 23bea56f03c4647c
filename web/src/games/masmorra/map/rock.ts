/**
 * The rock around the rooms: flat facets, each as bright as it lies towards the light, and darker the farther it is from
 * the rooms. Facets of equal colour are one path in each section, because that is fast to draw.
 */
import { CELL, boundingBox, enlarged, type Box, type Point } from './geometry.ts';

/** The width of two facets. */
const WIDTH = 44;
/** How far a corner is moved, and how high it can be. */
const UNEVEN = 0.36;
const HEIGHT = 28;
/** The width of a section. */
const SECTION = 450;

/** How bright the facets are up to a distance from the rooms. */
const FADING: readonly (readonly [upTo: number, near: number])[] = [
  [16, 1],
  [45, 0.78],
  [80, 0.56],
  [120, 0.37],
  [165, 0.21],
  [215, 0.1],
];
const REACH = 215;
/** How much the distance of a facet may seem to differ, so that no step is a straight line. */
const RAGGED = 26;

export type Tone = 'dark' | 'plain' | 'lit' | 'bright';

/** All facets of one colour in a section. */
export interface Facets {
  key: string;
  tone: Tone;
  /** How bright it is, from 0 to 1. */
  near: number;
  outline: string;
}

type Corner = Point & { height: number };
type Facet = readonly [Corner, Corner, Corner];

export function rockAround(rooms: readonly Box[]): Facets[] {
  const layers = new Map<string, Facets>();
  for (const facet of facetsIn(enlarged(boundingBox(rooms), REACH))) {
    const near = nearness(facet, rooms);
    if (near === null) continue;
    const tone = toneOf(facet);
    const key = `${tone} ${String(near)} ${sectionOf(facet)}`;
    const layer = layers.get(key) ?? { key, tone, near, outline: '' };
    layer.outline += outlineOf(facet);
    layers.set(key, layer);
  }
  return [...layers.values()];
}

/** Sections that are out of sight are not drawn. */
function sectionOf([{ x, y }]: Facet): string {
  return `${String(Math.floor(x / SECTION))} ${String(Math.floor(y / SECTION))}`;
}

/** The area of the rooms as one path. */
export function areaOf(rooms: readonly Box[]): string {
  return rooms.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
}

/** Two facets for each square of an uneven grid. */
function facetsIn({ x, y, width, height }: Box): Facet[] {
  const facets: Facet[] = [];
  for (let row = Math.floor(y / WIDTH); row * WIDTH < y + height; row += 1) {
    for (let column = Math.floor(x / WIDTH); column * WIDTH < x + width; column += 1) {
      const [a, b] = [cornerAt(column, row), cornerAt(column + 1, row)];
      const [d, c] = [cornerAt(column, row + 1), cornerAt(column + 1, row + 1)];
      if (noise(column, row, 3) < 0.5) facets.push([a, b, c], [a, c, d]);
      else facets.push([a, b, d], [b, c, d]);
    }
  }
  return facets;
}

/** A corner is at the same place in every dungeon. */
function cornerAt(column: number, row: number): Corner {
  const moved = (at: number, seed: number) => (at + (noise(column, row, seed) - 0.5) * 2 * UNEVEN) * WIDTH;
  return { x: moved(column, 0), y: moved(row, 1), height: noise(column, row, 2) * HEIGHT };
}

/** How bright a facet is; `null` where there is no rock to see. */
function nearness(facet: Facet, rooms: readonly Box[]): number | null {
  const [a, b, c] = facet;
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  const far = Math.min(...rooms.map((room) => distance(middle, room)));
  if (far === 0 && facet.every((corner) => rooms.some((room) => distance(corner, room) === 0))) return null;
  const seeming = far + (noise(a.x, b.y, 4) - 0.5) * RAGGED * Math.min(1, far / CELL + 0.2);
  return FADING.find(([upTo]) => seeming <= upTo)?.[1] ?? null;
}

function distance({ x, y }: Point, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down);
}

/** How much of the light from the upper right a facet gets. */
function toneOf([a, b, c]: Facet): Tone {
  const one = { x: b.x - a.x, y: b.y - a.y, z: b.height - a.height };
  const other = { x: c.x - a.x, y: c.y - a.y, z: c.height - a.height };
  const across = one.y * other.z - one.z * other.y;
  const down = one.z * other.x - one.x * other.z;
  const up = one.x * other.y - one.y * other.x;
  const light = (across * 0.6 - down * 0.6 + up * 0.55) / Math.hypot(across, down, up);
  if (light < 0.36) return 'dark';
  if (light < 0.62) return 'plain';
  return light < 0.82 ? 'lit' : 'bright';
}

function outlineOf(facet: Facet): string {
  return `M${facet.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}

/** A number from 0 to 1 that depends only on these. */
function noise(column: number, row: number, seed: number): number {
  const wave = Math.sin(column * 127.1 + row * 311.7 + seed * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

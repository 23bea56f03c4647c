/** Where figures and items stand in a room: monsters above, items in the middle, heroes below. */
import type { FigureId, Lay, RoomView, Seat, Spot, Tile } from '../../../wire/masmorra.ts';
import { tileCard, type Feature } from '../data.ts';
import type { Position } from './animate.ts';
import { boxOf, type Box, type Point } from './geometry.ts';

export type Item =
  { kind: 'chest'; chest: number } | { kind: 'gold' } | { kind: 'stairs' } | { kind: Feature };

/** A point, and the scale relative to a small room. */
export interface Place extends Point {
  scale: number;
}

/** Sizes at scale 1. */
export const FIGURE = { width: 29, height: 36 };
export const ITEM = { width: 30, height: 24 };
export const HERO = { width: 24, height: 26 };

/** The scale in rooms of four cells. */
const ROOMY = 1.45;

interface Row {
  /** The height of the row as a share of the room's height. */
  height: number;
  /** The distance between neighbours at scale 1. */
  apart: number;
}

const ROWS = {
  monsters: { height: 0.265, apart: 30 },
  items: { height: 0.555, apart: 33 },
  heroes: { height: 0.815, apart: 27 },
} satisfies Record<string, Row>;

export function monsterPlaces({ dungeon, monsters }: Position): Map<FigureId, Place> {
  const inOrder = [...monsters].sort((one, other) => one.figure.id - other.figure.id);
  return placed(
    inOrder.map(({ figure, room }) => ({ key: figure.id, spot: room.number })),
    dungeon,
    ROWS.monsters,
  );
}

export function heroPlaces({ dungeon, players }: Position): Map<Seat, Place> {
  const heroes = players.map(({ at }, seat) => ({ key: seat, spot: at }));
  return placed(heroes, dungeon, ROWS.heroes);
}

/** The items of a room and where they stand. */
export function itemPlaces(room: RoomView): { item: Item; place: Place }[] {
  const items = itemsOf(room);
  return items.map((item, nth) => ({ item, place: inRow(boxOf(room), ROWS.items, nth, items.length) }));
}

/** The items printed on a tile that is not laid yet. */
export function printedItems(tile: Tile, lay: Lay): { item: Item; place: Place }[] {
  return itemPlaces({ tile, lay, doors: 0, gold: 0, chest_gold: [0, 0], done: 0 });
}

export function itemPlace(room: RoomView, wanted: Item): Place {
  const isWanted = ({ item }: { item: Item }) => sameItem(item, wanted);
  return itemPlaces(room).find(isWanted)?.place ?? inRow(boxOf(room), ROWS.items, 0, 1);
}

/** The rectangle of something with this size at a place. */
export function boxAt({ x, y, scale }: Place, { width, height }: { width: number; height: number }): Box {
  return {
    x: x - (width * scale) / 2,
    y: y - (height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

function itemsOf({ tile, gold }: RoomView): Item[] {
  const { kind, chests, features } = tileCard(tile);
  const items: Item[] = chests.map((_, chest) => ({ kind: 'chest', chest }));
  if (kind === 'stairs' || kind === 'entrance') items.push({ kind: 'stairs' });
  items.push(...features.map((feature): Item => ({ kind: feature })));
  if (gold > 0) items.push({ kind: 'gold' });
  return items;
}

function sameItem(one: Item, other: Item): boolean {
  return (
    one.kind === other.kind && (one.kind !== 'chest' || other.kind !== 'chest' || one.chest === other.chest)
  );
}

function placed<Key>(
  things: { key: Key; spot: Spot }[],
  dungeon: readonly RoomView[],
  row: Row,
): Map<Key, Place> {
  const places = new Map<Key, Place>();
  for (const { key, spot } of things) {
    const room = dungeon[spot];
    const there = things.filter((thing) => thing.spot === spot);
    const nth = there.findIndex((thing) => thing.key === key);
    if (room) places.set(key, inRow(boxOf(room), row, nth, there.length));
  }
  return places;
}

/** Places things side by side; many things are smaller, so that none covers another. */
function inRow(box: Box, row: Row, nth: number, count: number): Place {
  const roomy = box.width > 150 ? ROOMY : 1;
  const scale = Math.min(roomy, (box.width * 0.9) / (count * row.apart));
  return {
    x: box.x + box.width / 2 + (nth - (count - 1) / 2) * row.apart * scale,
    y: box.y + box.height * row.height,
    scale,
  };
}

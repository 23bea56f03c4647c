/** The data of tiles and monsters, from the engine's data files. */
import bossFile from '../../../../crates/games/masmorra/data/bosses.toml';
import foeFile from '../../../../crates/games/masmorra/data/foes.toml';
import tileFile from '../../../../crates/games/masmorra/data/tiles.toml';
import type { Being, DieKind, Symbol, Tile } from '../../wire/masmorra.ts';

export interface Might {
  payback: number;
  defense: number;
  xp: number;
}

/** The dice that open a chest. */
export interface Chest {
  dice: Symbol[];
}

/** One cell, two by two cells, or a room of the third level. */
export type Size = 'small' | 'medium' | 'large';

export type Kind = 'start' | 'entrance' | 'stairs' | 'room' | 'rune' | 'trap';

export type Feature = 'portal' | 'fountain' | 'pit' | 'web' | 'ritual' | 'bottomless_pit';

export interface TileCard {
  level: number;
  size: Size;
  kind: Kind;
  /** The doors of the unturned tile, one bit for each slot on its edge. */
  doors: number;
  minor: number;
  major: number;
  chests: Chest[];
  features: Feature[];
  /** The dice that disarm a trap. */
  disarm: Symbol[];
  /** The experience for disarming it. */
  xp: number;
}

/** A tile as in the data file: values that are not plain are Rust source. */
interface TileEntry {
  key: Tile;
  level: number;
  size: string;
  kind: string;
  doors: number;
  minor: number;
  major: number;
  chests: string;
  features: string[];
}

interface FoeEntry {
  key: string;
  die: string;
  might: string;
}

interface BossEntry {
  key: string;
  sides: string;
}

const TILES = new Map((tileFile as { tile: TileEntry[] }).tile.map((entry) => [entry.key, readTile(entry)]));

/** The levels of the dungeon, from the first to the deepest. */
export const LEVELS: readonly number[] = [...new Set([...TILES.values()].map(({ level }) => level))].sort(
  (one, other) => one - other,
);

/** The deepest level, which is laid as a whole and has large rooms. */
export const LAST_LEVEL = Math.max(...LEVELS);

const FOES = new Map((foeFile as { foe: FoeEntry[] }).foe.map((entry) => [entry.key, entry]));

const BOSSES = new Map(
  (bossFile as { boss: BossEntry[] }).boss.map(({ key, sides }) => [key, readMights(sides)]),
);

export function tileCard(tile: Tile): TileCard {
  const card = TILES.get(tile);
  if (!card) throw new Error(`there is no tile ${tile}`);
  return card;
}

/** The values of a monster, or of both sides of a boss. */
export function mightsOf(being: Being): Might[] {
  return 'foe' in being ? readMights(FOES.get(being.foe)?.might ?? '') : (BOSSES.get(bossOf(being)) ?? []);
}

export function mightOf(being: Being): Might {
  const mights = mightsOf(being);
  const might = mights['red' in being ? 1 : 0] ?? mights[0];
  if (!might) throw new Error(`there is no monster ${JSON.stringify(being)}`);
  return might;
}

export function rankOf(being: Being): DieKind | 'boss' {
  if (!('foe' in being)) return 'boss';
  return FOES.get(being.foe)?.die === 'Minor' ? 'minor' : 'major';
}

/** The id of the message that names a monster or the side of a boss. */
export function beingTerm(being: Being): string {
  if ('foe' in being) return term('foe', being.foe);
  const isSecondLife = 'red' in being && being.red !== 'schmetterling';
  return term('boss', bossOf(being)) + (isSecondLife ? '-red' : '');
}

/** The id of the message that names a tile. */
export function tileTerm(tile: Tile): string {
  return term('tile', tile);
}

/** The number that tells monster dice with the same face apart; `null` for a boss. */
export function markOf(figure: { id: number; being: Being }): number | null {
  return 'foe' in figure.being ? figure.id + 1 : null;
}

function bossOf(being: Exclude<Being, { foe: unknown }>): string {
  return 'blue' in being ? being.blue : being.red;
}

function term(kind: string, key: string): string {
  return `${kind}-${key.replaceAll('_', '-')}`;
}

function readTile({ size, kind, chests, features, ...rest }: TileEntry): TileCard {
  return {
    level: rest.level,
    doors: rest.doors,
    minor: rest.minor,
    major: rest.major,
    size: size.toLowerCase() as Size,
    kind: kind.split(' ')[0]?.toLowerCase() as Kind,
    chests: [...chests.matchAll(/Chest \{ dice: &\[([^\]]*)\]/g)].map(([, dice]) => ({
      dice: readSymbols(dice ?? ''),
    })),
    features: features.map(readFeature),
    disarm: readSymbols(kind),
    xp: Number(/xp: (\d+)/.exec(kind)?.[1] ?? 0),
  };
}

function readFeature(feature: string): Feature {
  const name = feature.split('(')[0] ?? '';
  return name.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase() as Feature;
}

function readSymbols(source: string): Symbol[] {
  return [...source.matchAll(/Symbol::(\w+)/g)].map(([, name]) => name?.toLowerCase() as Symbol);
}

function readMights(source: string): Might[] {
  const found = source.matchAll(/Might \{ payback: (\d+), defense: (\d+), xp: (\d+) \}/g);
  return [...found].map(([, payback, defense, xp]) => ({
    payback: Number(payback),
    defense: Number(defense),
    xp: Number(xp),
  }));
}

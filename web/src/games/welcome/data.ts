/** The data of cards and tiles, from the engine's data files. */
import adventurerFile from '../../../../crates/games/welcome/data/adventurers.toml';
import monsterFile from '../../../../crates/games/welcome/data/monsters.toml';
import tileFile from '../../../../crates/games/welcome/data/tiles.toml';
import type { Adventurer, Monster, Set as BoxSet, Tile } from '../../wire/welcome.ts';

interface MonsterCard {
  key: Monster;
  strength: string;
  copies: number;
  home: 'Common' | 'Special';
}

interface TileCard {
  key: Tile;
  effect: string;
}

interface AdventurerCard {
  key: Adventurer;
  hp: number;
  edition: 'First' | 'Second';
  tiles: Tile[];
}

const MONSTERS = (monsterFile as { monster: MonsterCard[] }).monster;
const TILES = new Map((tileFile as { tile: TileCard[] }).tile.map((tile) => [tile.key, tile]));
const ADVENTURERS = (adventurerFile as { adventurer: AdventurerCard[] }).adventurer;

/** Tiles with these effects are spent when a player uses them. */
const SPENT_WHEN_USED = ['Replaces', 'StrikesSeen', 'StrikesForHp', 'StrikesOdd'];

/** The second success wins (W28) and the second failure eliminates (W29). No data file has these numbers. */
export const SUCCESSES_TO_WIN = 2;
export const FAILURES_TO_LOSE = 2;

/** Monsters with the same number of copies in every deck, weakest first. */
export const COMMON_MONSTERS: readonly Monster[] = keysOf('Common');

/** Special monsters; two of them join a match. */
export const SPECIAL_MONSTERS: readonly Monster[] = keysOf('Special');

export function isSpecial(monster: Monster): boolean {
  return SPECIAL_MONSTERS.includes(monster);
}

export function copiesOf(monster: Monster): number {
  return monsterCard(monster).copies;
}

/** The strength on the card; `null` for a special monster whose strength is set when it is revealed. */
export function strengthOf(monster: Monster): number | null {
  const [, strength] = /^Fixed\((\d+)\)$/.exec(monsterCard(monster).strength) ?? [];
  return strength === undefined ? null : Number(strength);
}

/** The text for the strength in the corner of the card. */
export function strengthMark(monster: Monster): string {
  const fixed = strengthOf(monster);
  if (fixed !== null) return String(fixed);
  const { strength } = monsterCard(monster);
  const [, without, withOne] = /without: (\d+), with: (\d+)/.exec(strength) ?? [];
  if (without !== undefined && withOne !== undefined) return `${without}/${withOne}`;
  return strength === 'Absent' ? '–' : '?';
}

/** The adventurers of a set, in the order of the boxes. */
export function adventurersOf(set: BoxSet): Adventurer[] {
  const fits = ({ edition }: AdventurerCard) =>
    set === 'combined' || edition === (set === 'welcome' ? 'First' : 'Second');
  return ADVENTURERS.filter(fits).map(({ key }) => key);
}

/** The monsters that a deck of the set can have. */
export function monstersOf(set: BoxSet): Monster[] {
  return set === 'welcome' ? [...COMMON_MONSTERS] : [...COMMON_MONSTERS, ...SPECIAL_MONSTERS];
}

export function tilesOf(adventurer: Adventurer): Tile[] {
  return adventurerCard(adventurer).tiles;
}

/** The health points without tiles. */
export function hpOfAdventurer(adventurer: Adventurer): number {
  return adventurerCard(adventurer).hp;
}

/** The health points that a tile gives; 0 for a tile with another effect. */
export function hpOfTile(tile: Tile): number {
  const [, hp] = /^Hp\((\d+)\)$/.exec(effectOf(tile)) ?? [];
  return Number(hp ?? 0);
}

export function isSpentWhenUsed(tile: Tile): boolean {
  return SPENT_WHEN_USED.includes(effectOf(tile));
}

/** Whether a tile is spent when it undoes a death; other tiles that do so stay. */
export function isSpentByDeath(tile: Tile): boolean {
  return effectOf(tile) === 'Revives';
}

/** Whether a tile compares all monsters of the dungeon. */
export function comparesMonsters(tile: Tile): boolean {
  return effectOf(tile) === 'WinsIfAllDiffer';
}

function keysOf(home: MonsterCard['home']): Monster[] {
  return MONSTERS.filter((card) => card.home === home).map(({ key }) => key);
}

function effectOf(tile: Tile): string {
  return TILES.get(tile)?.effect ?? '';
}

function monsterCard(monster: Monster): MonsterCard {
  const card = MONSTERS.find(({ key }) => key === monster);
  if (!card) throw new Error(`there is no monster ${monster}`);
  return card;
}

function adventurerCard(adventurer: Adventurer): AdventurerCard {
  const card = ADVENTURERS.find(({ key }) => key === adventurer);
  if (!card) throw new Error(`there is no adventurer ${adventurer}`);
  return card;
}

/** The data of the cards, from the engine's data files. */
import bossFile from '../../../../crates/games/raiders/data/bosses.toml';
import characterFile from '../../../../crates/games/raiders/data/characters.toml';
import itemFile from '../../../../crates/games/raiders/data/items.toml';
import levelFile from '../../../../crates/games/raiders/data/levels.toml';
import roomFile from '../../../../crates/games/raiders/data/rooms.toml';
import type { Boss, Card, Chamber, Character, Item, ItemCount, Room, Toll } from '../../wire/raiders.ts';

/** What a vault gives for a card. */
export type Gift =
  { kind: 'item'; item: Item } | { kind: 'coins'; count: number } | { kind: 'potion'; wounds: number };

/** What a room or a final monster shows for this number of players. */
export type Print =
  | { kind: 'monster'; strength: number; wounds: number }
  | { kind: 'treasure'; big: number; small: number | null }
  /** The gifts for the powers 1 to 5. */
  | { kind: 'vault'; gifts: Gift[] }
  /** The toll if the highest power is 1 to 5. */
  | { kind: 'trap'; toll: Toll; byPower: number[] }
  /** A final monster without a strength cannot be defeated. */
  | { kind: 'boss'; strength: number | null };

export interface Start {
  coins: number;
  wounds: number;
  items: ItemCount[];
}

/** The power cards of every player. No data file lists them. */
export const POWERS: readonly Card[] = ['power_1', 'power_2', 'power_3', 'power_4', 'power_5'];

/** In the order of their file, which is their order in a hand. */
export const ITEMS: readonly Item[] = records(itemFile, 'item').map(({ key }) => key as Item);

export const ROOMS_PER_LEVEL = String(records(levelFile, 'level')[0]?.['faces']).split(',').length;

/** How many levels a match has. The data files list all seven level cards, not how many are used (R04). */
export const LEVELS = 5;

/** In the order of their file. */
export const CHARACTERS: readonly Character[] = records(characterFile, 'character').map(
  ({ key }) => key as Character,
);

/** Every room with its number of copies. */
export const ROOMS: readonly { room: Room; copies: number }[] = records(roomFile, 'room').map(
  ({ key, copies }) => ({ room: key as Room, copies: Number(copies) }),
);

const ROOM_PRINTS = byKey(records(roomFile, 'room'));
const BOSS_PRINTS = byKey(records(bossFile, 'boss'));
const STARTS = byKey(records(characterFile, 'character'));

/** The fewest players: lists of strengths start with this number. No data file has it. */
const FEWEST = 3;

/** The number of a power card; `null` for an item. */
export function powerOf(card: Card): number | null {
  const place = POWERS.indexOf(card);
  return place < 0 ? null : place + 1;
}

export function printOf(chamber: Chamber, players: number): Print {
  return 'boss' in chamber ? bossPrint(chamber.boss, players) : roomPrint(chamber.room, players);
}

export function startOf(character: Character): Start {
  const record = STARTS.get(character);
  const items = (record?.['items'] ?? []) as Item[];
  return {
    coins: Number(record?.['coins'] ?? 0),
    wounds: Number(record?.['wounds'] ?? 0),
    items: [...new Set(items)].map((item) => ({ item, count: items.filter((one) => one === item).length })),
  };
}

function bossPrint(boss: Boss, players: number): Print {
  const strength = String(BOSS_PRINTS.get(boss)?.['strength']);
  return { kind: 'boss', strength: strength.startsWith('Beaten') ? strengthFor(strength, players) : null };
}

function roomPrint(room: Room, players: number): Print {
  const text = String(ROOM_PRINTS.get(room)?.['kind']);
  switch (/^\w+/.exec(text)?.[0]) {
    case 'Monster':
      return { kind: 'monster', strength: strengthFor(text, players), wounds: field(text, 'wounds') };
    case 'Treasure':
      return { kind: 'treasure', big: field(text, 'big'), small: smallChest(text) };
    case 'Trap':
      return { kind: 'trap', toll: text.includes('Coins') ? 'coins' : 'wounds', byPower: numbersIn(text) };
    default:
      return { kind: 'vault', gifts: giftsIn(text) };
  }
}

function strengthFor(text: string, players: number): number {
  return numbersIn(text)[players - FEWEST] ?? 0;
}

function numbersIn(text: string): number[] {
  const [, inner = ''] = /\[([^\]]*)\]/.exec(text) ?? [];
  return inner.split(',').map(Number);
}

function field(text: string, name: string): number {
  return Number(new RegExp(`${name}: (\\d+)`).exec(text)?.[1] ?? 0);
}

function smallChest(text: string): number | null {
  const coins = /Some\((\d+)\)/.exec(text)?.[1];
  return coins === undefined ? null : Number(coins);
}

function giftsIn(text: string): Gift[] {
  return Array.from(text.matchAll(/Gift::(\w+)\(([\w:]+)\)/g), ([, kind, what = '']): Gift => {
    if (kind === 'Item') return { kind: 'item', item: snake(what.replace('Item::', '')) as Item };
    return kind === 'Coins'
      ? { kind: 'coins', count: Number(what) }
      : { kind: 'potion', wounds: Number(what) };
  });
}

function snake(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

type Recorded = Record<string, unknown> & { key: string };

function records(file: unknown, kind: string): Recorded[] {
  return (file as Record<string, Recorded[]>)[kind] ?? [];
}

function byKey(all: Recorded[]): Map<string, Recorded> {
  return new Map(all.map((record) => [record.key, record]));
}

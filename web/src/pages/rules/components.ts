/** Reads the games' components from the data files of the engines, as messages. */
import type { Arg, Message } from '../../wire/index.ts';

/** Where a value comes from. The README files of the game crates explain the terms. */
export type Source = 'seed' | 'public' | 'single' | 'reconstructed' | 'ruling';

/** The most reliable first. */
export const SOURCES: readonly Source[] = ['seed', 'public', 'single', 'reconstructed', 'ruling'];

export interface Component {
  key: string;
  name: Message;
  /** The description; the other side of a boss has its own line. */
  lines: Message[];
  copies: number;
  /** The fields from each source. */
  sources: { source: Source; fields: string[] }[];
}

export interface Group {
  /** For example `monster`. */
  kind: string;
  components: Component[];
}

interface Recorded {
  key: string;
  copies?: number;
  source: Record<string, Source>;
  [field: string]: unknown;
}

type Table = Record<string, Recorded[]>;

const FILES = import.meta.glob<Table>(
  ['../../../../crates/games/*/data/*.toml', '!../../../../crates/games/example/**'],
  {
    import: 'default',
  },
);

/** Returns the components of a game by kind, in the order of its files. */
export async function loadComponents(game: string): Promise<Group[]> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/crates/games/${game}/data/`));
  const tables = await Promise.all(paths.map((path) => FILES[path]?.()));
  return tables.flatMap((table) =>
    Object.entries(table ?? {}).map(([kind, records]) => ({
      kind,
      components: records.map((record, place) => component(kind, record, place)),
    })),
  );
}

function component(kind: string, record: Recorded, place: number): Component {
  return {
    key: record.key,
    name: nameOf(kind, record, place),
    lines: linesOf(kind, record),
    copies: record.copies ?? 1,
    sources: SOURCES.map((source) => ({ source, fields: fieldsFrom(record, source) })).filter(
      ({ fields }) => fields.length > 0,
    ),
  };
}

/** Level cards have a number instead of a name. */
function nameOf(kind: string, record: Recorded, place: number): Message {
  if (kind === 'level') return { id: 'component-level-name', args: { number: { number: place + 1 } } };
  return { id: 'component-name', args: { it: term(kind, record.key) } };
}

function linesOf(kind: string, record: Recorded): Message[] {
  const it = term(kind, record.key);
  const about: Message = { id: `component-${kind}`, args: { it } };
  switch (kind) {
    case 'adventurer':
      return [{ id: about.id, args: { hp: count(record['hp']), tiles: terms('tile', record['tiles']) } }];
    case 'character': {
      const { coins, wounds, items } = record;
      return [
        { id: about.id, args: { coins: count(coins), wounds: count(wounds), items: terms('item', items) } },
      ];
    }
    case 'room':
    case 'boss':
      return [withStrengths(about, record), ...otherSide(record)];
    case 'level':
      return [{ id: about.id, args: { dark: { list: darkRooms(record) } } }];
    case 'hero': {
      const { start, abilities } = record;
      return [
        {
          id: about.id,
          args: { it, start: term('ability', String(start)), abilities: terms('ability', abilities) },
        },
      ];
    }
    default:
      return [about];
  }
}

/** The data has strengths as a list for three, four and five players. */
function withStrengths(about: Message, { kind, strength }: Recorded): Message {
  const [, three, four, five] = /\[(\d+), (\d+), (\d+)\]/.exec(String(strength ?? kind)) ?? [];
  if (!three || !/Monster|Beaten/.test(String(strength ?? kind))) return about;
  const strengths = { three: count(three), four: count(four), five: count(five) };
  return { id: `${about.id}-strong`, args: { ...about.args, ...strengths } };
}

function otherSide({ key, sides }: Recorded): Message[] {
  const hasTwo = (String(sides).match(/Side \{/g) ?? []).length > 1;
  return hasTwo ? [{ id: 'component-boss-red', args: { it: term('boss', `${key}-red`) } }] : [];
}

function darkRooms({ faces }: Recorded): Arg[] {
  const cards = String(faces).match(/Face::\w+/g) ?? [];
  return cards.flatMap((face, place) => (face === 'Face::Down' ? [{ number: place + 1 }] : []));
}

function fieldsFrom({ source }: Recorded, wanted: Source): string[] {
  return Object.entries(source).flatMap(([field, from]) => (from === wanted ? [field] : []));
}

function term(kind: string, key: string): Arg {
  return { term: `${kind}-${key}`.replaceAll('_', '-') };
}

function terms(kind: string, keys: unknown): Arg {
  return { list: Array.isArray(keys) ? keys.map((key) => term(kind, String(key))) : [] };
}

function count(value: unknown): Arg {
  return { number: Number(value) };
}

/** The message files. A bundle, a page's own file and a game's file are each a chunk, loaded with its language. */
import type { Language } from '../settings/settings.svelte.ts';

type Files<Content> = Record<string, () => Promise<Content>>;

/** The messages of all pages, and those of the pages about a match or its rules. */
const BUNDLES = import.meta.glob<string[]>('./bundles/*.ts', { import: 'texts' });

/** One file for each board that has its own, for lessons, and for some pages. */
const OWN = import.meta.glob<string>(
  ['../../i18n/*/*.ftl', '!../../i18n/*/{common,pages,table,primers,replay,review,puzzles}.ftl'],
  { query: '?raw', import: 'default' },
);

/** The messages of the games, without those of the example. */
const GAMES = import.meta.glob<string>(
  ['../../../crates/games/*/i18n/*.ftl', '!../../../crates/games/example/**'],
  { query: '?raw', import: 'default' },
);

/**
 * The groups with one file: for the pages about players, what the host tells everyone, the host page, notices of turns, and play on
 * this device.
 */
const SINGLE_FILES = ['profile', 'host', 'admin', 'notices', 'local'];

/** Returns the texts of a group of the web app's own messages; null if there is no such group. */
export function ownSources(language: Language, group: string): Promise<string[]> | null {
  const bundle = BUNDLES[`./bundles/${group}-${language}.ts`];
  if (bundle) return bundle();
  return SINGLE_FILES.includes(group) ? load(OWN, [ownFile(language, group)]) : null;
}

/** Returns the texts of a game's messages and of its board's. */
export async function gameSources(language: Language, game: string): Promise<string[]> {
  const [engine, board] = await Promise.all([
    load(GAMES, [`../../../crates/games/${game}/i18n/${language}.ftl`]),
    load(OWN, [ownFile(language, game)]),
  ]);
  return [...engine, ...board];
}

function ownFile(language: Language, name: string): string {
  return `../../i18n/${language}/${name}.ftl`;
}

function load(files: Files<string>, paths: string[]): Promise<string[]> {
  const found = paths.map((path) => files[path]).filter((file) => file !== undefined);
  return Promise.all(found.map((file) => file()));
}

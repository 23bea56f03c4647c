/** The message files. Each one is its own chunk, loaded with its language. */
import type { Language } from '../settings/settings.svelte.ts';

type Files = Record<string, () => Promise<string>>;

/** The messages of the pages, and one file for each board that has its own. */
const OWN = import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default' });

/** The messages of the games, without those of the example. */
const GAMES = import.meta.glob<string>(
  ['../../../crates/games/*/i18n/*.ftl', '!../../../crates/games/example/**'],
  { query: '?raw', import: 'default' },
);

/** The files that every page needs. */
export const PAGES = ['common', 'pages'];
/** The files that only the pages about a match or its rules need. */
export const MATCH = ['table', 'primers', 'replay', 'review', 'puzzles'];
/** The files that only the pages about players need. */
export const PROFILE = ['profile'];

export function ownSources(language: Language, names: readonly string[]): Promise<string[]> {
  return load(
    OWN,
    names.map((name) => `../../i18n/${language}/${name}.ftl`),
  );
}

/** Returns the texts of a game's messages and of its board's. */
export async function gameSources(language: Language, game: string): Promise<string[]> {
  const [engine, board] = await Promise.all([
    load(GAMES, [`../../../crates/games/${game}/i18n/${language}.ftl`]),
    ownSources(language, [game]),
  ]);
  return [...engine, ...board];
}

function load(files: Files, paths: string[]): Promise<string[]> {
  const found = paths.map((path) => files[path]).filter((file) => file !== undefined);
  return Promise.all(found.map((file) => file()));
}

/** Where the messages stand. Each file is a chunk of its own, loaded when its language is. */
import type { Language } from '../settings/settings.svelte.ts';

type Files = Record<string, () => Promise<string>>;

/** The pages' own messages, and a file for each board that has more to say. */
const OWN = import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default' });

/** The games' messages, which are those of their engines; the terminal's own are of no use here. */
const GAMES = import.meta.glob<string>('../../../crates/games/*/i18n/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The files that every page needs; the others in the folder belong to boards. */
const PAGES = ['table', 'pages', 'primers', 'replay'];

/** The texts of the pages' own messages. */
export function pageSources(language: Language): Promise<string[]> {
  return load(
    OWN,
    PAGES.map((name) => `../../i18n/${language}/${name}.ftl`),
  );
}

/** The texts of a game's messages, and of what its board has to say besides. */
export async function gameSources(language: Language, game: string): Promise<string[]> {
  const [engine, board] = await Promise.all([
    load(GAMES, [`../../../crates/games/${game}/i18n/${language}.ftl`]),
    load(OWN, [`../../i18n/${language}/${game}.ftl`]),
  ]);
  return [...engine, ...board];
}

function load(files: Files, paths: string[]): Promise<string[]> {
  const found = paths.map((path) => files[path]).filter((file) => file !== undefined);
  return Promise.all(found.map((file) => file()));
}

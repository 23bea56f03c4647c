/**
 * All texts in the user's language.
 *
 * `ui` formats a message of the pages, `say` one of a game. Both depend on the loaded language, so their callers update when
 * another language has been loaded.
 */
import { settings, type Language } from '../settings/settings.svelte.ts';
import type { Message } from '../wire/index.ts';
import { beginSentence, join } from './grammar.ts';
import { loadMessages, noMessages } from './load-messages.ts';
import type { Cast, Translator } from './translator.ts';

export type { Cast } from './translator.ts';

/** All loaded messages of one language. */
interface LoadedLanguage {
  language: Language;
  pages: Translator;
  games: ReadonlyMap<string, Translator>;
}

let loaded = $state.raw<LoadedLanguage>({ language: 'en', pages: noMessages(), games: new Map() });

/** The loaded games. Their messages are loaded as well when the language changes. */
const loadedGames: string[] = [];

/** The server's name of players whose data were deleted. */
const FORMER_PLAYER = 'Former player';

/** Loads the messages of the chosen language and follows the setting. Call it once, before anything is shown. */
export async function loadWords(): Promise<void> {
  await loadLanguage();
  $effect.root(() => {
    $effect(() => {
      // Without a connection the other language cannot be loaded, and the setting is reset.
      if (settings.language !== loaded.language)
        loadLanguage().catch(() => (settings.language = loaded.language));
    });
  });
}

/** Loads the messages of the table, of the replay and of the primers. */
export function loadMatchWords(): Promise<void> {
  return loadGame('match');
}

/** Loads the messages of reviews and puzzles. */
export function loadStudyWords(): Promise<void> {
  return loadGame('study');
}

/** Loads the messages of the pages about players. */
export function loadProfileWords(): Promise<void> {
  return loadGame('profile');
}

/** Loads the messages of announcements, restarts and bans. */
export function loadHostWords(): Promise<void> {
  return loadGame('host');
}

/** Loads the messages of the host page. */
export function loadAdminWords(): Promise<void> {
  return loadGame('admin');
}

/** Loads the messages about play on this device. */
export function loadLocalWords(): Promise<void> {
  return loadGame('local');
}

/** Loads the messages about notices of turns. */
export function loadNoticeWords(): Promise<void> {
  return loadGame('notices');
}

/** Loads the messages of a game and of its board. */
export async function loadGame(game: string): Promise<void> {
  if (!loadedGames.includes(game)) loadedGames.push(game);
  if (!loaded.games.has(game)) await loadLanguage();
}

/** Formats a message of the web app: of the pages, of the match, or of the board of a loaded game. */
export function ui(id: string, args: Record<string, string | number> = {}): string {
  const { pages, games } = loaded;
  const translator = pages.has(id) ? pages : [...games.values()].find((game) => game.has(id));
  return (translator ?? pages).tell(id, args);
}

export function hasWords(id: string): boolean {
  const { pages, games } = loaded;
  return pages.has(id) || [...games.values()].some((game) => game.has(id));
}

/** Formats a message of a game. */
export function say(game: string, message: Message, cast: Cast): string {
  const translator = loaded.games.get(game) ?? loaded.pages;
  return translator.say(message, cast);
}

/** Formats a message of a game as a sentence, with its first letter in upper case. */
export function sentence(game: string, message: Message, cast: Cast): string {
  return beginSentence(say(game, message, cast));
}

/** Returns a player's name as the pages show it. The server names players whose data were deleted in English. */
export function personName(name: string): string {
  return name === FORMER_PLAYER ? ui('former-player') : name;
}

/** Joins names as a list. */
export function list(items: readonly string[]): string {
  return join(loaded.language, items);
}

/** The loaded language. It follows the setting as soon as its messages are loaded. */
export function spoken(): Language {
  return loaded.language;
}

/** Loads all messages before any is shown, so that a page never mixes two languages. */
async function loadLanguage(): Promise<void> {
  const language = settings.language;
  const games = [...loadedGames];
  const [pages, ...translators] = await Promise.all([
    loadMessages(language, 'pages'),
    ...games.map((game) => loadMessages(language, game)),
  ]);
  const isOutdated = language !== settings.language || games.length !== loadedGames.length;
  if (isOutdated) return loadLanguage();
  loaded = {
    language,
    pages,
    games: new Map(translators.map((translator, index) => [games[index] ?? '', translator])),
  };
}

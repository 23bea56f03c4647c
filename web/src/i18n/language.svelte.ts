/**
 * Everything that is said to the reader, in the reader's language.
 *
 * `ui` says a message of the pages, `say` one of a game; both follow `settings.language`: what calls them is worked out
 * anew as soon as another language has been loaded, and until then speaks the one before.
 */
import { settings, type Language } from '../settings/settings.svelte.ts';
import type { Message } from '../wire/index.ts';
import { beginSentence, join } from './grammar.ts';
import { loadMessages, noMessages, PAGES } from './load-messages.ts';
import type { Cast, Translator } from './translator.ts';

export type { Cast } from './translator.ts';

/** All that can be said in one language so far. */
interface LoadedLanguage {
  language: Language;
  pages: Translator;
  games: ReadonlyMap<string, Translator>;
}

let tongue = $state.raw<LoadedLanguage>({ language: 'en', pages: noMessages(), games: new Map() });

/** Games that were asked for; their messages come along when another language is chosen. */
const wantedGames: string[] = [];

/** Brings the messages of the chosen language, and from then on follows the choice. Call it once, before anything is shown. */
export async function loadWords(): Promise<void> {
  await loadLanguage();
  $effect.root(() => {
    $effect(() => {
      // Without a line to the server the other language cannot be had, and the choice goes back.
      if (settings.language !== tongue.language)
        loadLanguage().catch(() => (settings.language = tongue.language));
    });
  });
}

/** Brings the messages of a game, and those of its board. */
export async function loadGame(game: string): Promise<void> {
  if (!wantedGames.includes(game)) wantedGames.push(game);
  if (!tongue.games.has(game)) await loadLanguage();
}

/** Says a message of the pages; also one of a board whose game was loaded. */
export function ui(id: string, args: Record<string, string | number> = {}): string {
  const { pages, games } = tongue;
  const speech = pages.has(id) ? pages : [...games.values()].find((game) => game.has(id));
  return (speech ?? pages).tell(id, args);
}

/** Whether the pages have such a message. */
export function hasWords(id: string): boolean {
  return tongue.pages.has(id);
}

/** Says a message of a game to someone at the table. */
export function say(game: string, message: Message, cast: Cast): string {
  const speech = tongue.games.get(game) ?? tongue.pages;
  return speech.say(message, cast);
}

/** Says a message of a game that stands alone, with its first letter in upper case. */
export function sentence(game: string, message: Message, cast: Cast): string {
  return beginSentence(say(game, message, cast));
}

/** Names joined as the language joins a list. */
export function list(items: readonly string[]): string {
  return join(tongue.language, items);
}

/** The language that is spoken, which follows the chosen one as soon as it has been loaded. */
export function spoken(): Language {
  return tongue.language;
}

/** Everything in the chosen language is loaded before any of it is shown, so that a page never speaks two at once. */
async function loadLanguage(): Promise<void> {
  const language = settings.language;
  const games = [...wantedGames];
  const [pages, ...speeches] = await Promise.all([
    loadMessages(language, PAGES),
    ...games.map((game) => loadMessages(language, game)),
  ]);
  const overtaken = language !== settings.language || games.length !== wantedGames.length;
  if (overtaken) return loadLanguage();
  tongue = { language, pages, games: new Map(speeches.map((speech, index) => [games[index] ?? '', speech])) };
}

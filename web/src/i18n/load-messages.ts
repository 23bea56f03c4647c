import type { Language } from '../settings/settings.svelte.ts';
import { gameSources, pageSources } from './sources.ts';
import { Translator, type Gap } from './translator.ts';

/** The name of the pages' own messages among those of the games. */
export const PAGES = '';

const loaded = new Map<string, Promise<Translator>>();
const noted = new Set<Gap>();

/** The messages of the pages or of a game, loaded once; if that fails, they can be asked for again. */
export function loadMessages(language: Language, of: string): Promise<Translator> {
  const key = `${language}/${of}`;
  const known = loaded.get(key);
  if (known) return known;
  const sources = of === PAGES ? pageSources(language) : gameSources(language, of);
  const fresh = sources.then((texts) => new Translator(language, texts, warnOnce));
  loaded.set(key, fresh);
  fresh.catch(() => loaded.delete(key));
  return fresh;
}

/** What can be said before anything was loaded. */
export function noMessages(): Translator {
  return new Translator('en', [], warnOnce);
}

/** Those who write messages are told of a gap once; readers see it in braces. */
function warnOnce(gap: Gap) {
  if (noted.has(gap)) return;
  noted.add(gap);
  // eslint-disable-next-line no-console -- This is for whoever works on the pages, and never in what is served.
  if (import.meta.env.DEV) console.warn(gap);
}

import type { Language } from '../settings/settings.svelte.ts';
import { gameSources, pageSources } from './sources.ts';
import { Speech, type Gap } from './speech.ts';

/** The name of the pages' own messages among those of the games. */
export const PAGES = '';

const lessons = new Map<string, Promise<Speech>>();
const noted = new Set<Gap>();

/** The messages of the pages or of a game, loaded once; if that fails, they can be asked for again. */
export function lesson(language: Language, of: string): Promise<Speech> {
  const key = `${language}/${of}`;
  const known = lessons.get(key);
  if (known) return known;
  const sources = of === PAGES ? pageSources(language) : gameSources(language, of);
  const fresh = sources.then((texts) => new Speech(language, texts, noteGap));
  lessons.set(key, fresh);
  fresh.catch(() => lessons.delete(key));
  return fresh;
}

/** What can be said before anything was loaded. */
export function silence(): Speech {
  return new Speech('en', [], noteGap);
}

/** Those who write messages are told of a gap once; readers see it in braces. */
function noteGap(gap: Gap) {
  if (noted.has(gap)) return;
  noted.add(gap);
  // eslint-disable-next-line no-console -- This is for whoever works on the pages, and never in what is served.
  if (import.meta.env.DEV) console.warn(gap);
}

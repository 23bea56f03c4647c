import type { Language } from '../settings/settings.svelte.ts';
import { gameSources, MATCH, ownSources, PAGES, PROFILE } from './sources.ts';
import { Translator, type Gap } from './translator.ts';

/** The messages of the web app that are loaded together. All other keys are games. */
const OWN_GROUPS = new Map([
  ['pages', PAGES],
  ['match', MATCH],
  ['profile', PROFILE],
]);

const loaded = new Map<string, Promise<Translator>>();
const warned = new Set<Gap>();

/** Loads the messages of a group or of a game once. After a failure it tries again. */
export function loadMessages(language: Language, of: string): Promise<Translator> {
  const key = `${language}/${of}`;
  const existing = loaded.get(key);
  if (existing) return existing;
  const own = OWN_GROUPS.get(of);
  const sources = own ? ownSources(language, own) : gameSources(language, of);
  const fresh = sources.then((texts) => new Translator(language, texts, warnOnce));
  loaded.set(key, fresh);
  fresh.catch(() => loaded.delete(key));
  return fresh;
}

/** A translator for the time before anything is loaded. */
export function noMessages(): Translator {
  return new Translator('en', [], warnOnce);
}

/** Warns developers of each missing message once. Users see its id in braces. */
function warnOnce(gap: Gap) {
  if (warned.has(gap)) return;
  warned.add(gap);
  // eslint-disable-next-line no-console -- This is for developers only.
  if (import.meta.env.DEV) console.warn(gap);
}

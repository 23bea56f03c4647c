import type { Language } from '../settings/settings.svelte.ts';
import { gameSources, ownSources } from './sources.ts';
import { Translator, type Gap } from './translator.ts';

const loaded = new Map<string, Promise<Translator>>();
const warned = new Set<Gap>();

/** Loads the messages of a group or of a game once. After a failure it tries again. */
export function loadMessages(language: Language, of: string): Promise<Translator> {
  const key = `${language}/${of}`;
  const existing = loaded.get(key);
  if (existing) return existing;
  const sources = ownSources(language, of) ?? gameSources(language, of);
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

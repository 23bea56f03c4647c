/**
 * The grammar of each language: how a list is joined and how a sentence begins.
 *
 * `crates/core/i18n` has the same rules, so that a text is the same in a terminal and in a browser. `Intl.ListFormat` does not
 * count repeated items, and in Spanish it uses "y" before a quoted word that begins with an i.
 */
import type { Language } from '../settings/settings.svelte.ts';

/** Joins items: "a, b and c" or "a, b y c". Equal items in a row become one with a number. */
export function join(language: Language, items: readonly string[]): string {
  const counted = runs(items).map(({ item, count }) => (count === 1 ? item : `${item} ×${String(count)}`));
  const last = counted.pop();
  if (last === undefined) return '';
  return counted.length === 0 ? last : `${counted.join(', ')} ${conjunction(language, last)} ${last}`;
}

/** Capitalizes the first letter, which can follow an opening mark. */
export function beginSentence(text: string): string {
  const [, opening = '', first = '', rest = ''] = /^([\s¿¡"'«“‘„([—–]*)(.?)(.*)$/su.exec(text) ?? [];
  return opening + first.toUpperCase() + rest;
}

function runs(items: readonly string[]): { item: string; count: number }[] {
  const runs: { item: string; count: number }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.item === item) last.count += 1;
    else runs.push({ item, count: 1 });
  }
  return runs;
}

function conjunction(language: Language, next: string): string {
  if (language === 'en') return 'and';
  return soundsLikeI(next) ? 'e' : 'y';
}

/** Whether a Spanish word begins with the vowel i. In "hie", "hia" and "y" before a vowel it is a consonant. */
function soundsLikeI(word: string): boolean {
  const letters = word.replace(/^[^\p{Alphabetic}\p{N}]+/u, '').toLowerCase();
  return /^(i|í|hí|hi(?![aáeé])|y(?=\p{Alphabetic})(?![aeiouáéíóúü]))/u.test(letters);
}

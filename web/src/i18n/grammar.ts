/**
 * What a language asks of words once they are chosen: how a list is joined and how a sentence begins.
 *
 * `crates/core/i18n` has the same rules, so that a sentence reads alike in a terminal and in a browser. `Intl.ListFormat`
 * would not do: it knows no repeated items, and in Spanish it says "y" before a quoted word that begins with an i.
 */
import type { Language } from '../settings/settings.svelte.ts';

/** The items as one list: "a, b and c" or "a, b y c". The same one several times in a row is said once, with a number. */
export function join(language: Language, items: readonly string[]): string {
  const counted = runs(items).map(({ item, count }) => (count === 1 ? item : `${item} ×${String(count)}`));
  const last = counted.pop();
  if (last === undefined) return '';
  return counted.length === 0 ? last : `${counted.join(', ')} ${conjunction(language, last)} ${last}`;
}

/** The text with its first letter in upper case, behind whatever opens the sentence. */
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

/** Whether a Spanish word begins with the vowel i. In "hie" and "hia" the i is half a consonant, and so is a y before a vowel. */
function soundsLikeI(word: string): boolean {
  const letters = word.replace(/^[^\p{Alphabetic}\p{N}]+/u, '').toLowerCase();
  return /^(i|í|hí|hi(?![aáeé])|y(?=\p{Alphabetic})(?![aeiouáéíóúü]))/u.test(letters);
}

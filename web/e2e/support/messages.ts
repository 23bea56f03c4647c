/** The expected texts of the pages, from the same message files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Language } from '../../src/settings/settings.svelte.ts';
import { Translator } from '../../src/i18n/translator.ts';

export type { Language };

export function pageWords(language: Language): Translator {
  return speech(
    language,
    [
      'common',
      'pages',
      'table',
      'primers',
      'replay',
      'review',
      'puzzles',
      'profile',
      'host',
      'admin',
      'notices',
      'local',
    ].map((name) => `web/i18n/${language}/${name}.ftl`),
  );
}

const games = new Map<string, Translator>();

/** The messages of a game and of its board. */
export function gameWords(language: Language, game: string): Translator {
  const file = `crates/games/${game}/i18n/${language}.ftl`;
  const known = games.get(file) ?? speech(language, [file, `web/i18n/${language}/${game}.ftl`]);
  games.set(file, known);
  return known;
}

export function lessonWords(language: Language, game: string): Translator {
  const file = `web/i18n/${language}/lessons-${game}.ftl`;
  const known = games.get(file) ?? speech(language, [file]);
  games.set(file, known);
  return known;
}

function speech(language: Language, files: string[]): Translator {
  const root = new URL('../../../', import.meta.url);
  const texts = files.map((file) => readFileSync(fileURLToPath(new URL(file, root)), 'utf8'));
  return new Translator(language, texts, (gap) => {
    throw new Error(gap);
  });
}

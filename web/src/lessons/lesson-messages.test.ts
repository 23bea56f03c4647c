import { describe, expect, it } from 'vitest';

import { lessonsOf, LESSONS } from './lesson-list.ts';

const SCRIPTS = import.meta.glob<Script>('../../../crates/games/*/lessons/*.toml', {
  import: 'default',
  eager: true,
});
const WORDS = import.meta.glob<string>('../../i18n/en/lessons-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Script {
  step: { say: { page: string }[]; otherwise: string }[];
  farewell: { page: string }[];
  hints?: Record<string, string>;
}

function pagesOf({ step, farewell, hints = {} }: Script): string[] {
  const said = [...step.flatMap(({ say }) => say), ...farewell].map(({ page }) => page);
  return [...said, ...step.map(({ otherwise }) => otherwise), ...Object.values(hints)];
}

function messagesOf(text: string): string[] {
  return Array.from(text.matchAll(/^([a-z][\w-]*) =/gm), ([, id = '']) => id);
}

const GAMES = [...new Set(LESSONS.map(({ game }) => game))];

describe.each(GAMES)('the lessons of %s', (game) => {
  const scripts = lessonsOf(game).map(
    ({ chapter }) => SCRIPTS[`../../../crates/games/${game}/lessons/${chapter}.toml`],
  );
  const words = messagesOf(WORDS[`../../i18n/en/lessons-${game}.ftl`] ?? '');
  const named = scripts
    .flatMap((script) => (script ? pagesOf(script) : []))
    .map((page) => `lesson-${game}-${page}`);

  it('exist', () => {
    expect(scripts.every((script) => script && script.step.length > 0)).toBe(true);
  });

  it('have a message for every page', () => {
    expect(named.filter((id) => !words.includes(id))).toEqual([]);
  });

  it('have no message without a page', () => {
    expect(words.filter((id) => !named.includes(id))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';

import { TAUGHT } from './taught.ts';

const SCRIPTS = import.meta.glob<Script>('../../../crates/*/lessons/first.toml', {
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
  hints: Record<string, string>;
}

/** Every page that a script names. */
function pagesOf({ step, farewell, hints }: Script): string[] {
  const said = [...step.flatMap(({ say }) => say), ...farewell].map(({ page }) => page);
  return [...said, ...step.map(({ otherwise }) => otherwise), ...Object.values(hints)];
}

function messagesOf(text: string): string[] {
  return Array.from(text.matchAll(/^([a-z][\w-]*) =/gm), ([, id = '']) => id);
}

describe.each(TAUGHT)('the lesson of %s', (game) => {
  const script = SCRIPTS[`../../../crates/${game}/lessons/first.toml`];
  const words = messagesOf(WORDS[`../../i18n/en/lessons-${game}.ftl`] ?? '');
  const named = (script ? pagesOf(script) : []).map((page) => `lesson-${game}-${page}`);

  it('is written', () => {
    expect(script?.step.length).toBeGreaterThan(0);
  });

  it('has words for every page that it names', () => {
    expect(named.filter((id) => !words.includes(id))).toEqual([]);
  });

  it('names every page that there are words for', () => {
    expect(words.filter((id) => !named.includes(id))).toEqual([]);
  });
});

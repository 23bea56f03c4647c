import { beforeAll, describe, expect, it, vi } from 'vitest';

import { settings, type Language } from '../../settings/settings.svelte.ts';
import { loadGame, loadWords, spoken, ui } from '../../i18n/index.ts';
import { wordsOf } from './component-text.ts';
import { loadComponents, type Component } from './components.ts';

const GAMES = ['welcome', 'raiders', 'masmorra'];

beforeAll(async () => {
  await loadWords();
  await Promise.all(GAMES.map(loadGame));
});

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it.each(GAMES)('all components of %s have a name, a description and sources', async (game) => {
    await speak(language);
    const groups = await loadComponents(game);
    expect(groups.length).toBeGreaterThan(2);
    for (const { kind, components } of groups) {
      const texts = components.flatMap((component) => [...wordsOf(game, component), ...sourcesOf(component)]);
      const missing = [ui(`components-${game}-${kind}`), ...texts].filter((text) => text.includes('{'));
      expect(missing).toEqual([]);
      expect(components.every(({ lines, sources }) => lines.length > 0 && sources.length > 0)).toBe(true);
    }
  });
});

describe('a component', () => {
  it('has the description of its game', async () => {
    await speak('en');
    expect(await textOf('welcome', 'monster', 'dragon')).toEqual(['Dragon', 'Strength 9 (1 copy).']);
    expect(await textOf('raiders', 'level', 'ududd')).toEqual(['Level 1', 'Dark rooms: 2, 4 and 5.']);
    expect(await textOf('raiders', 'character', 'explorer')).toEqual([
      'Explorer',
      'Starts with 3 coins, 2 wounds and a torch.',
    ]);
  });

  it("of Dungeon Raiders has a monster's strength by number of players", async () => {
    await speak('en');
    const [, line] = await textOf('raiders', 'room', 'dragon');
    expect(line).toContain('Strength 14, 18 or 23');
  });

  it('with two sides describes both', async () => {
    await speak('en');
    const [, , red] = await textOf('masmorra', 'boss', 'mortiferous');
    expect(red).toMatch(/^Red side: Payback 5/);
  });
});

async function speak(language: Language) {
  settings.language = language;
  await vi.waitFor(() => expect(spoken()).toBe(language));
}

async function textOf(game: string, kind: string, key: string): Promise<string[]> {
  const groups = await loadComponents(game);
  const found = groups.find((group) => group.kind === kind)?.components.find((one) => one.key === key);
  if (!found) throw new Error(`${game} has no ${kind} ${key}`);
  return wordsOf(game, found);
}

function sourcesOf({ sources }: Component): string[] {
  return sources.flatMap(({ source, fields }) => [
    ui(`source-${source}`),
    ui(`source-${source}-help`),
    ...fields.map((field) => ui(`field-${field}`)),
  ]);
}

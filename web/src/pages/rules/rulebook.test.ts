import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadRules } from '../../games/rulebook.ts';
import { settings } from '../../settings/settings.svelte.ts';
import { loadGame, loadWords } from '../../i18n/index.ts';
import { loadComponents } from './components.ts';
import Rulebook from './Rulebook.svelte';

beforeAll(async () => {
  settings.language = 'es';
  await loadWords();
  await loadGame('raiders');
});

async function open(named: string | null = null) {
  const [rules, components] = await Promise.all([loadRules('raiders'), loadComponents('raiders')]);
  return render(Rulebook, { game: 'raiders', rules, components, named });
}

describe('the rules of a game', () => {
  it('are found by a word without accents, and the hits are marked and counted', async () => {
    const { container } = await open();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'megadragon' } });
    expect(screen.getByRole('status').textContent?.trim()).toMatch(/^\d+ reglas? y \d+ componentes$/);
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(new Set(marks)).toEqual(new Set(['Megadragón']));
    expect(container.querySelectorAll('article').length).toBeLessThan(5);
  });

  it('show a message when nothing is found', async () => {
    await open();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
    expect(screen.getByText('No hay resultados para «xyzzy».')).toBeTruthy();
  });

  it('have an address each, and the named one is highlighted', async () => {
    const { container } = await open('R22');
    expect(container.querySelector('article.named')?.id).toBe('R22');
    expect(screen.getByRole('link', { name: 'Enlace a la regla R22' }).getAttribute('href')).toBe('#R22');
  });

  it('link to each other', async () => {
    const { container } = await open('R22');
    const links = [...container.querySelectorAll<HTMLAnchorElement>('article p a')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });
});

import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { settings } from '../settings/settings.svelte.ts';
import { list, loadGame, loadMatchWords, loadWords, say, sentence, spoken, ui } from './language.svelte.ts';

const CAST = { names: ['Inés', 'Bruno'], viewer: 1 };
const PASSED = { id: 'event-passed', args: { who: { seat: 0 } } };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
  await loadGame('welcome');
});

describe('the messages of pages and games', () => {
  it('are in the chosen language, and change with it', async () => {
    expect([ui('your-turn'), say('welcome', PASSED, CAST)]).toEqual(['Your turn.', 'Inés passes.']);
    settings.language = 'es';
    flushSync();
    await vi.waitFor(() => expect(spoken()).toBe('es'));
    expect([ui('your-turn'), say('welcome', PASSED, CAST)]).toEqual(['Te toca.', 'Inés pasa.']);
    expect(list(['oro', 'hielo', 'Inés'])).toBe('oro, hielo e Inés');
  });

  it('are formatted as sentences', () => {
    const round = { id: 'event-tiles-laid', args: { adventurer: { term: 'adventurer-warrior' } } };
    expect(sentence('welcome', round, CAST)).toMatch(/^El Guerrero /);
  });

  it('show a missing message as its id, and report it once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect([ui('no-such-message'), ui('no-such-message')]).toEqual([
      '{no-such-message}',
      '{no-such-message}',
    ]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

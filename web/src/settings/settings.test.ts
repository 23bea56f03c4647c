import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { applySettings } from './apply-settings.svelte.ts';
import { Settings, settings } from './settings.svelte.ts';

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('default to the first supported language of the user', () => {
    expect(new Settings(localStorage, ['fr-FR', 'es-MX', 'en']).language).toBe('es');
    expect(new Settings(localStorage, ['de']).language).toBe('en');
  });

  it('are stored for the next visit', () => {
    const first = new Settings(localStorage, ['en']);
    first.language = 'es';
    first.theme = 'light';
    first.sound = false;
    first.speed = 'fast';
    first.highlights = false;
    first.name = 'Inés';
    const { language, theme, sound, speed, highlights, name } = new Settings(localStorage, ['en']);
    expect([language, theme, sound, speed, highlights, name]).toEqual([
      'es',
      'light',
      false,
      'fast',
      false,
      'Inés',
    ]);
  });

  it('fall back to defaults for invalid stored values', () => {
    localStorage.setItem('antorcha.settings', '{"language":"xx","theme":7,"sound":"loud","speed":null}');
    const { language, theme, sound, speed } = new Settings(localStorage, ['es']);
    expect([language, theme, sound, speed]).toEqual(['es', 'auto', true, 'normal']);
    localStorage.setItem('antorcha.settings', 'no JSON');
    expect(new Settings(localStorage, ['es']).theme).toBe('auto');
  });

  it('last for the visit in a browser without storage', () => {
    const forgetful = new Settings(null, ['en']);
    forgetful.speed = 'slow';
    expect(forgetful.speed).toBe('slow');
  });

  it('are applied to the page', () => {
    const root = document.createElement('html');
    settings.language = 'es';
    settings.theme = 'light';
    const undress = applySettings(root);
    flushSync();
    expect([root.lang, root.dataset['theme']]).toEqual(['es', 'light']);
    settings.theme = 'dark';
    flushSync();
    expect(root.dataset['theme']).toBe('dark');
    expect(root.dataset['motion']).toBe('some');
    settings.speed = 'instant';
    flushSync();
    expect(root.dataset['motion']).toBe('none');
    undress();
    settings.theme = 'light';
    flushSync();
    expect(root.dataset['theme']).toBe('dark');
  });
});

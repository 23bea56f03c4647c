import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadMatchWords, loadWords } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import Arrival from './Arrival.svelte';
import { keepName } from './guest-name.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
});

beforeEach(() => (settings.name = 'Ember 42'));
afterEach(() => vi.unstubAllGlobals());

const renew = vi.fn();
const table = { connection: { renew } };

function answers(status: number, body: object) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a guest at an open table', () => {
  it('finds a name filled in, and sits down with one tap', () => {
    const sit = vi.fn(() => Promise.resolve());
    render(Arrival, { typed: null, sit });
    expect(screen.getByLabelText<HTMLInputElement>("What's your name?", { selector: 'input' }).value).toBe(
      'Ember 42',
    );
    screen.getByRole('button', { name: 'Sit down' }).click();
    flushSync();
    expect(sit).toHaveBeenCalledOnce();
  });

  it('keeps the name without a request if nothing else was typed', async () => {
    const fetched = answers(200, {});
    const kept = [null, ' ', 'Ember 42'].map((typed) => keepName(table, typed));
    expect(await Promise.all(kept)).toEqual([null, null, null]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('gets another name, or reads why it is refused', async () => {
    answers(200, { player: 'luis', name: 'Luis' });
    expect([await keepName(table, ' Luis '), settings.name]).toEqual([null, 'Luis']);
    expect(renew).toHaveBeenCalledOnce();
    answers(400, { error: { code: 'name_taken', message: 'taken' } });
    expect(await keepName(table, 'Brasa')).toMatch(/./);
    expect([settings.name, renew.mock.calls.length]).toEqual(['Luis', 1]);
  });
});

import { beforeAll, expect, it } from 'vitest';

import { loadHostWords, loadWords } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import { restartText } from './restart.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadHostWords();
});

it('a restart is counted down in days, hours, minutes and seconds', () => {
  const minute = 60_000;
  const texts = [3 * 24 * 60, 180, 15, 2.1, 2, 0.5, 0].map((minutes) => restartText(minutes * minute));
  expect(texts.map((text) => text.replace(' Your game is saved.', ''))).toEqual([
    'The server restarts in 3 days.',
    'The server restarts in 3 hours.',
    'The server restarts in 15 minutes.',
    'The server restarts in 2 minutes.',
    'The server restarts in 120 s.',
    'The server restarts in 30 s.',
    'The server is restarting.',
  ]);
});

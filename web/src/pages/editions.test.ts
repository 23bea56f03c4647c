import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords } from '../i18n/index.ts';
import { editionName } from './editions.ts';

beforeAll(async () => {
  await loadWords();
  await loadGame('welcome');
});

describe('the name of what a table plays', () => {
  it.each([
    ['welcome', { set: 'welcome' }, 'Welcome to the Dungeon'],
    ['welcome', { set: 'back' }, 'Welcome Back to the Dungeon'],
    ['welcome', { set: 'combined' }, 'Welcome: both boxes'],
    ['masmorra', { mode: 'epic' }, 'Masmorra'],
  ])('%s with %o', (game, options, name) => {
    expect(editionName(game, options)).toBe(name);
  });
});

import { expect, it } from 'vitest';

import { privateTable } from './try-again.ts';

it('a decision is tried again at a private table against bots, with hidden cards dealt again', () => {
  const match = { id: 'r1', game: 'welcome', options: { set: 'back' }, players: ['Ana', 'Brasa', 'Luis'] };
  const bot = { for: 'bot', bot: 'adventurer' };
  expect(privateTable(match, 1, 9, 'adventurer')).toEqual({
    game: 'welcome',
    options: { set: 'back' },
    seats: [bot, { for: 'person' }, bot],
    listed: false,
    spectators: { welcome: false, delay_s: 0 },
    origin: { room: 'r1', entry: 9, known_to: 1 },
  });
});

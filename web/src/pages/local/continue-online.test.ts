import { expect, it } from 'vitest';

import { room } from '../../connection/fake-server.ts';
import { settingsOf } from './continue-online.ts';

it('a match of this device goes on with free seats, and with what the user could not know dealt again', () => {
  const { settings } = room();
  const seats = [{ for: 'bot' as const, bot: 'adventurer' }, { for: 'person' as const }];
  const here = room({
    id: 'herehere234567890abc',
    settings: { ...settings, seats, listed: true, practice: true },
  });
  const { pace, spectators } = settings;
  expect(settingsOf(here, 1)).toEqual({
    ...{ game: 'welcome', options: {}, pace, spectators, listed: false, rated: false, practice: true },
    seats: [{ for: 'person' }, { for: 'person' }],
    origin: { room: 'herehere234567890abc', known_to: 1 },
  });
});

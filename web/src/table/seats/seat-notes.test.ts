import { beforeAll, describe, expect, it } from 'vitest';

import { loadMatchWords, loadWords } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { SeatInfo } from '../../wire/index.ts';
import { noteOf } from './seat-notes.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
});

const EMPTY = { nonce: '', bank_ms: null, asked_ms: null, deadline_ms: null };
const ANA: SeatInfo = {
  ...EMPTY,
  holder: { kind: 'person', player: 'ana', name: 'Ana' },
  present: true,
  covered: null,
};

describe('the note of a seat', () => {
  it.each<[string, SeatInfo, string | undefined]>([
    ['nothing for a player who is present', ANA, undefined],
    ['that a player is away', { ...ANA, present: false }, 'away'],
    [
      'that a bot plays for a player without time',
      { ...ANA, covered: 'time_out' },
      'out of time: a bot plays',
    ],
    [
      'which bot it is',
      { ...ANA, holder: { kind: 'bot', bot: 'novice', name: 'Brasa' }, covered: 'left' },
      'novice bot',
    ],
  ])('is %s', (_, seat, text) => {
    expect(noteOf(seat)?.text).toBe(text);
  });
});

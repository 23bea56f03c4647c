import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { ensureSession, type RoomListing } from '../../api/index.ts';
import type { HolderInfo } from '../../wire/index.ts';
import { loadWords } from '../../i18n/index.ts';
import { freeCount, termsOf, waitsFor, whoPlays } from './tables.ts';

const ME: HolderInfo = { kind: 'person', player: 'me', name: 'Ana' };
const NAMESAKE: HolderInfo = { kind: 'person', player: 'someone-else', name: 'Ana' };
const BOT: HolderInfo = { kind: 'bot', bot: 'adventurer', name: 'Brasa' };
const NOBODY: HolderInfo = { kind: 'nobody' };

beforeAll(async () => {
  const me = { player: 'me', name: 'Ana', kind: 'guest' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(me)));
  await Promise.all([loadWords(), ensureSession()]);
});

afterEach(() => vi.unstubAllGlobals());

function table(holders: HolderInfo[], ...owing: number[]): RoomListing {
  const summary = {
    ...{ options: {}, holders, pace: { pace: 'turns', days: 1 } as const, rated: false },
    ...{ spectators: { welcome: true, delay_s: 0 }, next: null },
    owed: owing.map((seat) => ({ seat, since_ms: null })),
  };
  return { room: 'r', game: 'raiders', stage: 'playing', created_ms: 0, active_ms: 0, summary };
}

test('a match waits for the user, and not for a namesake', () => {
  expect(waitsFor(table([ME, NAMESAKE], 0))).toEqual({ kind: 'you' });
  expect(waitsFor(table([ME, NAMESAKE], 1))).toEqual({ kind: 'others', names: ['Ana'] });
  expect(waitsFor(table([ME, BOT], 1, 0))).toEqual({ kind: 'you' });
  expect(waitsFor(table([ME, BOT]))).toEqual({ kind: 'nobody' });
});

test('the terms say that a game is for practice', () => {
  const shown = table([ME, BOT]);
  expect(termsOf(shown)).not.toContain('practice');
  const practice = shown.summary && { ...shown.summary, practice: true };
  expect(termsOf({ ...shown, summary: practice })).toContain('practice');
});

test('a free seat is counted and has no name', () => {
  expect(freeCount(table([ME, NOBODY, BOT, NOBODY]))).toBe(2);
  expect(whoPlays(table([ME, NOBODY, BOT]))).toBe('Ana and Brasa');
});

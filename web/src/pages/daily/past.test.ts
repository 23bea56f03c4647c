import { beforeEach, expect, it } from 'vitest';

import type { DailyShown, DungeonShown } from '../../wire/api.ts';
import { pastDailies, rememberPast } from './past.ts';

beforeEach(() => localStorage.clear());

function shown(date: string, ...secrets: (string | null)[]): DailyShown {
  const games = ['welcome', 'raiders', 'masmorra'];
  const dungeons = secrets.map((secret, place): DungeonShown => ({
    ...{ game: games[place] ?? '', options: {}, bots: [], commitment: '', committed_ms: 0 },
    ...{ secret, attempt: null },
  }));
  const other = { date: '', end_ms: 0, dungeons: [] };
  return { yesterday: { date, end_ms: 0, dungeons }, today: other, tomorrow: other };
}

it('remembers the deals whose secret is public, once each, the newest first', () => {
  rememberPast(shown('2026-03-30', 'a', null));
  rememberPast(shown('2026-03-31', 'b', 'c'));
  rememberPast(shown('2026-03-31', 'b', 'c'));
  expect(pastDailies().map(({ date, game, secret }) => `${date} ${game} ${secret}`)).toEqual([
    '2026-03-31 welcome b',
    '2026-03-31 raiders c',
    '2026-03-30 welcome a',
  ]);
});

it('ignores what is damaged', () => {
  for (const text of ['{', 'null', '[1, null, {"date": 1}]']) {
    localStorage.setItem('antorcha.past-dailies', text);
    expect(pastDailies()).toEqual([]);
  }
});

import { beforeAll, expect, it } from 'vitest';

import { loadGame, loadProfileWords, loadWords } from '../../i18n/index.ts';
import type { StatisticsLine, StatisticsShown } from '../../wire/api.ts';
import { byGame } from './statistics.ts';
import { figureText, gameText, resultText } from './texts.ts';

beforeAll(async () => {
  await loadWords();
  await Promise.all([loadProfileWords(), loadGame('welcome'), loadGame('masmorra'), loadGame('raiders')]);
});

function line(game: string, key: string | null, matches: number): StatisticsLine {
  return { game, key, matches, wins: 1, rated: 0, mean_place: 1.5, best_points: 2 };
}

const SHOWN: StatisticsShown = {
  most: 5000,
  games: [line('masmorra', null, 1), line('welcome', null, 5)],
  modes: [line('masmorra', 'epic', 1), line('welcome', 'back', 2), line('welcome', 'welcome', 3)],
  levels: [line('masmorra', null, 1), line('welcome', 'legend', 2), line('welcome', 'novice', 3)],
  figures: [line('masmorra', 'valerie', 1), line('welcome', 'warrior', 1), line('welcome', 'mage', 4)],
};

it('the game that was played most comes first, and bots in the order of their strength', () => {
  const games = byGame(SHOWN);
  expect(games.map(({ game }) => game)).toEqual(['welcome', 'masmorra']);
  const told = games.map(({ groups }) =>
    groups.map(({ by, lines }) => [by, ...lines.map(({ name }) => name)]),
  );
  expect(told).toEqual([
    [
      ['modes', 'Welcome to the Dungeon', 'Welcome Back to the Dungeon'],
      ['levels', 'Novice', 'Legend'],
      ['figures', 'Mage', 'Warrior'],
    ],
    [
      ['levels', 'Only people'],
      ['figures', 'Valerie'],
    ],
  ]);
});

it('a match is named by its edition, its variant and its result', () => {
  expect(gameText('welcome', 'back')).toBe('Welcome Back to the Dungeon');
  expect(gameText('raiders', 'tactical')).toBe('Dungeon Raiders · Tactical');
  expect(gameText('raiders', 'standard')).toBe('Dungeon Raiders');
  expect(resultText('welcome', 1, true, 2)).toBe('Won, 2 success cards');
  expect(resultText('masmorra', 3, false, 12)).toBe('Place 3, 12 XP');
  expect(resultText('example', 2, false, null)).toBe('Place 2');
  expect(figureText('raiders', 'thief')).toBe('Thief');
});

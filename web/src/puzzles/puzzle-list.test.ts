import { expect, it } from 'vitest';

import type { PuzzleListed } from '../api/index.ts';
import { chosenOf, groupsOf, nextOf, parseChoice, puzzleAddress } from './puzzle-list.ts';

function puzzle(id: string, game: string, theme: string, rating: number): PuzzleListed {
  return { id, game, theme, rating, seats: 3, options: {} };
}

const PUZZLES = [
  puzzle('r1', 'raiders', 'trap', 1500),
  puzzle('w1', 'welcome', 'place', 1800),
  puzzle('w2', 'welcome', 'bid', 1300),
  puzzle('w3', 'welcome', 'bid', 1100),
];

it('groups puzzles by game and theme, the easiest first', () => {
  const told = groupsOf(PUZZLES).map(({ game, themes }) => [
    game,
    ...themes.map(({ theme, puzzles }) => `${theme}: ${puzzles.map(({ id }) => id).join(' ')}`),
  ]);
  expect(told).toEqual([
    ['welcome', 'bid: w3 w2', 'place: w1'],
    ['raiders', 'trap: r1'],
  ]);
});

it('picks the open puzzle closest to the rating', () => {
  expect(nextOf(PUZZLES, 1250, () => false)?.id).toBe('w2');
  expect(nextOf(PUZZLES, 1250, (id) => id === 'w2')?.id).toBe('w3');
  expect(nextOf(PUZZLES, 1250, () => true)).toBeNull();
  expect(chosenOf(PUZZLES, { game: 'welcome', theme: null }).map(({ id }) => id)).toEqual(['w3', 'w2', 'w1']);
});

it('an address keeps the choice, and an unknown one counts as none', () => {
  const choice = { game: 'welcome', theme: 'give_up' };
  const address = puzzleAddress('w1', choice);
  expect(address).toBe('/puzzles/w1?game=welcome&theme=give_up');
  expect(parseChoice(new URL(address, 'http://localhost').search)).toEqual(choice);
  expect(puzzleAddress('w1', { game: null, theme: null })).toBe('/puzzles/w1');
  expect(parseChoice('?game=chess&theme=bid')).toEqual({ game: null, theme: null });
  expect(parseChoice('?game=raiders&theme=bid')).toEqual({ game: 'raiders', theme: null });
});

import { expect, it } from 'vitest';

import adventurerFile from '../../../../crates/games/welcome/data/adventurers.toml';
import { valuesFor } from './options.ts';

interface AdventurerCard {
  key: string;
  edition: 'First' | 'Second';
  tiles: string[];
}

const CARDS = (adventurerFile as { adventurer: AdventurerCard[] }).adventurer;
const VALUES = ['one', 'other'];

function isOffered(option: string, set: string): boolean {
  return valuesFor(option, VALUES, { options: { set }, seats: 4 }).length > 0;
}

function setsOf(tile: string): string[] {
  const homes = CARDS.filter(({ tiles }) => tiles.includes(tile)).map(({ edition }) => edition);
  return [...homes.map((edition) => (edition === 'First' ? 'welcome' : 'back')), 'combined'];
}

it.each([
  ['flute', 'charming_flute'],
  ['vorpal_axe', 'vorpal_axe'],
  ['polymorphed_counts', 'polymorph'],
])('%s is offered in the sets that have the tile', (option, tile) => {
  const sets = ['welcome', 'back', 'combined'].filter((set) => isOffered(option, set));
  expect(sets.sort()).toEqual([...new Set(setsOf(tile))].sort());
});

it('special monsters are in the second box', () => {
  expect(['welcome', 'back', 'combined'].filter((set) => isOffered('specials', set))).toEqual([
    'back',
    'combined',
  ]);
});

it('the first adventurer is one of the set', () => {
  const all = ['usual', 'random', ...CARDS.map(({ key }) => key)];
  const offered = (set: string) => valuesFor('first_adventurer', all, { options: { set }, seats: 4 });
  const of = (edition: string) => CARDS.filter((card) => card.edition === edition).map(({ key }) => key);
  expect(offered('welcome')).toEqual(['usual', 'random', ...of('First')]);
  expect(offered('back')).toEqual(['usual', 'random', ...of('Second')]);
  expect(offered('combined')).toEqual(all);
});

it('only a player who has a seat can start', () => {
  const starts = ['random', 'first', 'second', 'third', 'fourth'];
  const offered = (seats: number) => valuesFor('start', starts, { options: { set: 'back' }, seats });
  expect(offered(2)).toEqual(['random', 'first', 'second']);
  expect(offered(4)).toEqual(starts);
});

it('every other option is offered in all sets', () => {
  for (const set of ['welcome', 'back', 'combined']) expect(isOffered('first_turn', set)).toBe(true);
});

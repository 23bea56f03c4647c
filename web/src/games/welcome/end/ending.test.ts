import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords, sentence } from '../../../i18n/index.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import type { View } from '../../../wire/welcome.ts';
import { eventsOf, MATCHES, type Match } from '../fixtures.ts';
import { GAME } from '../names.ts';
import { endingOf } from './ending.ts';
import { deedsOf, runsOf } from './runs.ts';

const CAST = { names: ['Ana', 'Luis', 'Mar', 'Inés'], viewer: 0 };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('welcome');
});

function matchOf(name: string): Match & { last: View } {
  const match = MATCHES[name];
  const last = match?.looks.at(-1)?.view;
  if (!match || !last) throw new Error(`there is no match ${name}`);
  return { ...match, last };
}

/** The figures and lines of a recorded match. */
function told(name: string, from = 0): string[] {
  const { facts, last } = matchOf(name);
  const { figures, lines } = endingOf(last, eventsOf(facts).slice(from));
  return [
    ...figures.map(({ seat, figure }) => `${String(seat)}: ${figure.key}`),
    ...lines.map((line) => sentence(GAME, line, CAST)),
  ];
}

describe('the end of a match', () => {
  it('tells the adventurers of the winner, the fullest dungeon, and who came closest', () => {
    expect(told('necromancer, 4 seats, 4')).toEqual([
      '1: ninja',
      'Luis survives 2 dungeons with the Warrior and the Ninja.',
      'Inés fails in the fullest dungeon: 13 monsters.',
      'You come closest: 1 success card.',
    ]);
    expect(told('bard, 2 seats, 5')).toEqual([
      '0: warrior',
      'You survive 2 dungeons with the Warrior.',
      'You survive the fullest dungeon: 2 monsters.',
      'Luis comes closest: 1 success card.',
    ]);
  });

  it('tells that all others are out', () => {
    expect(told('mage, 3 seats, 2')).toEqual([
      '0: warrior',
      "You're the last player left: the others failed twice.",
      'Luis fails in the fullest dungeon: 12 monsters.',
      'Luis comes closest: 1 success card.',
    ]);
  });

  it('tells only what the last view has if the first events are missing', () => {
    expect(told('necromancer, 4 seats, 4', 200)).toEqual(['1: ninja', 'You come closest: 1 success card.']);
  });

  it('tells if nobody else has a success', () => {
    expect(told('princess, 2 seats, 1').at(-1)).toBe('Nobody else takes a success card.');
  });
});

describe('what the players did', () => {
  it.each(Object.keys(MATCHES))('adds up to the events and the last view (%s)', (name) => {
    const { facts, last } = matchOf(name);
    const deeds = deedsOf(facts, last.players.length);
    const count = (...events: string[]) => facts.filter(({ event }) => events.includes(event)).length;
    const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
    expect(sum(deeds.map(({ entered }) => entered))).toBe(count('entered'));
    expect(sum(deeds.map(({ added }) => added))).toBe(count('added'));
    expect(sum(deeds.map(({ sacrificed }) => sacrificed))).toBe(count('set_aside'));
    expect(sum(deeds.map(({ defeated }) => defeated))).toBe(count('defeated', 'fell_with_last'));
    const successes = (seat: number) =>
      runsOf(facts).filter((run) => run.seat === seat && run.isSurvived).length;
    expect(last.players.map((_, seat) => successes(seat))).toEqual(
      last.players.map((player) => player.successes),
    );
  });
});

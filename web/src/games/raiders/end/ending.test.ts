import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords, sentence } from '../../../i18n/index.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import type { Fact, PlayerView, View } from '../../../wire/raiders.ts';
import type { GameEvent } from '../../board.ts';
import standard from '../fixtures/standard.json';
import tactical from '../fixtures/tactical.json';
import { GAME } from '../names.ts';
import { endingOf } from './ending.ts';

const CAST = { names: ['Ana', 'Luis', 'Mar', 'Inés'], viewer: 0 };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('raiders');
});

function told(view: View, facts: readonly Fact[]): string[] {
  const message = { id: 'event-all-lost', args: {} };
  const events = facts.map((fact, place): GameEvent<Fact> => {
    return { number: place + 1, rule: 'R01', fact, message, line: place + 1 };
  });
  const { figures, lines } = endingOf(view, events);
  return [
    ...figures.map(({ seat, figure }) => `${String(seat)}: ${figure.key}`),
    ...lines.map((line) => sentence(GAME, line, CAST)),
  ];
}

const recorded = { standard, tactical } as unknown as Record<
  'standard' | 'tactical',
  { facts: Fact[]; looks: { view: View }[] }
>;

function lastOf(name: 'standard' | 'tactical'): View {
  const view = recorded[name].looks.at(-1)?.view;
  if (!view) throw new Error('the match has no views');
  return view;
}

describe('the end of a match', () => {
  it('tells who fainted with more coins than the winner', () => {
    expect(told(lastOf('standard'), recorded.standard.facts)).toEqual([
      '3: explorer',
      'Inés gets out with 12 coins and 4 wounds.',
      'Luis has more coins (19) but faints with 5 wounds.',
      'You come closest: 9 coins, 2 wounds.',
    ]);
  });

  it('tells who fainted with fewer', () => {
    expect(told(lastOf('tactical'), recorded.tactical.facts)).toEqual([
      '0: knight',
      'You get out with 13 coins and 6 wounds.',
      'Mar faints with 10 wounds.',
      'Luis comes closest: 12 coins, 4 wounds.',
    ]);
  });

  const player = (coins: number, wounds: number, fate: PlayerView['fate'] = 'standing'): PlayerView => {
    return { character: 'thief', coins, wounds, powers: [], items: [], part: 'idle', torch: 'unlit', fate };
  };

  function ended(players: PlayerView[], winners: number[], ...facts: Fact[]): string[] {
    return told({ ...lastOf('standard'), players, winners }, facts);
  }

  it('names all winners, and those who came closest', () => {
    expect(
      ended([player(7, 3), player(7, 3), player(5, 2), player(5, 2)], [0, 1], { event: 'nobody_fainted' }),
    ).toEqual([
      '0: thief',
      '1: thief',
      'Ana and Luis get out with 7 coins and 3 wounds each.',
      'Mar and Inés come closest: 5 coins, 2 wounds each.',
    ]);
  });

  it('tells the largest chest if nobody was out', () => {
    expect(
      ended(
        [player(7, 3), player(5, 2)],
        [0],
        { event: 'chest_won', seat: 1, chest: 'big', coins: 4, total: 4 },
        { event: 'chest_won', seat: 0, chest: 'small', coins: 2, total: 2 },
      ).at(-1),
    ).toBe('Luis takes the most from one chest: 4 coins.');
  });

  it('shows the final monster if all turn to stone', () => {
    expect(
      ended(
        [player(7, 3, 'petrified'), player(5, 2, 'petrified')],
        [],
        { event: 'entered', place: 4, chamber: { boss: 'medusa' } },
        { event: 'all_lost' },
      ),
    ).toEqual(['null: medusa', 'Medusa turns everyone to stone.']);
  });
});

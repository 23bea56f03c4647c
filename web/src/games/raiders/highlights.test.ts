import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords, sentence } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Fact, PlayerView, View } from '../../wire/raiders.ts';
import type { GameEvent } from '../board.ts';
import { applyEvent, startPosition } from './animate.ts';
import standard from './fixtures/standard.json';
import tactical from './fixtures/tactical.json';
import { highlightOf, type RaidersHighlight } from './highlights.ts';
import { GAME } from './names.ts';

interface Match {
  facts: Fact[];
  looks: { after: number; view: View }[];
}

const CAST = { names: ['Ana', 'Luis', 'Mar', 'Inés'], viewer: 0 };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('raiders');
});

function eventsOf(facts: readonly Fact[]): GameEvent<Fact>[] {
  const message = { id: 'event-all-lost', args: {} };
  return facts.map((fact, place) => ({ number: place + 1, rule: 'R01', fact, message, line: place + 1 }));
}

function inWords({ figure, title, text }: RaidersHighlight): string {
  return `${figure.key}: ${sentence(GAME, title, CAST)} / ${sentence(GAME, text, CAST)}`;
}

/** All highlights of a recorded match for its first seat. */
function told({ facts, looks }: Match): string[] {
  const view = looks.at(-1)?.view;
  if (!view) throw new Error('the match has no views');
  let position = startPosition(view);
  const events = eventsOf(facts);
  return events.flatMap((event) => {
    position = applyEvent(position, event.fact);
    const found = highlightOf(event, events, position);
    return found ? [inWords(found)] : [];
  });
}

describe('the highlights of a match', () => {
  it('are its levels with who leads, the final monster, who faints, and the winner', () => {
    expect(told(standard as unknown as Match)).toEqual([
      'thief: Level 1 done / Luis has the most coins: 9.',
      'thief: Level 2 done / Luis has the most coins: 7.',
      'sorcerer: Level 3 done / 3 players tie for the most coins: 9.',
      'thief: Level 4 done / Luis has the most coins: 15.',
      'sphinx: Sphinx / The final monster is here.',
      'thief: Luis faints / 5 wounds were too many.',
      'explorer: Inés wins! / 12 coins, 4 wounds.',
    ]);
    expect(told(tactical as unknown as Match)).toContain(
      'tax_collector: Tax Collector / The final monster is here.',
    );
  });

  const character = 'thief' as const;
  const player: PlayerView = {
    ...{ character, coins: 3, wounds: 4, powers: [], items: [], part: 'idle', torch: 'unlit' },
    fate: 'standing',
  };
  const players = [player, player, { ...player, character: 'knight' as const }];

  function each(...facts: Fact[]): (string | null)[] {
    const events = eventsOf(facts);
    return events.map((event) => {
      const found = highlightOf(event, events, { players });
      return found && inWords(found);
    });
  }

  it('tell a tie, and no result of the last level, since the final count follows', () => {
    expect(each({ event: 'level_done', number: 2 }, { event: 'level_done', number: 5 })).toEqual([
      'thief: Level 2 done / 3 players tie for the most coins: 3.',
      null,
    ]);
  });

  it('show only one of several who turn to stone together', () => {
    expect(
      each(
        { event: 'entered', place: 4, chamber: { boss: 'medusa' } },
        { event: 'petrified', seat: 2 },
        { event: 'petrified', seat: 0 },
        { event: 'all_lost' },
      ),
    ).toEqual([
      'medusa: Medusa / The final monster is here.',
      'knight: Mar turns to stone / One look was enough.',
      null,
      'medusa: Nobody wins / Everyone turns to stone.',
    ]);
  });

  it('name all who share the victory', () => {
    expect(each({ event: 'won', seats: [1, 2], coins: 1, wounds: 0 })).toEqual([
      'thief: Luis and Mar win! / 1 coin, no wounds.',
    ]);
  });

  it('have no picture for most events', () => {
    expect(each({ event: 'nobody_attacked' }, { event: 'wounded', seat: 0, wounds: 2, total: 2 })).toEqual([
      null,
      null,
    ]);
  });
});

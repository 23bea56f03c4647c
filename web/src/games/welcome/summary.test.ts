import { describe, expect, it } from 'vitest';

import type { Fact } from '../../wire/welcome.ts';
import { eventsOf } from './fixtures.ts';
import {
  activeTiles,
  cardsLeft,
  currentCard,
  dungeonSummary,
  forcedPass,
  type DungeonSummary,
} from './summary.ts';

const ENTERED: Fact = { event: 'entered', seat: 1, cards: 3 };
const ORC: Fact = { event: 'revealed', position: 1, monster: 'orc', kind: 'orc', strength: 3 };

function summary(...facts: Fact[]): DungeonSummary {
  return dungeonSummary(eventsOf([ENTERED, ...facts])) as DungeonSummary;
}

function outcomeAfter(...facts: Fact[]) {
  return currentCard(summary(ORC, ...facts))?.outcome;
}

describe('the summary of a dungeon run', () => {
  it('starts when a player enters and ends with the next round', () => {
    expect(dungeonSummary([])).toBeNull();
    expect(summary().seat).toBe(1);
    expect(dungeonSummary(eventsOf([ENTERED, { event: 'round_began', round: 2, starter: 0 }]))).toBeNull();
  });

  it('has the current card and the number of cards left', () => {
    const met = summary({ event: 'health_counted', hp: 9 }, ORC);
    expect([currentCard(met)?.monster, met.entryHp, cardsLeft(met)]).toEqual(['orc', 9, 3]);
    expect(cardsLeft(summary(ORC, { event: 'defeated', tile: 'torch', monster: 'orc' }))).toBe(2);
  });

  it('has all tiles that beat a card', () => {
    expect(
      outcomeAfter(
        { event: 'defeated', tile: 'torch', monster: 'orc' },
        { event: 'defeated', tile: 'vorpal_sword', monster: 'orc' },
      ),
    ).toEqual({ kind: 'beaten', by: ['torch', 'vorpal_sword'] });
  });

  it.each<[string, Fact, unknown]>([
    ['damage', { event: 'hurt', monster: 'orc', strength: 3, damage: 2, hp: 4 }, { kind: 'hurt', damage: 2 }],
    ['the Ally before it', { event: 'ignored', monster: 'orc' }, { kind: 'ignored' }],
    ['the Ally itself', { event: 'ally_helps' }, { kind: 'helped' }],
    ['a Cube without prey', { event: 'cube_found_nothing' }, { kind: 'dissolved', tile: null }],
    [
      'a Cube with prey',
      { event: 'tile_lost', tile: 'torch', hp_lost: 0, hp: 4 },
      { kind: 'dissolved', tile: 'torch' },
    ],
    [
      'the Coin',
      { event: 'coin_started', tile: 'lucky_coin', monster: 'orc' },
      { kind: 'beaten', by: ['lucky_coin'] },
    ],
  ])('has the result of %s', (_, fact, outcome) => {
    expect(outcomeAfter(fact)).toEqual(outcome);
  });

  it('does not count the price of the Smoke Bomb as the result of the card', () => {
    const paid = outcomeAfter(
      { event: 'defeated', tile: 'smoke_bomb', monster: 'orc' },
      { event: 'tile_lost', tile: 'ninjato', hp_lost: 0, hp: 4 },
    );
    expect(paid).toEqual({ kind: 'beaten', by: ['smoke_bomb'] });
  });

  it('replaces a card', () => {
    const replaced = summary(ORC, {
      event: 'replaced',
      position: 1,
      monster: 'fairy',
      kind: 'fairy',
      strength: 0,
    });
    expect(replaced.cards.map(({ monster, instead }) => [monster, instead])).toEqual([['fairy', 'orc']]);
  });

  it('ends in success, failure or elimination, and has the set-aside cards', () => {
    const done = summary(
      ORC,
      { event: 'eliminated', seat: 1 },
      {
        event: 'aside_shown',
        seat: 0,
        tile: 'torch',
        monster: 'lich',
      },
    );
    expect(done.ending).toBe('elimination');
    expect(done.asides).toEqual([{ seat: 0, tile: 'torch', monster: 'lich' }]);
    expect(activeTiles(done)).toEqual([]);
  });

  it('has the tile of the last event', () => {
    expect(activeTiles(summary(ORC, { event: 'used', seat: 1, tile: 'vorpal_axe' }))).toEqual(['vorpal_axe']);
  });
});

describe('a pass with an empty deck', () => {
  const [round, free, forced] = eventsOf([
    { event: 'round_began', round: 1, starter: 0 },
    { event: 'passed', seat: 0 },
    { event: 'passed', seat: 1 },
  ]);
  if (!round || !free || !forced) throw new Error('three events were made');
  const line = { id: 'log-forced-pass', args: { who: { seat: 1 } } };
  const empty = {
    ...forced,
    rule: 'W11',
    lines: [{ line: 3, kind: 'line' as const, rule: 'W11', message: line }],
  };

  it('is told as in the log, until the next round', () => {
    expect(forcedPass([round, free, empty])).toEqual(line);
    expect(forcedPass([round, free, empty, { ...round, number: 4 }])).toBeNull();
  });

  it('differs from a free one', () => {
    expect(forcedPass([round, free, forced])).toBeNull();
  });
});

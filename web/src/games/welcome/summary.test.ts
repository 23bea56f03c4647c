import { describe, expect, it } from 'vitest';

import type { Fact } from '../../wire/welcome.ts';
import { toldOf } from './fixtures.ts';
import { cardsLeft, currentCard, journalOf, tilesAtWork, type Journal } from './summary.ts';

const ENTERED: Fact = { event: 'entered', seat: 1, cards: 3 };
const ORC: Fact = { event: 'revealed', position: 1, monster: 'orc', kind: 'orc', strength: 3 };

function journal(...facts: Fact[]): Journal {
  return journalOf(toldOf([ENTERED, ...facts])) as Journal;
}

function outcomeAfter(...facts: Fact[]) {
  return currentCard(journal(ORC, ...facts))?.outcome;
}

describe('the journal of a dungeon', () => {
  it('begins when someone enters and ends with the next round', () => {
    expect(journalOf([])).toBeNull();
    expect(journal().seat).toBe(1);
    expect(journalOf(toldOf([ENTERED, { event: 'round_began', round: 2, starter: 0 }]))).toBeNull();
  });

  it('knows the card in front and how many are left', () => {
    const met = journal({ event: 'health_counted', hp: 9 }, ORC);
    expect([currentCard(met)?.monster, met.entryHp, cardsLeft(met)]).toEqual(['orc', 9, 3]);
    expect(cardsLeft(journal(ORC, { event: 'defeated', tile: 'torch', monster: 'orc' }))).toBe(2);
  });

  it('tells all tiles that beat a card', () => {
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
  ])('tells of %s', (_, fact, outcome) => {
    expect(outcomeAfter(fact)).toEqual(outcome);
  });

  it('does not take the price of the Smoke Bomb for the fate of the card', () => {
    const paid = outcomeAfter(
      { event: 'defeated', tile: 'smoke_bomb', monster: 'orc' },
      { event: 'tile_lost', tile: 'ninjato', hp_lost: 0, hp: 4 },
    );
    expect(paid).toEqual({ kind: 'beaten', by: ['smoke_bomb'] });
  });

  it('puts a card in the place of another that was replaced', () => {
    const replaced = journal(ORC, {
      event: 'replaced',
      position: 1,
      monster: 'fairy',
      kind: 'fairy',
      strength: 0,
    });
    expect(replaced.cards.map(({ monster, instead }) => [monster, instead])).toEqual([['fairy', 'orc']]);
  });

  it('ends in success, failure or elimination, and shows what was set aside', () => {
    const done = journal(
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
    expect(tilesAtWork(done)).toEqual([]);
  });

  it('points at the tile of the last fact', () => {
    expect(tilesAtWork(journal(ORC, { event: 'used', seat: 1, tile: 'vorpal_axe' }))).toEqual(['vorpal_axe']);
  });
});

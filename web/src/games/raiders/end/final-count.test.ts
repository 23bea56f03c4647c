import { describe, expect, it } from 'vitest';

import type { Fact, PlayerView } from '../../../wire/raiders.ts';
import { finalCount } from './final-count.ts';
import { ranksOf } from '../players/ranks.ts';

function player(coins: number, wounds: number, fate: PlayerView['fate'] = 'standing'): PlayerView {
  return { character: 'thief', coins, wounds, powers: [], items: [], part: 'idle', torch: 'unlit', fate };
}

const MOST = { fainting: 'most' } as const;
const HALF = { fainting: 'more_than_half' } as const;

describe('the final count', () => {
  const players = [player(9, 4), player(12, 7), player(9, 6), player(3, 1)];
  const fainted: Fact = { event: 'fainted', seat: 1 };
  const won: Fact = { event: 'won', seats: [0], coins: 9, wounds: 4 };

  it('starts without a result', () => {
    const { fates, steps } = finalCount(players, [], MOST);
    expect(fates).toEqual(['counted', 'counted', 'counted', 'counted']);
    expect(steps).toEqual([{ step: 'wounds', rule: 'most' }]);
  });

  it('lets players with the most wounds faint before coins are counted', () => {
    const { fates, steps } = finalCount(players, [fainted], MOST);
    expect(fates).toEqual(['counted', 'fainted', 'counted', 'counted']);
    expect(steps.at(-1)).toMatchObject({ step: 'fainting', fainted: [1], sharing: 1 });
  });

  it('has the players with as many coins as the winner and more wounds', () => {
    const { fates, steps } = finalCount(players, [fainted, won], MOST);
    expect(fates).toEqual(['won', 'fainted', 'beaten', 'beaten']);
    expect(steps.at(-1)).toEqual({ step: 'coins', winners: [0], coins: 9, wounds: 4, tied: [2] });
  });

  it('has the number of players with the most wounds if nobody faints', () => {
    const three = [player(1, 5), player(2, 5), player(3, 2)];
    const { steps } = finalCount(three, [{ event: 'nobody_fainted' }], MOST);
    expect(steps.at(-1)).toEqual({ step: 'fainting', fainted: [], sharing: 2, spared: 'shared' });
  });

  it('says which rule lets a player faint', () => {
    const ruleFor = (seats: number, house: typeof MOST | typeof HALF) =>
      finalCount(players.slice(0, seats), [], house).steps[0];
    expect(ruleFor(3, HALF)).toEqual({ step: 'wounds', rule: 'half' });
    expect(ruleFor(3, MOST)).toEqual({ step: 'wounds', rule: 'most' });
    expect(ruleFor(4, HALF)).toEqual({ step: 'wounds', rule: 'most' });
  });

  it('says why nobody faints', () => {
    const spared = (those: PlayerView[]) =>
      finalCount(those, [{ event: 'nobody_fainted' }], HALF).steps.at(-1);
    expect(spared([player(1, 5), player(2, 4), player(3, 2)])).toMatchObject({ spared: 'half' });
    expect(spared([player(1, 5), player(2, 5), player(3, 2)])).toMatchObject({ spared: 'shared' });
    const stone = [player(1, 5), player(2, 4, 'petrified'), player(3, 2, 'petrified')];
    expect(spared(stone)).toMatchObject({ spared: 'alone' });
  });

  it('leaves out petrified players', () => {
    const stone = [player(20, 9, 'petrified'), player(1, 2), player(0, 2)];
    const facts: Fact[] = [{ event: 'nobody_fainted' }, { event: 'won', seats: [1], coins: 1, wounds: 2 }];
    const { fates, steps } = finalCount(stone, facts, MOST);
    expect(fates).toEqual(['petrified', 'won', 'beaten']);
    expect(steps[1]).toEqual({ step: 'fainting', fainted: [], sharing: 2, spared: 'shared' });
  });
});

describe('a rank', () => {
  it('is the most or the fewest, and null if all are equal', () => {
    const players = [player(5, 2), player(1, 2), player(3, 2)];
    expect(players.map((one) => ranksOf(one, players))).toEqual([
      { coins: 'most', wounds: null },
      { coins: 'fewest', wounds: null },
      { coins: null, wounds: null },
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import { beingTerm, markOf, mightOf, rankOf, tileCard } from './data.ts';

describe('component data', () => {
  it('has Payback, Defense and experience of a monster', () => {
    expect(mightOf({ foe: 'young_dragon' })).toEqual({ payback: 4, defense: 4, xp: 4 });
    expect(rankOf({ foe: 'young_dragon' })).toBe('major');
    expect(rankOf({ foe: 'goblin' })).toBe('minor');
  });

  it('has different numbers for each side of a boss', () => {
    expect(mightOf({ blue: 'malaphyas' }).defense).toBe(2);
    expect(mightOf({ red: 'malaphyas' }).defense).toBe(6);
    expect(beingTerm({ red: 'malaphyas' })).toBe('boss-malaphyas-red');
    expect(beingTerm({ red: 'schmetterling' })).toBe('boss-schmetterling');
    expect(markOf({ id: 15, being: { red: 'malaphyas' } })).toBeNull();
  });

  it('has the chests of a tile with their dice, and its other features', () => {
    expect(tileCard('mt21').chests.map(({ dice }) => dice)).toEqual([
      ['melee', 'ranged'],
      ['step', 'magic'],
    ]);
    expect(tileCard('mt16')).toMatchObject({ size: 'medium', features: ['portal', 'fountain'], minor: 2 });
    expect(tileCard('l_pit').features).toEqual(['bottomless_pit']);
    expect(tileCard('b13')).toMatchObject({ kind: 'trap', disarm: ['step', 'magic'], xp: 3 });
    expect(tileCard('a11').kind).toBe('rune');
  });
});

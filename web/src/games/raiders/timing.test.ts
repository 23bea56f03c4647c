import { describe, expect, it } from 'vitest';

import type { Fact } from '../../wire/raiders.ts';
import { flightOf } from './flights/flights.ts';
import { followsReveal, LOOK_MS, createPace, sound } from './timing.ts';

const shown: Fact = { event: 'shown', seat: 0, card: 'power_3' };
const won: Fact = { event: 'chest_won', seat: 1, chest: 'big', coins: 4, total: 6 };

describe('the pace', () => {
  it('reveals all cards at once and leaves time to look at them', () => {
    const pace = createPace();
    const alone = createPace()({ fact: won });
    expect([shown, shown, won].map((fact) => pace({ fact }))).toEqual([0, 0, alone + LOOK_MS]);
  });

  it('adds that time once', () => {
    expect(followsReveal([shown, won])).toBe(true);
    expect(followsReveal([shown, won, won])).toBe(false);
    expect(followsReveal([shown])).toBe(false);
  });

  it('has one sound for cards that are revealed together', () => {
    const sounds = [0, 1, 2].map((seat) => sound({ fact: { ...shown, seat } }));
    expect(sounds).toEqual(['tile', null, null]);
  });
});

describe('a flight', () => {
  it('goes from the room to the receiver, and back from the loser', () => {
    expect(flightOf([won])).toEqual({ token: 'coin', count: 4, from: 'room', to: 1 });
    expect(flightOf([{ event: 'coins_lost', seat: 2, coins: 3, total: 0 }])).toEqual({
      token: 'coin',
      count: 3,
      from: 2,
      to: 'room',
    });
  });

  it('is null if nothing is lost', () => {
    expect(flightOf([{ event: 'coins_lost', seat: 2, coins: 0, total: 0 }])).toBeNull();
  });

  it('is the map, from its holder to the next, if it moves', () => {
    const got: Fact = { event: 'map_got', seat: 0 };
    expect(flightOf([got, won, { event: 'map_passed', seat: 2 }])).toEqual({
      token: 'map',
      count: 1,
      from: 0,
      to: 2,
    });
    expect(flightOf([got, { event: 'map_passed', seat: 0 }])).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TakeOverOutcome, type Known, type Outcome } from './take-over-outcome.ts';

let outcomes: Outcome[];
let outcome: TakeOverOutcome;

beforeEach(() => {
  vi.useFakeTimers();
  outcomes = [];
  outcome = new TakeOverOutcome((what) => outcomes.push(what));
});

afterEach(() => vi.useRealTimers());

const ASKS: Known = { asks: true, seat: null, isRefused: false };
const WATCHES: Known = { asks: false, seat: null, isRefused: false };

function follow(...known: Known[]) {
  known.forEach((one) => outcome.follow(one));
  vi.advanceTimersByTime(5_000);
}

describe('a spectator who asked for a seat', () => {
  it('is told that it was granted, once', () => {
    follow(ASKS, { ...WATCHES, seat: 2 }, { ...WATCHES, seat: 2 });
    expect(outcomes).toEqual(['granted']);
  });

  it('is told that it was refused, though the request disappears first', () => {
    follow(ASKS, WATCHES, { ...WATCHES, isRefused: true });
    expect(outcomes).toEqual(['refused']);
  });

  it('is told that nobody answered, each time', () => {
    follow(ASKS, WATCHES);
    follow(ASKS, ASKS, WATCHES);
    expect(outcomes).toEqual(['unanswered', 'unanswered']);
  });

  it('is told nothing while the others think', () => {
    follow(ASKS, ASKS);
    expect(outcomes).toEqual([]);
  });

  it('is told nothing after taking it back, and again after the next request', () => {
    follow(ASKS);
    outcome.withdraw();
    follow(ASKS, WATCHES);
    expect(outcomes).toEqual([]);
    follow(ASKS, WATCHES);
    expect(outcomes).toEqual(['unanswered']);
  });
});

it('a player and other spectators are told nothing', () => {
  follow(WATCHES, { ...WATCHES, seat: 1 }, { ...WATCHES, isRefused: true });
  expect(outcomes).toEqual([]);
});

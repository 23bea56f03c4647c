import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UndoOutcome, type Outcome } from './undo-outcome.ts';

let outcomes: Outcome[];
let outcome: UndoOutcome;

beforeEach(() => {
  vi.useFakeTimers();
  outcomes = [];
  outcome = new UndoOutcome((what) => outcomes.push(what));
});

afterEach(() => vi.useRealTimers());

describe('a player who requested an undo', () => {
  it('is told that it was granted, though the request disappears first', () => {
    outcome.follow({ asks: true, undo_epoch: 0 });
    outcome.follow({ asks: false, undo_epoch: 0 });
    outcome.follow({ asks: false, undo_epoch: 1 });
    vi.advanceTimersByTime(5_000);
    expect(outcomes).toEqual(['granted']);
  });

  it('is told that it was refused', () => {
    outcome.follow({ asks: true, undo_epoch: 2 });
    outcome.follow({ asks: false, undo_epoch: 2 });
    vi.advanceTimersByTime(5_000);
    expect(outcomes).toEqual(['refused']);
  });

  it('is told nothing while others are asked', () => {
    outcome.follow({ asks: true, undo_epoch: 0 });
    outcome.follow({ asks: true, undo_epoch: 0 });
    vi.advanceTimersByTime(5_000);
    expect(outcomes).toEqual([]);
  });
});

it('other players are told nothing', () => {
  outcome.follow({ asks: false, undo_epoch: 0 });
  outcome.follow({ asks: false, undo_epoch: 1 });
  vi.advanceTimersByTime(5_000);
  expect(outcomes).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UndoOutcome, type Outcome } from './undo-outcome.ts';

let told: Outcome[];
let outcome: UndoOutcome;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  outcome = new UndoOutcome((what) => told.push(what));
});

afterEach(() => vi.useRealTimers());

describe('whoever asks to take a decision back', () => {
  it('hears that it was granted, though the request is gone first', () => {
    outcome.follow({ asks: true, undo_epoch: 0 });
    outcome.follow({ asks: false, undo_epoch: 0 });
    outcome.follow({ asks: false, undo_epoch: 1 });
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual(['granted']);
  });

  it('hears that it came to nothing', () => {
    outcome.follow({ asks: true, undo_epoch: 2 });
    outcome.follow({ asks: false, undo_epoch: 2 });
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual(['refused']);
  });

  it('hears nothing while others are still asked', () => {
    outcome.follow({ asks: true, undo_epoch: 0 });
    outcome.follow({ asks: true, undo_epoch: 0 });
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual([]);
  });
});

it('whoever has not asked hears nothing, whatever others take back', () => {
  outcome.follow({ asks: false, undo_epoch: 0 });
  outcome.follow({ asks: false, undo_epoch: 1 });
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([]);
});

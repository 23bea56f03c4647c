import { describe, expect, it } from 'vitest';

import type { Review, ReviewedDecision, SeatLuck } from '../../wire/review.ts';
import { costliest, entryOfFrame, keyMoments, pointAtEntry, wholeSum } from './findings.ts';

const message = { id: 'action-pass', args: {} };

function decision(
  step: number,
  seat: number,
  loss: number,
  rest: Partial<ReviewedDecision> = {},
): ReviewedDecision {
  const options = [0.2, 0.2 + loss].map((chance) => ({ action: {}, message, chance, error: 0.01 }));
  const judged = { chosen: 0, best: 1, loss, loss_error: 0.01, mark: null, obvious: false };
  return { step, frame: step, seat, options, basis: 'search', ...judged, ...rest };
}

const review: Review = {
  reviewer_version: 1,
  game: 'welcome',
  rules_version: 3,
  seats: 2,
  finished: true,
  points: [
    { step: 0, frame: 0, chances: [0.5, 0.5] },
    { step: 1, frame: 1, chances: [0.4, 0.6] },
    { step: 2, frame: 1, chances: [0.7, 0.3], luck: [0.3, -0.3] },
    { step: 3, frame: 2, chances: [0.68, 0.32], luck: [-0.02, 0.02] },
    { step: 4, frame: 3, chances: [0, 1] },
  ],
  decisions: [
    decision(1, 0, 0.1, { mark: 'mistake' }),
    decision(3, 1, 0.01),
    decision(4, 0, 0.68, { mark: 'blunder' }),
    decision(4, 0, 0.03, { loss_error: 0.02 }),
    decision(4, 0, 0.9, { obvious: true }),
  ],
  luck: [],
  summaries: [],
  notes: [],
};

describe('a review', () => {
  it('has its mistakes and big swings of luck in the order of play', () => {
    const moments = keyMoments(review).map(({ kind, point, seat, change }) => ({
      kind,
      point,
      seat,
      change,
    }));
    expect(moments).toEqual([
      { kind: 'decision', point: 1, seat: 0, change: -0.1 },
      { kind: 'luck', point: 2, seat: 0, change: 0.3 },
      { kind: 'decision', point: 4, seat: 0, change: -0.68 },
    ]);
  });

  it("has each seat's costliest decisions, without obvious ones and without accidents of sampling", () => {
    expect(costliest(review, 0).map(({ loss }) => loss)).toEqual([0.68, 0.1]);
    expect(costliest(review, 1)).toEqual([]);
  });

  it('finds the moment of an entry of the log, and the entry of a frame', () => {
    const entries = [4, 6, 7, 9];
    expect([3, 4, 5, 6, 8, 99].map((entry) => pointAtEntry(review, entries, entry))).toEqual([
      0, 0, 0, 2, 3, 4,
    ]);
    expect([-1, 0, 3, 8].map((frame) => entryOfFrame(entries, frame))).toEqual([4, 4, 9, 9]);
  });
});

it('the rounded sum of a seat is right', () => {
  const check = (start: number, luck: number, own: number, others: number) => {
    const result = start + luck + own + others;
    const seat: SeatLuck = { seat: 0, result, start, luck, own_decisions: own, others_decisions: others };
    const sum = wholeSum(seat);
    expect(sum.start + sum.luck + sum.own + sum.others).toBe(sum.result);
    expect(sum.result).toBe(Math.round(result * 100));
    expect(Math.abs(sum.luck - luck * 100)).toBeLessThan(1);
  };
  check(1 / 3, 1 / 3, 1 / 6, 1 / 6);
  check(0.334, -0.126, -0.104, -0.104);
  check(0.5, 0, 0, 0.5);
  check(0.25, -0.055, -0.095, -0.1);
});

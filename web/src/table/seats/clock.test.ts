import { describe, expect, it } from 'vitest';

import type { Pace, SeatInfo } from '../../wire/index.ts';
import { inDays, inDigits, timeOf } from './clock.ts';

describe('a clock', () => {
  const seat = (
    asked_ms: number | null,
    bank_ms: number | null,
    deadline_ms: number | null = null,
  ): SeatInfo => ({
    holder: { kind: 'nobody' },
    present: true,
    covered: null,
    nonce: '',
    bank_ms,
    asked_ms,
    deadline_ms,
  });
  const live: Pace = { pace: 'live', clock: { bank_s: 300, move_s: 20 }, grace_s: 60 };

  it('uses the time for the decision first, then the bank', () => {
    const asked = seat(1_000, 300_000);
    expect(timeOf(asked, live, 6_000)).toEqual({ kind: 'move', left: 15_000, bank: 300_000 });
    expect(timeOf(asked, live, 31_000)).toEqual({ kind: 'bank', left: 290_000, runs: true });
    expect(timeOf(asked, live, 999_000)).toEqual({ kind: 'bank', left: 0, runs: true });
  });

  it('stops while the match does not wait for the seat', () => {
    expect(timeOf(seat(null, 120_000), live, 5)).toEqual({ kind: 'bank', left: 120_000, runs: false });
  });

  it('is not shown where time is not measured', () => {
    const untimed: Pace = { pace: 'live', clock: null, grace_s: 60 };
    expect(timeOf(seat(1, null), untimed, 5)).toEqual({ kind: 'none' });
  });

  it('shows the deadline in a match by turns', () => {
    const turns: Pace = { pace: 'turns', days: 2 };
    expect(timeOf(seat(0, null, 90_000_000), turns, 0)).toEqual({ kind: 'deadline', left: 90_000_000 });
    expect(inDays(90_000_000)).toEqual({ days: 1, hours: 1, minutes: 0 });
  });

  it('rounds up to whole seconds', () => {
    expect([0, 1, 1_000, 61_000, 3_600_000].map(inDigits)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:01',
      '1:00:00',
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Speed } from '../settings/settings.svelte.ts';
import type { GameEvent } from './board.ts';
import { EventAnimator } from './event-animator.svelte.ts';

let speed: Speed;
let performed: number[];
let skipped: number[];

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  performed = [];
  skipped = [];
});

afterEach(() => vi.useRealTimers());

function event(number: number): GameEvent<string> {
  return { number, rule: 'W10', fact: 'drew', message: { id: 'event-drew', args: {} }, line: number };
}

function log(...numbers: number[]): GameEvent<string>[] {
  return numbers.map(event);
}

/** An animator for a match with two events from before the table was opened. */
function opened(pace?: (event: GameEvent<string>) => number): EventAnimator<string> {
  const animator = new EventAnimator<string>({
    ...(pace && { pace }),
    speed: () => speed,
    onStart: ({ number }) => performed.push(number),
    onSkip: (events) => (skipped = numbers(events)),
  });
  animator.follow(log(1, 2), 1);
  return animator;
}

const numbers = (events: GameEvent<string>[]) => events.map(({ number }) => number);

describe('an animator', () => {
  it('does not animate earlier events', () => {
    const animator = opened();
    expect([numbers(animator.past), animator.fresh, animator.busy, performed]).toEqual([
      [1, 2],
      [],
      false,
      [],
    ]);
  });

  it('animates new events one after the other', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3, 4), 1);
    expect([animator.now?.number, performed]).toEqual([3, [3]]);
    vi.advanceTimersByTime(700);
    expect([animator.now?.number, performed]).toEqual([4, [3, 4]]);
    vi.advanceTimersByTime(700);
    expect([animator.now, animator.busy]).toEqual([null, false]);
    expect([numbers(animator.fresh), numbers(animator.past)]).toEqual([
      [3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('queues later events', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3), 1);
    vi.advanceTimersByTime(300);
    animator.follow(log(1, 2, 3, 4), 1);
    expect(animator.now?.number).toBe(3);
    vi.advanceTimersByTime(400);
    expect(animator.now?.number).toBe(4);
  });

  it('animates each event once', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3), 1);
    animator.follow(log(1, 2, 3), 1);
    vi.runAllTimers();
    expect(performed).toEqual([3]);
  });

  it('uses the durations of the game and the speed of the viewer', () => {
    const animator = opened(({ number }) => number * 100);
    speed = 'fast';
    animator.follow(log(1, 2, 3, 4), 1);
    vi.advanceTimersByTime(134);
    expect(animator.now?.number).toBe(3);
    vi.advanceTimersByTime(2);
    expect(animator.now?.number).toBe(4);
  });

  it('finishes at once at instant speed', () => {
    speed = 'instant';
    const animator = opened();
    animator.follow(log(1, 2, 3, 4, 5), 1);
    expect([performed, animator.busy]).toEqual([[3, 4, 5], false]);
  });

  it('can be skipped without losing events', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3, 4, 5), 1);
    animator.skip();
    expect([performed, animator.now, animator.busy]).toEqual([[3, 4, 5], null, false]);
    vi.runAllTimers();
    animator.follow(log(1, 2, 3, 4, 5, 6), 1);
    expect(performed).toEqual([3, 4, 5, 6]);
  });

  it('says what was skipped, unless the viewer has decided', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3, 4, 5), 1);
    vi.advanceTimersByTime(700);
    animator.skip();
    expect(skipped).toEqual([4, 5]);
    animator.follow(log(1, 2, 3, 4, 5, 6), 1);
    animator.finish();
    expect([performed, skipped]).toEqual([
      [3, 4, 5, 6],
      [4, 5],
    ]);
  });

  it('goes step by step, and later by time again', () => {
    const animator = opened(({ number }) => (number === 4 ? 0 : 700));
    animator.follow(log(1, 2, 3, 4, 5, 6, 7), 1);
    animator.goBySteps(true);
    vi.advanceTimersByTime(10_000);
    expect([animator.now?.number, animator.bySteps]).toEqual([3, true]);
    animator.step();
    vi.advanceTimersByTime(10_000);
    expect(animator.now?.number).toBe(5);
    animator.goBySteps(false);
    expect(animator.now?.number).toBe(6);
    vi.advanceTimersByTime(1_400);
    expect([animator.busy, performed]).toEqual([false, [3, 4, 5, 6, 7]]);
  });

  it('waits at the first event of a later turn if it goes step by step', () => {
    const animator = opened();
    animator.step();
    animator.follow(log(1, 2, 3, 4), 1);
    vi.advanceTimersByTime(10_000);
    expect(animator.now?.number).toBe(3);
  });

  it('can hold the current event, and let it end when it would have ended', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3, 4, 5), 1);
    animator.hold(2000);
    vi.advanceTimersByTime(1999);
    expect(animator.now?.number).toBe(3);
    vi.advanceTimersByTime(1);
    expect(animator.now?.number).toBe(4);
    animator.hold(2000);
    vi.advanceTimersByTime(500);
    animator.release();
    vi.advanceTimersByTime(200);
    expect(animator.now?.number).toBe(5);
    // An event that takes longer is not cut short.
    animator.hold(100);
    vi.advanceTimersByTime(699);
    expect(animator.now?.number).toBe(5);
  });

  it('knows what the viewer has not watched', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3, 4), 1);
    expect(animator.unwatched).toBe(0);
    animator.skip();
    expect(animator.unwatched).toBe(4);
    animator.follow(log(1, 2, 3, 4, 5, 6), 1, 6);
    expect(animator.unwatched).toBe(6);
    animator.follow(log(1, 2), 2);
    expect(animator.unwatched).toBe(0);
  });

  it('restarts without animation after an undo', () => {
    const animator = opened();
    animator.follow(log(1, 2, 3, 4), 1);
    animator.follow(log(1, 2), 2);
    vi.runAllTimers();
    expect([performed, numbers(animator.past), animator.busy]).toEqual([[3], [1, 2], false]);
  });
});

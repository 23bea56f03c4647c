import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Speed } from '../settings/settings.svelte.ts';
import type { GameEvent } from './board.ts';
import { Performance } from './performance.svelte.ts';

let speed: Speed;
let performed: number[];

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  performed = [];
});

afterEach(() => vi.useRealTimers());

function event(number: number): GameEvent<string> {
  return { number, rule: 'W10', fact: 'drew', message: { id: 'event-drew', args: {} } };
}

function log(...numbers: number[]): GameEvent<string>[] {
  return numbers.map(event);
}

/** A performance for a match with two events from before the table was opened. */
function opened(pace?: (event: GameEvent<string>) => number): Performance<string> {
  const performance = new Performance<string>({
    ...(pace && { pace }),
    speed: () => speed,
    perform: ({ number }) => performed.push(number),
  });
  performance.follow(log(1, 2), 1);
  return performance;
}

const numbers = (events: GameEvent<string>[]) => events.map(({ number }) => number);

describe('a performance', () => {
  it('does not animate earlier events', () => {
    const performance = opened();
    expect([numbers(performance.past), performance.fresh, performance.busy, performed]).toEqual([
      [1, 2],
      [],
      false,
      [],
    ]);
  });

  it('animates new events one after the other', () => {
    const performance = opened();
    performance.follow(log(1, 2, 3, 4), 1);
    expect([performance.now?.number, performed]).toEqual([3, [3]]);
    vi.advanceTimersByTime(700);
    expect([performance.now?.number, performed]).toEqual([4, [3, 4]]);
    vi.advanceTimersByTime(700);
    expect([performance.now, performance.busy]).toEqual([null, false]);
    expect([numbers(performance.fresh), numbers(performance.past)]).toEqual([
      [3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('queues later events', () => {
    const performance = opened();
    performance.follow(log(1, 2, 3), 1);
    vi.advanceTimersByTime(300);
    performance.follow(log(1, 2, 3, 4), 1);
    expect(performance.now?.number).toBe(3);
    vi.advanceTimersByTime(400);
    expect(performance.now?.number).toBe(4);
  });

  it('animates each event once', () => {
    const performance = opened();
    performance.follow(log(1, 2, 3), 1);
    performance.follow(log(1, 2, 3), 1);
    vi.runAllTimers();
    expect(performed).toEqual([3]);
  });

  it('uses the durations of the game and the speed of the viewer', () => {
    const performance = opened(({ number }) => number * 100);
    speed = 'fast';
    performance.follow(log(1, 2, 3, 4), 1);
    vi.advanceTimersByTime(134);
    expect(performance.now?.number).toBe(3);
    vi.advanceTimersByTime(2);
    expect(performance.now?.number).toBe(4);
  });

  it('finishes at once at instant speed', () => {
    speed = 'instant';
    const performance = opened();
    performance.follow(log(1, 2, 3, 4, 5), 1);
    expect([performed, performance.busy]).toEqual([[3, 4, 5], false]);
  });

  it('can be skipped without losing events', () => {
    const performance = opened();
    performance.follow(log(1, 2, 3, 4, 5), 1);
    performance.skip();
    expect([performed, performance.now, performance.busy]).toEqual([[3, 4, 5], null, false]);
    vi.runAllTimers();
    performance.follow(log(1, 2, 3, 4, 5, 6), 1);
    expect(performed).toEqual([3, 4, 5, 6]);
  });

  it('restarts without animation after an undo', () => {
    const performance = opened();
    performance.follow(log(1, 2, 3, 4), 1);
    performance.follow(log(1, 2), 2);
    vi.runAllTimers();
    expect([performed, numbers(performance.past), performance.busy]).toEqual([[3], [1, 2], false]);
  });
});

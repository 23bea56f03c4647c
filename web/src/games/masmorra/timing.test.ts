import { describe, expect, it } from 'vitest';

import type { Fact } from '../../wire/masmorra.ts';
import turns from './fixtures/turns.json';
import { createPace, DECISIVE, TURN_MS } from './timing.ts';

/** Decisive events do not get as quick as the others, so a turn with many of them may be a little longer. */
const TOLERANCE_MS = 2000;

/** The events of turns of a recorded match: a short one, a usual one, and the longest. */
const TURNS = (turns as Fact['event'][][]).map((kinds) => kinds.map((event) => ({ event, seat: 1 }) as Fact));

function timesOf(facts: readonly Fact[], viewer: number | null): number[] {
  const pace = createPace();
  return facts.map((fact) => pace({ fact }, viewer));
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}

describe('a turn of another player', () => {
  it.each(TURNS.map((facts) => [facts.length, facts] as const))(
    'with %i events takes about 15 seconds at most',
    (_, facts) => {
      expect(sum(timesOf(facts, 0))).toBeLessThan(TURN_MS + TOLERANCE_MS);
    },
  );

  it('is shortened only if it is long', () => {
    const [short = []] = TURNS;
    const start = short.slice(0, 10);
    expect(timesOf(start, 0)).toEqual(timesOf(start, 1));
    const long = TURNS.at(-1) ?? [];
    expect(sum(timesOf(long, 0))).toBeLessThan(sum(timesOf(long, 1)));
  });

  it('shows what decides a fight long enough to be read', () => {
    for (const facts of TURNS) {
      const times = timesOf(facts, 0);
      const decisive = times.filter((_, place) => DECISIVE.includes(facts[place]?.event ?? 'moved'));
      expect(Math.min(Infinity, ...decisive)).toBeGreaterThanOrEqual(280);
    }
  });

  it('does not make the next turn quicker', () => {
    const [longest = [], next = []] = [TURNS.at(-1), TURNS[0]];
    const times = timesOf([...longest, ...next], 0).slice(longest.length);
    expect(times).toEqual(timesOf(next, 0));
  });
});

it('the turn of the viewer is never shortened', () => {
  const longest = TURNS.at(-1) ?? [];
  expect(sum(timesOf(longest, 1))).toBeGreaterThan(TURN_MS);
});

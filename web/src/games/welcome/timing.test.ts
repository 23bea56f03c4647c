import { describe, expect, it } from 'vitest';

import type { Fact, Monster } from '../../wire/welcome.ts';
import { MATCHES } from './fixtures.ts';
import { createPace, RUN_MS, runTempo } from './timing.ts';

const ORC: Monster = 'orc';
const ENDINGS: readonly Fact['event'][] = ['succeeded', 'failed', 'eliminated'];

/** A run in which the player uses a tile on each card. */
function fullRun(cards: number): Fact[] {
  const faced = Array.from({ length: cards }, (_, place): Fact[] => [
    { event: 'revealed', position: place + 1, monster: ORC, kind: ORC, strength: 3 },
    { event: 'used', seat: 1, tile: 'torch' },
    { event: 'defeated', tile: 'torch', monster: ORC },
  ]);
  return [
    { event: 'entered', seat: 1, cards },
    { event: 'health_counted', hp: 11 },
    { event: 'type_named', seat: 1, monster: ORC },
    ...faced.flat(),
    { event: 'succeeded', seat: 1, successes: 1 },
  ];
}

function duration(facts: readonly Fact[]): number {
  const pace = createPace();
  return facts.reduce((sum, fact) => sum + pace({ fact, rule: 'W20' }), 0);
}

/** The runs of recorded matches, from the entrance to the result. */
function recordedRuns(): Fact[][] {
  return Object.values(MATCHES).flatMap(({ facts }) =>
    facts.flatMap((fact, start) => {
      const rest = facts.slice(start);
      const end = rest.findIndex(({ event }) => ENDINGS.includes(event));
      return fact.event === 'entered' && end > 0 ? [rest.slice(0, end + 1)] : [];
    }),
  );
}

describe('the pace of a dungeon run', () => {
  it('lets a run with 13 cards take at most 20 seconds', () => {
    expect(duration(fullRun(13))).toBeLessThanOrEqual(RUN_MS);
    expect(duration(fullRun(13))).toBeGreaterThan(RUN_MS / 2);
  });

  it('lets every recorded run take at most 20 seconds', () => {
    const runs = recordedRuns();
    expect(runs.length).toBeGreaterThan(10);
    expect(Math.max(...runs.map(duration))).toBeLessThanOrEqual(RUN_MS);
  });

  it('is not changed by an empty dungeon, and ends with the run', () => {
    expect(runTempo(0)).toBe(1);
    const pace = createPace();
    const passed = { fact: { event: 'passed', seat: 0 } satisfies Fact, rule: 'W10' };
    const before = pace(passed);
    fullRun(13).forEach((fact) => pace({ fact, rule: 'W20' }));
    pace({ fact: { event: 'round_began', round: 2, starter: 0 }, rule: 'W07' });
    expect(pace(passed)).toBe(before);
  });

  it('leaves time to read why a player had to pass', () => {
    const pace = createPace();
    const passed: Fact = { event: 'passed', seat: 0 };
    expect(pace({ fact: passed, rule: 'W11' })).toBeGreaterThan(2 * pace({ fact: passed, rule: 'W10' }));
  });
});

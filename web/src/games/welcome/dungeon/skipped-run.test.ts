import { beforeAll, describe, expect, it } from 'vitest';

import type { Fact } from '../../../wire/welcome.ts';
import { loadGame, loadWords, type Cast } from '../../../i18n/index.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import type { GameEvent } from '../../board.ts';
import { sumUpRun } from './skipped-run.ts';

const CAST: Cast = { names: ['Ana', 'Luis'], viewer: 0 };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('welcome');
});

const ORC: Fact = { event: 'revealed', position: 1, monster: 'orc', kind: 'orc', strength: 3 };
const DEMON: Fact = { event: 'revealed', position: 2, monster: 'demon', kind: 'demon', strength: 7 };

/** Luis, in the second seat, fails in a dungeon of two cards. */
const RUN: Fact[] = [
  { event: 'passed', seat: 0 },
  { event: 'entered', seat: 1, cards: 2 },
  { event: 'health_counted', hp: 5 },
  ORC,
  { event: 'defeated', tile: 'torch', monster: 'orc' },
  DEMON,
  { event: 'hurt', monster: 'demon', strength: 7, damage: 7, hp: 0 },
  { event: 'failed', seat: 1 },
];
const NEXT: Fact[] = [
  { event: 'round_began', round: 2, starter: 1 },
  { event: 'passed', seat: 1 },
];

function events(facts: Fact[]): GameEvent<Fact>[] {
  return facts.map((fact, place) => {
    const seat = 'seat' in fact ? fact.seat : 0;
    const message = { id: `event-${fact.event}`, args: { who: { seat }, successes: { number: 1 } } };
    return { number: place + 1, rule: 'W20', fact, message, line: place + 1 };
  });
}

const LINES = ['Luis faces 2 cards: 1 defeated, 7 damage.', 'Luis fails: the player aid turns red.'];

describe('a skipped run', () => {
  it.each([
    ['from its first card on', 3],
    ['together with the bidding before it', 0],
  ])('is told in two lines: %s', (_, from) => {
    const log = events(RUN);
    expect(sumUpRun(log.slice(from), log, CAST)).toEqual(LINES);
  });

  it('is told although the next round has begun', () => {
    const log = events([...RUN, ...NEXT]);
    expect(sumUpRun(log.slice(4), log, CAST)).toEqual(LINES);
  });

  it('is not told before its first card', () => {
    const log = events(RUN.slice(0, 3));
    expect(sumUpRun(log, log, CAST)).toBeNull();
  });

  it('is not told if only the bidding was skipped', () => {
    const log = events([...RUN, ...NEXT]);
    expect(sumUpRun(log.slice(-1), log, CAST)).toBeNull();
  });
});

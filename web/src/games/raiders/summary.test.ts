import { describe, expect, it } from 'vitest';

import type { Fact } from '../../wire/raiders.ts';
import standard from './fixtures/standard.json';
import { roomSummaries } from './summary.ts';

const facts = standard.facts as unknown as Fact[];

describe('the summaries of a match', () => {
  it('are one for each of its 25 rooms, five for each level', () => {
    const summaries = roomSummaries(facts);
    expect(summaries).toHaveLength(25);
    expect(summaries.map(({ level, place }) => (level - 1) * 5 + place)).toEqual([...Array(25).keys()]);
  });

  it('have at least one card of every player', () => {
    for (const { laid } of roomSummaries(facts))
      expect(laid.map((cards) => cards.length > 0)).toEqual(Array(4).fill(true));
  });

  it('have their level even if the events start in the middle of it', () => {
    const from = facts.findIndex(({ event }) => event === 'entered') + 30;
    const [first] = roomSummaries(facts.slice(from));
    expect(first?.level).toBe(1);
  });
});

describe('a summary', () => {
  const summaryOf = (...more: Fact[]) =>
    roomSummaries([{ event: 'entered', place: 1, chamber: { room: 'troll' } }, ...more])[0];

  it('has a crystal ball before the card that followed it', () => {
    const summary = summaryOf(
      { event: 'shown', seat: 2, card: 'crystal_ball' },
      { event: 'plays_again', seat: 2 },
      { event: 'shown', seat: 2, card: 'power_5' },
    );
    expect(summary?.laid[2]).toEqual(['crystal_ball', 'power_5']);
  });

  it('has what changed for each player', () => {
    const summary = summaryOf(
      { event: 'wounded', seat: 0, wounds: 3, total: 4 },
      { event: 'healed', seat: 1, wounds: 0, total: 0 },
      { event: 'coins_lost', seat: 1, coins: 2, total: 0 },
    );
    expect(summary?.changes).toEqual([
      { seat: 0, what: 'wounds', amount: 3 },
      { seat: 1, what: 'coins', amount: -2 },
    ]);
  });
});

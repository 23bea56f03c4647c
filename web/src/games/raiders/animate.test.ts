import { describe, expect, it } from 'vitest';

import type { Fact, View } from '../../wire/raiders.ts';
import standard from './fixtures/standard.json';
import tactical from './fixtures/tactical.json';
import { applyEvent, applyEvents, isSameMoment, startPosition, type Position } from './animate.ts';

/** A recorded match, and what its first seat saw after some of the events. */
interface Match {
  facts: Fact[];
  looks: { after: number; view: View }[];
}

const matches = { standard, tactical } as unknown as Record<string, Match>;

/** What a view and the events must agree on. Only the view knows whose turn is next. */
function compared({ stage, players, level, row, place, sealed, winners, map }: Position | View, view: View) {
  const isPlayed = view.stage === 'cards';
  return {
    stage,
    players,
    level,
    row,
    sealed,
    winners,
    place: isPlayed ? place : null,
    map: view.house.mode === 'tactical' ? map : null,
  };
}

describe.each(Object.entries(matches))('the events of a %s match', (_, { facts, looks }) => {
  it('lead from the start to each view', () => {
    for (const look of looks) {
      const position = applyEvents(startPosition(look.view), facts.slice(0, look.after));
      expect(compared(position, look.view)).toEqual(compared(look.view, look.view));
    }
  });

  it('lead from any view to the last', () => {
    const last = looks.at(-1)?.view as View;
    for (const look of looks) {
      const position = applyEvents(look.view, facts.slice(look.after));
      expect(compared(position, last)).toEqual(compared(last, last));
    }
  });
});

describe('the displayed moment', () => {
  const view = standard.looks.find(({ view }) => view.stage === 'cards')?.view as unknown as View;

  it('is the newest in the same room, although others still choose', () => {
    const players = view.players.map((player) => ({ ...player, part: 'owes' as const }));
    expect(isSameMoment({ ...view, players }, view)).toBe(true);
    const tactical: View = { ...view, house: { ...view.house, mode: 'tactical' } };
    const chosen = players.map((player) => ({ ...player, part: 'chosen' as const }));
    expect(isSameMoment({ ...view, players }, { ...tactical, players: chosen })).toBe(false);
  });

  it('is not the newest in another room, or while a room is resolved', () => {
    expect(isSameMoment({ ...view, place: view.place + 1 }, view)).toBe(false);
    expect(isSameMoment({ ...view, level: view.level + 1 }, view)).toBe(false);
    expect(isSameMoment(view, { ...view, stage: 'over' })).toBe(false);
  });
});

describe('a position', () => {
  const begin = () => startPosition(standard.looks[0]?.view as unknown as View);

  it('keeps a sealed card secret until cards are revealed', () => {
    const sealed = applyEvent(begin(), { event: 'sealed', seat: 0, card: 'power_4' });
    expect([sealed.sealed, sealed.players[0]?.part]).toEqual(['power_4', 'chosen']);
    const shown = applyEvent(sealed, { event: 'shown', seat: 0, card: 'power_4' });
    expect([shown.sealed, shown.players[0]?.part]).toEqual([null, { played: { card: 'power_4' } }]);
    expect(shown.players[0]?.powers).not.toContain('power_4');
  });

  it('does not have the sealed card of another seat', () => {
    const mine = applyEvent(begin(), { event: 'sealed', seat: 0, card: 'power_2' });
    const theirs = applyEvent(mine, { event: 'sealed', seat: 1, card: null });
    expect(theirs.sealed).toBe('power_2');
  });

  it('removes a lit torch from the hand and shows the dark rooms to its holder', () => {
    const held = applyEvent(begin(), { event: 'item_got', seat: 0, item: 'torch' });
    const lit = applyEvent(held, { event: 'torch_lit', seat: 0 });
    const saw = applyEvent(lit, { event: 'saw', seat: 0, place: 3, chamber: { room: 'troll' } });
    expect([lit.players[0]?.items, lit.players[0]?.torch]).toEqual([[], 'lit']);
    expect(saw.row[3]).toEqual({ face: 'down', chamber: { room: 'troll' } });
  });

  it('is not mutated', () => {
    const before = begin();
    const copy = structuredClone(before);
    applyEvents(before, standard.facts as unknown as Fact[]);
    expect(before).toEqual(copy);
  });
});

import { describe, expect, it } from 'vitest';

import type { Fact, View } from '../../../wire/masmorra.ts';
import steps from '../fixtures/steps.json';
import { applyEvents, positionOf, type Position } from './animate.ts';

/** An update of a recorded match: the view before, the events, and the changed fields of the view after. */
interface Step {
  before: View;
  facts: Fact[];
  end: Partial<View>;
}

const STEPS = steps as unknown as Step[];

/** What events determine of a position. No event says which Cultists are rooted. */
function compared({ dungeon, monsters, players, active }: Position) {
  const inOrder = monsters.map(({ figure, room }) => ({ figure, room }));
  inOrder.sort((one, other) => one.figure.id - other.figure.id);
  const heroes = players.map(({ hero, at, life, gold, xp, posture }) => ({
    hero,
    at,
    life,
    gold,
    xp,
    posture,
  }));
  return { dungeon, monsters: inOrder, heroes, active };
}

describe('the position on the map', () => {
  it.each(STEPS.map((step) => ({ events: step.facts.map(({ event }) => event).join(', '), step })))(
    'matches the view after: $events',
    ({ step: { before, facts, end } }) => {
      const view = { ...before, ...end };
      expect(compared(applyEvents(positionOf(before), facts, view))).toEqual(compared(positionOf(view)));
    },
  );

  it('shows a tile only after its event', () => {
    const placement = STEPS.find(({ facts }) => facts.some(({ event }) => event === 'room_laid'));
    if (!placement) throw new Error('no tile is laid in the recorded match');
    const view = { ...placement.before, ...placement.end };
    const at = placement.facts.findIndex(({ event }) => event === 'room_laid');
    const tiles = (facts: Fact[]) => applyEvents(positionOf(placement.before), facts, view).dungeon.length;
    expect(tiles(placement.facts.slice(0, at))).toBe(placement.before.dungeon.length);
    expect(tiles(placement.facts.slice(0, at + 1))).toBe(placement.before.dungeon.length + 1);
  });

  it('swaps two heroes who trade places', () => {
    const { before } = STEPS[0] ?? { before: null };
    if (!before) throw new Error('there is no step');
    const [mine, theirs] = [0, 1].map((seat) => before.players[seat]?.at);
    const trade: Fact = { event: 'places_traded', seat: 0, with: { hero: { seat: 1 } } };
    const { players } = applyEvents(positionOf(before), [trade], before);
    expect([players[1]?.at, players[0]?.at]).toEqual([mine, theirs]);
  });
});

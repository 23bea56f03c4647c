import { describe, expect, it } from 'vitest';

import type { Offer } from '../../../wire/index.ts';
import type { Action, View } from '../../../wire/masmorra.ts';
import snapshots from '../fixtures/snapshots.json';
import { isMapOffer } from './map-offers.ts';
import { boxOf } from './geometry.ts';
import { byRoom, placementsOf, moverOf, targetsOf } from './targets.ts';
import { focusSeat } from '../focus.ts';

type Name = keyof typeof snapshots;

function snapshot(name: Name): { view: View; offers: Offer[] } {
  const { view, offers } = snapshots[name] as unknown as { view: View; offers: Offer[] };
  return { view, offers: offers.filter(({ action }) => isMapOffer(action as Action)) };
}

describe('the targets of the map', () => {
  it.each(Object.keys(snapshots) as Name[])('have every offer of the map once (%s)', (name) => {
    const { view, offers } = snapshot(name);
    const placed = targetsOf(offers, view, null).flatMap((target) => target.offers);
    const laid = placementsOf(offers).map(({ offer }) => offer);
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set([...placed, ...laid])).toEqual(new Set(offers));
    expect(placed.length + laid.length).toBe(offers.length);
  });

  it.each(Object.keys(snapshots) as Name[])(
    'have the same offers when they are merged by room (%s)',
    (name) => {
      const { view, offers } = snapshot(name);
      const targets = targetsOf(offers, view, null);
      const rooms = byRoom(targets, view.dungeon);
      expect(new Set(rooms.flatMap((target) => target.offers))).toEqual(
        new Set(targets.flatMap((target) => target.offers)),
      );
      const spots = rooms.map(({ spot }) => spot).filter((spot) => spot !== null);
      expect(new Set(spots).size).toBe(spots.length);
    },
  );

  it('are monsters first, then the destinations of the chosen one', () => {
    const { view, offers } = snapshot('master');
    const first = targetsOf(offers, view, null);
    expect(first.every(({ mover }) => mover !== null)).toBe(true);
    for (const { mover } of first) {
      const next = targetsOf(offers, view, mover);
      const its = offers.filter(({ action }) => moverOf(action as Action) === mover);
      expect(next.flatMap((target) => target.offers)).toHaveLength(its.length);
      expect(next.every((target) => target.mover === null)).toBe(true);
    }
  });

  it('are beside the room of a hero who explores', () => {
    const { view, offers } = snapshot('exploring');
    const here = view.dungeon[view.players[focusSeat(view)]?.at ?? 0];
    if (!here) throw new Error('the hero has no room');
    const box = boxOf(here);
    for (const target of targetsOf(offers, view, null).filter(({ sign }) => sign === 'explore')) {
      const apart = [target.box.x - box.x, target.box.y - box.y].map(Math.abs);
      expect(Math.min(...apart)).toBe(0);
      expect(target.spot).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';

import type { View } from '../../../wire/masmorra.ts';
import { SNAPSHOTS } from '../fixtures.ts';
import { positionOf } from './animate.ts';
import { boxOf } from './geometry.ts';
import { levelOf } from './targets.ts';
import { Viewport } from './viewport.svelte.ts';

const { view } = SNAPSHOTS.deep_fighting;
/** The room of the first seat's hero, below the first level. */
const HERO = view.players[0]?.at ?? 0;
const LEVEL = levelOf(view.dungeon, HERO);

/** A viewport of the first seat; offers are in these rooms. */
function viewportOf(shown: View, rooms: number[] = []) {
  const places = rooms.map((spot) => {
    const room = shown.dungeon[spot];
    if (!room) throw new Error(`there is no room ${String(spot)}`);
    return { level: levelOf(shown.dungeon, spot), box: boxOf(room) };
  });
  const viewport = new Viewport(() => ({ position: positionOf(shown), subject: 0, tempo: 0, places }));
  viewport.resize(800, 600);
  return viewport;
}

describe('the map at the beginning of the viewer’s turn', () => {
  it('shows the level of the hero, even if the viewer looks at another', () => {
    const viewport = viewportOf(view);
    viewport.showLevel(1);
    viewport.beginTurn();
    expect(viewport.level).toBe(LEVEL);
    expect(viewport.spotAt(viewport.camera.inWindow(centreOf(HERO)))).toBe(HERO);
  });

  it('shows it even if there are offers on the level that was shown', () => {
    const viewport = viewportOf(view, [0, HERO]);
    expect(viewport.level).toBe(LEVEL);
    viewport.showLevel(1);
    viewport.camera.release();
    viewport.showPlaces();
    expect(viewport.level).toBe(1);
    viewport.beginTurn();
    expect(viewport.level).toBe(LEVEL);
  });

  it('stays as the viewer has moved it on the level of the hero', () => {
    const viewport = viewportOf(view);
    viewport.camera.closer();
    const before = viewport.camera.onMap({ x: 0, y: 0 });
    viewport.beginTurn();
    expect(viewport.camera.onMap({ x: 0, y: 0 })).toEqual(before);
    expect(viewport.camera.isHeld).toBe(true);
  });
});

function centreOf(spot: number) {
  const room = view.dungeon[spot];
  if (!room) throw new Error(`there is no room ${String(spot)}`);
  const { x, y, width, height } = boxOf(room);
  return { x: x + width / 2, y: y + height / 2 };
}

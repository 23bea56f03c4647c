import { describe, expect, it } from 'vitest';

import { Camera } from './camera.svelte.ts';
import type { Box } from './geometry.ts';

const ROOM: Box = { x: 0, y: 0, width: 100, height: 100 };
const LEVEL: Box = { x: 0, y: 0, width: 900, height: 700 };

/** A camera on a phone, and the scale that it has set. */
function onPhone() {
  const world = document.createElement('div');
  const camera = new Camera();
  camera.attach(world);
  camera.bounds = LEVEL;
  camera.resize(360, 300);
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(world.style.transform)?.[1]);
  return { camera, scale };
}

describe('the camera', () => {
  it('zooms out to show places that are far apart', () => {
    const { camera, scale } = onPhone();
    camera.reveal([ROOM], 0);
    const near = scale();
    camera.reveal([LEVEL], 0);
    expect(scale()).toBeLessThan(near / 2);
  });

  it('zooms in again on places that are close together', () => {
    const { camera, scale } = onPhone();
    camera.reveal([ROOM], 0);
    camera.reveal([LEVEL], 0);
    const far = scale();
    expect(camera.approach([ROOM], 0)).toBe(true);
    expect(scale()).toBeGreaterThan(far * 2);
  });

  it('does not zoom in if that would hide a place', () => {
    const { camera, scale } = onPhone();
    camera.reveal([ROOM], 0);
    camera.reveal([LEVEL], 0);
    const far = scale();
    expect(camera.approach([ROOM, { ...ROOM, x: 800 }], 0)).toBe(false);
    expect(scale()).toBe(far);
  });

  it('keeps its scale while the rooms are readable', () => {
    const { camera, scale } = onPhone();
    camera.reveal([ROOM], 0);
    const near = scale();
    camera.reveal([{ ...ROOM, x: 120 }], 0);
    expect(scale()).toBe(near);
  });
});

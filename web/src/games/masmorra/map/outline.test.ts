import { describe, expect, it } from 'vitest';

import { floorOf } from './floor.ts';
import { outlineOf, torchesOf } from './outline.ts';

/** The corners of closed parts of a path. */
function parts(path: string): string[] {
  return path.split('z').filter((part) => part !== '');
}

describe('the outline of a tile', () => {
  it('has a wall on both sides of each door', () => {
    const count = (doors: number) => parts(outlineOf('s00', doors, 0).walls).length;
    expect([0, 0b0001, 0b0101, 0b1111].map(count)).toEqual([4, 5, 6, 8]);
  });

  it('has leaves and dark only at doors to unexplored space', () => {
    const { leaves, beyond, posts } = outlineOf('s00', 0b1111, 0b0100);
    expect([leaves, beyond, posts].map((path) => parts(path).length)).toEqual([1, 1, 8]);
    expect(outlineOf('s00', 0b1111, 0).leaves).toBe('');
  });

  it('differs between the ways to lay a tile', () => {
    const turned = [0b0001, 0b0010, 0b0100, 0b1000].map((doors) => outlineOf('a05', doors, doors).walls);
    expect(new Set(turned).size).toBe(4);
  });

  it('has torches in rooms of more than one cell', () => {
    expect([torchesOf('s00').length, torchesOf('mt11').length, torchesOf('l_centre').length]).toEqual([
      0, 2, 2,
    ]);
  });
});

describe('the floor of a tile', () => {
  it('is always the same, and differs between tiles', () => {
    expect(floorOf('a02', 0)).toEqual(floorOf('a02', 0));
    expect(floorOf('a02', 0).plain).not.toBe(floorOf('a03', 0).plain);
  });
});

import { expect, it } from 'vitest';

import { placeBeside } from './tooltip-position.ts';

const window = { width: 360, height: 640 };
const bubble = { width: 200, height: 80 };

function anchorAt(left: number, top: number) {
  return { left, top, width: 40, height: 20, bottom: top + 20 };
}

it('centres a bubble above its anchor', () => {
  expect(placeBeside(anchorAt(150, 300), bubble, window)).toEqual({ left: 70, top: 212 });
});

it('puts it below if there is no room above', () => {
  expect(placeBeside(anchorAt(150, 40), bubble, window).top).toBe(68);
});

it('keeps it inside the window at both sides', () => {
  expect(placeBeside(anchorAt(0, 300), bubble, window).left).toBe(8);
  expect(placeBeside(anchorAt(330, 300), bubble, window).left).toBe(152);
});

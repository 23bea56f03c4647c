/** Ways to drag something: with a mouse, or with a finger. */
import type { Locator, Page } from 'playwright-core';

/** A point of the window. */
interface Spot {
  x: number;
  y: number;
}

/** A pointer that presses, moves and lets go. */
export interface Grip {
  take(at: Spot): Promise<void>;
  move(to: Spot): Promise<void>;
  letGo(): Promise<void>;
}

/** The hand of someone with a mouse. */
export function mouse({ mouse: pointer }: Page): Grip {
  return {
    take: async ({ x, y }) => {
      await pointer.move(x, y);
      await pointer.down();
    },
    move: ({ x, y }) => pointer.move(x, y, { steps: 4 }),
    letGo: () => pointer.up(),
  };
}

/** The hand of someone with a phone. */
export async function finger(page: Page): Promise<Grip> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  let last: Spot = { x: 0, y: 0 };
  return {
    take: async (at) => {
      last = at;
      await touch('touchStart', [at]);
    },
    move: async (to) => {
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', [
          { x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part },
        ]);
      }
      last = to;
    },
    letGo: async () => {
      await touch('touchEnd', []);
    },
  };
}

/** The middle of something that can be seen and has come to rest: it may still be on its way to where it is grasped. */
export async function middleOf(thing: Locator): Promise<Spot> {
  await (await thing.elementHandle())?.waitForElementState('stable');
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${String(thing)} is nowhere to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

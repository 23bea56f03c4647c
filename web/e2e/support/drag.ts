/** Drags something with a mouse or with a finger. */
import type { Locator, Page } from 'playwright-core';

/** A point of the window. */
interface Point {
  x: number;
  y: number;
}

export interface Pointer {
  take(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  letGo(): Promise<void>;
}

export function mouse({ mouse: pointer }: Page): Pointer {
  return {
    take: async ({ x, y }) => {
      await pointer.move(x, y);
      await pointer.down();
    },
    move: ({ x, y }) => pointer.move(x, y, { steps: 4 }),
    letGo: () => pointer.up(),
  };
}

export async function finger(page: Page): Promise<Pointer> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  let last: Point = { x: 0, y: 0 };
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

/** Returns the centre of a visible element after its animations. */
export async function middleOf(thing: Locator): Promise<Point> {
  await (await thing.elementHandle())?.waitForElementState('stable');
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${String(thing)} is nowhere to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

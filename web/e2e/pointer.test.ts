import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Server } from './house/server.ts';
import { begin, playByHttp, type Wanted } from './house/tables.ts';
import { Visitor, type Screen } from './house/visitor.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(() => server.close());

const STAGES: { stage: string; wanted: Wanted }[] = [
  { stage: 'a bid in Welcome', wanted: { game: 'welcome', others: 1 } },
  { stage: 'a card of the hand in Raiders', wanted: { game: 'raiders', others: 2 } },
  {
    stage: 'a character of Raiders',
    wanted: { game: 'raiders', options: { characters: 'chosen' }, others: 2 },
  },
  { stage: 'an action in Masmorra', wanted: { game: 'masmorra', others: 1 } },
];

/** A window on a desk can be as narrow as a phone. */
const WINDOWS: Screen[] = ['wide', 'phone'];

/** How far from the edge the pointer rests, in pixels, and how long a thing is watched, in frames. */
const EDGES = [0.5, 2, 5];
const FRAMES = 12;

/** So many answers of a table are pointed at; the others are made alike. */
const MOST_ANSWERS = 2;

describe.each(STAGES)('$stage', ({ wanted }) => {
  it.each(WINDOWS)('comes to rest wherever the pointer lies, in a window that is %s', async (screen) => {
    const visitor = await Visitor.arrive(server, { language: 'es', screen, settings: { speed: 'instant' } });
    const { table, page } = visitor;
    const match = await begin(server, visitor, wanted);
    await playByHttp(visitor, match, () => table.owes);

    const answers = page.locator('main button[aria-keyshortcuts]:not([aria-disabled])');
    await answers.first().waitFor();
    for (const answer of (await answers.all()).slice(0, MOST_ANSWERS)) {
      for (const part of [answer, ...(await sticksOut(answer))]) {
        for (const edge of [...EDGES, ...EDGES.map((inside) => -inside)]) {
          const places = await placesWhenPointedAt(answer, part, edge);
          expect(places, `${String(part)}, ${String(edge)} from its edge`).toHaveLength(1);
        }
      }
    }
    await visitor.leave();
  });
});

/**
 * Lays the pointer on a part of a thing, near its lower edge or, if less than nothing, its upper; tells where the thing then is.
 * It lies at the right of it, where what sticks out does.
 */
async function placesWhenPointedAt(thing: Locator, part: Locator, edge: number): Promise<number[]> {
  const { mouse } = thing.page();
  await thing.scrollIntoViewIfNeeded();
  await mouse.move(1, 1);
  const box = await part.boundingBox();
  if (!box) return [0];
  await mouse.move(box.x + box.width - 1.5, box.y - edge + (edge > 0 ? box.height : 0));
  return thing.evaluate(whereOverFrames, FRAMES);
}

/** Runs in the page: the heights at which an element lies in the next frames, each once. The first frames do not count. */
function whereOverFrames(element: Element, frames: number): Promise<number[]> {
  const heights: number[] = [];
  return new Promise((resolve) => {
    const look = () => {
      heights.push(element.getBoundingClientRect().y);
      if (heights.length < frames) requestAnimationFrame(look);
      else resolve([...new Set(heights.slice(frames / 3))]);
    };
    requestAnimationFrame(look);
  });
}

/** What of a thing lies outside of it. */
async function sticksOut(thing: Locator): Promise<Locator[]> {
  const places = await thing.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const isOutside = (part: DOMRect) =>
      part.width > 2 && (part.right > box.right || part.bottom > box.bottom);
    const parts = [...element.querySelectorAll('kbd, span')].map((part) => part.getBoundingClientRect());
    return [...parts.keys()].filter((place) => isOutside(parts[place] as DOMRect));
  });
  return places.map((place) => thing.locator('kbd, span').nth(place));
}

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { FULL, chooseCases } from './support/quick-or-full.ts';
import { sharedServer } from './support/shared-server.ts';
import { begin, playByHttp, type MatchSetup } from './support/begin-match.ts';
import { Visitor, type Screen } from './support/visitor.ts';

const server = sharedServer();

const ALL_STAGES: { stage: string; setup: MatchSetup }[] = [
  { stage: 'a bid in Welcome', setup: { game: 'welcome', others: 1 } },
  { stage: 'a card of the hand in Raiders', setup: { game: 'raiders', others: 2 } },
  {
    stage: 'a character of Raiders',
    setup: { game: 'raiders', options: { characters: 'chosen' }, others: 2 },
  },
  { stage: 'an action in Masmorra', setup: { game: 'masmorra', others: 1 } },
];

/** A desktop window can be as narrow as a phone. */
const ALL_WINDOWS: Screen[] = ['wide', 'phone'];

const STAGES = chooseCases(ALL_STAGES, ALL_STAGES.slice(0, 2));
const WINDOWS = chooseCases(ALL_WINDOWS, ['wide']);

/** How far from the edge the pointer is, in pixels, and how many frames are watched. */
const EDGES = [0.5, 2, 5];
const FRAMES = 12;

/** How many offers are tested; the others are alike. */
const MOST_ANSWERS = FULL ? 2 : 1;

describe.each(STAGES)('$stage', ({ setup }) => {
  it.each(WINDOWS)('does not flicker under the pointer, in a window that is %s', async (screen) => {
    const visitor = await Visitor.arrive(server, { language: 'es', screen, settings: { speed: 'instant' } });
    const { table, page } = visitor;
    const match = await begin(server, visitor, setup);
    await playByHttp(visitor, match, () => table.owes);

    const answers = page.locator('main button[aria-keyshortcuts]:not([aria-disabled])');
    await answers.first().waitFor();
    for (const answer of (await answers.all()).slice(0, MOST_ANSWERS)) {
      await expectRest(answer, answer, 'middle');
      for (const part of [answer, ...(await sticksOut(answer))]) await expectRest(answer, part, 'right');
    }
    await visitor.leave();
  });
});

/** Where the pointer is: at the middle of an edge, or at its right end, where corners are. */
type Side = 'middle' | 'right';

/** Expects that an element does not move while the pointer is near the upper or lower edge of a part of it. */
async function expectRest(thing: Locator, part: Locator, side: Side) {
  for (const edge of [...EDGES, ...EDGES.map((above) => -above)]) {
    const places = await placesWhenPointedAt(thing, part, side, edge);
    expect(places, `${String(part)}, ${side}, ${String(edge)} above its edge`).toHaveLength(1);
  }
}

/** Puts the pointer above the lower edge or, if negative, below the upper one. Returns where the element then is. */
async function placesWhenPointedAt(
  thing: Locator,
  part: Locator,
  side: Side,
  edge: number,
): Promise<number[]> {
  const { mouse } = thing.page();
  await thing.scrollIntoViewIfNeeded();
  await mouse.move(1, 1);
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not shown`);
  const across = side === 'middle' ? box.width / 2 : box.width - 1.5;
  await mouse.move(box.x + across, box.y - edge + (edge > 0 ? box.height : 0));
  return thing.evaluate(whereOverFrames, FRAMES);
}

/** Runs in the page: returns the vertical positions of an element in the next frames. The first frames do not count. */
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

/** Returns the visible parts outside of an element. */
async function sticksOut(thing: Locator): Promise<Locator[]> {
  const places = await thing.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('kbd, span')].flatMap((part, place) => {
      const { width, right, bottom } = part.getBoundingClientRect();
      return width > 2 && (right > box.right || bottom > box.bottom) ? [place] : [];
    });
  });
  return places.map((place) => thing.locator('kbd, span').nth(place));
}

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { FULL, some } from './support/quick-or-full.ts';
import { sharedServer } from './support/shared-server.ts';
import { begin, playByHttp, type Wanted } from './support/begin-match.ts';
import { Visitor, type Screen } from './support/visitor.ts';

const server = sharedServer();

const ALL_STAGES: { stage: string; wanted: Wanted }[] = [
  { stage: 'a bid in Welcome', wanted: { game: 'welcome', others: 1 } },
  { stage: 'a card of the hand in Raiders', wanted: { game: 'raiders', others: 2 } },
  {
    stage: 'a character of Raiders',
    wanted: { game: 'raiders', options: { characters: 'chosen' }, others: 2 },
  },
  { stage: 'an action in Masmorra', wanted: { game: 'masmorra', others: 1 } },
];

/** A window on a desk can be as narrow as a phone. */
const ALL_WINDOWS: Screen[] = ['wide', 'phone'];

const STAGES = some(ALL_STAGES, ALL_STAGES.slice(0, 2));
const WINDOWS = some(ALL_WINDOWS, ['wide']);

/** How far from the edge the pointer rests, in pixels, and how long a thing is watched, in frames. */
const EDGES = [0.5, 2, 5];
const FRAMES = 12;

/** So many answers of a table are pointed at; the others are made alike. */
const MOST_ANSWERS = FULL ? 2 : 1;

describe.each(STAGES)('$stage', ({ wanted }) => {
  it.each(WINDOWS)('comes to rest wherever the pointer lies, in a window that is %s', async (screen) => {
    const visitor = await Visitor.arrive(server, { language: 'es', screen, settings: { speed: 'instant' } });
    const { table, page } = visitor;
    const match = await begin(server, visitor, wanted);
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

/** Where the pointer lies: in the middle of an edge, or at its right, where corners are and things stick out. */
type Side = 'middle' | 'right';

/** A thing stays where it is while the pointer lies near the upper or the lower edge of a part of it. */
async function expectRest(thing: Locator, part: Locator, side: Side) {
  for (const edge of [...EDGES, ...EDGES.map((above) => -above)]) {
    const places = await placesWhenPointedAt(thing, part, side, edge);
    expect(places, `${String(part)}, ${side}, ${String(edge)} above its edge`).toHaveLength(1);
  }
}

/** Lays the pointer so far above the lower edge or, if less than nothing, below the upper; tells where the thing then is. */
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

/** What of a thing lies outside of it and can be seen. */
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

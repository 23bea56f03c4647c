import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';

import { begin, playByHttp } from './support/begin-match.ts';
import { kindOf } from './support/masmorra-board.ts';
import { MasmorraPolicy } from './support/masmorra-policy.ts';
import { offerButton } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

/** At some of them a forecast takes fewer lines than another. */
const WIDTHS = [1366, 1440, 1540, 1640, 1740];

/** Whether a button is in the window and nothing covers its centre. */
async function isInView(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

async function arrive(options: VisitorOptions) {
  const visitor = await Visitor.arrive(server, { ...options, settings: { speed: 'instant' } });
  const setup = { game: 'masmorra', options: { start: 'first' }, others: 0, bots: 1 };
  const match = await begin(server, visitor, setup);
  const policy = new MasmorraPolicy();
  const { table } = visitor;
  const kinds = () => (table.snapshot?.offers ?? []).map(kindOf);
  const playUntil = (kind: ReturnType<typeof kindOf>) =>
    playByHttp(
      visitor,
      match,
      () => kinds().includes(kind),
      () => policy.pick(table.snapshot?.offers ?? [], table.snapshot?.view as never),
    );
  return { visitor, kinds, playUntil };
}

it('on a phone the button of a dialog and the question of the dungeon master are in view', async () => {
  const { visitor, kinds, playUntil } = await arrive({ language: 'es', screen: 'phone', pointer: 'finger' });
  await visitor.button('primer').tap();
  expect(await isInView(visitor.button('primer-go'))).toBe(true);
  await visitor.button('primer-go').tap();
  await playUntil('end_moves');
  const stop = offerButton(visitor, kinds().indexOf('end_moves'));
  await stop.waitFor();
  await expect.poll(() => isInView(stop)).toBe(true);
  await visitor.leave();
});

it('the buttons of a fight stay in place under the pointer', async () => {
  const { visitor, playUntil } = await arrive({ language: 'es', screen: 'wide' });
  const { page } = visitor;
  await visitor.button('primer-known').click();
  await playUntil('end_attack');
  const decisions = page.locator('.decisions .offer');
  await decisions.first().waitFor();
  const group = page.locator('.decisions');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    await page.mouse.move(1, 1);
    const place = await group.boundingBox();
    for (const decision of await decisions.all()) {
      await decision.hover();
      expect(await group.boundingBox(), `at ${String(width)}`).toEqual(place);
    }
  }
  await visitor.leave();
});

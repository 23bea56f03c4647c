import { beforeAll, describe, expect, it } from 'vitest';

import type { OutlinePage } from '../src/api/index.ts';
import type { Event } from '../src/wire/index.ts';
import { HttpPlayer } from './support/http-player.ts';
import { playMatch } from './support/played-matches.ts';
import { chooseCases } from './support/quick-or-full.ts';
import { press } from './support/input-methods.ts';
import { inspect } from './support/page-checks.ts';
import { expectStep, lastStep, STILL } from './support/replay.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

describe('a replay', () => {
  let player: HttpPlayer;
  let room: string;
  const options: VisitorOptions = { language: 'en', screen: 'phone', pointer: 'finger', ...STILL };

  beforeAll(async () => {
    player = await HttpPlayer.arrive(server, 'Ana');
    room = await playMatch(player, { game: 'raiders', bots: 2 });
  });

  it('is open to anyone with the link, on a phone, at the step of the link', async () => {
    const visitor = await Visitor.arrive(server, options);
    await visitor.visit(`/replay/${room}?step=7&eyes=all`);
    await expectStep(visitor, 7);
    await press('finger', visitor.button('replay-forward'));
    await expectStep(visitor, 8);
    await expect.poll(() => visitor.page.url()).toContain('step=8&eyes=all');
    expect(await inspect(visitor, 'a replay')).toEqual([]);
    await visitor.leave();
  });

  it('can jump to a round and to any event', async () => {
    const visitor = await Visitor.arrive(server, { ...options, screen: 'wide', pointer: 'mouse' });
    await visitor.visit(`/replay/${room}?eyes=all`);
    await press('mouse', visitor.button('replay-next-chapter'));
    const lines = visitor.page.getByRole('complementary').getByRole('listitem').getByRole('button');
    const line = lines.nth(4);
    const text = (await line.innerText()).trim();
    await line.click();
    await visitor.page.locator('[aria-current="step"]', { hasText: text }).first().waitFor();
    await visitor.page.keyboard.press('Home');
    await expectStep(visitor, 0);
    await visitor.page.keyboard.press('End');
    await expectStep(visitor, await lastStep(visitor));
    expect(await inspect(visitor, 'the end of a replay', 'one-combination')).toEqual([]);
    await visitor.leave();
  });

  it.each(chooseCases(['as-it-was', 'anew'], ['anew']))(
    'is continued from a step at a new table, with hidden information %s',
    async (hidden) => {
      const visitor = await Visitor.arrive(server, {
        ...options,
        screen: 'wide',
        pointer: 'mouse',
        sameAs: player,
      });
      await visitor.visit(`/replay/${room}?step=4&eyes=seat:0`);
      const before = await heardUntil(room, 4);
      await press('mouse', visitor.button('continue'));
      await visitor.page.getByText(visitor.ui(`continue-${hidden}`), { exact: true }).click();
      expect(await inspect(visitor, 'going on', 'one-combination')).toEqual([]);
      await press('mouse', visitor.button('continue-open'));
      await visitor.page.waitForURL('**/table/*');
      await visitor.table.until('the match goes on', () => visitor.table.snapshot !== null);
      expect(visitor.table.room?.settings.origin?.room).toBe(room);
      expect(visitor.table.seat).toBe(0);
      const events = visitor.table.events.slice(0, before.length);
      expect(events.map(({ message }) => message)).toEqual(before.map(({ message }) => message));
      await visitor.leave();
    },
  );
});

/** Returns the events that the first seat knew at a step. */
async function heardUntil(room: string, step: number): Promise<Event[]> {
  const outline = await fetch(`${server.url}/api/rooms/${room}/outline?as=seat:0`);
  const { steps } = (await outline.json()) as OutlinePage;
  return steps.slice(0, step + 1).flatMap(({ events }) => events);
}

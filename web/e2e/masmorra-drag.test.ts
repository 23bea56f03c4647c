import { describe, expect, it } from 'vitest';

import { keyOfOffer } from '../src/keyboard/keys.ts';
import type { Action, View } from '../src/wire/masmorra.ts';
import { HttpPlayer } from './support/http-player.ts';
import { finger, middleOf, mouse, type Pointer } from './support/drag.ts';
import { kindOf } from './support/masmorra-board.ts';
import { decisions } from './support/play.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const WAYS: {
  name: string;
  options: VisitorOptions;
  pointer: (visitor: Visitor) => Pointer | Promise<Pointer>;
}[] = [
  {
    name: 'a mouse',
    options: { language: 'en', screen: 'wide', settings: { speed: 'instant' } },
    pointer: ({ page }) => mouse(page),
  },
  {
    name: 'a finger on a phone, without motion',
    options: { language: 'es', screen: 'phone', pointer: 'finger', motion: 'reduce' },
    pointer: ({ page }) => finger(page),
  },
];

/** Actions that lead to the next turn without a die. */
const ON: Action['action'][] = [
  'pass_until_my_turn',
  'roll',
  'keep_dice',
  'end_actions',
  'collect',
  'end_moves',
];

describe('a die', () => {
  it.each(WAYS)('is dragged to its target with $name', async ({ options, pointer }) => {
    const visitor = await Visitor.arrive(server, options);
    const { page, table } = visitor;
    const place = await untilStep(visitor);
    const hand = await pointer(visitor);
    const die = page.locator(`.slot button[data-keys~="${keyOfOffer(place)}"]`).first();
    const isDragged = page.locator('.board.dragging');
    const sent = decisions(visitor).length;

    // Nothing happens if it is dropped where it has no use, or where it was.
    await die.scrollIntoViewIfNeeded();
    await hand.take(await middleOf(die));
    await hand.move(await middleOf(page.getByRole('heading', { level: 1 })));
    await isDragged.waitFor();
    expect(await page.locator('[data-aim]').count()).toBeGreaterThan(1);
    await hand.letGo();
    await isDragged.waitFor({ state: 'detached' });
    expect(decisions(visitor).length).toBe(sent);

    // On the hero it is a Step.
    const points = pointsOf(visitor);
    const hero = page.locator('[data-zone="hero"]');
    const from = await middleOf(die);
    await hand.take(from);
    await hand.move({ x: from.x, y: from.y - 20 });
    await hero.waitFor();
    await hand.move(await middleOf(hero));
    await page.locator('[data-zone="hero"][data-aim="over"]').waitFor();
    await hand.letGo();
    await table.until('the Step is spent', () => pointsOf(visitor) === points + 2);
    expect(decisions(visitor).length).toBe(sent + 1);
    await visitor.leave();
  });
});

function pointsOf({ table }: Visitor): number {
  return (table.snapshot?.view as View).now.points;
}

/** Plays by HTTP until a Step can be paid with a die. Returns the index of that offer. */
async function untilStep(visitor: Visitor): Promise<number> {
  const { table } = visitor;
  const me = HttpPlayer.of(visitor);
  await me.introduce('Ana');
  const seats = [{ for: 'person' } as const, { for: 'bot', bot: 'random' } as const];
  const room = await me.open({ game: 'masmorra', options: { start: 'first' }, seats });
  await me.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  await me.ask(room, { do: 'begin' });
  await visitor.visit(`/table/${room}`);
  for (let turn = 0; turn < 200; turn += 1) {
    await table.until('something is asked', () => table.owes);
    const offers = table.snapshot?.offers ?? [];
    const step = offers.findIndex(({ action }) => isStepByDie(action as Action));
    if (step >= 0) return step;
    const kinds = offers.map(kindOf);
    const before = table.snapshot;
    await me.decide(room, Math.max(0, ON.map((kind) => kinds.indexOf(kind)).find((at) => at >= 0) ?? 0));
    await table.until('it has happened', () => table.snapshot !== before);
  }
  throw new Error('no Step was ever rolled');
}

function isStepByDie(action: Action): boolean {
  return action.action === 'step' && action.with === 'die';
}

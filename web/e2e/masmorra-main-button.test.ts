import { expect, it } from 'vitest';

import type { Action, View } from '../src/wire/masmorra.ts';
import { begin, playByHttp } from './support/begin-match.ts';
import { sharedServer } from './support/shared-server.ts';
import { inWords } from './support/play.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** Goes to monsters, and spends all dice on the first fight. */
const ORDER: readonly Action['action'][] = [
  ...([
    'pass_until_my_turn',
    'strike',
    'end_attack',
    'suffer',
    'face',
    'learn',
    'roll',
    'keep_dice',
  ] as const),
  ...(['lay_room', 'fight', 'explore', 'move', 'step', 'flip_token', 'collect', 'end_moves'] as const),
];

function actionsOf({ table }: Visitor): Action[] {
  return (table.snapshot?.offers ?? []).map(({ action }) => action as Action);
}

function offers(visitor: Visitor, kind: Action['action']): boolean {
  return actionsOf(visitor).some(({ action }) => action === kind);
}

/** Whether a die or symbol is left that can hurt most monsters. */
function isArmed({ table }: Visitor): boolean {
  const { dice, symbols, pet } = (table.snapshot?.view as View).now;
  const shown = typeof pet === 'object' ? [pet.shows] : [];
  return [...dice, ...symbols, ...shown].some((face) => face === 'melee' || face === 'ranged');
}

function next(visitor: Visitor): number {
  const kinds = actionsOf(visitor).map(({ action }) => action);
  return Math.max(0, ORDER.map((kind) => kinds.indexOf(kind)).find((place) => place >= 0) ?? 0);
}

/** What the page shows before the fight: its forecast, and which of its buttons are main buttons. */
async function fightOf(visitor: Visitor) {
  const { page, table } = visitor;
  const offer = table.snapshot?.offers.find(({ action }) => (action as Action).action === 'fight');
  if (!offer) throw new Error('no fight is offered');
  const named = page.getByRole('button', { name: inWords(visitor, offer.message) });
  const panel = page.locator('section.fight');
  const forecast = panel.getByText(/At worst: Payback \d/);
  await forecast.waitFor();
  return {
    forecast: await forecast.innerText(),
    isForecastInView: await forecast.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    }),
    inPanel: await panel.locator('button.primary').and(named).count(),
    inBar: await page.locator('section.ask button.primary').and(named).count(),
  };
}

it('"Fight" of Masmorra is the main button only if a sensible player would fight, and says first what it can cost', async () => {
  const visitor = await Visitor.arrive(server, {
    language: 'en',
    screen: 'wide',
    settings: { speed: 'instant' },
  });
  const match = await begin(server, visitor, {
    game: 'masmorra',
    options: { start: 'first' },
    others: 0,
    bots: 1,
  });
  await visitor.button('primer-known').click();
  const seen = { main: false, unarmed: false };
  while (!seen.main || !seen.unarmed) {
    await playByHttp(
      visitor,
      match,
      () => offers(visitor, 'fight'),
      () => next(visitor),
    );
    expect(visitor.table.isOver, 'the match ended before both kinds of fights').toBe(false);
    const { forecast, isForecastInView, inPanel, inBar } = await fightOf(visitor);
    expect(isForecastInView, forecast).toBe(true);
    const isForced = !offers(visitor, 'end_actions');
    const isSensible = isForced && isArmed(visitor) && /Life left/.test(forecast);
    expect(inPanel === 1, `${forecast} armed: ${String(isArmed(visitor))}`).toBe(isSensible);
    expect(inBar > 0 && !isSensible, forecast).toBe(false);
    seen.main ||= isSensible;
    seen.unarmed ||= !isArmed(visitor);
    await match.httpPlayers[0]?.decide(match.room, next(visitor));
    await visitor.table.until('the fight has begun', () => !offers(visitor, 'fight') || visitor.table.isOver);
  }
  await visitor.leave();
});

import { expect, it } from 'vitest';

import type { Action, View } from '../src/wire/masmorra.ts';
import { press } from './support/input-methods.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

const STARTS = 3;

/** Starts Masmorra against bots and waits until the page asks something. */
async function begin(): Promise<Visitor> {
  const visitor = await Visitor.arrive(server, {
    language: 'en',
    screen: 'wide',
    settings: { speed: 'instant' },
    emptyWindows: 'passed',
  });
  await visitor.visit('/');
  await press('mouse', visitor.button('shelf-play-name', { name: visitor.ui('shelf-masmorra') }));
  await visitor.page.locator('section.ask.lit').waitFor();
  return visitor;
}

function offered({ table }: Visitor): string[] {
  return (table.snapshot?.offers ?? []).map(({ action }) => (action as Action).action);
}

it('the first question of a match of Masmorra is a real decision, and "Your turn" means the own turn', async () => {
  for (let start = 0; start < STARTS; start += 1) {
    const visitor = await begin();
    await visitor.table.until('the server asks', () => visitor.table.owes);
    const actions = offered(visitor);
    expect(actions.includes('pass') && !actions.includes('play'), actions.join()).toBe(false);
    const view = visitor.table.snapshot?.view as View;
    const bar = await visitor.page.locator('section.ask .prompt').innerText();
    expect(bar.includes(visitor.ui('your-turn'))).toBe(view.active === visitor.table.seat);
    await visitor.leave();
  }
});

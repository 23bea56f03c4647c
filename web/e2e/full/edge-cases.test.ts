import { it } from 'vitest';

import { press } from '../support/input-methods.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor } from '../support/visitor.ts';

const server = sharedServer();

it('a browser without storage can play', async () => {
  const ana = await Visitor.arrive(server, { language: 'en', screen: 'wide' });
  await ana.page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: forbidden, sessionStorage: forbidden });
  });
  await ana.visit('/');
  await press('mouse', ana.button('shelf-play-name', { name: ana.ui('shelf-welcome') }));
  await ana.table.until('the match has begun', () => ana.table.snapshot !== null);
  await ana.leave();
});

it('a name that is not allowed is refused at once, and does not block the visitor', async () => {
  const ana = await Visitor.arrive(server, { language: 'es', screen: 'phone', visit: 'is-refused' });
  await ana.visit('/');
  await ana.page.getByLabel(ana.ui('name-label')).fill('vuelta\u202e');
  await press('mouse', ana.button('name-keep'));
  await ana.page.getByText(ana.ui('refusal-bad-name')).waitFor();
  await press('mouse', ana.button('shelf-play-name', { name: ana.ui('shelf-welcome') }));
  await ana.table.until('the match has begun', () => ana.table.snapshot !== null);
  await ana.leave();
});

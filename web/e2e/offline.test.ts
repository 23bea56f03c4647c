import { describe, it } from 'vitest';

import { hasLocalPlay } from './support/local-player.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** What the home page says without the server. */
const MESSAGE = hasLocalPlay ? 'home-unreachable-local' : 'home-unreachable';

describe('offline', () => {
  it('the rules of every game can be read in both languages after one visit to the rules', async () => {
    const reader = await Visitor.arrive(server, { language: 'en', screen: 'phone', visit: 'line-breaks' });
    await reader.visit('/rules/welcome');
    await reader.page.evaluate(() => navigator.serviceWorker.ready);
    await reader.context.setOffline(true);

    for (const game of ['welcome', 'raiders', 'masmorra']) {
      await reader.visit(`/rules/${game}`);
      const name = reader.ui(`rules-book-${game}`);
      await reader.page.getByRole('heading', { name: reader.ui('rules-heading', { name }) }).waitFor();
      await reader.page.getByRole('article').nth(20).waitFor({ state: 'attached' });
    }
    await reader.button('settings-title').click();
    await reader.page.getByText('Español', { exact: true }).click();
    await reader.page.getByRole('heading', { level: 1, name: /^Reglas/ }).waitFor();
    await reader.leave();
  });

  it('the home page shows a message, and recovers by itself', async () => {
    const visitor = await Visitor.arrive(server, { language: 'en', screen: 'phone', visit: 'line-breaks' });
    await visitor.visit('/');
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    await visitor.context.setOffline(true);
    await visitor.visit('/');
    await visitor.page.getByRole('heading', { level: 1, name: visitor.ui('home-title') }).waitFor();
    await visitor.page.getByText(visitor.ui(MESSAGE)).waitFor();
    if (!hasLocalPlay) await visitor.link('home-unreachable-rules').waitFor();
    await visitor.context.setOffline(false);
    // A real browser fires this event; an emulated offline mode does not.
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await visitor.page.getByText(visitor.ui(MESSAGE)).waitFor({ state: 'hidden' });
    await visitor.leave();
  });
});

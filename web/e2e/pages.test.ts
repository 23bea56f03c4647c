import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseCases } from './support/quick-or-full.ts';
import { inspect, type CheckScope } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();
let visitors: Visitor[];

beforeAll(async () => {
  visitors = await Promise.all(
    (['en', 'es'] as const).map((language) =>
      Visitor.arrive(server, { language, screen: 'wide', motion: 'reduce' }),
    ),
  );
});

afterAll(async () => {
  for (const visitor of visitors) await visitor.leave();
});

/** Pages of one kind are similar: the first gets all checks, the others some. */
const ALL_PAGES: [string, CheckScope][] = [
  ['/', 'every-combination'],
  ['/new/welcome', 'every-combination'],
  ['/new/back', 'one-combination'],
  ['/new/raiders', 'one-combination'],
  ['/new/masmorra', 'one-combination'],
  ['/rules', 'every-combination'],
  ['/rules/welcome', 'every-combination'],
  ['/rules/raiders', 'one-combination'],
  ['/rules/masmorra', 'one-combination'],
  ['/about', 'every-combination'],
  ['/daily', 'every-combination'],
  ['/local', 'every-combination'],
  ['/you', 'one-combination'],
  ['/settings', 'every-combination'],
  ['/leaderboards', 'every-combination'],
  ['/privacy', 'every-combination'],
  ['/forgotten-password', 'one-combination'],
];
const PAGES = chooseCases(
  ALL_PAGES,
  ALL_PAGES.filter(([address]) =>
    ['/', '/new/welcome', '/rules', '/rules/raiders', '/settings', '/leaderboards'].includes(address),
  ),
);

/** In full mode every visitor checks every page; otherwise they take turns. */
function visitorsFor(nth: number): readonly Visitor[] {
  return chooseCases(
    visitors,
    visitors.filter((_, place) => place === nth % visitors.length),
  );
}

describe('a page', () => {
  it.each(PAGES)('passes all page checks: %s', async (address, how) => {
    const problems: string[] = [];
    for (const visitor of visitorsFor(PAGES.findIndex(([page]) => page === address))) {
      await visitor.visit(address);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      problems.push(...(await inspect(visitor, address, how)));
    }
    expect(problems).toEqual([]);
  });
});

describe('the page checks', () => {
  it('find what is wrong', async () => {
    const visitor = await Visitor.arrive(server, { language: 'en', screen: 'phone', motion: 'reduce' });
    await visitor.visit('/about');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.evaluate(() => {
      const add = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
        const thing = document.createElement(tag);
        thing.textContent = text;
        Object.assign(thing.style, style);
        document.querySelector('main')?.append(thing);
      };
      add('p', 'hardly to be read', { color: '#777', background: '#666' });
      add('p', 'too wide', { width: '900px' });
      add('button', 'x', { width: '20px', height: '20px', minHeight: '0' });
      add('p', '{there-is-no-such-message}', {});
    });
    const problems = await inspect(visitor, 'planted', 'one-combination');
    for (const found of [
      /color-contrast/,
      /px wide/,
      /20×20 px to hit/,
      /no message \{there-is-no-such-message\}/,
    ]) {
      expect(problems.filter((problem) => found.test(problem))).not.toEqual([]);
    }
    await visitor.leave();
  });
});

describe('a missing page', () => {
  it.each(chooseCases(['en', 'es'] as const, ['es']))(
    'says so and passes all page checks: %s',
    async (language) => {
      const options = { screen: 'wide', motion: 'reduce', visit: 'leads-nowhere' } as const;
      const visitor = await Visitor.arrive(server, { ...options, language });
      await visitor.visit('/no/such/page');
      await visitor.page.getByRole('heading', { level: 1, name: visitor.ui('not-found') }).waitFor();
      expect(await inspect(visitor, 'nothing there')).toEqual([]);
      await visitor.leave();
    },
  );
});

describe('a dialog', () => {
  const DIALOGS = ['settings-title', 'shelf-invite-name'];

  it.each(DIALOGS)('passes all page checks: %s', async (id) => {
    const problems: string[] = [];
    for (const visitor of visitorsFor(DIALOGS.indexOf(id))) {
      await visitor.visit('/');
      await visitor.button(id, { name: visitor.ui('shelf-raiders') }).click();
      await visitor.page.getByRole('dialog').waitFor();
      problems.push(...(await inspect(visitor, id, 'one-combination')));
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    expect(problems).toEqual([]);
  });
});

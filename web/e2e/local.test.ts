import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST, nameOf } from '../src/lessons/lesson-list.ts';
import type { LessonShown } from '../src/wire/api.ts';
import { FileServer } from './support/file-server.ts';
import { press } from './support/input-methods.ts';
import { LessonPlayer } from './support/lesson-player.ts';
import {
  arriveOffline,
  beginHere,
  hasLocalPlay,
  keepEverything,
  playHere,
  SKIPPED,
} from './support/local-player.ts';
import { inspect } from './support/page-checks.ts';
import { publishNewVersion } from './support/new-version.ts';
import { decide, expectResult, playToTheEnd } from './support/play.ts';
import { chooseCases, FULL } from './support/quick-or-full.ts';
import type { Address } from './support/server.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** A whole match of Masmorra has about a hundred decisions of the user. */
const WHOLE_GAME_MS = 400_000;

/** Tests use all cores. */
const REVIEW_MS = 240_000;

/** Whole matches of Masmorra are played in full mode. */
const EDITIONS = chooseCases(['welcome', 'back', 'raiders', 'masmorra'], ['welcome', 'raiders']);

const LESSON_STEPS = 3;

describe.skipIf(!hasLocalPlay)(`on this device (${SKIPPED})`, () => {
  it.each(EDITIONS)(
    'a match of %s is played to its end offline, with a reload in the middle',
    async (edition) => {
      const visitor = await arriveOffline(server);
      await playHere(visitor, edition);
      await visitor.visit('/local');
      await visitor.page.getByText(visitor.ui('stage-over')).waitFor();
      expect(await inspect(visitor, 'the matches of this device', 'one-combination')).toEqual([]);
      await visitor.leave();
    },
    WHOLE_GAME_MS,
  );

  it(
    'a match is reviewed, and a rematch begins, offline',
    async () => {
      const visitor = await arriveOffline(server);
      await playHere(visitor, 'raiders');
      const { page, table } = visitor;
      const first = table.table;
      await visitor.link('review').click();
      await followReview(visitor);
      // Matches do not wait for the worker that reviews.
      expect(page.workers()).toHaveLength(2);
      await visitor.visit(`/table/${first}`);
      await press('keyboard', visitor.button('rematch'));
      await table.until('the next match is shown', () => table.table !== first && table.owes);
      await visitor.leave();
    },
    WHOLE_GAME_MS,
  );

  it('a lesson is begun offline, and its coach teaches', async () => {
    const answer = await fetch(`${server.url}/api/lessons/welcome?chapter=${FIRST}`);
    const lesson = (await answer.json()) as LessonShown;
    const visitor = await arriveOffline(server);
    await learn(visitor, lesson);
    await visitor.leave();
  });

  it('a puzzle is solved offline', async () => {
    const visitor = await arriveOffline(server);
    await solve(visitor);
    await visitor.leave();
  });

  it('two tabs do not play one match: the second says so, and can take over', async () => {
    const visitor = await arriveOffline(server, { visit: 'line-breaks' });
    await beginHere(visitor, 'welcome');
    const address = visitor.page.url();
    const other = await visitor.context.newPage();
    await other.goto(address);
    await other
      .getByRole('heading', { name: visitor.ui('local-gone-title', { code: 'device_other_tab' }) })
      .waitFor();
    await other.getByRole('button', { name: visitor.ui('local-take-over') }).click();
    await other.getByRole('tab', { name: visitor.ui('log') }).waitFor();
    const lost = visitor.ui('local-gone-title', { code: 'device_other_tab' });
    await visitor.page.getByRole('heading', { name: lost }).waitFor();
    await visitor.leave();
  });

  it('a match is saved as a file and deleted', async () => {
    const visitor = await arriveOffline(server);
    const { page } = visitor;
    await beginHere(visitor, 'raiders');
    await visitor.visit('/local');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: visitor.ui('local-export') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^antorcha-herehere.*\.json$/);
    await page.getByRole('button', { name: new RegExp(`^${visitor.ui('local-delete')}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.ui('local-delete'), exact: true })
      .click();
    await page.getByText(visitor.ui('local-none')).waitFor();
    await visitor.leave();
  });

  it('who prefers it plays here although there is a server', async () => {
    const visitor = await Visitor.arrive(server, {
      ...{ language: 'es', screen: 'phone', pointer: 'finger', motion: 'reduce' },
      settings: { speed: 'instant', playsHere: true },
    });
    await visitor.table.followWorker(visitor.page);
    await visitor.visit('/');
    await visitor.button('shelf-play-name', { name: visitor.ui('shelf-raiders') }).tap();
    await visitor.table.until('the match has begun', () => visitor.table.owes);
    expect(visitor.table.table).toMatch(/^herehere/);
    await decide(visitor, 'finger', 0);
    await visitor.visit('/new/masmorra');
    expect(await inspect(visitor, 'a new table on this device', 'one-combination')).toEqual([]);
    await visitor.visit('/local');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await inspect(visitor, 'the matches of this device', 'one-combination')).toEqual([]);
    await visitor.leave();
  });
});

describe.skipIf(!hasLocalPlay)(`a static site (${SKIPPED})`, () => {
  let folder: string;
  let site: FileServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'antorcha-static-'));
    const build = spawn(
      'npx',
      ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
      {
        cwd: WEB,
        // Without the variables by which vitest tells that it tests.
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ANTORCHA_STATIC: '1' },
        stdio: 'ignore',
      },
    );
    expect(await once(build, 'exit')).toEqual([0, null]);
    site = await FileServer.open(folder);
  }, 240_000);

  afterAll(async () => {
    site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'plays a match, a lesson and a puzzle from a plain file server, online and offline',
    async () => {
      const answer = await fetch(`${server.url}/api/lessons/welcome?chapter=${FIRST}`);
      const lesson = (await answer.json()) as LessonShown;
      const visitor = await arriveAt(site);
      await beginHere(visitor, 'welcome');
      await learn(visitor, lesson);
      await keepEverything(visitor);
      await visitor.context.setOffline(true);
      await playHere(visitor, 'raiders');
      await learn(visitor, lesson);
      await solve(visitor);
      await visitor.leave();
    },
    WHOLE_GAME_MS,
  );

  it(
    'a new version breaks no running match, and starts when the user wants it',
    async () => {
      const copy = await mkdtemp(join(tmpdir(), 'antorcha-update-'));
      await cp(folder, copy, { recursive: true });
      const updated = await FileServer.open(copy);
      const visitor = await arriveAt(updated);
      const { page, table } = visitor;
      await keepEverything(visitor);
      await beginHere(visitor, 'raiders');
      const script = await publishNewVersion(copy);
      await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
      await page.getByText(visitor.ui('local-update')).waitFor();
      expect(await inspect(visitor, 'a new version', 'one-combination')).toEqual([]);

      await playToTheEnd(visitor, 'keyboard');
      await expectResult(visitor, 'keyboard');
      const over = table.table;
      await press('keyboard', visitor.button('rematch'));
      await table.until('the next match is shown', () => table.table !== over && table.owes);
      expect(await scriptOf(page)).not.toBe(script);
      const other = await visitor.context.newPage();
      await other.goto('/rules/welcome');
      await visitor.button('local-update-now').click();
      await expect.poll(() => scriptOf(page).catch(() => '')).toBe(script);
      await table.until('the match is back', () => table.lines > 1 && table.owes);
      await decide(visitor, 'keyboard', 0);

      // The other tab has a banner, too, although the new version runs already.
      await visitor.context.setOffline(true);
      await other.getByRole('button', { name: visitor.ui('local-update-now') }).click();
      await other.getByText(visitor.ui('local-update')).waitFor({ state: 'hidden' });
      expect(await scriptOf(other)).toBe(script);
      await visitor.leave();
      updated.close();
      await rm(copy, { recursive: true, force: true });
    },
    WHOLE_GAME_MS,
  );

  it('has a file for each page, and says what needs a server', async () => {
    const visitor = await arriveAt(site);
    for (const address of [
      '/',
      '/new/welcome',
      '/rules/raiders',
      '/puzzles',
      '/local',
      '/settings',
      '/about',
    ]) {
      await visitor.visit(address);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await inspect(visitor, address, 'one-combination')).toEqual([]);
    }
    await keepEverything(visitor);
    await visitor.visit('/leaderboards');
    await visitor.page.getByRole('heading', { name: visitor.ui('needs-server') }).waitFor();
    await visitor.leave();
  });
});

function arriveAt(site: Address): Promise<Visitor> {
  const settings = { speed: 'instant', highlights: false, name: 'Ana' } as const;
  return Visitor.arrive(site, {
    ...{ language: 'en', screen: 'wide', motion: 'reduce', visit: 'line-breaks' },
    settings,
  }).then(async (visitor) => {
    await visitor.table.followWorker(visitor.page);
    return visitor;
  });
}

/** A whole review takes half a minute of a core, so only full mode waits for its end. */
async function followReview(visitor: Visitor) {
  const { page } = visitor;
  const summary = page.getByRole('heading', { name: visitor.ui('review-summary'), exact: true });
  if (FULL) await summary.waitFor({ timeout: REVIEW_MS });
  else {
    const bar = page.getByRole('progressbar', { name: visitor.ui('review-progress') });
    const isUnderWay = async () => (await summary.count()) > 0 || Number(await bar.getAttribute('value')) > 0;
    await expect.poll(isUnderWay, { timeout: 60_000 }).toBe(true);
  }
}

/** The address of the page's first script. */
function scriptOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"]').first().getAttribute('src');
}

/** Begins the first lesson of Welcome, and follows the coach for some steps. */
async function learn(visitor: Visitor, lesson: LessonShown) {
  await visitor.visit('/');
  const name = visitor.ui(nameOf({ game: 'welcome', chapter: FIRST }));
  const before = visitor.table.table;
  await press('keyboard', visitor.button('learn-name', { name }).first());
  await visitor.table.until(
    'the lesson has begun',
    () => visitor.table.table !== before && visitor.table.snapshot !== null,
  );
  const learner = LessonPlayer.of(visitor, lesson);
  for (let step = 0; step < LESSON_STEPS; step += 1) await learner.follow(step);
}

/** Answers a puzzle from the list. */
async function solve(visitor: Visitor) {
  const { page } = visitor;
  await visitor.visit('/puzzles');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByText(visitor.ui('puzzle-task')).waitFor();
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('antorcha.puzzles'))).toContain('results');
  await page.getByText(visitor.ui('puzzle-task')).waitFor({ state: 'hidden' });
}

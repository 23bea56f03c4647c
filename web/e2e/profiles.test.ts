import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Proposal } from '../src/api/types.ts';
import { HttpPlayer } from './support/http-player.ts';
import { inspect } from './support/page-checks.ts';
import { ownServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const PATIENCE_MS = 90_000;

/** Plays a match to its end. Bots have the seats without a player. */
async function play(players: HttpPlayer[], proposal: Proposal): Promise<string> {
  const [host] = players;
  if (!host) throw new Error('nobody plays');
  const room = await host.open(proposal);
  for (const [seat, player] of players.entries()) {
    await player.ask(room, { do: 'sit', seat, nonce: 'c0ffee' });
  }
  await host.ask(room, { do: 'begin' });
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answers = [];
    for (const player of players) answers.push(await player.try(room, { do: 'decide', choice: 0 }));
    if (answers.includes('over')) return room;
    if (!answers.includes('done')) await pause(5);
  }
  throw new Error('the match does not end');
}

const WITH_A_BOT: Proposal = { game: 'welcome', seats: [{ for: 'person' }, { for: 'bot', bot: 'novice' }] };
const RATED: Proposal = {
  game: 'welcome',
  seats: [{ for: 'person' }, { for: 'person' }],
  rated: true,
  listed: true,
};

describe('profiles', { timeout: 240_000 }, () => {
  const server = ownServer();
  let ana: HttpPlayer;
  let luis: HttpPlayer;
  let anasId: string;

  beforeAll(async () => {
    ana = await HttpPlayer.arrive(server, 'Ana');
    luis = await HttpPlayer.arrive(server, 'Luis');
    await ana.register('Ana');
    await luis.register('Luis');
    anasId = await ana.player();
    await play([ana], WITH_A_BOT);
    await play([ana, luis], RATED);
    await play([ana, luis], RATED);
  }, 240_000);

  afterAll(async () => {
    await ana.leave();
    await luis.leave();
  });

  function lines(visitor: Visitor) {
    return visitor.page
      .getByRole('list', { name: visitor.ui('profile-history'), exact: true })
      .getByRole('listitem');
  }

  function choice(visitor: Visitor, id: string) {
    return visitor.page.getByRole('combobox', { name: visitor.ui(id), exact: true });
  }

  it('show the player a match that has just ended, with filters and a replay', async () => {
    const visitor = await Visitor.arrive(server, { language: 'en', screen: 'phone', motion: 'reduce' });
    await visitor.visit('/you');
    await visitor.page.getByText(visitor.ui('you-no-games')).waitFor();
    await visitor.page.goto('/');
    const guest = HttpPlayer.of(visitor);
    await guest.introduce('Eva');
    const room = await play([guest], WITH_A_BOT);
    await visitor.page.evaluate(() => localStorage.setItem('antorcha.known', 'yes'));
    await visitor.visit('/you');
    await visitor.page.getByRole('heading', { level: 1, name: 'Eva' }).waitFor();
    await expect.poll(() => lines(visitor).count()).toBe(1);
    await expect.poll(() => lines(visitor).textContent()).toContain(visitor.ui('profile-unlisted'));
    await visitor.page
      .getByText(visitor.ui('profile-matches', { count: 1 }))
      .first()
      .waitFor();
    expect(await inspect(visitor, 'own profile')).toEqual([]);

    const result = choice(visitor, 'profile-result');
    await result.selectOption('won');
    const won = await shown(visitor);
    await result.selectOption('lost');
    expect(won + (await shown(visitor))).toBe(1);
    await result.selectOption('');
    await choice(visitor, 'ratings-game').selectOption('raiders');
    expect(await shown(visitor)).toBe(0);
    await choice(visitor, 'ratings-game').selectOption('welcome');
    expect(await shown(visitor)).toBe(1);
    await lines(visitor)
      .getByRole('link', { name: new RegExp(`^${visitor.ui('profile-replay')}`) })
      .click();
    await visitor.page.waitForURL(`**/replay/${room}`);
    await visitor.leave();
  });

  /** Returns how many matches the list shows once the filter has been applied. */
  async function shown(visitor: Visitor): Promise<number> {
    await visitor.page.locator('ul[aria-busy="false"]').waitFor({ state: 'attached' });
    return lines(visitor).count();
  }

  it('show others only listed matches, with the rating and its curve', async () => {
    const visitor = await Visitor.arrive(server, { language: 'es', screen: 'wide', motion: 'reduce' });
    await visitor.visit('/leaderboards/welcome');
    await visitor.page.getByRole('link', { name: 'Luis', exact: true }).waitFor();
    expect(await inspect(visitor, 'leaderboard')).toEqual([]);
    await visitor.page.getByRole('link', { name: 'Ana', exact: true }).click();
    await visitor.page.waitForURL(`**/players/${anasId}`);
    await visitor.page.getByRole('heading', { level: 1, name: 'Ana' }).waitFor();
    await expect.poll(() => lines(visitor).count()).toBe(2);
    const curve = visitor.page.getByRole('slider');
    await expect.poll(() => curve.getAttribute('max')).toBe('1');
    await curve.focus();
    await visitor.page.keyboard.press('ArrowLeft');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/^Partida 1 de 2,/);
    expect(await inspect(visitor, 'profile')).toEqual([]);
    await lines(visitor).first().getByRole('link', { name: 'Luis' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Luis' }).waitFor();
    await visitor.leave();
  });

  it('compare the user with another player', async () => {
    const options = { language: 'en', screen: 'wide', motion: 'reduce', sameAs: luis } as const;
    const visitor = await Visitor.arrive(server, options);
    await visitor.visit(`/players/${anasId}`);
    const panel = visitor.page.getByRole('region', { name: visitor.ui('profile-against'), exact: true });
    const cells = panel.getByRole('cell');
    await expect.poll(() => cells.count()).toBe(3);
    const numbers = (await cells.allTextContents()).map(Number);
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(2);
    await visitor.page.getByText(visitor.ui('profile-together'), { exact: true }).click();
    await expect.poll(() => lines(visitor).count()).toBe(2);
    expect(await inspect(visitor, 'head-to-head', 'one-combination')).toEqual([]);
    await visitor.leave();
  });

  it('say so if a player does not exist', async () => {
    const options = { language: 'en', screen: 'phone', motion: 'reduce', visit: 'leads-nowhere' } as const;
    const visitor = await Visitor.arrive(server, options);
    await visitor.visit('/players/aaaaaaaaaaaaaaaaaaaa');
    await visitor.page.getByRole('heading', { level: 1, name: visitor.ui('profile-unknown') }).waitFor();
    expect(await inspect(visitor, 'no player', 'one-combination')).toEqual([]);
    await visitor.leave();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';

import { HttpPlayer } from '../support/http-player.ts';
import { playMatch, replayFromEngine } from '../support/played-matches.ts';
import { press } from '../support/input-methods.ts';
import { inspect } from '../support/page-checks.ts';
import { expectStep, lastStep, STILL } from '../support/replay.ts';
import { sharedServer } from '../support/shared-server.ts';
import { Visitor, type VisitorOptions } from '../support/visitor.ts';

const server = sharedServer();

/** Observers by their name in the page and in the program. Seat 0 is the user's. */
const OBSERVERS: [string, string[]][] = [
  ['all', ['--referee']],
  ['public', ['--public']],
  ['seat:0', ['--seat', '1']],
];

const MATCHES = [
  { game: 'welcome', bots: 2, language: 'en' },
  { game: 'raiders', bots: 3, language: 'es' },
  { game: 'masmorra', bots: 1, most: 12, language: 'es' },
] as const;

describe.each(MATCHES)('a stored match of $game', (match) => {
  let player: HttpPlayer;
  let room: string;

  beforeAll(async () => {
    player = await HttpPlayer.arrive(server, 'Ana');
    room = await playMatch(player, match);
  });

  it.each(OBSERVERS)('has the same log as the engine, as %s', async (observer, asked) => {
    const { language } = match;
    const engine = await replayFromEngine(server, room, asked, language);
    const log = engine.log.map(({ sentence }) => sentence);
    const visitor = await Visitor.arrive(server, { language, screen: 'wide', sameAs: player, ...STILL });
    await visitor.visit(`/replay/${room}?eyes=${observer}`);
    const announced = await stepThrough(visitor);
    expect(await wholeLog(visitor)).toEqual(log);
    expect(log.filter((line) => !announced.includes(line))).toEqual([]);
    await visitor.leave();
  });
});

describe('a replay', () => {
  let room: string;
  const options: VisitorOptions = { language: 'en', screen: 'wide', ...STILL };

  beforeAll(async () => {
    room = await playMatch(await HttpPlayer.arrive(server, 'Ana'), { game: 'raiders', bots: 2 });
  });

  it('checks fairness in one click, and says who has checked what', async () => {
    const visitor = await Visitor.arrive(server, options);
    await visitor.visit(`/replay/${room}`);
    await press('mouse', visitor.button('fairness-short'));
    await press('mouse', visitor.button('verdict-check'));
    await visitor.page.getByText(visitor.ui('verdict-by-record')).waitFor();
    await visitor.page.getByText(visitor.ui('verdict-secret-by-you')).waitFor();
    await visitor.leave();
  });

  it('plays by itself to the end', async () => {
    const visitor = await Visitor.arrive(server, options);
    await visitor.visit(`/replay/${room}`);
    const last = await lastStep(visitor);
    await visitor.visit(`/replay/${room}?step=${String(last - 3)}`);
    await press('mouse', visitor.button('replay-run'));
    await expectStep(visitor, last);
    await visitor.button('replay-run').waitFor();
    await visitor.leave();
  });
});

it('the replay of an unfinished match shows only what the user may know, and why', async () => {
  const { player, room } = await drawnFirst();
  const options: VisitorOptions = { language: 'en', screen: 'wide', visit: 'is-refused', ...STILL };
  const watcher = await Visitor.arrive(server, options);
  await watcher.visit(`/replay/${room}?eyes=all`);
  await watcher.page.getByText(watcher.ui('replay-goes-on', { whose: 'public' })).waitFor();
  const observer = watcher.page.getByLabel(watcher.ui('replay-eyes'), { exact: true });
  expect(await observer.inputValue()).toBe('public');
  expect(await observer.locator('option:disabled').count()).toBe(3);

  // New steps appear by themselves.
  const before = await lastStep(watcher);
  await player.decide(room, 0);
  await expect.poll(() => lastStep(watcher), { timeout: 20_000 }).toBeGreaterThan(before);
  await watcher.leave();
});

it.each(['en', 'es'] as const)(
  'an unfinished match is continued alone, from what the user knows (%s)',
  async (language) => {
    const { player, room } = await drawnFirst();
    const visitor = await Visitor.arrive(server, {
      language,
      screen: 'wide',
      visit: 'is-refused',
      sameAs: player,
      ...STILL,
    });
    await visitor.visit(`/replay/${room}?step=1&eyes=seat:0`);
    await press('mouse', visitor.button('continue'));
    await visitor.page.getByText(visitor.ui('continue-alone-help', { step: 1 })).waitFor();
    expect(await inspect(visitor, 'going on alone', 'one-combination')).toEqual([]);
    await press('mouse', visitor.button('continue-open'));
    await visitor.page.waitForURL('**/table/*');
    const { table } = visitor;
    await table.until('the match goes on', () => table.snapshot !== null);
    expect(table.room?.settings).toMatchObject({
      origin: { room, step: 1, known_to: 0 },
      spectators: { welcome: false },
    });
    expect(table.events.at(-1)?.fact).toMatchObject({ event: 'drew', seat: 0 });

    // Nobody else may see it.
    const watcher = await Visitor.arrive(server, { language, screen: 'wide', visit: 'is-refused', ...STILL });
    const refused = await watcher.page.request.get(`/api/rooms/${table.table}/replay`);
    expect(refused.status()).toBe(403);
    expect((await visitor.page.request.get(`/api/rooms/${table.table}/record`)).status()).toBe(403);
    await visitor.leave();
    await watcher.context.close();
  },
);

/** Starts a match against a bot in which the first card is drawn. */
async function drawnFirst(): Promise<{ player: HttpPlayer; room: string }> {
  const player = await HttpPlayer.arrive(server, 'Ana');
  const room = await player.open({
    game: 'welcome',
    seats: [{ for: 'person' }, { for: 'bot', bot: 'random' }],
    options: { start: 'first' },
  });
  await player.ask(room, { do: 'sit', seat: 0 });
  await player.ask(room, { do: 'begin' });
  await player.decide(room, { action: 'draw' });
  return { player, room };
}

/** Returns the lines of the log, with all its chapters open. */
async function wholeLog(visitor: Visitor): Promise<string[]> {
  const log = visitor.page.getByRole('region', { name: visitor.ui('replay-story'), exact: true });
  const closed = log.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  return (await log.locator('li button').allTextContents()).map((text) => text.trim());
}

/** Returns all texts that are announced from the first step to the last, by the arrow key. */
async function stepThrough(visitor: Visitor): Promise<string[]> {
  const texts: string[] = [];
  const last = await lastStep(visitor);
  for (let step = 0; step <= last; step += 1) {
    await expectStep(visitor, step);
    texts.push(...(await announced(visitor)).slice(1));
    await visitor.page.keyboard.press('ArrowRight');
  }
  return texts;
}

/** Returns the screen reader text of a step: the position and the events. */
function announced({ page }: Visitor): Promise<string[]> {
  return page.locator('[role="log"] p').allTextContents();
}

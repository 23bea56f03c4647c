import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OutlinePage } from '../src/api/index.ts';
import type { Event } from '../src/wire/index.ts';
import { Agent } from './house/agent.ts';
import { playedBy, toldByEngine } from './house/archive.ts';
import { press } from './house/hands.ts';
import { inspect } from './house/inspect.ts';
import { Server } from './house/server.ts';
import { Visitor, type Manner } from './house/visitor.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(() => server.close());

const STILL = { settings: { speed: 'instant' }, motion: 'reduce' } as const;

/** Which eyes, by the name of the page and by that of the program; seat 0 is the reader's own. */
const EYES: [string, string[]][] = [
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
  let player: Agent;
  let room: string;

  beforeAll(async () => {
    player = await Agent.arrive(server, 'Ana');
    room = await playedBy(player, match);
  });

  it.each(EYES)('is told event by event as the engine tells it, as %s', async (eyes, asked) => {
    const { language } = match;
    const engine = await toldByEngine(server, room, asked, language);
    const visitor = await Visitor.arrive(server, { language, screen: 'wide', sameAs: player, ...STILL });
    await visitor.visit(`/replay/${room}?eyes=${eyes}`);
    const told = await stepThrough(visitor);
    expect(told).toEqual(engine.map(({ sentence }) => sentence));
    await visitor.leave();
  });
});

describe('a replay', () => {
  let player: Agent;
  let room: string;
  const manner: Manner = { language: 'en', screen: 'phone', pointer: 'finger', ...STILL };

  beforeAll(async () => {
    player = await Agent.arrive(server, 'Ana');
    room = await playedBy(player, { game: 'raiders', bots: 2 });
  });

  it('is shown to whoever has the link, on a phone, at the step that the link names', async () => {
    const visitor = await Visitor.arrive(server, manner);
    await visitor.visit(`/replay/${room}?step=7&eyes=all`);
    await expectStep(visitor, 7);
    await press('finger', visitor.button('replay-forward'));
    await expectStep(visitor, 8);
    await expect.poll(() => visitor.page.url()).toContain('step=8&eyes=all');
    expect(await inspect(visitor, 'a replay')).toEqual([]);
    await visitor.leave();
  });

  it('leads to a round, and to any line of the story', async () => {
    const visitor = await Visitor.arrive(server, { ...manner, screen: 'wide', pointer: 'mouse' });
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
    expect(await inspect(visitor, 'the end of a replay', 'briefly')).toEqual([]);
    await visitor.leave();
  });

  it('says in one click that nobody chose what chance drew, and who has checked it', async () => {
    const visitor = await Visitor.arrive(server, { ...manner, screen: 'wide', pointer: 'mouse' });
    await visitor.visit(`/replay/${room}`);
    await press('mouse', visitor.button('fairness-short'));
    await press('mouse', visitor.button('verdict-check'));
    await visitor.page.getByText(visitor.ui('verdict-fair')).waitFor();
    await visitor.page.getByText(visitor.ui('verdict-secret-by-you')).waitFor();
    await visitor.leave();
  });

  it.each(['as-it-was', 'anew'])(
    'goes on from a step at a table of its own, what is hidden %s',
    async (hidden) => {
      const visitor = await Visitor.arrive(server, {
        ...manner,
        screen: 'wide',
        pointer: 'mouse',
        sameAs: player,
      });
      await visitor.visit(`/replay/${room}?step=4&eyes=seat:0`);
      const before = await heardUntil(room, 4);
      await press('mouse', visitor.button('continue'));
      await visitor.page.getByText(visitor.ui(`continue-${hidden}`), { exact: true }).click();
      expect(await inspect(visitor, 'going on', 'briefly')).toEqual([]);
      await press('mouse', visitor.button('continue-open'));
      await visitor.page.waitForURL('**/table/*');
      await visitor.table.until('the match goes on', () => visitor.table.sight !== null);
      expect(visitor.table.room?.terms.origin?.room).toBe(room);
      expect(visitor.table.seat).toBe(0);
      const told = visitor.table.events.slice(0, before.length);
      expect(told.map(({ message }) => message)).toEqual(before.map(({ message }) => message));
      await visitor.leave();
    },
  );

  it('plays by itself to the end', async () => {
    const visitor = await Visitor.arrive(server, { ...manner, screen: 'wide', pointer: 'mouse' });
    await visitor.visit(`/replay/${room}`);
    const last = await lastStep(visitor);
    await visitor.visit(`/replay/${room}?step=${String(last - 3)}`);
    await press('mouse', visitor.button('replay-run'));
    await expectStep(visitor, last);
    await visitor.button('replay-run').waitFor();
    await visitor.leave();
  });
});

it('of a match that goes on, everyone sees what they may know, and hears why there is no more', async () => {
  const { player, room } = await drawnFirst();
  const manner: Manner = { language: 'en', screen: 'wide', visit: 'is-refused', ...STILL };
  const watcher = await Visitor.arrive(server, manner);
  await watcher.visit(`/replay/${room}?eyes=all`);
  await watcher.page.getByText(watcher.ui('replay-goes-on', { whose: 'public' })).waitFor();
  const eyes = watcher.page.getByLabel(watcher.ui('replay-eyes'), { exact: true });
  expect(await eyes.inputValue()).toBe('public');
  expect(await eyes.locator('option:disabled').count()).toBe(3);

  // What happens meanwhile comes by itself.
  const before = await lastStep(watcher);
  await player.decide(room, 0);
  await expect.poll(() => lastStep(watcher), { timeout: 20_000 }).toBeGreaterThan(before);
  await watcher.leave();
});

it.each(['en', 'es'] as const)(
  'a match that goes on is gone on from alone, by what one knows oneself (%s)',
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
    expect(await inspect(visitor, 'going on alone', 'briefly')).toEqual([]);
    await press('mouse', visitor.button('continue-open'));
    await visitor.page.waitForURL('**/table/*');
    const { table } = visitor;
    await table.until('the match goes on', () => table.sight !== null);
    expect(table.room?.terms).toMatchObject({
      origin: { room, step: 1, known_to: 0 },
      spectators: { welcome: false },
    });
    expect(table.events.at(-1)?.fact).toMatchObject({ event: 'drew', seat: 0 });

    // Nobody else is shown it.
    const watcher = await Visitor.arrive(server, { language, screen: 'wide', visit: 'is-refused', ...STILL });
    const refused = await watcher.page.request.get(`/api/rooms/${table.table}/replay`);
    expect(refused.status()).toBe(403);
    expect((await visitor.page.request.get(`/api/rooms/${table.table}/record`)).status()).toBe(403);
    await visitor.leave();
    await watcher.context.close();
  },
);

/** A match that goes on: someone has drawn the first card, and a bot sits in the other seat. */
async function drawnFirst(): Promise<{ player: Agent; room: string }> {
  const player = await Agent.arrive(server, 'Ana');
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

/** What the first seat had heard of a match when a step was made. */
async function heardUntil(room: string, step: number): Promise<Event[]> {
  const outline = await fetch(`${server.url}/api/rooms/${room}/outline?as=seat:0`);
  const { steps } = (await outline.json()) as OutlinePage;
  return steps.slice(0, step + 1).flatMap(({ events }) => events);
}

/** All sentences that are told on the way from the first step to the last, by the arrow key alone. */
async function stepThrough(visitor: Visitor): Promise<string[]> {
  const told: string[] = [];
  const last = await lastStep(visitor);
  for (let step = 0; step <= last; step += 1) {
    await expectStep(visitor, step);
    told.push(...(await heard(visitor)).slice(1));
    await visitor.page.keyboard.press('ArrowRight');
  }
  return told;
}

/** What those who listen hear of a step: where they are, and what happened. */
function heard({ page }: Visitor): Promise<string[]> {
  return page.locator('[role="log"] p').allTextContents();
}

async function expectStep(visitor: Visitor, step: number) {
  const place = visitor.ui('replay-step', { step, last: await lastStep(visitor) });
  await visitor.page.locator('[role="log"] p', { hasText: place }).first().waitFor({ state: 'attached' });
}

async function lastStep({ page }: Visitor): Promise<number> {
  return Number(await page.getByRole('slider').getAttribute('max'));
}

/** Takes the screenshots of docs/screenshots. It runs as a test, because it needs the same setup: `npm run gallery`. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, it } from 'vitest';

import { keyOfOffer } from '../src/keyboard/keys.ts';
import type { Offer } from '../src/wire/index.ts';
import type { Action, View as MasmorraView } from '../src/wire/masmorra.ts';
import { HttpPlayer } from './support/http-player.ts';
import { middleOf, mouse } from './support/drag.ts';
import { kindOf, exploreOrFight } from './support/masmorra-board.ts';
import { sharedServer } from './support/shared-server.ts';
import { act, begin, playByHttp, type Begun } from './support/begin-match.ts';
import { gameWords } from './support/messages.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const FOLDER = new URL('../../docs/screenshots/', import.meta.url);
const MOST_BYTES = 2 * 1024 * 1024;
const QUALITY = 82;
/** An interesting dungeon takes about a hundred decisions. */
const WANDERING_MS = 300_000;

const server = sharedServer();

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
});

/** The two screens of the gallery. */
const DESK = { screen: 'wide' } as const;
const PHONE = { screen: 'phone', pointer: 'finger' } as const;
const AT_ONCE = { settings: { speed: 'instant', name: 'Ana' } } as const;
const IN_TIME = { settings: { speed: 'normal', name: 'Ana' } } as const;

it.each<[string, string, VisitorOptions]>([
  ['home-desk', '/', { ...DESK, language: 'en', theme: 'dark' }],
  ['home-phone', '/', { ...PHONE, language: 'es', theme: 'light' }],
  ['new-desk', '/new/welcome', { ...DESK, language: 'es', theme: 'light' }],
  ['rules-desk', '/rules/raiders', { ...DESK, language: 'en', theme: 'light' }],
  ['rules-phone', '/rules/welcome', { ...PHONE, language: 'es', theme: 'dark' }],
])('%s', async (name, address, options) => {
  const visitor = await Visitor.arrive(server, options);
  await visitor.visit(address);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  await takePicture(visitor, name);
  await visitor.leave();
});

it('waiting-room-phone', async () => {
  const visitor = await Visitor.arrive(server, { ...PHONE, ...AT_ONCE, language: 'es', theme: 'dark' });
  const host = HttpPlayer.of(visitor);
  await host.introduce('Ana');
  const room = await host.open({
    game: 'raiders',
    seats: Array.from({ length: 3 }, () => ({ for: 'person' })),
  });
  const guest = await HttpPlayer.arrive(server, 'Luis');
  await host.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
  await guest.ask(room, { do: 'sit', seat: 1, nonce: 'beef' });
  await visitor.visit(`/table/${room}`);
  await visitor.page.getByLabel(visitor.ui('invite-link')).waitFor();
  await takePicture(visitor, 'waiting-room-phone');
  await visitor.leave();
});

/** What each seat sacrifices in the first turn. */
const SACRIFICED = ['torch', null, 'dragon_spear', null];

it.each<[string, VisitorOptions]>([
  ['desk', { ...DESK, ...IN_TIME, language: 'en', theme: 'dark' }],
  ['phone', { ...PHONE, ...IN_TIME, language: 'es', theme: 'light' }],
])('welcome-…-%s', async (screen, visitorOptions) => {
  const visitor = await Visitor.arrive(server, visitorOptions);
  const options = { start: 'first', first_adventurer: 'warrior' };
  const match = await begin(server, visitor, { game: 'welcome', options, others: 3 });
  const others = await bring(match);
  await visitor.button('primer-known').click();
  for (const turn of [0, 1]) {
    for (const seat of match.httpPlayers.keys()) {
      if (turn === 1 && seat === 0) await takePictureAtRest(visitor, `welcome-bidding-${screen}`);
      await placeCard(visitor, match, seat, turn === 0 ? (SACRIFICED[seat] ?? null) : null);
    }
  }
  await act(visitor, match, 0, { action: 'draw' });
  await takePictureAtRest(visitor, `welcome-drawn-${screen}`);
  await act(visitor, match, 0, { action: 'add' });
  for (const seat of [1, 2, 3]) await act(visitor, match, seat, { action: 'pass' });
  await skipShow(visitor);
  await playByHttp(visitor, match, () => stageOf(visitor) === 'next_adventurer');
  await cardsMet(visitor).nth(2).waitFor({ timeout: 60_000 });
  await takePicture(visitor, `welcome-run-${screen}`);
  await takePictureAtRest(visitor, `welcome-adventurers-${screen}`);
  for (const one of [visitor, ...others]) await one.leave();
});

it.each<[string, VisitorOptions]>([
  ['desk', { ...DESK, ...IN_TIME, language: 'es', theme: 'dark' }],
  ['phone', { ...PHONE, ...IN_TIME, language: 'en', theme: 'dark' }],
])('raiders-…-%s', async (screen, options) => {
  const visitor = await Visitor.arrive(server, options);
  const match = await begin(server, visitor, { game: 'raiders', others: 3 });
  const others = await bring(match);
  await visitor.button('primer-known').click();
  await playByHttp(visitor, match, () => (visitor.table.snapshot?.view as { place: number }).place === 2);
  await takePictureAtRest(visitor, `raiders-choosing-${screen}`);
  for (const httpPlayer of match.httpPlayers) await httpPlayer.decide(match.room, 1);
  await visitor.button('skip').first().waitFor();
  await visitor.page.waitForTimeout(2_500);
  await takePicture(visitor, `raiders-reveal-${screen}`);
  await playByHttp(visitor, match, () => false);
  await takePictureAtRest(visitor, `raiders-end-${screen}`);
  for (const one of [visitor, ...others]) await one.leave();
});

it.each<[string, VisitorOptions]>([
  ['desk', { ...DESK, ...AT_ONCE, language: 'en', theme: 'dark' }],
  ['phone', { ...PHONE, ...AT_ONCE, language: 'es', theme: 'light' }],
])(
  'masmorra-…-%s',
  async (screen, options) => {
    const visitor = await Visitor.arrive(server, options);
    const { table } = visitor;
    const match = await begin(server, visitor, {
      game: 'masmorra',
      options: { start: 'first' },
      others: 0,
      bots: 3,
    });
    await visitor.button('primer-known').click();
    const kinds = () => (table.snapshot?.offers ?? []).map(kindOf);
    let turn = 0;
    const on = () => exploreOrFight(kinds(), (turn += 1));
    const rooms = () => (table.snapshot?.view as MasmorraView).dungeon.length;

    await playByHttp(visitor, match, () => rooms() > 7 && kinds().includes('strike'), on);
    await takePicture(visitor, `masmorra-fight-${screen}`);
    await playByHttp(visitor, match, () => isStepByDie(table.snapshot?.offers), on);
    await takePicture(visitor, `masmorra-turn-${screen}`);
    if (screen === 'desk') await dragStep(visitor, () => takePicture(visitor, 'masmorra-dragging-desk'));
    await visitor.leave();
  },
  WANDERING_MS,
);

/** Drags a die that shows a Step over the hero, holds it there, and puts it back. */
async function dragStep({ page, table }: Visitor, meanwhile: () => Promise<void>) {
  const place = (table.snapshot?.offers ?? []).findIndex((offer) => isStepByDie([offer]));
  const hand = mouse(page);
  const from = await middleOf(page.locator(`.slot button[data-keys~="${keyOfOffer(place)}"]`).first());
  await hand.take(from);
  await hand.move({ x: from.x - 40, y: from.y - 20 });
  await hand.move(await middleOf(page.locator('[data-zone="hero"]')));
  await meanwhile();
  await hand.move(from);
  await hand.letGo();
}

it(`is not larger than ${String(MOST_BYTES)} bytes in all`, async () => {
  const files = await readdir(FOLDER);
  const sizes = await Promise.all(files.map((file) => stat(new URL(file, FOLDER))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

function isStepByDie(offers: Offer[] = []): boolean {
  const actions = offers.map(({ action }) => action as Action);
  return actions.some((action) => action.action === 'step' && action.with === 'die');
}

/** Draws a card and adds it to the dungeon, or sets it aside under a tile. */
async function placeCard(visitor: Visitor, match: Begun, seat: number, tile: string | null) {
  await act(visitor, match, seat, { action: 'draw' });
  await act(visitor, match, seat, tile === null ? { action: 'add' } : { action: 'sacrifice', tile });
}

/** Opens the table for the others too, because the seats show who is present. */
function bring({ httpPlayers, room }: Begun): Promise<Visitor[]> {
  const come = async (sameAs: HttpPlayer) => {
    const other = await Visitor.arrive(server, { ...DESK, ...AT_ONCE, language: 'en', sameAs });
    await other.visit(`/table/${room}`);
    return other;
  };
  return Promise.all(httpPlayers.slice(1).map(come));
}

/** The cards that the adventurer has met on the stair. */
function cardsMet(visitor: Visitor) {
  const name = gameWords(visitor.options.language, 'welcome').tell('welcome-trail');
  return visitor.page.getByRole('list', { name }).getByRole('button');
}

function stageOf({ table }: Visitor): string {
  return String((table.snapshot?.view as { stage: unknown } | undefined)?.stage);
}

/** Takes a screenshot after all animations. */
async function takePictureAtRest(visitor: Visitor, name: string) {
  await skipShow(visitor);
  await takePicture(visitor, name);
}

async function skipShow(visitor: Visitor) {
  await visitor.page.waitForTimeout(300);
  const skip = visitor.button('skip').first();
  if (await skip.isVisible()) await skip.click();
  await skip.waitFor({ state: 'hidden' });
}

async function takePicture({ context, page }: Visitor, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(fileURLToPath(new URL(`${name}.webp`, FOLDER)), Buffer.from(data, 'base64'));
}

import { describe, expect, it } from 'vitest';

import { HttpPlayer } from '../support/http-player.ts';
import { inspect } from '../support/page-checks.ts';
import { sharedServer } from '../support/shared-server.ts';
import { act, begin, playByHttp, type Begun, type Wanted } from '../support/begin-match.ts';
import { SCREENS, Visitor } from '../support/visitor.ts';

const server = sharedServer();

/**
 * One player with a browser in each language, and someone who looks on and sees everything performed slowly. The player
 * wants no motion, so that each state stands still while it is looked at.
 */
class Gallery {
  readonly problems: string[] = [];

  private constructor(
    readonly english: Visitor,
    readonly spanish: Visitor,
    readonly watcher: Visitor,
    readonly match: Begun,
  ) {}

  static async open(wanted: Wanted): Promise<Gallery> {
    const still = { screen: 'wide', motion: 'reduce' } as const;
    const english = await Visitor.arrive(server, { ...still, language: 'en' });
    const match = await begin(server, english, wanted);
    const spanish = await Visitor.arrive(server, { ...still, language: 'es', sameAs: english });
    const watcher = await Visitor.arrive(server, {
      screen: 'wide',
      language: 'es',
      settings: { speed: 'slow' },
    });
    for (const visitor of [spanish, watcher]) {
      await visitor.visit(`/table/${match.room}`);
      await visitor.table.until('the table is shown', () => visitor.table.snapshot !== null);
    }
    return new Gallery(english, spanish, watcher, match);
  }

  /** Someone decides, and everyone has seen it. */
  async decide(seat: number, action: object) {
    await act(this.english, this.match, seat, action);
    await this.#inStep();
  }

  /** Plays on by the first offers until something is the case. */
  async playUntil(isThere: () => boolean) {
    await playByHttp(this.english, this.match, isThere);
    await this.#inStep();
  }

  /** Looks at the table as the player sees it. */
  async look(state: string) {
    for (const visitor of [this.english, this.spanish])
      this.problems.push(...(await inspect(visitor, state)));
  }

  /** Looks at the table while something is being performed there. */
  async lookOn(state: string) {
    await this.watcher.button('skip').first().waitFor();
    this.problems.push(...(await inspect(this.watcher, state)));
  }

  /** Looks at what opens over the table when something is pressed. */
  async lookInto(state: string, open: (visitor: Visitor) => Promise<void>) {
    for (const visitor of [this.english, this.spanish]) {
      await open(visitor);
      await visitor.page.getByRole('dialog').waitFor();
      this.problems.push(...(await inspect(visitor, state, 'briefly')));
      // What lies over a narrow table stands beside a wide one, and cannot be closed there.
      await visitor.page.setViewportSize(SCREENS.phone);
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }

  /** Nothing was wrong with anything that was looked at. */
  async close() {
    for (const visitor of [this.english, this.spanish, this.watcher]) await visitor.leave();
    expect(this.problems).toEqual([]);
  }

  async #inStep() {
    const { number, seen } = { number: this.english.table.snapshot?.number ?? 0, seen: this.spanish.table };
    await seen.until('both browsers are in step', () => (seen.snapshot?.number ?? 0) >= number);
  }
}

describe('a table of Welcome', () => {
  it('is for everyone, within its width, and easy to hit from the first bid to the end', async () => {
    const options = { start: 'first', first_adventurer: 'warrior' };
    const gallery = await Gallery.open({ game: 'welcome', options, others: 1 });
    const stage = () => (gallery.english.table.snapshot?.view as { stage: string }).stage;

    await gallery.look('bidding');
    await gallery.decide(0, { action: 'draw' });
    await gallery.look('a drawn card');
    await gallery.decide(0, { action: 'sacrifice', tile: 'torch' });
    await gallery.look('waiting for others');
    await gallery.decide(1, { action: 'draw' });
    await gallery.decide(1, { action: 'add' });
    await gallery.decide(0, { action: 'draw' });
    await gallery.decide(0, { action: 'add' });
    await gallery.decide(1, { action: 'pass' });
    await gallery.look('a question before the run');
    await gallery.playUntil(() => stage() === 'next_adventurer');
    await gallery.lookOn('the run');
    await gallery.look('the next adventurer');
    await gallery.playUntil(() => false);
    await gallery.look('the end');
    await gallery.close();
  });
});

describe('a table of Raiders', () => {
  it('is for everyone, within its width, and easy to hit from the first card to the end', async () => {
    const gallery = await Gallery.open({ game: 'raiders', options: { characters: 'chosen' }, others: 2 });
    const stage = () => (gallery.english.table.snapshot?.view as { stage: string }).stage;

    await gallery.playUntil(() => gallery.english.table.owes && stage() === 'take_character');
    await gallery.look('taking a character');
    await gallery.playUntil(() => stage() === 'cards');
    await gallery.look('choosing a card');
    await gallery.decide(0, { action: 'play', card: 'power_3' });
    await gallery.look('a sealed card');
    await gallery.decide(1, { action: 'play', card: 'power_2' });
    await gallery.decide(2, { action: 'play', card: 'power_5' });
    await gallery.lookOn('the reveal');
    await gallery.playUntil(() => false);
    await gallery.look('the end');
    await gallery.close();
  });

  it('is so in the tactical mode as well', async () => {
    const gallery = await Gallery.open({ game: 'raiders', options: { mode: 'tactical' }, others: 2 });
    await gallery.playUntil(() => gallery.english.table.owes);
    await gallery.look('playing openly, with the map');
    await gallery.close();
  });
});

describe('what opens over a table', () => {
  it('is for everyone, within its width, and easy to hit', async () => {
    const gallery = await Gallery.open({ game: 'welcome', options: { start: 'first' }, others: 1 });
    const { room, httpPlayers } = gallery.match;
    const fromMenu = (id: string) => async (visitor: Visitor) => {
      await visitor.page.keyboard.press('m');
      await visitor.page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.ui(id) })
        .click();
    };
    await httpPlayers[1]?.ask(room, { do: 'say', text: 'Hello, <b>you</b>!' });

    await gallery.lookInto('the menu', ({ page }) => page.keyboard.press('m'));
    await gallery.lookInto('the keys', ({ page }) => page.keyboard.press('?'));
    for (const id of ['settings-title', 'invite', 'fairness', 'leave'])
      await gallery.lookInto(id, fromMenu(id));
    for (const side of ['l', 'c'])
      await gallery.lookInto(`the sheet (${side})`, (visitor) => openSheet(visitor, side));
    await gallery.close();
  });
});

describe('a table that is not played at', () => {
  it('is for everyone, within its width, and easy to hit', async () => {
    const problems: string[] = [];
    for (const language of ['en', 'es'] as const) {
      const visitor = await Visitor.arrive(server, { language, screen: 'wide', motion: 'reduce' });
      const host = HttpPlayer.of(visitor);
      await host.introduce('Ana');
      const room = await host.open({
        game: 'raiders',
        seats: Array.from({ length: 4 }, () => ({ for: 'person' })),
      });
      await visitor.visit(`/table/${room}`);
      await visitor.page.getByLabel(visitor.ui('invite-link')).waitFor();
      await visitor.table.until('the host sits', () => visitor.table.seat === 0);
      problems.push(...(await inspect(visitor, 'the waiting room')));
      await host.ask(room, { do: 'close' });
      await visitor.page.getByRole('heading', { name: visitor.ui('closed') }).waitFor();
      problems.push(...(await inspect(visitor, 'a closed table')));
      await visitor.leave();
    }
    expect(problems).toEqual([]);
  });

  it('explains itself where there is none', async () => {
    const problems: string[] = [];
    for (const language of ['en', 'es'] as const) {
      const visitor = await Visitor.arrive(server, {
        language,
        screen: 'wide',
        motion: 'reduce',
        visit: 'leads-nowhere',
      });
      await visitor.visit('/table/nosuchtable00000000');
      await visitor.page
        .getByRole('heading', { name: visitor.ui('gone-title', { code: 'unknown_room' }) })
        .waitFor();
      problems.push(...(await inspect(visitor, 'an unknown table')));
      await visitor.leave();
    }
    expect(problems).toEqual([]);
  });
});

/** On a narrow screen log and chat lie over the table. */
async function openSheet({ page }: Visitor, key: string) {
  await page.setViewportSize(SCREENS.phone);
  await page.keyboard.press(key);
}

import { describe, expect, it } from 'vitest';

import { HttpPlayer } from '../support/http-player.ts';
import { inspect } from '../support/page-checks.ts';
import { sharedServer } from '../support/shared-server.ts';
import { act, begin, playByHttp, type Begun, type MatchSetup } from '../support/begin-match.ts';
import { SCREENS, Visitor } from '../support/visitor.ts';

const server = sharedServer();

/** One player with a browser in each language, without motion, and a spectator who sees slow animations. */
class StateChecks {
  readonly problems: string[] = [];

  private constructor(
    readonly english: Visitor,
    readonly spanish: Visitor,
    readonly watcher: Visitor,
    readonly match: Begun,
  ) {}

  static async open(setup: MatchSetup): Promise<StateChecks> {
    const still = { screen: 'wide', motion: 'reduce' } as const;
    const english = await Visitor.arrive(server, { ...still, language: 'en' });
    const match = await begin(server, english, setup);
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
    return new StateChecks(english, spanish, watcher, match);
  }

  /** Decides, and waits until everyone has seen it. */
  async decide(seat: number, action: object) {
    await act(this.english, this.match, seat, action);
    await this.#inStep();
  }

  /** Plays the first offers until a condition is met. */
  async playUntil(isThere: () => boolean) {
    await playByHttp(this.english, this.match, isThere);
    await this.#inStep();
  }

  /** Checks the table as the player sees it. */
  async check(state: string) {
    for (const visitor of [this.english, this.spanish])
      this.problems.push(...(await inspect(visitor, state)));
  }

  /** Checks the table during animations. */
  async checkAnimated(state: string) {
    await this.watcher.button('skip').first().waitFor();
    this.problems.push(...(await inspect(this.watcher, state)));
  }

  /** Checks what a press opens over the table. */
  async checkOpened(state: string, open: (visitor: Visitor) => Promise<void>) {
    for (const visitor of [this.english, this.spanish]) {
      await open(visitor);
      await visitor.page.getByRole('dialog').waitFor();
      this.problems.push(...(await inspect(visitor, state, 'one-combination')));
      // On a wide screen it is beside the table and cannot be closed.
      await visitor.page.setViewportSize(SCREENS.phone);
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }

  /** Expects that no check has failed. */
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
  it('passes all page checks from the first bid to the end', async () => {
    const options = { start: 'first', first_adventurer: 'warrior' };
    const checks = await StateChecks.open({ game: 'welcome', options, others: 1 });
    const stage = () => (checks.english.table.snapshot?.view as { stage: string }).stage;

    await checks.check('bidding');
    await checks.decide(0, { action: 'draw' });
    await checks.check('a drawn card');
    await checks.decide(0, { action: 'sacrifice', tile: 'torch' });
    await checks.check('waiting for others');
    await checks.decide(1, { action: 'draw' });
    await checks.decide(1, { action: 'add' });
    await checks.decide(0, { action: 'draw' });
    await checks.decide(0, { action: 'add' });
    await checks.decide(1, { action: 'pass' });
    await checks.check('a question before the run');
    await checks.playUntil(() => stage() === 'next_adventurer');
    await checks.checkAnimated('the run');
    await checks.check('the next adventurer');
    await checks.playUntil(() => false);
    await checks.check('the end');
    await checks.close();
  });
});

describe('a table of Raiders', () => {
  it('passes all page checks from the first card to the end', async () => {
    const checks = await StateChecks.open({ game: 'raiders', options: { characters: 'chosen' }, others: 2 });
    const stage = () => (checks.english.table.snapshot?.view as { stage: string }).stage;

    await checks.playUntil(() => checks.english.table.owes && stage() === 'take_character');
    await checks.check('taking a character');
    await checks.playUntil(() => stage() === 'cards');
    await checks.check('choosing a card');
    await checks.decide(0, { action: 'play', card: 'power_3' });
    await checks.check('a sealed card');
    await checks.decide(1, { action: 'play', card: 'power_2' });
    await checks.decide(2, { action: 'play', card: 'power_5' });
    await checks.checkAnimated('the reveal');
    await checks.playUntil(() => false);
    await checks.check('the end');
    await checks.close();
  });

  it('passes all page checks in the tactical mode', async () => {
    const checks = await StateChecks.open({ game: 'raiders', options: { mode: 'tactical' }, others: 2 });
    await checks.playUntil(() => checks.english.table.owes);
    await checks.check('playing openly, with the map');
    await checks.close();
  });
});

describe('what opens over a table', () => {
  it('passes all page checks', async () => {
    const checks = await StateChecks.open({ game: 'welcome', options: { start: 'first' }, others: 1 });
    const { room, httpPlayers } = checks.match;
    const fromMenu = (id: string) => async (visitor: Visitor) => {
      await visitor.page.keyboard.press('m');
      await visitor.page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.ui(id) })
        .click();
    };
    await httpPlayers[1]?.ask(room, { do: 'say', text: 'Hello, <b>you</b>!' });

    await checks.checkOpened('the menu', ({ page }) => page.keyboard.press('m'));
    await checks.checkOpened('the keys', ({ page }) => page.keyboard.press('?'));
    for (const id of ['settings-title', 'invite', 'fairness', 'leave'])
      await checks.checkOpened(id, fromMenu(id));
    for (const side of ['l', 'c'])
      await checks.checkOpened(`the sheet (${side})`, (visitor) => openSheet(visitor, side));
    await checks.close();
  });
});

describe('a table without a running match', () => {
  it('passes all page checks', async () => {
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

  it('explains that there is no table', async () => {
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

/** On a narrow screen log and chat open over the table. */
async function openSheet({ page }: Visitor, key: string) {
  await page.setViewportSize(SCREENS.phone);
  await page.keyboard.press(key);
}

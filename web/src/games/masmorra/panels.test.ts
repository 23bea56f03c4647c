import { fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../../settings/settings.svelte.ts';
import type { Offer } from '../../wire/index.ts';
import type { Forecast } from '../../wire/masmorra.ts';
import { loadGame, loadWords, say } from '../../i18n/index.ts';
import DiceTray from './dice/DiceTray.svelte';
import LossWarning from './dice/LossWarning.svelte';
import { LossGuard } from './dice/loss-guard.svelte.ts';
import FightPanel from './fight/FightPanel.svelte';
import { briefForecast, forecastOf, forecastText } from './fight/forecast.ts';
import HeroChoice from './heroes/HeroChoice.svelte';
import Heroes from './heroes/Heroes.svelte';
import { actionOf, choicesOf, type PanelProps } from './board.ts';
import { GAME, seatName } from './names.ts';
import Treasures from './treasure/Treasures.svelte';
import QuestionPanel from './questions/QuestionPanel.svelte';
import { panelOf } from './offers/panels.ts';
import { panelFor, SNAPSHOTS, type SnapshotFixture } from './fixtures.ts';
import { preferences } from './questions/preferences.svelte.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('masmorra');
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const PANELS = {
  dice: DiceTray,
  heroes: HeroChoice,
  treasure: Treasures,
  fight: FightPanel,
  questions: QuestionPanel,
};

async function show(panel: Component<PanelProps>, snapshot: SnapshotFixture) {
  const choose = vi.fn();
  const props = panelFor(snapshot, choose);
  const rendered = render(panel, { props });
  await tick();
  return { choose, props, ...rendered };
}

/** Chosen by pressing dice, which have their own labels. */
const BY_DICE = ['pick_die', 'change_die'];

describe('every offer of a panel', () => {
  const asked = Object.entries(SNAPSHOTS).flatMap(([moment, snapshot]) =>
    snapshot.offers
      .filter((offer) => panelOf(actionOf(offer)) && !BY_DICE.includes(actionOf(offer).action))
      .map((offer) => [moment, say, snapshot, offer] as const),
  );

  it.each(asked)(
    'is a button with its message, help and key (%s)',
    async (_moment, _say, snapshot, offer) => {
      const place = panelOf(actionOf(offer));
      if (!place) throw new Error('no panel shows the offer');
      const { choose, props } = await show(PANELS[place], snapshot);
      const name = say(GAME, offer.message, props.cast);
      const [button] = screen
        .getAllByRole('button', { name })
        .filter((one) => one.hasAttribute('aria-keyshortcuts'));
      expect(button?.getAttribute('aria-keyshortcuts')).toBe(props.keyOf(offer));
      const help = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent?.toLowerCase()).toContain(say(GAME, offer.help, props.cast).toLowerCase());
      if (button) await fireEvent.click(button);
      expect(choose).toHaveBeenCalledWith(offer);
    },
  );
});

describe('the tray', () => {
  it('marks and unmarks dice, and sends the first pick when the marks are confirmed', async () => {
    const { choose } = await show(DiceTray, SNAPSHOTS.pick_dice);
    const dice = screen.getAllByRole('button', { name: /mark for re-roll/ });
    const [first, second] = dice;
    if (!first || !second) throw new Error('dice are missing');
    await fireEvent.click(first);
    await fireEvent.click(second);
    await fireEvent.click(first);
    expect([first.getAttribute('aria-pressed'), second.getAttribute('aria-pressed')]).toEqual([
      'false',
      'true',
    ]);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Re-roll 1 die' }));
    const sent = actionOf(choose.mock.calls[0]?.[0] as Offer);
    expect(sent.action).toBe('pick_die');
  });

  it('highlights the dice that pay for the offer pointed at', async () => {
    const { props, container } = await show(DiceTray, SNAPSHOTS.fighting);
    const strike = choicesOf(props.offers, 'strike').find(({ action }) => action.with === 'die');
    if (!strike) throw new Error('no die can strike');
    props.highlight.point(strike.offer);
    await tick();
    expect(container.querySelectorAll('li.lit').length).toBe(1);
  });

  it('asks before loose symbols are left behind, also for a key press', async () => {
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    const snapshot = SNAPSHOTS.acting;
    const choose = vi.fn();
    const guard = new LossGuard(() => ({ view: { ...snapshot.view, active: 0 }, seat: 0, choose }));
    const cast = { names: snapshot.names, viewer: 0 };
    const keyOf = (offer: Offer) => String(snapshot.offers.indexOf(offer) + 1);
    render(LossWarning, { props: { guard, offers: snapshot.offers, keyOf, cast } });
    const place = snapshot.offers.findIndex((offer) => actionOf(offer).action === 'move');
    const notStopped = await fireEvent.keyDown(window, { key: String(place + 1) });
    expect([notStopped, place >= 0, choose.mock.calls.length]).toEqual([false, true, 0]);
    expect(screen.getByText(/You'll lose: \d/)).toBeTruthy();
    await fireEvent.click(
      screen.getByRole('button', {
        name: say(GAME, snapshot.offers[place]?.message ?? { id: '', args: {} }, cast),
      }),
    );
    expect(choose).toHaveBeenCalledWith(snapshot.offers[place]);
  });
});

const ME = { who: 'you', name: 'Ana' } as const;

describe('a fight', () => {
  it('has a forecast for each strike', async () => {
    const { view, offers } = SNAPSHOTS.fighting;
    const { fight } = view;
    if (!fight) throw new Error('the snapshot has no fight');
    await show(FightPanel, SNAPSHOTS.fighting);
    for (const { offer, action } of choicesOf(offers, 'strike')) {
      const forecast = forecastOf(action, fight);
      if (!forecast) throw new Error('the forecast is missing');
      const name = say(GAME, offer.message, { names: [], viewer: 0 });
      const button = screen.getByRole('button', { name });
      const help = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent).toContain(forecastText(forecast, fight, ME));
    }
  });

  it('has a short forecast on each button, for touch screens', () => {
    const { fight } = SNAPSHOTS.fighting.view;
    if (!fight) throw new Error('the snapshot has no fight');
    const strike = { action: 'strike', symbol: 'ranged', with: 'die' } as const;
    const foretold = (after: Partial<Forecast>) => {
      const strikes = [{ symbol: 'ranged' as const, after: { ...fight.as_it_stands, ...after } }];
      return briefForecast(strike, { ...fight, defense: 3, strikes });
    };
    expect(foretold({ damage: 2, end: 'withstands' })).toBe('damage 2 of 3');
    expect(foretold({ damage: 3, end: 'falls', wounds: 0 })).toBe('defeated, no Payback');
    expect(foretold({ damage: 3, end: 'falls', wounds: 2, life: 4 })).toBe('defeated, Payback 2, Life 4');
    expect(briefForecast({ action: 'sneak_attack' }, fight)).toBeNull();
  });

  it('of another player names that player', () => {
    const { fight } = SNAPSHOTS.fighting.view;
    if (!fight) throw new Error('the snapshot has no fight');
    const brasa = { who: 'other', name: 'Brasa' } as const;
    for (const end of ['falls', 'withstands'] as const) {
      for (const life of [0, 4]) {
        const text = forecastText({ damage: 1, end, wounds: 2, life }, fight, brasa);
        expect(text).toContain('Brasa');
        expect(text).not.toMatch(/\byou/i);
      }
    }
  });

  it('warns of a deadly payback', () => {
    const { fight } = SNAPSHOTS.fighting.view;
    if (!fight) throw new Error('the snapshot has no fight');
    const deadly = { ...fight.as_it_stands, wounds: 3, life: 0 };
    expect(forecastText(deadly, fight, ME)).toContain('you fall');
  });
});

describe('the heroes', () => {
  it('are all shown, the viewer’s first, with Life and experience as text', async () => {
    const snapshot = SNAPSHOTS.acting;
    const { props } = await show(Heroes, snapshot);
    const boards = screen.getAllByRole('article');
    expect(boards.length).toBe(snapshot.view.players.length);
    const [mine] = boards;
    const me = snapshot.view.players[0];
    if (!mine || !me) throw new Error('the first seat is missing');
    expect(within(mine).getByText(seatName(0, props.cast))).toBeTruthy();
    expect(within(mine).getByRole('img', { name: `Life ${me.life} of 6` })).toBeTruthy();
    expect(within(mine).getByRole('img', { name: new RegExp(`^${me.xp} XP`) })).toBeTruthy();
  });
});

describe('a card window', () => {
  it('passes when the countdown ends', async () => {
    vi.useFakeTimers();
    preferences.seconds = 5;
    const { choose, props } = await show(QuestionPanel, SNAPSHOTS.window_fight_begins);
    vi.advanceTimersByTime(4500);
    expect(choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(choose).toHaveBeenCalledWith(choicesOf(props.offers, 'pass')[0]?.offer);
    preferences.seconds = 0;
    vi.useRealTimers();
  });

  it('waits after the countdown was stopped', async () => {
    vi.useFakeTimers();
    preferences.seconds = 5;
    const { choose } = await show(QuestionPanel, SNAPSHOTS.window_fight_begins);
    await fireEvent.click(screen.getByRole('button', { name: "Wait, I'm thinking" }));
    vi.advanceTimersByTime(20_000);
    expect(choose).not.toHaveBeenCalled();
    preferences.seconds = 0;
    vi.useRealTimers();
  });
});

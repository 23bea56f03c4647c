import pictures from 'pictures:masmorra/treasures';
import { describe, expect, it, vi } from 'vitest';

import type { Offer } from '../../../wire/index.ts';
import type { Action, Fact, Treasure, View } from '../../../wire/masmorra.ts';
import type { Decision } from '../../board.ts';
import { choicesOf } from '../board.ts';
import { isMapOffer } from '../map/map-offers.ts';
import { sortHand } from '../treasure/hand.ts';
import { conditionOf, TREASURES } from '../treasure/data.ts';
import { isPanelOffer } from '../offers/panels.ts';
import { finaleOf, lastMalaphyasEvents, MALAPHYAS_ROLLS, ritualOf } from '../finale/finale.ts';
import { windowMessages } from './card-window.ts';
import { SNAPSHOTS } from '../fixtures.ts';
import { Preferences } from './preferences.svelte.ts';
import { answerTo, type AutoPassSettings } from './auto-pass.ts';
import { answerToEmptyWindow, type EmptyWindowSettings } from './empty-window.ts';
import { Countdown } from './countdown.svelte.ts';

const ASKS: AutoPassSettings = { seconds: 0, autoPass: 'asks', alerts: [] };

describe('every offer', () => {
  const all = Object.entries(SNAPSHOTS).flatMap(([moment, { offers }]) =>
    offers.map((offer) => [moment, (offer.action as Action).action, offer] as const),
  );

  it.each(all)('of the snapshot %s, %s, is in a panel or on the map', (_moment, _name, offer: Offer) => {
    expect(isPanelOffer(offer) || isMapOffer(offer.action as Action)).toBe(true);
  });
});

describe('a question about cards', () => {
  const { offers } = SNAPSHOTS.window_fight_begins;
  const pass = choicesOf(offers, 'pass')[0]?.offer;
  const fitting = choicesOf(offers, 'play')[0]?.action.card;

  it('is asked by default', () => {
    expect(answerTo(offers, ASKS)).toEqual({ do: 'ask' });
  });

  it('is passed at once or after a countdown, as set', () => {
    expect(answerTo(offers, { ...ASKS, seconds: 5 })).toEqual({ do: 'pass_later', offer: pass, seconds: 5 });
    expect(answerTo(offers, { ...ASKS, autoPass: 'passes' })).toEqual({ do: 'pass', offer: pass });
  });

  it('is asked if a card on the alert list is playable', () => {
    if (!fitting) throw new Error('no card fits');
    expect(answerTo(offers, { seconds: 5, autoPass: 'passes', alerts: [fitting] })).toEqual({ do: 'ask' });
    const [other] = TREASURES.filter((card) => card !== fitting);
    if (!other) throw new Error('there is no other card');
    expect(answerTo(offers, { seconds: 0, autoPass: 'passes', alerts: [other] }).do).toBe('pass');
  });

  it('is the only question that is answered automatically', () => {
    expect(answerTo(SNAPSHOTS.acting.offers, { seconds: 5, autoPass: 'passes', alerts: [] })).toEqual({
      do: 'ask',
    });
  });

  it('has messages for what happens', () => {
    expect(windowMessages(SNAPSHOTS.window_fight_begins.view).map(({ id }) => id)).toEqual([
      'scene-fight-begins',
    ]);
    expect(windowMessages(SNAPSHOTS.window_card_played.view)[0]?.id).toBe('scene-card-played');
    expect(windowMessages(SNAPSHOTS.acting.view)).toEqual([]);
  });

  it('has a message for the target of a card', () => {
    const effect = { task: 'effect', seat: 1, card: 'pickpocket', half: 'orange', aim: 0 } as const;
    const window = { task: 'window', event: 'card_played', asked: [0] } as const;
    const view: View = { ...SNAPSHOTS.acting.view, tasks: [effect, { ...window, asked: [...window.asked] }] };
    expect(windowMessages(view).map(({ id }) => id)).toEqual(['scene-card-played', 'scene-aimed-at-hero']);
    expect(windowMessages(view)[1]?.args).toEqual({ who: { seat: 0 } });
  });
});

describe('a card window in which nothing fits', () => {
  const { view, offers } = SNAPSHOTS.window_fight_begins;
  const empty = offers.filter(({ action }) => (action as Action).action !== 'play');
  const pass = choicesOf(offers, 'pass')[0]?.offer;
  const settings: EmptyWindowSettings = { asksAnyway: false, seconds: 0, alerts: [] };
  const question = { offers: empty, view, made: [] };

  it('is passed after a time that tells nothing about the hand', () => {
    expect(answerToEmptyWindow(question, settings)).toEqual({ offer: pass, after: 'random' });
    expect(answerToEmptyWindow(question, { ...settings, seconds: 10 })?.after).toEqual({ seconds: 10 });
  });

  it('is passed without a wait if the hand is empty, which everyone sees', () => {
    const bare = { ...question, view: { ...view, hand: [] } };
    expect(answerToEmptyWindow(bare, { ...settings, seconds: 10 })?.after).toBe('nothing');
  });

  it('is asked if the viewer wants that, if a card fits, and if something else is asked', () => {
    expect(answerToEmptyWindow(question, { ...settings, asksAnyway: true })).toBeNull();
    expect(answerToEmptyWindow({ ...question, offers }, settings)).toBeNull();
    expect(answerToEmptyWindow({ ...SNAPSHOTS.acting, made: [] }, settings)).toBeNull();
  });

  it('is passed if the only card is for any time and was declined in this turn', () => {
    if (!pass) throw new Error('passing is not offered');
    const play = (card: Treasure): Offer => ({ ...pass, action: { action: 'play', card, half: 'orange' } });
    const asked = (card: Treasure) => ({ view, offers: [play(card), pass], made: [] as Decision[] });
    const again = (card: Treasure) => ({
      ...asked(card),
      made: [{ offer: pass, offers: asked(card).offers }],
    });
    expect(answerToEmptyWindow(asked('lightning_bolt'), settings)).toBeNull();
    expect(answerToEmptyWindow(again('lightning_bolt'), settings)?.offer).toBe(pass);
    expect(answerToEmptyWindow(again('wrong_turn'), settings)).toBeNull();
    expect(
      answerToEmptyWindow(again('lightning_bolt'), { ...settings, alerts: ['lightning_bolt'] }),
    ).toBeNull();
  });
});

describe('the settings for questions', () => {
  function shelf(): Storage {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
  }

  it('are stored', () => {
    const storage = shelf();
    const preferences = new Preferences(storage);
    preferences.seconds = 10;
    preferences.asksAnyway = true;
    preferences.alertFor('fumble', true);
    preferences.alertFor('silence', true);
    preferences.alertFor('fumble', false);
    const later = new Preferences(storage);
    expect([later.seconds, later.asksAnyway, later.alerts]).toEqual([10, true, ['silence']]);
  });

  it('have defaults for missing or invalid values', () => {
    const storage = shelf();
    storage.setItem('antorcha.masmorra.asking', '{"seconds":7,"alerts":["nothing"]}');
    expect([new Preferences(storage).seconds, new Preferences(storage).alerts]).toEqual([0, []]);
    expect([new Preferences(null).seconds, new Preferences(null).asksAnyway]).toEqual([0, false]);
  });
});

describe('the countdown', () => {
  it('ends once, and never after it was stopped', () => {
    vi.useFakeTimers();
    const over = vi.fn();
    const countdown = new Countdown();
    countdown.start(5, over);
    vi.advanceTimersByTime(4000);
    expect(Math.ceil(countdown.left ?? 0)).toBe(1);
    vi.advanceTimersByTime(4000);
    countdown.start(5, over);
    countdown.stop();
    vi.advanceTimersByTime(9000);
    expect([over.mock.calls.length, countdown.left]).toEqual([1, null]);
    vi.useRealTimers();
  });
});

describe('treasure cards', () => {
  it('are sorted with playable ones first', () => {
    const { view, offers } = SNAPSHOTS.window_fight_begins;
    const [first] = sortHand(view.hand, offers);
    expect(first?.halves.orange).toBe(choicesOf(offers, 'play')[0]?.offer);
    expect(sortHand(['fumble', 'silence', 'fumble'], []).map(({ card, count }) => [card, count])).toEqual([
      ['fumble', 2],
      ['silence', 1],
    ]);
  });

  it('have a condition for each orange half, and a picture of each half', () => {
    expect([conditionOf('fear_of_the_dark'), conditionOf('lightning_bolt')]).toEqual([
      'turn_begins',
      'any_time',
    ]);
    const halves = TREASURES.flatMap((card) => [`${card}_orange`, `${card}_purple`]);
    expect(Object.keys(pictures).sort()).toEqual(halves.sort());
  });
});

describe('the finale', () => {
  it('starts when the third level is open', () => {
    expect(finaleOf(SNAPSHOTS.acting.view)).toBeNull();
    expect(finaleOf(SNAPSHOTS.deep_fighting.view)?.malaphyas).toEqual({ red: 'malaphyas' });
  });

  it('counts the remaining Cultists and shows the last events of Malaphyas', () => {
    const { view } = SNAPSHOTS.deep_fighting;
    expect(finaleOf(view)?.cultists).toBe(view.monsters.filter(({ rooted }) => rooted).length);
    const event = (number: number, fact: Fact) => ({
      number,
      rule: 'M94',
      fact,
      message: { id: 'x', args: {} },
      line: number,
    });
    const past = [
      event(1, { event: 'malaphyas_calls', face: 'step', kind: 'minor' }),
      event(2, { event: 'grimbolts_fell', face: 'step', rooms: ['l_entrance', 'l_throne'] }),
      event(3, { event: 'malaphyas_calls', face: 'magic', kind: 'major' }),
    ];
    expect(lastMalaphyasEvents(past).map(({ number }) => number)).toEqual([3, 2]);
  });

  it('has the effects of Malaphyas’ dice', () => {
    expect(MALAPHYAS_ROLLS.filter(({ calls }) => calls === 'major').map(({ face }) => face)).toEqual([
      'elixir',
      'magic',
    ]);
    expect(MALAPHYAS_ROLLS[0]?.strikes).toEqual(['l_entrance', 'l_throne']);
  });

  it('has the room of a ritual in progress', () => {
    const { view } = SNAPSHOTS.acting;
    expect(ritualOf(view)).toBeNull();
    const tile = view.dungeon[0]?.tile;
    expect(ritualOf({ ...view, now: { ...view.now, ritual: 0 } })).toEqual({ number: 0, tile });
  });
});

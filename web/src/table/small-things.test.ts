import { beforeEach, describe, expect, it } from 'vitest';

import { event, room } from '../connection/fake-server.ts';
import type { HolderInfo, Offer, Pace, RoomInfo, SeatInfo } from '../wire/index.ts';
import { chaptersOf } from './chapters.ts';
import { keyOfPlace, pressed } from '../games/keys.ts';
import { groupsOf } from './offers.ts';
import { nextStep, rememberStanding } from './settling.ts';
import { inDays, inDigits, timeOf } from './time.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

describe('keys', () => {
  function stroke(key: string, on: Element = document.body, init: KeyboardEventInit = {}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
    on.dispatchEvent(event);
    return pressed(event);
  }

  it('choose the offers in order: numbers first, then letters that do nothing else', () => {
    expect([0, 8, 9, 10, 11, 12].map(keyOfPlace)).toEqual(['1', '9', 'a', 'b', 'd', 'e']);
    expect([keyOfPlace(-1), keyOfPlace(99)]).toEqual(['', '']);
    expect([stroke('1'), stroke('a')]).toEqual([
      { kind: 'offer', place: 0 },
      { kind: 'offer', place: 9 },
    ]);
  });

  it('open what they are named for', () => {
    const deeds = ['?', 'l', 'C', 'm', 'u', ' '].map((key) => stroke(key));
    expect(deeds.map((asked) => asked?.kind === 'deed' && asked.deed)).toEqual([
      'help',
      'log',
      'chat',
      'menu',
      'undo',
      'skip',
    ]);
  });

  it('are left to the browser together with others, in fields, and under a dialog', () => {
    document.body.innerHTML = '<input /><button>Draw</button>';
    const [field, button] = [document.querySelector('input'), document.querySelector('button')];
    if (!field || !button) throw new Error('nothing to type on');
    expect(stroke('c', document.body, { ctrlKey: true })).toBeNull();
    expect(stroke('1', field)).toBeNull();
    expect([stroke(' ', button), stroke('1', button)]).toEqual([null, { kind: 'offer', place: 0 }]);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(stroke('1')).toBeNull();
  });
});

describe('a clock', () => {
  const seat = (
    asked_ms: number | null,
    bank_ms: number | null,
    deadline_ms: number | null = null,
  ): SeatInfo => ({
    holder: { kind: 'nobody' },
    present: true,
    covered: null,
    nonce: '',
    bank_ms,
    asked_ms,
    deadline_ms,
  });
  const live: Pace = { pace: 'live', clock: { bank_s: 300, move_s: 20 }, grace_s: 60 };

  it('runs through the time for the decision first, and then through the bank', () => {
    const asked = seat(1_000, 300_000);
    expect(timeOf(asked, live, 6_000)).toEqual({ kind: 'move', left: 15_000, bank: 300_000 });
    expect(timeOf(asked, live, 31_000)).toEqual({ kind: 'bank', left: 290_000, runs: true });
    expect(timeOf(asked, live, 999_000)).toEqual({ kind: 'bank', left: 0, runs: true });
  });

  it('stands still while nobody waits', () => {
    expect(timeOf(seat(null, 120_000), live, 5)).toEqual({ kind: 'bank', left: 120_000, runs: false });
  });

  it('is not there where time is not measured', () => {
    const untimed: Pace = { pace: 'live', clock: null, grace_s: 60 };
    expect(timeOf(seat(1, null), untimed, 5)).toEqual({ kind: 'none' });
  });

  it('counts days in a match by turns', () => {
    const turns: Pace = { pace: 'turns', days: 2 };
    expect(timeOf(seat(0, null, 90_000_000), turns, 0)).toEqual({ kind: 'deadline', left: 90_000_000 });
    expect(inDays(90_000_000)).toEqual({ days: 1, hours: 1, minutes: 0 });
  });

  it('shows a second for as long as it lasts', () => {
    expect([0, 1, 1_000, 61_000, 3_600_000].map(inDigits)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:01',
      '1:00:00',
    ]);
  });
});

describe('offers', () => {
  const offer = (id: string, aside = false): Offer => ({
    action: {},
    message: { id, args: {} },
    help: { id: 'help', args: {} },
    rule: 'W10',
    aside,
  });

  it('that say the same of different pieces stand together, and asides come last', () => {
    const offers = [
      offer('pick', true),
      offer('add'),
      offer('sacrifice'),
      offer('sacrifice'),
      offer('pick', true),
    ];
    expect(groupsOf(offers).map((group) => group.offers.map(({ message }) => message.id))).toEqual([
      ['add'],
      ['sacrifice', 'sacrifice'],
      ['pick', 'pick'],
    ]);
  });
});

describe('the log', () => {
  it('is divided where an event opens a chapter', () => {
    const log = [1, 2, 3, 4, 5].map(event);
    const chapters = chaptersOf(log, ({ number }) => number === 2 || number === 4);
    expect(
      chapters.map(({ opening, events }) => [opening?.number, events.map(({ number }) => number)]),
    ).toEqual([
      [undefined, [1]],
      [2, [3]],
      [4, [5]],
    ]);
  });
});

describe('who comes to a table', () => {
  const nobody: HolderInfo = { kind: 'nobody' };
  const bot: HolderInfo = { kind: 'bot', bot: 'random', name: 'Chispa' };
  const me: HolderInfo = { kind: 'person', player: 'ana', name: 'Ana' };

  function at(holders: HolderInfo[], you: { seat: number | null; isHost?: boolean; nonce?: string }) {
    const seats = holders.map((holder): SeatInfo => ({
      holder,
      present: true,
      covered: null,
      nonce: you.nonce ?? 'c0',
      bank_ms: null,
      asked_ms: null,
      deadline_ms: null,
    }));
    const chairs = holders.map((holder) =>
      holder.kind === 'bot' ? ({ for: 'bot', bot: holder.bot } as const) : ({ for: 'person' } as const),
    );
    const open: RoomInfo = room({
      stage: { stage: 'open' },
      seats,
      settings: { ...room().settings, seats: chairs },
    });
    return nextStep({ id: 'r1', room: open, seats, seat: you.seat, isHost: you.isHost ?? true });
  }

  it('sits down as its host, and not as a guest', () => {
    expect([at([nobody, bot], { seat: null }), at([nobody, bot], { seat: null, isHost: false })]).toEqual([
      'sit',
      null,
    ]);
  });

  it('is not seated again after getting up', () => {
    rememberStanding('r1');
    expect(at([nobody, bot], { seat: null })).toBeNull();
  });

  it('adds to the chance in a seat that was kept for a rematch', () => {
    expect(at([me, bot], { seat: 0, nonce: '' })).toBe('add-chance');
  });

  it('begins at once against bots, and waits where there are people', () => {
    expect(at([me, bot], { seat: 0 })).toBe('begin');
    const other: HolderInfo = { kind: 'person', player: 'luis', name: 'Luis' };
    expect([at([me, other], { seat: 0 }), at([me, nobody], { seat: 0 })]).toEqual([null, null]);
    expect(at([me, bot], { seat: 0, isHost: false })).toBeNull();
  });
});

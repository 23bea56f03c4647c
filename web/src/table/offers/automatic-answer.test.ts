import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeSocket, room, snapshot, stubSockets, welcome } from '../../connection/fake-server.ts';
import type { GameEntry } from '../../games/board.ts';
import { loadGame, loadMatchWords, loadWords } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Offer, SeatInfo, Snapshot } from '../../wire/index.ts';
import { titleOf } from '../status.ts';
import { Table } from '../table.svelte.ts';
import { AnswerTimer, delayOf } from './automatic-answer.ts';
import QuestionBar from './QuestionBar.svelte';

/** Where `pass` is the only offer, the game passes for the user. */
const PASSING: GameEntry = {
  key: 'welcome',
  activeSeat: (view) => (view as { active: number }).active,
  automaticAnswer: ({ offers }) => {
    const [only] = offers.filter(({ aside }) => !aside);
    return only && offers.filter(({ aside }) => !aside).length === 1
      ? { offer: only, after: 'random' }
      : null;
  },
};
vi.mock('../../games/index.ts', () => ({ gameEntry: () => PASSING }));

let table: Table;

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
  await loadGame('welcome');
});

beforeEach(() => {
  stubSockets(vi);
  FakeSocket.opened = [];
  settings.speed = 'instant';
  table = new Table('r1');
  FakeSocket.last.accept();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

function offer(name: string, aside = false): Offer {
  const message = { id: `action-${name}`, args: {} };
  return { action: { action: name }, message, help: { ...message, id: `help-${name}` }, rule: 'W10', aside };
}

function seatOf(holder: SeatInfo['holder']): SeatInfo {
  return {
    holder,
    present: true,
    covered: null,
    nonce: '',
    bank_ms: null,
    asked_ms: null,
    deadline_ms: null,
  };
}

/** What the user in seat 0 sees in the turn of seat 1. */
function meet(offers: Offer[], active = 1) {
  const asked: Snapshot = {
    ...snapshot(),
    view: { active },
    turn: { turn: 'decide', owe: [0], may: [] },
    prompt: { id: 'prompt-bid', args: {} },
    offers,
    question: 'q1',
  };
  const seats = [
    seatOf({ kind: 'person', player: 'ana', name: 'Ana' }),
    seatOf({ kind: 'bot', bot: 'random', name: 'Brasa' }),
  ];
  FakeSocket.last.say(welcome({ room: room({ seats }), snapshot: asked }));
  flushSync();
}

describe('a question with one answer', () => {
  it('is not put to the user, who can still change how to be asked', () => {
    meet([offer('pass'), offer('quiet', true)]);
    expect(table.asked).toBe('waits');
    expect(table.automatic?.offer.action).toEqual({ action: 'pass' });
    expect(table.offers.map(({ action }) => action)).toEqual([{ action: 'quiet' }]);
  });

  it('is put to the user after a refusal', () => {
    meet([offer('pass')]);
    table.refusal = 'Not now.';
    expect([table.asked, table.automatic]).toEqual(['owes', null]);
  });

  it('names nobody to wait for if only the user is asked', () => {
    meet([offer('pass')]);
    render(QuestionBar, { table, undo: () => {} });
    expect(screen.getByText('The game continues in a moment…')).toBeDefined();
  });
});

describe('a question in the turn of another', () => {
  it('does not say that it is the user’s turn', () => {
    meet([offer('draw'), offer('pass')]);
    render(QuestionBar, { table, undo: () => {} });
    expect(screen.queryByText('Your turn.')).toBeNull();
    expect(screen.getByText('Your call.')).toBeDefined();
    expect(titleOf(table)).toContain('Your call');
  });

  it('says so in the user’s own turn', () => {
    meet([offer('draw'), offer('pass')], 0);
    render(QuestionBar, { table, undo: () => {} });
    expect(screen.getByText('Your turn.')).toBeDefined();
  });
});

describe('the time before an answer', () => {
  it('is nothing against bots, and for what everyone knows', () => {
    expect([delayOf('random', true), delayOf('nothing', false)]).toEqual([0, 0]);
  });

  it('is the countdown of the user, or random within bounds', () => {
    expect(delayOf({ seconds: 5 }, false)).toBe(5000);
    expect(delayOf('random', false, () => 0)).toBe(700);
    expect(delayOf('random', false, () => 0.9999)).toBe(5000);
    const drawn = Array.from({ length: 200 }, () => delayOf('random', false));
    expect(new Set(drawn).size).toBeGreaterThan(100);
  });

  it('is not restarted while it runs, and gives no answer once it is stopped', () => {
    vi.useFakeTimers();
    const give = vi.fn();
    const timer = new AnswerTimer();
    timer.start(1000, give);
    vi.advanceTimersByTime(900);
    timer.start(1000, give);
    vi.advanceTimersByTime(200);
    timer.start(1000, give);
    timer.stop();
    vi.advanceTimersByTime(2000);
    expect(give).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

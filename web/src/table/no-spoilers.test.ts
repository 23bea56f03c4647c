import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeSocket, room, snapshot, stubSockets, welcome, you } from '../connection/fake-server.ts';
import { loadGame, loadMatchWords, loadWords, ui } from '../i18n/index.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Event, Offer, SeatInfo, Snapshot, Turn } from '../wire/index.ts';
import SkipNote from './frame/SkipNote.svelte';
import LiveRegions from './frame/LiveRegions.svelte';
import QuestionBar from './offers/QuestionBar.svelte';
import Seats from './seats/Seats.svelte';
import { titleOf } from './status.ts';
import { Table } from './table.svelte.ts';

// A game without a board leaves every offer to the question bar.
vi.mock('../games/index.ts', () => ({ gameEntry: (key: string) => ({ key }) }));

const PACE_MS = 650;
const MINE: Turn = { turn: 'decide', owe: [0], may: [] };
const OVER: Turn = { turn: 'over' };

let table: Table;

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
  await loadGame('welcome');
});

beforeEach(() => {
  stubSockets(vi);
  vi.useFakeTimers();
  FakeSocket.opened = [];
  settings.speed = 'normal';
  table = new Table('r1');
  FakeSocket.last.accept();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function person(player: string, name: string): SeatInfo {
  const holder = { kind: 'person' as const, player, name };
  return {
    ...{ holder, present: true, covered: null, nonce: '' },
    ...{ bank_ms: null, asked_ms: null, deadline_ms: null },
  };
}

function passed(number: number, seat: number): Event {
  const message = { id: 'event-passed', args: { who: { seat } } };
  const lines = [{ line: number, kind: 'line' as const, rule: 'W10', message }];
  return { number, rule: 'W10', fact: {}, message, line: number, lines };
}

const DRAW: Offer = {
  action: { action: 'draw' },
  message: { id: 'action-draw', args: {} },
  help: { id: 'help-draw', args: {} },
  rule: 'W10',
  aside: false,
};

function seen(events: Event[], turn: Turn): Snapshot {
  const isMine = turn === MINE;
  return {
    ...snapshot(),
    number: events.at(-1)?.number ?? 0,
    events,
    turn,
    prompt: isMine ? { id: 'prompt-bid', args: {} } : null,
    offers: isMine ? [DRAW] : [],
    question: isMine ? 'q2' : '',
  };
}

/** Ana opens the table. Then two players pass, and it is her turn or the match is over. */
function twoPass(turn: Turn) {
  const seats = [person('ana', 'Ana'), person('luis', 'Luis'), person('mar', 'Mar')];
  FakeSocket.last.say(welcome({ you: you(), room: room({ seats }), snapshot: seen([passed(1, 0)], MINE) }));
  table.followLog();
  flushSync();
  const snapshot = seen([passed(2, 1), passed(3, 2)], turn);
  FakeSocket.last.say({ type: 'update', undo_epoch: 0, snapshot, undo: null });
  table.followLog();
  flushSync();
}

function bar(): string {
  const prompt = screen.getByRole('region', { name: 'Your decision' }).querySelector('.prompt');
  return (prompt?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const undo = () => undefined;

describe('while events are animated', () => {
  it('the bar tells the animated event, and asks only afterwards', () => {
    twoPass(MINE);
    render(QuestionBar, { table, undo });
    expect(bar()).toBe('Luis passes.');
    vi.advanceTimersByTime(PACE_MS);
    flushSync();
    expect(bar()).toBe('Mar passes.');
    expect(screen.queryByRole('button', { name: /Draw a card/ })).toBeNull();
    vi.advanceTimersByTime(PACE_MS);
    flushSync();
    expect(bar()).toContain('Your turn.');
    expect(screen.getByRole('button', { name: /Draw a card/ })).toBeTruthy();
  });

  it('the bar, the title and the seats do not tell that the match is over', () => {
    twoPass(OVER);
    render(QuestionBar, { table, undo });
    expect([bar(), titleOf(table)]).toEqual([
      'Luis passes.',
      ui('title-playing', { game: 'Welcome to the Dungeon' }),
    ]);
    vi.advanceTimersByTime(2 * PACE_MS);
    flushSync();
    expect(bar()).toBe('The game is over.');
  });

  it('the seat of the animated event is lit, and no turn is shown', () => {
    twoPass(MINE);
    const { container } = render(Seats, { table });
    const lit = () => Array.from(container.querySelectorAll('.lit .name'), (name) => name.textContent.trim());
    expect([lit(), screen.queryByRole('img', { name: 'Your turn.' })]).toEqual([['Luis'], null]);
    vi.advanceTimersByTime(2 * PACE_MS);
    flushSync();
    expect(lit()[0]).toContain('Ana');
    expect(screen.getByRole('img', { name: 'Your turn.' })).toBeTruthy();
  });

  it('screen readers hear of their turn afterwards', () => {
    twoPass(MINE);
    const { container } = render(LiveRegions, { table });
    const turn = () => container.querySelector('[aria-live=assertive]')?.textContent;
    expect(turn()).toBe('');
    vi.advanceTimersByTime(2 * PACE_MS);
    flushSync();
    expect(turn()).toContain('Your turn.');
  });

  it('a board that shows the newest view already lets the user decide', () => {
    twoPass(MINE);
    render(QuestionBar, { table, undo });
    table.reportCurrent(true);
    flushSync();
    expect([bar().startsWith('Your turn.'), table.holdsOffers]).toEqual([true, false]);
    table.reportCurrent(false);
    expect([table.isCurrent, table.holdsOffers]).toEqual([false, true]);
    table.reportCurrent(null);
    expect([table.isCurrent, table.holdsOffers]).toEqual([false, false]);
  });

  it('what a board reported before a new event does not count, and what it reported after it stays', () => {
    twoPass(MINE);
    table.reportCurrent(true);
    table.followLog();
    expect(table.isCurrent).toBe(true);
    const snapshot = seen([passed(4, 2)], MINE);
    FakeSocket.last.say({ type: 'update', undo_epoch: 0, snapshot, undo: null });
    table.followLog();
    expect([table.isCurrent, table.holdsOffers]).toEqual([false, true]);
  });
});

describe('the pace', () => {
  it('can be step by step', () => {
    twoPass(MINE);
    render(QuestionBar, { table, undo });
    screen.getByRole('button', { name: 'Step by step' }).click();
    flushSync();
    vi.advanceTimersByTime(10 * PACE_MS);
    expect(bar()).toBe('Luis passes.');
    screen.getByRole('button', { name: 'Next step' }).click();
    flushSync();
    expect(bar()).toBe('Mar passes.');
    screen.getByRole('button', { name: 'Continue' }).click();
    flushSync();
    expect(bar()).toContain('Your turn.');
  });

  it('can be skipped, and then a note tells what happened until the next decision', async () => {
    twoPass(MINE);
    render(SkipNote, { table });
    table.animator.skip();
    await vi.waitFor(() => expect(table.skipped).toEqual(['Luis passes.', 'Mar passes.']));
    flushSync();
    expect(screen.getByRole('status').textContent).toContain('Mar passes.');
    void table.choose(DRAW);
    flushSync();
    expect(screen.getByRole('status').textContent.trim()).toBe('');
  });
});

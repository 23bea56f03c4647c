import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { toasts } from '../../components/toasts.svelte.ts';
import { FakeSocket, room, stubSockets, welcome, you } from '../../connection/fake-server.ts';
import { loadGame, loadMatchWords, loadWords } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Command, RoomInfo, SeatInfo, You } from '../../wire/index.ts';
import { Table } from '../table.svelte.ts';
import Requests from './Requests.svelte';

const NOW = 1_000_000;

let table: Table;

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
  await loadGame('raiders');
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stubSockets(vi);
  FakeSocket.opened = [];
  toasts.splice(0);
  table = new Table('r1');
  FakeSocket.last.accept();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function seat(holder: SeatInfo['holder']): SeatInfo {
  const clock = { bank_ms: null, asked_ms: null, deadline_ms: null };
  return { holder, present: true, covered: null, nonce: '', ...clock };
}

const SEATS: SeatInfo[] = [
  seat({ kind: 'person', player: 'ana', name: 'Ana' }),
  seat({ kind: 'person', player: 'luis', name: 'Luis' }),
  { ...seat({ kind: 'bot', bot: 'random', name: 'Brasa' }), covered: 'left' },
];

const ANA = you({ player: 'ana', seat: 0 });
const LUIS = you({ player: 'luis', seat: 1, host: false });
const EVA = you({ player: 'eva', seat: null, host: false });

function shown(changes: Partial<RoomInfo> = {}): RoomInfo {
  return room({ seats: SEATS, now_ms: NOW, ...changes });
}

/** Eva asks for the bot's seat, and Luis has a minute to answer. */
function asking(): RoomInfo {
  return shown({
    take_over: { seat: 2, player: 'eva', name: 'Eva', waits_for: [1], until_ms: NOW + 60_000 },
  });
}

function showTo(who: You) {
  FakeSocket.last.say(welcome({ you: who, room: asking() }));
  render(Requests, { table });
  flushSync();
}

function sent(): Command | undefined {
  return FakeSocket.last.lastOf('command')?.command;
}

describe('a request for a seat', () => {
  it.each([
    ['Agree', true],
    ['Refuse', false],
  ])('is answered by the player who is asked: %s', async (label, agree) => {
    showTo(LUIS);
    const status = screen.getByRole('status');
    expect(status.textContent).toContain("Eva wants Brasa's seat and will see its cards. Do you agree?");
    await fireEvent.click(within(status).getByRole('button', { name: label }));
    expect(sent()).toEqual({ do: 'answer_take_over', agree });
  });

  it('stays in view for the player who is asked, and takes no focus', () => {
    const before = document.activeElement;
    showTo(LUIS);
    expect(screen.getByRole('status').classList).toContain('stays');
    expect(document.activeElement).toBe(before);
  });

  it('is shown to others without buttons', () => {
    showTo(ANA);
    expect(screen.getByRole('status').textContent).toContain("Eva wants Brasa's seat. Luis must agree.");
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').classList).not.toContain('stays');
  });

  it('can be taken back by the spectator who asks', async () => {
    showTo(EVA);
    expect(screen.getByRole('status').textContent).toContain("You asked for Brasa's seat. Luis must agree.");
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    expect(sent()).toEqual({ do: 'stand' });
    FakeSocket.last.say({ type: 'room', room: shown() });
    flushSync();
    vi.advanceTimersByTime(1_000);
    expect(toasts).toEqual([]);
  });

  it('shows the time that is left, which screen readers do not announce', () => {
    showTo(LUIS);
    const timer = screen.getByRole('timer');
    expect(timer.getAttribute('aria-live')).toBe('off');
    expect(timer.textContent).toContain('1:00');
    vi.advanceTimersByTime(13_000);
    flushSync();
    expect(timer.textContent).toContain('0:47 left to answer');
  });
});

describe('the spectator who asked is told', () => {
  function end(...changes: You[]): string[] {
    showTo(EVA);
    FakeSocket.last.say({ type: 'room', room: shown() });
    changes.forEach((who) => FakeSocket.last.say({ type: 'you', you: who }));
    flushSync();
    vi.advanceTimersByTime(1_000);
    return toasts.map(({ text }) => text);
  }

  it('that the players refused', () => {
    expect(end({ ...EVA, seat_refused: true })).toEqual(['The players refused. You can watch.']);
  });

  it('that nobody answered', () => {
    expect(end()).toEqual(['Nobody answered. You can ask again.']);
  });

  it('that the seat is theirs', () => {
    showTo(EVA);
    FakeSocket.last.say(welcome({ you: { ...EVA, seat: 2 }, room: shown() }));
    flushSync();
    vi.advanceTimersByTime(1_000);
    expect(toasts.map(({ text }) => text)).toEqual(['The seat is yours.']);
  });
});

it('an undo request is answered by the player who is asked', async () => {
  FakeSocket.last.say(
    welcome({ you: LUIS, room: shown({ undo: { seat: 0, reason: '', waits_for: [1], until_ms: 60_000 } }) }),
  );
  render(Requests, { table });
  flushSync();
  expect(screen.getByRole('status').classList).toContain('stays');
  await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(sent()).toEqual({ do: 'answer_undo', agree: true });
});

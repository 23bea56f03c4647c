import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeSocket, room, snapshot, stubSockets, welcome, you } from '../connection/fake-server.ts';
import { toasts } from '../components/toasts.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { ServerMessage, Offer, SeatInfo, Snapshot, UndoPrice, UndoInfo, You } from '../wire/index.ts';
import { loadGame, loadMatchWords, loadWords } from '../i18n/index.ts';
import QuestionBar from './offers/QuestionBar.svelte';
import Chat from './chat/Chat.svelte';
import ChatPreview from './chat/ChatPreview.svelte';
import { Panels } from './dialogs/panels.svelte.ts';
import { TableChat } from './chat/table-chat.svelte.ts';
import LiveRegions from './frame/LiveRegions.svelte';
import Log from './log/Log.svelte';
import Seats from './seats/Seats.svelte';
import { titleOf } from './status.ts';
import { Table } from './table.svelte.ts';
import TextBoard from './board/TextBoard.svelte';
import { reasonInWords, USUAL_REASONS } from './undo/undo-reasons.ts';
import UndoForm from './undo/UndoForm.svelte';
import { whyNoUndo } from './undo/why-no-undo.ts';

// A game without a board leaves every offer to the question bar.
vi.mock('../games/index.ts', () => ({ gameEntry: (key: string) => ({ key }) }));

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
  window.sessionStorage.clear();
  table.close();
  vi.unstubAllGlobals();
});

function offer(name: string): Offer {
  return {
    action: { action: name },
    message: { id: `action-${name}`, args: {} },
    help: { id: `help-${name}`, args: {} },
    rule: 'W10',
    aside: false,
  };
}

function person(player: string, name: string, present = true): SeatInfo {
  const holder = { kind: 'person' as const, player, name };
  return { holder, present, covered: null, nonce: '', bank_ms: null, asked_ms: null, deadline_ms: null };
}

/** Ana's snapshot when it is her turn. */
function asked(question: string, ...numbers: number[]): Snapshot {
  const passed = { id: 'event-passed', args: { who: { seat: 1 } } };
  return {
    ...snapshot(),
    number: numbers.at(-1) ?? 0,
    events: numbers.map((number) => ({
      number,
      rule: 'W10',
      fact: {},
      message: passed,
      line: number,
      lines: [{ line: number, kind: 'line' as const, rule: 'W10', message: passed }],
    })),
    turn: { turn: 'decide', owe: [0], may: [] },
    prompt: { id: 'prompt-bid', args: {} },
    offers: [offer('draw'), offer('pass')],
    question,
  };
}

function sitDown(seen: Snapshot = asked('q1', 1), who: You = you()) {
  const seats = [person('ana', 'Ana'), person('luis', 'Luis', false)];
  FakeSocket.last.say(welcome({ you: who, room: room({ seats }), snapshot: seen }));
  table.animator.follow(table.connection.log, table.connection.chapter);
  flushSync();
}

function update(seen: Snapshot) {
  FakeSocket.last.say({ type: 'update', undo_epoch: 0, snapshot: seen, undo: null });
  table.animator.follow(table.connection.log, table.connection.chapter);
  flushSync();
}

function button(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

const undo = () => undefined;

describe('a decision', () => {
  it('is sent with the question that it answers', () => {
    sitDown();
    render(QuestionBar, { table, undo });
    button(/Draw a card/).click();
    expect(FakeSocket.last.lastOf('command')?.command).toEqual({
      do: 'decide',
      question: 'q1',
      action: { action: 'draw' },
    });
  });

  it('is sent once, and disables the other offers', () => {
    sitDown();
    render(QuestionBar, { table, undo });
    button(/Draw a card/).click();
    flushSync();
    button(/Draw a card/).click();
    button(/Pass/).click();
    expect(FakeSocket.last.commandIds).toHaveLength(1);
    expect(button(/Pass/).getAttribute('aria-disabled')).toBe('true');
  });

  it('is over when the next question comes, also before the ack', () => {
    sitDown();
    const { offers } = table;
    if (offers[0]) void table.choose(offers[0]);
    expect(table.sending).toBe(offers[0]);
    update(asked('q2', 2));
    expect(table.sending).toBeNull();
  });

  it('shows why it was refused', async () => {
    sitDown();
    render(QuestionBar, { table, undo });
    button(/Pass/).click();
    const id = FakeSocket.last.commandIds[0] ?? '';
    FakeSocket.last.say({ type: 'error', id, code: 'stale', message: 'this answers an earlier question' });
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('The situation has changed. Choose again.'),
    );
  });

  it('skips the animations that are left', () => {
    settings.speed = 'slow';
    sitDown();
    update(asked('q2', 2, 3, 4));
    expect(table.animator.busy).toBe(true);
    const [first] = table.offers;
    if (first) void table.choose(first);
    expect(table.animator.busy).toBe(false);
  });
});

describe('the question bar', () => {
  it('shows the question, and each offer with its key and help', () => {
    sitDown();
    render(QuestionBar, { table, undo });
    expect(screen.getByText(/Do you draw a card or pass\?/)).toBeTruthy();
    expect(button(/Draw a card/).getAttribute('aria-keyshortcuts')).toBe('1');
    const described = button(/Pass/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('until the next round');
  });

  it('says whom the match waits for', () => {
    sitDown({ ...asked('', 1), turn: { turn: 'decide', owe: [1], may: [] }, prompt: null, offers: [] });
    render(QuestionBar, { table, undo });
    expect(screen.getByText('Waiting for Luis…')).toBeTruthy();
    expect(titleOf(table)).toBe('Luis · Welcome to the Dungeon');
  });
});

describe('around the board', () => {
  it('the tab title says that it is your turn', () => {
    sitDown();
    expect(titleOf(table)).toBe('● Your turn · Welcome to the Dungeon');
  });

  it('the seats show who is present, whose turn it is, and who you are', () => {
    sitDown();
    render(Seats, { table });
    const [luis, ana] = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll(/\s+/g, ' ').trim());
    expect([luis, ana]).toEqual([expect.stringContaining('Luis away'), expect.stringContaining('Ana (you)')]);
    expect(screen.getByRole('img', { name: 'Your turn.' })).toBeTruthy();
  });

  it('the log shows what happened, and the rule', async () => {
    sitDown();
    render(Log, { table });
    expect(screen.getByText('Luis passes.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read rule W10' }).getAttribute('href')).toBe(
      '/rules/welcome#W10',
    );
    const why = button(/Why\? Rule W10/);
    await vi.waitFor(() => {
      why.focus();
      flushSync();
      expect(screen.getByRole('tooltip').textContent).toMatch(/^W10: .+\n.{40,}/);
      why.blur();
    });
  });

  it('the log fetches earlier events', async () => {
    sitDown(asked('q1', 201));
    render(Log, { table });
    const { events } = asked('q1', 199, 200);
    const fetched = vi.fn(() =>
      Promise.resolve(new Response(JSON.stringify({ undo_epoch: 0, number: 201, events }))),
    );
    vi.stubGlobal('fetch', fetched);
    button(/Show earlier events/).click();
    await vi.waitFor(() => expect(screen.getAllByText('Luis passes.')).toHaveLength(3));
    expect(fetched).toHaveBeenCalledWith('/api/rooms/r1/events?before=201', expect.anything());
  });

  it('screen readers get the animated events, and at once their turn', () => {
    sitDown();
    const { container } = render(LiveRegions, { table });
    expect(screen.getByRole('log').textContent).toBe('');
    vi.useFakeTimers();
    update(asked('q2', 2));
    vi.advanceTimersByTime(1500);
    vi.useRealTimers();
    flushSync();
    expect(screen.getByRole('log').textContent).toBe('Luis passes.');
    expect(container.querySelector('[aria-live=assertive]')?.textContent).toBe(
      'Your turn. Do you draw a card or pass?',
    );
  });
});

describe('the position as text', () => {
  const scene = (round: number): ServerMessage => ({
    type: 'scene',
    lines: [
      { id: 'scene-round', args: { round: { number: round }, adventurer: { term: 'adventurer-bard' } } },
    ],
    prompt: null,
    glossary: [],
  });

  it('is the newest one, with few requests for many changes', async () => {
    sitDown();
    render(TextBoard, { table });
    flushSync();
    for (const number of [2, 3, 4, 5]) update(asked(`q${String(number)}`, number));
    FakeSocket.last.say(scene(1));
    await vi.waitFor(() => expect(screen.getByText('Round 1 with the Bard.')).toBeTruthy());
    await vi.waitFor(() =>
      expect(FakeSocket.last.received.filter(({ type }) => type === 'describe')).toHaveLength(2),
    );
    FakeSocket.last.say(scene(2));
    await vi.waitFor(() => expect(screen.getByText('Round 2 with the Bard.')).toBeTruthy());
  });

  it('is requested again after a refusal', async () => {
    sitDown();
    render(TextBoard, { table });
    flushSync();
    FakeSocket.last.say({ type: 'error', id: null, code: 'too_many', message: 'wait a moment' });
    await vi.waitFor(() =>
      expect(FakeSocket.last.received.filter(({ type }) => type === 'describe')).toHaveLength(2),
    );
  });
});

describe('the chat', () => {
  const line = { at_ms: 0, channel: 'players' as const };

  function spoken() {
    FakeSocket.last.say({
      type: 'chat',
      lines: [
        { ...line, number: 1, player: 'luis', name: 'Luis', text: '<b>Hi</b>' },
        { ...line, number: 2, player: 'ana', name: 'Ana', text: 'Hello' },
      ],
    });
    flushSync();
  }

  it('shows lines as text, never as markup', () => {
    sitDown();
    const { container } = render(Chat, { table, chat: new TableChat(table) });
    spoken();
    expect(screen.getByText('<b>Hi</b>')).toBeTruthy();
    expect(container.querySelector('b')).toBeNull();
  });

  it('counts the lines of others as unread until they are seen', () => {
    sitDown();
    const chat = new TableChat(table);
    spoken();
    expect(chat.unread).toBe(1);
    chat.readAll();
    expect(chat.unread).toBe(0);
  });

  it('shows the newest line on a phone until it is read, and opens the chat', () => {
    sitDown();
    const chat = new TableChat(table);
    const panels = new Panels();
    vi.spyOn(panels, 'isWide', 'get').mockReturnValue(false);
    render(ChatPreview, { panels, chat });
    spoken();
    button(/Luis.*<b>Hi<\/b>/).click();
    flushSync();
    expect([panels.isOpen('sheet'), panels.side]).toEqual([true, 'chat']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('remembers in this tab which lines were read', () => {
    sitDown();
    spoken();
    new TableChat(table).readAll();
    expect(new TableChat(table).unread).toBe(0);
    const later = { ...line, number: 3, player: 'luis', name: 'Luis', text: 'Well?' };
    FakeSocket.last.say({ type: 'chat', lines: [later] });
    expect(new TableChat(table).unread).toBe(1);
  });

  const luis = { player: 'luis', name: 'Luis' };

  /** Lets the server accept the last command. */
  async function granted(asked: Promise<void>) {
    FakeSocket.last.say({ type: 'ack', id: FakeSocket.last.commandIds.at(-1) ?? '', again: false });
    await asked;
    flushSync();
  }

  it('hides muted players, and shows them again', async () => {
    sitDown();
    const chat = new TableChat(table);
    spoken();
    for (const muted of [[luis], []]) {
      const asked = chat.mute(luis, muted.length > 0);
      FakeSocket.last.say({ type: 'you', you: you({ muted }) });
      await granted(asked);
      expect(chat.muted).toEqual(muted);
      expect(chat.lines.map(({ name }) => name)).toEqual(muted.length > 0 ? ['Ana'] : ['Luis', 'Ana']);
    }
  });

  it('has no field for a player whom the host has muted, and says why', () => {
    sitDown();
    render(Chat, { table, chat: new TableChat(table) });
    const isOffered = () => screen.queryByRole('textbox') !== null;
    expect(isOffered()).toBe(true);
    for (const may_speak of [false, true]) {
      FakeSocket.last.say({ type: 'you', you: you({ may_speak }) });
      flushSync();
      expect([isOffered(), screen.queryByRole('status') !== null]).toEqual([may_speak, !may_speak]);
    }
  });

  it('takes the muted players from the server, and can unmute them', async () => {
    sitDown(undefined, you({ muted: [luis], muted_by_host: [{ player: 'mar', name: '' }] }));
    const chat = new TableChat(table);
    render(Chat, { table, chat });
    spoken();
    expect(chat.lines.map(({ name }) => name)).toEqual(['Ana']);
    expect(screen.getByText("You've muted Luis.")).toBeTruthy();
    expect(screen.getByText("Someone can't chat at this table.")).toBeTruthy();
    screen.getByRole('button', { name: 'Unmute for everyone' }).click();
    await granted(Promise.resolve());
    await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Someone can chat again.'));
    expect(FakeSocket.last.lastOf('command')?.command).toEqual({
      do: 'mute_for_all',
      player: 'mar',
      muted: false,
    });
  });
});

describe('undo', () => {
  const priced = (price: UndoPrice | null, request: UndoInfo | null = null) => {
    const seats = [person('ana', 'Ana'), person('luis', 'Luis', false)];
    const at = room({ seats, undo: request });
    FakeSocket.last.say({ ...welcome({ room: at, snapshot: asked('q1', 1) }), undo: price });
    flushSync();
  };

  it('has a button only when it is possible, which says whether it asks others', () => {
    priced(null);
    render(QuestionBar, { table, undo });
    const shown = () => screen.queryByRole('button', { name: /undo/i })?.textContent.trim() ?? null;
    expect(shown()).toBeNull();
    priced('free');
    expect(shown()).toContain('Undo');
    priced('asks');
    expect(shown()).toContain('Request undo');
    priced('asks', { seat: 1, reason: 'slip', waits_for: [0], until_ms: 0 });
    expect(shown()).toBeNull();
  });

  it('says why it is not possible after a reveal, also to a finger', () => {
    priced('revealed');
    const explained = vi.fn();
    render(QuestionBar, { table, undo: explained });
    const shown = screen.getByRole('button', { name: /undo/i });
    expect(shown.ariaDisabled ?? shown.getAttribute('aria-disabled')).toBe('true');
    expect(shown.title).toContain('Only practice tables let you undo that.');
    shown.click();
    expect(explained).toHaveBeenCalledOnce();
    expect(whyNoUndo({ undo: null, room: null })).toBe('Nothing to undo.');
    const rated = { settings: { ...room().settings, rated: true } };
    expect(whyNoUndo({ undo: 'revealed', room: rated })).toContain('Rated games');
  });

  it('is requested with a listed reason or with own text', async () => {
    priced('asks');
    render(UndoForm, { table, done: undo });
    const sent = () => FakeSocket.last.lastOf('command')?.command;
    screen.getByRole('radio', { name: 'I misread the board' }).click();
    flushSync();
    button(/Ask the others/).click();
    expect(sent()).toEqual({ do: 'undo', reason: 'misread' });
    screen.getByRole('radio', { name: 'Another reason' }).click();
    flushSync();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = ' My cat did it ';
    field.dispatchEvent(new Event('input'));
    flushSync();
    button(/Ask the others/).click();
    expect(sent()).toEqual({ do: 'undo', reason: 'My cat did it' });
  });

  it('translates the listed reasons, and shows other text as it is', () => {
    expect(USUAL_REASONS.map(reasonInWords)).toEqual([
      'I misclicked',
      'I misread the board',
      'I misunderstood a rule',
    ]);
    expect(reasonInWords('Fue mi gato')).toBe('Fue mi gato');
  });
});

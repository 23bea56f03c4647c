import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { begin, openConnection, update } from './fake-connection.ts';
import { FakeSocket, room, snapshot, stubSockets, welcome, you } from './fake-server.ts';
import { TableConnection } from './table-connection.svelte.ts';

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  stubSockets(vi);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  connection = openConnection();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function reconnect() {
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept();
}

const numbers = () => connection.log.map(({ number }) => number);
const hello = () => FakeSocket.last.lastOf('hello');

describe('the connection', () => {
  it('begins with a hello without a cursor', () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.+\/api\/rooms\/r1\/socket$/);
    expect(hello()).toEqual({ type: 'hello', after: null, chat_after: null, patches: true });
    expect(connection.state).toBe('connecting');
  });

  it('takes its state from the welcome', () => {
    begin(welcome({ undo: 'free', room: room({ now_ms: Date.now() + 5_000 }) }));
    expect([connection.state, connection.you?.seat, connection.undo, numbers()]).toEqual([
      'open',
      0,
      'free',
      [1, 2],
    ]);
    expect(connection.clockSkew).toBe(5_000);
  });

  it('takes the events before a continued match as old, and later ones as new', () => {
    const { settings } = room();
    const going = room({ settings: { ...settings, origin: { room: 'r0', entry: 9 } } });
    begin(welcome({ room: going, snapshot: null }));
    const chapter = connection.chapter;
    FakeSocket.last.say(update({ snapshot: snapshot(1, 2) }));
    expect([numbers(), connection.chapter]).toEqual([[1, 2], chapter + 1]);
    FakeSocket.last.say(update({ snapshot: snapshot(3) }));
    expect([numbers(), connection.chapter]).toEqual([[1, 2, 3], chapter + 1]);
  });

  it('adds events in order', () => {
    begin();
    FakeSocket.last.say(update());
    FakeSocket.last.say(update({ snapshot: snapshot(4, 5), undo: 'asks' }));
    expect([numbers(), connection.undo, connection.chapter]).toEqual([[1, 2, 3, 4, 5], 'asks', 1]);
  });

  it('rests until the tab is visible again, and resumes then', () => {
    begin();
    connection.rest();
    const sockets = FakeSocket.opened.length;
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect([FakeSocket.opened.length, FakeSocket.last.readyState]).toEqual([sockets, 3]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.opened.length).toBe(sockets + 1);
    FakeSocket.last.accept();
    expect(hello()).toMatchObject({ after: { undo_epoch: 0, number: 2 } });
  });

  it('starts the log over after an undo', () => {
    begin();
    FakeSocket.last.say(update({ undo_epoch: 1, snapshot: snapshot(1) }));
    expect([numbers(), connection.undo_epoch, connection.chapter]).toEqual([[1], 1, 2]);
  });

  it('sends one more hello when an event is missing', () => {
    begin();
    FakeSocket.last.say(update({ snapshot: snapshot(5) }));
    FakeSocket.last.say(update({ snapshot: snapshot(6) }));
    expect(FakeSocket.last.received.filter(({ type }) => type === 'hello')).toHaveLength(2);
    expect(hello()).toMatchObject({ after: { undo_epoch: 0, number: 2 } });
    FakeSocket.last.say(welcome({ snapshot: snapshot(3, 4, 5, 6) }));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('accepts a snapshot without events', () => {
    begin();
    FakeSocket.last.say(update({ snapshot: { ...snapshot(), number: 2, question: 'q9' } }));
    expect([numbers(), connection.snapshot?.question]).toEqual([[1, 2], 'q9']);
  });

  it('is replaced by a welcome at any time', () => {
    begin();
    const spectator = you({ seat: null });
    FakeSocket.last.say(welcome({ you: spectator, snapshot: snapshot(1), undo_epoch: 0 }));
    expect([numbers(), connection.you, connection.chapter]).toEqual([[1], spectator, 2]);
  });

  it('has each chat line once, in order', () => {
    const spoken = (number: number) =>
      ({ number, at_ms: 0, player: 'luis', name: 'Luis', channel: 'players', text: 'Hi' }) as const;
    begin(welcome({ chat: [spoken(2)] }));
    FakeSocket.last.say({ type: 'chat', lines: [spoken(3)] });
    FakeSocket.last.say({ type: 'chat', lines: [spoken(1), spoken(3)] });
    expect(connection.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('a lost connection', () => {
  it('comes back with its cursor and gets the missed events', () => {
    begin();
    FakeSocket.last.drop();
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.accept();
    expect(hello()).toMatchObject({ after: { undo_epoch: 0, number: 2 } });
    FakeSocket.last.say(welcome({ snapshot: snapshot(3, 4) }));
    expect([connection.state, numbers(), connection.chapter]).toEqual(['open', [1, 2, 3, 4], 1]);
    expect(connection.missed).toBe(4);
  });

  it('has missed nothing on the first load', () => {
    begin();
    FakeSocket.last.say(update());
    expect(connection.missed).toBe(0);
  });

  it('drops its cursor if the seat has changed', () => {
    begin();
    reconnect();
    const second = you({ seat: 1, host: false });
    FakeSocket.last.say(welcome({ you: second, snapshot: snapshot(3) }));
    expect(hello()).toMatchObject({ after: null });
    FakeSocket.last.say(welcome({ you: second, snapshot: snapshot(1, 2, 3) }));
    expect([numbers(), connection.you?.seat]).toEqual([[1, 2, 3], 1]);
  });

  it('is retried after growing pauses', () => {
    begin();
    FakeSocket.last.drop();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      vi.advanceTimersByTime(20_000);
      FakeSocket.last.drop();
    }
    const tries = FakeSocket.opened.length;
    vi.advanceTimersByTime(4_500);
    expect(FakeSocket.opened).toHaveLength(tries);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.opened).toHaveLength(tries + 1);
  });

  it('reconnects at once after some farewells, with its cursor', () => {
    for (const code of ['restart', 'slow', 'silent']) {
      begin();
      FakeSocket.last.say({ type: 'farewell', code, message: '' });
      const before = FakeSocket.opened.length;
      FakeSocket.last.drop();
      expect([FakeSocket.opened.length, connection.state]).toEqual([before + 1, 'lost']);
      FakeSocket.last.accept();
      expect(hello()).toMatchObject({ after: { undo_epoch: 0, number: 2 } });
    }
  });

  it('reconnects after a pause when it was logged out, so that the browser has the new cookie', () => {
    begin();
    const before = FakeSocket.opened.length;
    FakeSocket.last.say({ type: 'farewell', code: 'logged_out', message: '' });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.opened).toHaveLength(before);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  });

  it('reports that the seat was lost with the session, until the seat is back', () => {
    const comeAgainAs = (seat: number | null) => {
      FakeSocket.last.say({ type: 'farewell', code: 'logged_out', message: '' });
      reconnect();
      FakeSocket.last.say(welcome({ you: you({ player: null, seat, host: false }) }));
    };
    begin();
    comeAgainAs(0);
    expect(connection.isLoggedOut).toBe(false);
    comeAgainAs(null);
    expect(connection.isLoggedOut).toBe(true);
    // The cursor was of another seat, so the server is asked once more.
    FakeSocket.last.say(welcome({ you: you({ player: null, seat: null, host: false }) }));
    expect([connection.state, connection.isLoggedOut]).toEqual(['open', true]);
    reconnect();
    FakeSocket.last.say(welcome());
    expect(connection.isLoggedOut).toBe(false);
  });

  it('requests the session again after a logout', () => {
    const asked = vi.fn(() => Promise.reject(new TypeError('no connection')));
    vi.stubGlobal('fetch', asked);
    begin();
    FakeSocket.last.say({ type: 'farewell', code: 'restart', message: '' });
    expect(asked).not.toHaveBeenCalled();
    FakeSocket.last.say({ type: 'farewell', code: 'logged_out', message: '' });
    expect(asked).toHaveBeenCalledWith('/api/session', expect.anything());
  });

  it('keeps the logout as the reason when the table does not allow spectators', () => {
    begin();
    FakeSocket.last.say({ type: 'farewell', code: 'logged_out', message: '' });
    reconnect();
    FakeSocket.last.say({ type: 'farewell', code: 'no_spectators', message: 'not open' });
    expect([connection.state, connection.farewell]).toEqual([
      'gone',
      { code: 'logged_out', message: 'not open' },
    ]);
  });

  it('does not report a seat that was given up as lost', () => {
    begin();
    reconnect();
    FakeSocket.last.say(welcome({ you: you({ seat: null }) }));
    expect(connection.isLoggedOut).toBe(false);
  });

  it('does not reconnect at once after every farewell', () => {
    begin();
    for (let round = 0; round < 3; round += 1) {
      FakeSocket.last.say({ type: 'farewell', code: 'restart', message: '' });
      FakeSocket.last.drop();
    }
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('is gone for good without a room, or if spectators are not allowed', () => {
    for (const code of ['unknown_room', 'no_spectators']) {
      connection = new TableConnection('r1');
      FakeSocket.last.accept();
      const before = FakeSocket.opened.length;
      FakeSocket.last.say({ type: 'farewell', code, message: 'no' });
      FakeSocket.last.drop();
      vi.advanceTimersByTime(60_000);
      expect([connection.state, connection.farewell?.code, FakeSocket.opened.length]).toEqual([
        'gone',
        code,
        before,
      ]);
    }
  });

  it('asks by HTTP why a socket was never opened', async () => {
    const refusal = { error: { id: null, code: 'unknown_room', message: 'no such room' } };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 })));
    FakeSocket.last.drop();
    await vi.waitFor(() => expect(connection.state).toBe('gone'));
    expect(connection.farewell?.code).toBe('unknown_room');
  });

  it('is retried at once when the browser is online again', () => {
    begin();
    FakeSocket.last.drop();
    const before = FakeSocket.opened.length;
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(before + 1);
  });
});

describe('a silent connection', () => {
  it('gets a ping, and a pong keeps it open', () => {
    begin();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.lastOf('ping')).toBeDefined();
    FakeSocket.last.say({ type: 'pong' });
    vi.advanceTimersByTime(19_000);
    expect(connection.state).toBe('open');
  });

  it('is lost without a pong', () => {
    begin();
    vi.advanceTimersByTime(28_001);
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});

describe('a command', () => {
  it('is answered by its ack', async () => {
    begin();
    const answer = connection.command({ do: 'begin' });
    const [id = ''] = FakeSocket.last.commandIds;
    FakeSocket.last.say({ type: 'ack', id, again: false, room: 'r2' });
    expect(await answer).toMatchObject({ ok: true, ack: { room: 'r2' } });
  });

  it('is answered by its refusal', async () => {
    begin();
    const answer = connection.command({ do: 'begin' });
    const [id = ''] = FakeSocket.last.commandIds;
    FakeSocket.last.say({ type: 'error', id, code: 'not_host', message: 'only the host' });
    expect(await answer).toMatchObject({ ok: false, refused: { code: 'not_host' } });
  });

  it('is sent again with the same id after each welcome until it is answered', async () => {
    begin();
    const answer = connection.command({ do: 'say', text: 'Hi' });
    const asked = FakeSocket.last.commandIds;
    reconnect();
    FakeSocket.last.say(welcome({ snapshot: snapshot(3) }));
    expect(FakeSocket.last.commandIds).toEqual(asked);
    FakeSocket.last.say({ type: 'ack', id: asked[0] ?? '', again: true });
    expect(await answer).toMatchObject({ ok: true, ack: { again: true } });
    FakeSocket.last.say(welcome({ snapshot: snapshot(3) }));
    expect(FakeSocket.last.commandIds).toEqual(asked);
  });

  it('is sent after the next welcome if the connection is lost', () => {
    begin();
    FakeSocket.last.drop();
    void connection.command({ do: 'say', text: 'One' });
    void connection.command({ do: 'say', text: 'Two' });
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.commandIds).toEqual([]);
    FakeSocket.last.say(welcome({ snapshot: snapshot(3) }));
    const texts = FakeSocket.last.received.flatMap((message) =>
      message.type === 'command' && message.command.do === 'say' ? [message.command.text] : [],
    );
    expect(texts).toEqual(['One', 'Two']);
  });

  it('is sent on the new socket if that was renewed for a new name', () => {
    begin();
    const old = FakeSocket.last;
    connection.renew();
    void connection.command({ do: 'sit', seat: null });
    expect([connection.state, old === FakeSocket.last, old.commandIds]).toEqual(['open', false, []]);
    begin();
    expect(FakeSocket.last.lastOf('command')?.command).toEqual({ do: 'sit', seat: null });
  });

  it('is sent again after a temporary refusal', async () => {
    begin();
    const answer = connection.command({ do: 'begin' });
    const [id = ''] = FakeSocket.last.commandIds;
    for (const code of ['moving', 'store_unavailable']) {
      FakeSocket.last.say({ type: 'error', id, code, message: 'again, please' });
      vi.advanceTimersByTime(1_000);
    }
    expect(FakeSocket.last.commandIds).toEqual([id, id, id]);
    FakeSocket.last.say({ type: 'ack', id, again: false });
    expect((await answer).ok).toBe(true);
  });

  it('fails after too many temporary refusals', async () => {
    begin();
    const answer = connection.command({ do: 'begin' });
    const [id = ''] = FakeSocket.last.commandIds;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      FakeSocket.last.say({ type: 'error', id, code: 'moving', message: 'again, please' });
      vi.advanceTimersByTime(5_000);
    }
    expect(await answer).toMatchObject({ ok: false, refused: { code: 'moving' } });
  });

  it('is refused when the table is gone', async () => {
    begin();
    const waiting = connection.command({ do: 'begin' });
    FakeSocket.last.say({ type: 'farewell', code: 'no_spectators', message: 'not open' });
    expect(await waiting).toMatchObject({ ok: false, refused: { code: 'no_spectators' } });
    expect(await connection.command({ do: 'begin' })).toMatchObject({ ok: false });
  });
});

describe('a description', () => {
  it('is the scene that the server sends', async () => {
    begin();
    const scene = connection.describe();
    FakeSocket.last.say({ type: 'scene', lines: [], prompt: null, glossary: [] });
    expect(await scene).toMatchObject({ lines: [] });
  });

  it('is requested again after a reconnect', async () => {
    begin();
    const scene = connection.describe();
    reconnect();
    FakeSocket.last.say(welcome({ snapshot: snapshot(3) }));
    expect(FakeSocket.last.lastOf('describe')).toBeDefined();
    FakeSocket.last.say({ type: 'scene', lines: [], prompt: null, glossary: [] });
    expect(await scene).toBeDefined();
  });

  it('fails before the match has begun', async () => {
    begin(welcome({ snapshot: null }));
    const scene = connection.describe();
    FakeSocket.last.say({ type: 'error', id: null, code: 'not_begun', message: 'the match has not begun' });
    await expect(scene).rejects.toThrow('the match has not begun');
  });
});

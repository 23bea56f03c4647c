import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ServerMessage } from '../wire/index.ts';
import { begin, openConnection, update } from './fake-connection.ts';
import { FakeSocket, snapshot, stubSockets, welcome } from './fake-server.ts';
import type { Patch } from './position.ts';
import type { TableConnection } from './table-connection.svelte.ts';

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

function patch(changes: Partial<Patch> = {}): ServerMessage {
  const change = { op: 'replace', path: '/question', value: 'new' } as const;
  const { number, events } = snapshot(3);
  const patch = { undo_epoch: 0, from: 'a', version: 'b', number, events, changes: [change], undo: null };
  return { type: 'patch', ...patch, ...changes };
}

const numbers = () => connection.log.map(({ number }) => number);
const hello = () => FakeSocket.last.lastOf('hello');

describe('a connection with patches', () => {
  it('applies patches to the position that it has', () => {
    begin(welcome({ version: 'a' }));
    FakeSocket.last.say(patch({ undo: 'asks' }));
    expect([connection.snapshot?.question, connection.undo, numbers()]).toEqual(['new', 'asks', [1, 2, 3]]);
    const question = { op: 'replace', path: '/question', value: 'newer' } as const;
    FakeSocket.last.say(patch({ from: 'b', version: 'c', ...snapshot(4), changes: [question] }));
    expect([connection.snapshot?.question, numbers()]).toEqual(['newer', [1, 2, 3, 4]]);
    FakeSocket.last.say(update({ snapshot: snapshot(5), version: 'd' }));
    FakeSocket.last.say(patch({ from: 'd', version: 'e', ...snapshot(6) }));
    expect([connection.snapshot?.question, numbers()]).toEqual(['new', [1, 2, 3, 4, 5, 6]]);
    expect(FakeSocket.last.received.filter(({ type }) => type === 'hello')).toHaveLength(1);
  });

  it.each([
    ['of another version', patch({ from: 'z' })],
    ['after a missing event', patch(snapshot(5))],
    ['that cannot be applied', patch({ changes: [{ op: 'remove', path: '/offers/3/message' }] })],
  ])('asks once for the whole position after a patch %s', (_, unfit) => {
    begin(welcome({ version: 'a' }));
    const before = connection.snapshot;
    FakeSocket.last.say(unfit);
    FakeSocket.last.say(unfit);
    expect([connection.snapshot, numbers()]).toEqual([before, [1, 2]]);
    expect(FakeSocket.last.received.filter(({ type }) => type === 'hello')).toHaveLength(2);
    expect(hello()).toMatchObject({ after: { undo_epoch: 0, number: 2 }, patches: true });
    FakeSocket.last.say(welcome({ snapshot: snapshot(3), version: 'b' }));
    FakeSocket.last.say(patch({ from: 'b', version: 'c', ...snapshot(4) }));
    expect([connection.snapshot?.question, numbers()]).toEqual(['new', [1, 2, 3, 4]]);
  });

  it('applies a patch after an undo, and starts the log over', () => {
    begin(welcome({ version: 'a' }));
    FakeSocket.last.say(patch({ undo_epoch: 1, ...snapshot(1) }));
    expect([connection.snapshot?.question, numbers(), connection.undo_epoch]).toEqual(['new', [1], 1]);
  });

  it('asks a server that does not know patches for whole positions', () => {
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'error', id: null, code: 'bad_message', message: 'unknown field `patches`' });
    expect(hello()).toEqual({ type: 'hello', after: null, chat_after: null });
    FakeSocket.last.say(welcome());
    FakeSocket.last.say(update());
    expect([connection.state, numbers()]).toEqual(['open', [1, 2, 3]]);
  });
});

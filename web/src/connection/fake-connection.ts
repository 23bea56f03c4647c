/** A connection to the fake server, for tests. */
import type { ServerMessage } from '../wire/index.ts';
import { FakeSocket, snapshot, welcome } from './fake-server.ts';
import { TableConnection } from './table-connection.svelte.ts';

/** Opens it. The test has replaced the browser's `WebSocket` by `FakeSocket`. */
export function openConnection(): TableConnection {
  FakeSocket.opened = [];
  window.localStorage.setItem('antorcha.known', 'yes');
  return new TableConnection('r1');
}

/** Sits down in a match that has two events. */
export function begin(first = welcome()) {
  FakeSocket.last.accept();
  FakeSocket.last.say(first);
}

export function update(changes: Partial<Extract<ServerMessage, { type: 'update' }>> = {}): ServerMessage {
  return { type: 'update', undo_epoch: 0, snapshot: snapshot(3), undo: null, ...changes };
}

/** A fake server for tests: it accepts sockets, records the client messages and sends what a test tells it to. */
import type { ClientMessage, Event, ServerMessage, RoomInfo, Snapshot, You } from '../wire/index.ts';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** Replaces the browser's `WebSocket`. */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  received: ClientMessage[] = [];

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string) {
    this.received.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Breaks the connection. */
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** Returns the last message of this type. */
  lastOf<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> | undefined {
    return this.received.findLast((message) => message.type === type) as
      Extract<ClientMessage, { type: Type }> | undefined;
  }

  get commandIds(): string[] {
    return this.received.flatMap((message) => (message.type === 'command' ? [message.id] : []));
  }
}

/** A `MessageChannel` without delay. */
class FakeChannel {
  port1 = { onmessage: null as (() => void) | null, close: () => {} };
  port2 = { postMessage: () => this.port1.onmessage?.() };
}

/** Lets a table connect to `FakeSocket`, and handle each message at once. */
export function stubSockets(vi: { stubGlobal(name: string, value: unknown): unknown }) {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('MessageChannel', FakeChannel);
}

export function event(number: number): Event {
  const message = { id: `event-${String(number)}`, args: {} };
  const lines = [{ line: number, kind: 'line' as const, rule: 'W10', message }];
  return { number, rule: 'W10', fact: {}, message, line: number, lines };
}

export function snapshot(...numbers: number[]): Snapshot {
  return {
    number: numbers.at(-1) ?? 0,
    events: numbers.map(event),
    view: null,
    turn: { turn: 'chance' },
    prompt: null,
    offers: [],
    question: '',
  };
}

/** A room with two seats whose match is running. */
export function room(changes: Partial<RoomInfo> = {}): RoomInfo {
  return {
    id: 'r1',
    settings: {
      game: 'welcome',
      options: {},
      seats: [{ for: 'person' }, { for: 'person' }],
      listed: false,
      rated: false,
      pace: { pace: 'live', clock: null, grace_s: 60 },
      spectators: { welcome: true, delay_s: 0 },
    },
    host: 'ana',
    stage: { stage: 'playing' },
    seats: [],
    fairness: { commitment: 'c0', nonces: ['', ''] },
    nonce_order: [],
    rules_version: 1,
    spectators: [],
    undo: null,
    next: null,
    now_ms: 0,
    ...changes,
  };
}

/** The host, in the first seat. */
export function you(changes: Partial<You> = {}): You {
  return { player: 'ana', seat: 0, host: true, may_speak: true, muted: [], muted_by_host: [], ...changes };
}

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    you: you(),
    room: room(),
    undo_epoch: 0,
    snapshot: snapshot(1, 2),
    undo: null,
    chat: [],
    ...changes,
  };
}

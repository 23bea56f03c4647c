/** A server for tests: it opens the sockets that are asked for, hears what is said, and says what a story tells it to. */
import type { ClientMessage, Event, ServerMessage, RoomInfo, Snapshot, You } from '../wire/index.ts';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** Stands in for the browser's own. */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  heard: ClientMessage[] = [];

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  /** The newest socket. */
  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string) {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    this.readyState = 3;
  }

  /** Lets the client in. */
  accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** Says something to the client. */
  say(notice: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(notice) });
  }

  /** The line breaks. */
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The last thing that was heard of this type. */
  lastOf<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> | undefined {
    return this.heard.findLast((ask) => ask.type === type) as
      Extract<ClientMessage, { type: Type }> | undefined;
  }

  /** The ids of the commands that were heard. */
  get commandIds(): string[] {
    return this.heard.flatMap((ask) => (ask.type === 'command' ? [ask.id] : []));
  }
}

/** An event with this number. */
export function event(number: number): Event {
  return { number, rule: 'W10', fact: {}, message: { id: `event-${String(number)}`, args: {} } };
}

/** A snapshot with events of these numbers. */
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

/** A room of two, in which the match is being played. */
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

/** Whoever sits on the first seat and hosts the table. */
export function you(changes: Partial<You> = {}): You {
  return { player: 'ana', seat: 0, host: true, may_speak: true, muted: [], muted_by_host: [], ...changes };
}

/** A welcome to the first seat. */
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

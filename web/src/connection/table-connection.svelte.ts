/** The connection to a table: keeps what the server sent, and sends commands. */
import { announcements } from '../api/announcements.svelte.ts';
import { ban } from '../api/ban.svelte.ts';
import { renewSession, room as requestRoom } from '../api/index.ts';
import { isLocalRoom } from '../local/rooms.ts';
import type {
  Command,
  Event,
  ChatLine,
  Cursor,
  Message,
  ServerMessage,
  RoomInfo,
  Snapshot,
  UndoPrice,
  You,
} from '../wire/index.ts';
import { Inbox } from './inbox.ts';
import { LocalSocket } from './local-socket.ts';
import { continued, patched, type Patch } from './position.ts';
import { ReconnectingSocket, type LastReached, type Listener } from './reconnecting-socket.ts';
import { PendingCommands, type Answer } from './pending-commands.ts';

export type { Answer } from './pending-commands.ts';

/** The state of the connection. `gone` is final. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone';

/** Why the server closed the connection. */
export interface Farewell {
  code: string;
  message: string;
}

/** The position as text. */
export interface Scene {
  lines: Message[];
  prompt: Message | null;
  glossary: Message[];
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** After these codes a reconnect is pointless. */
const FINAL_CODES = new Set(['unknown_room', 'no_spectators', 'misuse', 'banned']);

/** Codes of matches on this device begin like this. They are final, too. */
const DEVICE_CODE = 'device_';

/** After these codes the server is available at once. */
const RECONNECT_NOW_CODES = new Set(['restart', 'slow', 'silent']);

interface SceneRequest {
  resolve: (scene: Scene) => void;
  reject: (reason: Error) => void;
}

/** The state of a table as this client knows it. It updates itself until it is closed. */
export class TableConnection {
  state = $state<ConnectionState>('connecting');
  farewell = $state.raw<Farewell | null>(null);
  you = $state.raw<You | null>(null);
  room = $state.raw<RoomInfo | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  undo_epoch = $state(0);
  log = $state.raw<Event[]>([]);
  /** The number of the last event that came late, because the connection was lost when it happened. */
  missed = $state(0);
  /** Grows when the log starts over, not when events are added. */
  chapter = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoPrice | null>(null);
  /** Whether the seat was lost because its session ended. */
  isLoggedOut = $state(false);
  /** How many milliseconds the server's clock is ahead. */
  clockSkew = $state(0);

  readonly #id: string;
  readonly #socket: ReconnectingSocket | LocalSocket;
  readonly #pending: PendingCommands;
  readonly #inbox = new Inbox((message) => this.#receive(message));
  #scenes: SceneRequest[] = [];
  /** The seat whose cursor the last hello had; undefined if it had none, or was answered. */
  #cursorSeat: number | null | undefined;
  #reconnectsNow = false;
  /** The version of the position in the snapshot. Patches fit only this one. */
  #version: string | undefined;
  /** Whether the server knows patches: another node may have an older version. */
  #takesPatches = true;

  /** With `takesOver`, a match of this device leaves the tab in which it is open. */
  constructor(room: string, { takesOver = false } = {}) {
    this.#id = room;
    this.#pending = new PendingCommands((message) => {
      if (this.state === 'open') this.#socket.send(message);
    });
    const listener: Listener = {
      opened: () => this.#sayHello(),
      received: (message) => this.#inbox.add(message),
      lost: (reached) => this.#handleLoss(reached),
    };
    this.#socket = isLocalRoom(room)
      ? new LocalSocket(room, takesOver, listener)
      : new ReconnectingSocket(address(room), listener);
  }

  /** Sends a command now, or when the connection is back. */
  command(command: Command): Promise<Answer> {
    const answer = this.#pending.put(command);
    if (this.state === 'gone') this.#refusePending();
    return answer;
  }

  /** Requests the position as text. It fails before the match has begun. */
  describe(): Promise<Scene> {
    return new Promise((resolve, reject) => {
      this.#scenes.push({ resolve, reject });
      if (this.state === 'open') this.#socket.send({ type: 'describe' });
    });
  }

  /** Tells the server the user's new name. Commands are sent afterwards. */
  renew() {
    this.#socket.renew();
  }

  /** Leaves the table until the tab is visible again: to the others the user is away, and gets notices. */
  rest() {
    if (this.state === 'gone') return;
    this.state = 'lost';
    this.#socket.rest();
  }

  /** Closes the connection for good; the user keeps the seat. */
  close() {
    this.state = 'gone';
    this.#socket.stop();
    this.#inbox.close();
    this.#refusePending();
  }

  #sayHello() {
    const after = this.#cursor();
    this.#cursorSeat = after ? (this.you?.seat ?? null) : undefined;
    const hello = { type: 'hello', after, chat_after: this.chat.at(-1)?.number ?? null } as const;
    this.#socket.send(this.#takesPatches ? { ...hello, patches: true } : hello);
  }

  #cursor(): Cursor | null {
    const last = this.log.at(-1);
    return last ? { undo_epoch: this.undo_epoch, number: last.number } : null;
  }

  #receive(message: ServerMessage) {
    switch (message.type) {
      case 'welcome':
        return this.#receiveWelcome(message);
      case 'update':
        return this.#update(message);
      case 'patch':
        return this.#patch(message);
      case 'room':
        return this.#showRoom(message.room);
      case 'you':
        this.you = message.you;
        return;
      case 'chat':
        return this.#addChat(message.lines);
      case 'scene':
        return this.#scenes.shift()?.resolve(message);
      case 'ack':
        return this.#pending.done(message);
      case 'error':
        return this.#refuse(message);
      case 'farewell':
        return this.#receiveFarewell(message);
      case 'announcements':
        announcements.show(message.announcements);
        return;
      case 'pong':
        return;
    }
  }

  #receiveWelcome(welcome: Welcome) {
    const sameSeat = this.you?.seat === welcome.you.seat;
    const cursorSeat = this.#cursorSeat;
    this.#cursorSeat = undefined;
    this.#noteLogout(welcome.you);
    this.you = welcome.you;
    this.undo = welcome.undo;
    this.#showRoom(welcome.room);
    this.#addChat(welcome.chat);
    if (!sameSeat && cursorSeat !== undefined) return this.#restartLog();
    this.#socket.resetPause();
    this.farewell = null;
    this.state = 'open';
    this.missed = this.log.length > 0 ? (welcome.snapshot?.number ?? 0) : 0;
    this.#applySnapshot(
      welcome.snapshot,
      welcome.undo_epoch,
      sameSeat && follows(this.log, welcome.snapshot),
    );
    this.#version = welcome.version;
    this.#pending.sendAgain();
    this.#scenes.forEach(() => this.#socket.send({ type: 'describe' }));
  }

  /** A user who logs in again gets the seat back. */
  #noteLogout({ seat }: You) {
    const hadSeat = this.you !== null && this.you.seat !== null;
    const hasLostSeat = this.farewell?.code === 'logged_out' && hadSeat;
    this.isLoggedOut = seat === null && (this.isLoggedOut || hasLostSeat);
  }

  /** The server sent only the events after another seat's cursor, so the log is requested again. */
  #restartLog() {
    this.#replaceLog([]);
    this.#sayHello();
  }

  #update({ undo_epoch, snapshot, undo, version }: Update) {
    this.undo = undo;
    const continues = undo_epoch === this.undo_epoch;
    if (continues && !follows(this.log, snapshot)) return this.#requestMissing();
    this.#applySnapshot(snapshot, undo_epoch, continues);
    this.#version = version;
  }

  /** A patch that does not fit is not applied: the next welcome has the whole position. */
  #patch(patch: Patch) {
    const snapshot = patched(this.snapshot, this.#version, patch);
    if (snapshot === null) return this.#requestMissing();
    this.#update({ ...patch, type: 'update', snapshot });
  }

  /** Requests what is missing by a hello with our cursor. One such hello at a time is enough. */
  #requestMissing() {
    if (this.#cursorSeat === undefined) this.#sayHello();
  }

  #applySnapshot(snapshot: Snapshot | null, undo_epoch: number, continues: boolean) {
    this.snapshot = continued(this.snapshot, snapshot);
    const events = snapshot?.events ?? [];
    // A match that continues another one starts with old events. They are not animated.
    const isOld = this.log.length === 0 && this.room?.settings.origin !== undefined;
    if (continues && undo_epoch === this.undo_epoch && !isOld) this.#addEvents(events);
    else this.#replaceLog(events);
    this.undo_epoch = undo_epoch;
  }

  #addEvents(events: Event[]) {
    const first = events[0];
    if (first) this.log = [...this.log.filter(({ number }) => number < first.number), ...events];
  }

  #replaceLog(events: Event[]) {
    this.log = events;
    this.chapter += 1;
  }

  #showRoom(room: RoomInfo) {
    this.room = room;
    this.clockSkew = room.now_ms - Date.now();
  }

  /** Lines can arrive twice, and players get spectators' lines late. */
  #addChat(lines: ChatLine[]) {
    const fresh = lines.filter(({ number }) => !this.chat.some((known) => known.number === number));
    if (fresh.length === 0) return;
    this.chat = [...this.chat, ...fresh].sort((one, other) => one.number - other.number);
  }

  #refuse(refused: Extract<ServerMessage, { type: 'error' }>) {
    if (refused.code === 'bad_message' && this.state !== 'open' && this.#takesPatches) {
      this.#takesPatches = false;
      return this.#sayHello();
    }
    if (refused.id !== null) this.#pending.refused(refused.id, refused);
    else this.#scenes.shift()?.reject(new Error(refused.message));
  }

  #receiveFarewell({ code, message }: Farewell) {
    // A logged-out player who may not watch is told about the logout, not about the spectators.
    const why = this.farewell?.code === 'logged_out' && code === 'no_spectators' ? 'logged_out' : code;
    this.farewell = { code: why, message };
    this.#reconnectsNow = RECONNECT_NOW_CODES.has(code);
    if (code === 'logged_out') void renewSession();
    if (code === 'banned') ban.isBanned = true;
    if (FINAL_CODES.has(code) || code.startsWith(DEVICE_CODE)) this.close();
  }

  #handleLoss(reached: LastReached) {
    this.#inbox.handle();
    const neverCame = this.state === 'connecting' && reached === 'nobody';
    if (!neverCame) this.state = 'lost';
    if (this.#reconnectsNow) this.#socket.reconnectNow();
    this.#reconnectsNow = false;
    if (neverCame) void this.#requestRoom();
  }

  /** A browser does not say why a socket was not opened, so the room is requested by HTTP. */
  async #requestRoom() {
    const reply = await requestRoom(this.#id);
    if (reply.ok || this.state !== 'connecting') return;
    if (reply.problem.kind === 'refused' && reply.problem.code === 'unknown_room')
      this.#receiveFarewell(reply.problem);
    else this.state = 'lost';
  }

  #refusePending() {
    const { code, message } = this.farewell ?? { code: 'hung_up', message: 'the line was closed' };
    this.#pending.giveUp(code, message);
    this.#scenes.splice(0).forEach(({ reject }) => reject(new Error(message)));
  }
}

/** Whether a snapshot continues the log without a missing event. */
function follows(log: Event[], snapshot: Snapshot | null): boolean {
  const heard = log.at(-1)?.number ?? 0;
  const first = snapshot?.events[0]?.number ?? (snapshot?.number ?? 0) + 1;
  return snapshot !== null && first <= heard + 1 && snapshot.number >= heard;
}

function address(room: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/rooms/${encodeURIComponent(room)}/socket`;
}

/** The socket of a table: what the server has told us of it, and how we ask for something. */
import { renewSession, room as lookUp } from '../api/index.ts';
import { shared } from '../structural-sharing/shared.ts';
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
import { ReconnectingSocket, type Reached } from './reconnecting-socket.ts';
import { PendingCommands, type Answer } from './pending-commands.ts';

export type { Answer } from './pending-commands.ts';

/** How the line stands. It is `gone` when there is no coming back. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone';

/** Why the server hung up. */
export interface Farewell {
  code: string;
  message: string;
}

/** The position in sentences. */
export interface Scene {
  lines: Message[];
  prompt: Message | null;
  glossary: Message[];
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** Whoever was told one of these need not come again. */
const FOR_GOOD = new Set(['unknown_room', 'no_spectators', 'misuse']);

/** After one of these the server is there, or will be in a moment. */
const AT_ONCE = new Set(['restart', 'slow', 'silent']);

interface AskedScene {
  resolve: (scene: Scene) => void;
  reject: (reason: Error) => void;
}

/** A table as this browser knows it. It keeps itself up to date until it is closed. */
export class TableConnection {
  state = $state<ConnectionState>('connecting');
  farewell = $state.raw<Farewell | null>(null);
  you = $state.raw<You | null>(null);
  room = $state.raw<RoomInfo | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  undo_epoch = $state(0);
  log = $state.raw<Event[]>([]);
  /** Grows when the log begins anew, and not when something is added to it. */
  chapter = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoPrice | null>(null);
  /** Whether a seat was lost here because the session had ended in which it was taken. */
  isLoggedOut = $state(false);
  /** By how many milliseconds the server's clock is ahead of ours. */
  clockSkew = $state(0);

  readonly #id: string;
  readonly #socket: ReconnectingSocket;
  readonly #pending: PendingCommands;
  #scenes: AskedScene[] = [];
  /** The seat whose mark was sent with the last hello; nothing if none was, or if it was answered. */
  #markedSeat: number | null | undefined;
  #comesBackAtOnce = false;

  constructor(room: string) {
    this.#id = room;
    this.#pending = new PendingCommands((ask) => {
      if (this.state === 'open') this.#socket.send(ask);
    });
    this.#socket = new ReconnectingSocket(address(room), {
      opened: () => this.#sayHello(),
      heard: (notice) => this.#hear(notice),
      lost: (reached) => this.#lose(reached),
    });
  }

  /** Asks for something to be done, now or as soon as the line is back. */
  command(command: Command): Promise<Answer> {
    const answer = this.#pending.put(command);
    if (this.state === 'gone') this.#giveUp();
    return answer;
  }

  /** Asks for the position in sentences. It fails before the match has begun. */
  describe(): Promise<Scene> {
    return new Promise((resolve, reject) => {
      this.#scenes.push({ resolve, reject });
      if (this.state === 'open') this.#socket.send({ type: 'describe' });
    });
  }

  /** Leaves the table's socket for good; the seat stays. */
  close() {
    this.state = 'gone';
    this.#socket.stop();
    this.#giveUp();
  }

  #sayHello() {
    const after = this.#mark();
    this.#markedSeat = after ? (this.you?.seat ?? null) : undefined;
    this.#socket.send({ type: 'hello', after, chat_after: this.chat.at(-1)?.number ?? null });
  }

  #mark(): Cursor | null {
    const last = this.log.at(-1);
    return last ? { undo_epoch: this.undo_epoch, number: last.number } : null;
  }

  #hear(notice: ServerMessage) {
    switch (notice.type) {
      case 'welcome':
        return this.#enter(notice);
      case 'update':
        return this.#update(notice);
      case 'room':
        return this.#showRoom(notice.room);
      case 'you':
        this.you = notice.you;
        return;
      case 'chat':
        return this.#addChat(notice.lines);
      case 'scene':
        return this.#scenes.shift()?.resolve(notice);
      case 'ack':
        return this.#pending.done(notice);
      case 'error':
        return this.#refuse(notice);
      case 'farewell':
        return this.#bid(notice);
      case 'pong':
        return;
    }
  }

  #enter(welcome: Welcome) {
    const sameEyes = this.you?.seat === welcome.you.seat;
    const markedSeat = this.#markedSeat;
    this.#markedSeat = undefined;
    this.#noteLogout(welcome.you);
    this.you = welcome.you;
    this.undo = welcome.undo;
    this.#showRoom(welcome.room);
    this.#addChat(welcome.chat);
    if (!sameEyes && markedSeat !== undefined) return this.#startOver();
    this.#socket.settle();
    this.farewell = null;
    this.state = 'open';
    this.#follow(welcome.snapshot, welcome.undo_epoch, sameEyes && follows(this.log, welcome.snapshot));
    this.#pending.sendAgain();
    this.#scenes.forEach(() => this.#socket.send({ type: 'describe' }));
  }

  /** Whoever has logged in again has the seat again. */
  #noteLogout({ seat }: You) {
    const hadSeat = this.you !== null && this.you.seat !== null;
    const hasLostSeat = this.farewell?.code === 'logged_out' && hadSeat;
    this.isLoggedOut = seat === null && (this.isLoggedOut || hasLostSeat);
  }

  /** What came is only what followed another seat's mark. */
  #startOver() {
    this.#renewLog([]);
    this.#sayHello();
  }

  #update({ undo_epoch, snapshot, undo }: Update) {
    this.undo = undo;
    const goesOn = undo_epoch === this.undo_epoch;
    if (goesOn && !follows(this.log, snapshot)) return this.#askForTheRest();
    this.#follow(snapshot, undo_epoch, goesOn);
  }

  /** An event was left out, and a hello with our mark brings it; one such hello is enough. */
  #askForTheRest() {
    if (this.#markedSeat === undefined) this.#sayHello();
  }

  #follow(snapshot: Snapshot | null, undo_epoch: number, goesOn: boolean) {
    this.snapshot = snapshot && { ...snapshot, view: shared(this.snapshot?.view, snapshot.view) };
    const events = snapshot?.events ?? [];
    // What was told before a match that goes on from another is no news, and is not performed.
    const isTold = this.log.length === 0 && this.room?.settings.origin !== undefined;
    if (goesOn && undo_epoch === this.undo_epoch && !isTold) this.#addEvents(events);
    else this.#renewLog(events);
    this.undo_epoch = undo_epoch;
  }

  #addEvents(events: Event[]) {
    const first = events[0];
    if (first) this.log = [...this.log.filter(({ number }) => number < first.number), ...events];
  }

  #renewLog(events: Event[]) {
    this.log = events;
    this.chapter += 1;
  }

  #showRoom(room: RoomInfo) {
    this.room = room;
    this.clockSkew = room.now_ms - Date.now();
  }

  /** Lines can come twice, and those of the spectators come late to players. */
  #addChat(lines: ChatLine[]) {
    const fresh = lines.filter(({ number }) => !this.chat.some((known) => known.number === number));
    if (fresh.length === 0) return;
    this.chat = [...this.chat, ...fresh].sort((one, other) => one.number - other.number);
  }

  #refuse(refused: Extract<ServerMessage, { type: 'error' }>) {
    if (refused.id !== null) this.#pending.refused(refused.id, refused);
    else this.#scenes.shift()?.reject(new Error(refused.message));
  }

  #bid({ code, message }: Farewell) {
    // Whoever is logged out may be turned away for it, and is to know why.
    const why = this.farewell?.code === 'logged_out' && code === 'no_spectators' ? 'logged_out' : code;
    this.farewell = { code: why, message };
    this.#comesBackAtOnce = AT_ONCE.has(code);
    if (code === 'logged_out') void renewSession();
    if (FOR_GOOD.has(code)) this.close();
  }

  #lose(reached: Reached) {
    const neverCame = this.state === 'connecting' && reached === 'nobody';
    if (!neverCame) this.state = 'lost';
    if (this.#comesBackAtOnce) this.#socket.comeBackAtOnce();
    this.#comesBackAtOnce = false;
    if (neverCame) void this.#findOutWhether();
  }

  /** A browser does not say why a socket was not opened. */
  async #findOutWhether() {
    const reply = await lookUp(this.#id);
    if (reply.ok || this.state !== 'connecting') return;
    if (reply.problem.kind === 'refused' && reply.problem.code === 'unknown_room') this.#bid(reply.problem);
    else this.state = 'lost';
  }

  #giveUp() {
    const { code, message } = this.farewell ?? { code: 'hung_up', message: 'the line was closed' };
    this.#pending.giveUp(code, message);
    this.#scenes.splice(0).forEach(({ reject }) => reject(new Error(message)));
  }
}

/** Whether a snapshot goes on where the log ends: no event is left out between them. */
function follows(log: Event[], snapshot: Snapshot | null): boolean {
  const heard = log.at(-1)?.number ?? 0;
  const first = snapshot?.events[0]?.number ?? (snapshot?.number ?? 0) + 1;
  return snapshot !== null && first <= heard + 1 && snapshot.number >= heard;
}

function address(room: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/rooms/${encodeURIComponent(room)}/socket`;
}

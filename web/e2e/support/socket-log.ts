/** What a page has heard on its table's socket: the truth against which the page is held. */
import type { Page, WebSocket } from 'playwright-core';

import type { ClientMessage, Event, ServerMessage, RoomInfo, Snapshot, You } from '../../src/wire/index.ts';

/** A frame as it came in. */
export interface Heard {
  at: number;
  text: string;
  notice: ServerMessage;
}

const USUAL_PATIENCE_MS = 20_000;

/** Listens to the sockets of a page. It knows the table at which the page is now. */
export class SocketLog {
  table = '';
  heard: Heard[] = [];
  asked: ClientMessage[] = [];
  /** How many sockets to this table were opened. */
  lines = 0;
  you: You | null = null;
  room: RoomInfo | null = null;
  snapshot: Snapshot | null = null;
  undo_epoch = 0;
  readonly #waiting = new Set<() => void>();
  #events = new Map<number, Event>();

  constructor(page: Page) {
    page.on('websocket', (socket) => this.#follow(socket));
  }

  /** All that was heard of the match, in order. */
  get events(): Event[] {
    return [...this.#events.values()].sort((one, other) => one.number - other.number);
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  /** Whether the match waits for this visitor. */
  get owes(): boolean {
    const turn = this.snapshot?.turn;
    return turn?.turn === 'decide' && this.seat !== null && turn.owe.includes(this.seat);
  }

  get isOver(): boolean {
    return this.room?.stage.stage === 'over';
  }

  /** Resolves as soon as something was heard that makes this true. */
  until(what: string, isTrue: () => boolean, patience = USUAL_PATIENCE_MS): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!isTrue()) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`waited in vain until ${what}; ${this.#summary()}`));
      }, patience);
      this.#waiting.add(check);
      check();
    });
  }

  #follow(socket: WebSocket) {
    const table = /\/api\/rooms\/([^/]+)\/socket$/.exec(socket.url())?.[1];
    if (table === undefined) return;
    if (table !== this.table) this.#begin(table);
    this.lines += 1;
    socket.on('framesent', ({ payload }) => {
      if (table === this.table) this.asked.push(JSON.parse(String(payload)) as ClientMessage);
    });
    socket.on('framereceived', ({ payload }) => {
      if (table === this.table) this.#hear(String(payload));
    });
  }

  #begin(table: string) {
    this.table = table;
    this.heard = [];
    this.asked = [];
    this.lines = 0;
    this.you = this.room = this.snapshot = null;
    this.undo_epoch = 0;
    this.#events = new Map();
  }

  #hear(text: string) {
    const notice = JSON.parse(text) as ServerMessage;
    this.heard.push({ at: performance.now(), text, notice });
    if (notice.type === 'welcome') this.you = notice.you;
    if (notice.type === 'welcome' || notice.type === 'room') this.room = notice.room;
    if (notice.type === 'welcome' || notice.type === 'update') this.#see(notice.snapshot, notice.undo_epoch);
    for (const check of [...this.#waiting]) check();
  }

  #see(snapshot: Snapshot | null, undo_epoch: number) {
    if (undo_epoch !== this.undo_epoch) this.#events = new Map();
    this.undo_epoch = undo_epoch;
    this.snapshot = snapshot;
    for (const event of snapshot?.events ?? []) this.#events.set(event.number, event);
  }

  #summary(): string {
    const { table, seat, snapshot, heard } = this;
    const last = heard.at(-1)?.notice.type;
    return JSON.stringify({ table, seat, stage: this.room?.stage, turn: snapshot?.turn, last });
  }
}

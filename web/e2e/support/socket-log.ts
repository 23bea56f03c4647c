/** Records what a page receives on its table's socket or from its worker, as the truth to compare the page with. */
import type { Page, WebSocket } from 'playwright-core';

import { patched, type Patch } from '../../src/connection/position.ts';
import type { FromWorker, ToWorker } from '../../src/local/asks.ts';
import type { ClientMessage, Event, ServerMessage, RoomInfo, Snapshot, You } from '../../src/wire/index.ts';

export interface ReceivedFrame {
  at: number;
  text: string;
  message: ServerMessage;
}

const USUAL_PATIENCE_MS = 20_000;

/** The messages of the table that the page shows now. */
export class SocketLog {
  table = '';
  received: ReceivedFrame[] = [];
  asked: ClientMessage[] = [];
  /** The number of sockets to this table. */
  lines = 0;
  you: You | null = null;
  room: RoomInfo | null = null;
  snapshot: Snapshot | null = null;
  undo_epoch = 0;
  #version: string | undefined;
  readonly #waiting = new Set<() => void>();
  #events = new Map<number, Event>();

  constructor(page: Page) {
    page.on('websocket', (socket) => this.#follow(socket));
  }

  /** All received events of the match, in order. */
  get events(): Event[] {
    return [...this.#events.values()].sort((one, other) => one.number - other.number);
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  get owes(): boolean {
    const turn = this.snapshot?.turn;
    return turn?.turn === 'decide' && this.seat !== null && turn.owe.includes(this.seat);
  }

  get isOver(): boolean {
    return this.room?.stage.stage === 'over';
  }

  /** Resolves as soon as a message makes this true. */
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

  /** Records the worker that plays matches on the device, from the next page on. */
  async followWorker(page: Page) {
    await page.exposeFunction('antorchaAsked', (text: string) => this.#ask(JSON.parse(text) as ToWorker));
    await page.exposeFunction('antorchaTold', (text: string) => this.#told(JSON.parse(text) as FromWorker));
    await page.addInitScript(listenToWorkers);
  }

  #ask({ ask }: ToWorker) {
    if (ask.do === 'connect' && ask.room !== this.table) this.#begin(ask.room);
    if (ask.do === 'connect') this.lines += 1;
    if (ask.do === 'send' && ask.room === this.table) this.asked.push(ask.message);
  }

  #told(told: FromWorker) {
    if ('room' in told && told.room === this.table) this.#hear(JSON.stringify(told.message));
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
    this.received = [];
    this.asked = [];
    this.lines = 0;
    this.you = this.room = this.snapshot = null;
    this.#version = undefined;
    this.undo_epoch = 0;
    this.#events = new Map();
  }

  #hear(text: string) {
    const told = JSON.parse(text) as ServerMessage;
    const message = told.type === 'patch' ? this.#whole(told) : told;
    this.received.push({ at: performance.now(), text, message });
    if (message.type === 'welcome') this.you = message.you;
    if (message.type === 'welcome' || message.type === 'room') this.room = message.room;
    if (message.type === 'welcome' || message.type === 'update') {
      this.#see(message.snapshot, message.undo_epoch);
      this.#version = message.version;
    }
    for (const check of [...this.#waiting]) check();
  }

  /** The update that a patch stands for, or the patch if it does not fit: the page then asks for a welcome. */
  #whole(patch: Patch): ServerMessage {
    const snapshot = patched(this.snapshot, this.#version, patch);
    const { undo_epoch, version, undo } = patch;
    return snapshot ? { type: 'update', undo_epoch, snapshot, version, undo } : patch;
  }

  #see(snapshot: Snapshot | null, undo_epoch: number) {
    if (undo_epoch !== this.undo_epoch) this.#events = new Map();
    this.undo_epoch = undo_epoch;
    this.snapshot = snapshot;
    for (const event of snapshot?.events ?? []) this.#events.set(event.number, event);
  }

  #summary(): string {
    const { table, seat, snapshot, received } = this;
    const last = received.at(-1)?.message.type;
    return JSON.stringify({ table, seat, stage: this.room?.stage, turn: snapshot?.turn, last });
  }
}

/** Runs in the page before its own scripts. */
function listenToWorkers() {
  const page = window as unknown as Record<'antorchaAsked' | 'antorchaTold', (text: string) => void>;
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => page.antorchaTold(JSON.stringify(data)));
    }

    override postMessage(message: unknown) {
      page.antorchaAsked(JSON.stringify(message));
      super.postMessage(message);
    }
  };
}

/** Plays matches for one page: takes what the page asks, stores what happens, and lets the bots decide. */
import type { ClientMessage, RoomInfo, ServerMessage } from '../wire/index.ts';
import {
  failureOf,
  LocalError,
  type Advanced,
  type Answer,
  type Ask,
  type FromWorker,
  type ModuleRequest,
  type NewMatch,
  type Read,
} from './asks.ts';
import { WorkQueue } from './background.ts';
import type { Database } from './database.ts';
import { Engine } from './engine.ts';
import { changesBy, lastRoom, newMatch, rematchOf } from './kept-match.ts';
import type { ModuleFiles } from './module.ts';
import { claim, type Claim } from './ownership.ts';
import { Reviews } from './reviews.ts';
import { newLocalRoom } from './rooms.ts';

/** After so many crashes in a row a match is not opened again by itself. */
const MOST_CRASHES = 2;

/** A match that this page plays. */
interface Played {
  claim: Claim;
  /** Whether a bot must decide. */
  hasBotNext: boolean;
  room: RoomInfo | null;
}

export interface ExportedMatch {
  name: string;
  text: string;
}

export class Host {
  readonly #database: Database;
  readonly #engine: Engine;
  readonly #tell: (message: FromWorker) => void;
  readonly #played = new Map<string, Played>();
  readonly #crashes = new Map<string, number>();
  readonly #reviews = new Reviews();
  readonly #queue = new WorkQueue(() => this.#nextPatient());

  constructor(files: ModuleFiles, database: Database, tell: (message: FromWorker) => void) {
    this.#database = database;
    this.#engine = new Engine(files, database, () => this.#reconnectAll());
    this.#tell = tell;
  }

  /** Answers what the page asks, in the order of asking. */
  async answer(ask: Ask): Promise<Answer> {
    try {
      return { ok: true, value: await this.#queue.run(() => this.#do(ask)) };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  }

  #do(ask: Ask): Promise<unknown> {
    switch (ask.do) {
      case 'connect':
      case 'take-over':
        return this.#connect(ask.room, ask.do === 'take-over');
      case 'disconnect':
        return this.#disconnect(ask.room);
      case 'send':
        return this.#send(ask.room, ask.message);
      case 'begin':
        return this.#begin(ask.room, ask.name, ask.match);
      case 'list':
        return this.#database.list();
      case 'delete':
        return this.#delete(ask.room);
      case 'export':
        return this.#export(ask.room);
      case 'read':
        return this.#read(ask.read);
    }
  }

  async #connect(room: string, takesOver: boolean): Promise<void> {
    if ((this.#crashes.get(room) ?? 0) > MOST_CRASHES)
      throw new LocalError('device_failed', 'the rules have crashed in this match');
    const played = this.#played.get(room);
    const claimed = played?.claim ?? (await claim(room, { takesOver, lost: () => this.#lose(room) }));
    if (!claimed) throw new LocalError('device_other_tab', 'another tab plays this match');
    try {
      await this.#engine.open(room);
    } catch (error) {
      claimed.release();
      this.#played.delete(room);
      throw error;
    }
    this.#engine.keep(room);
    this.#played.set(room, { claim: claimed, hasBotNext: false, room: null });
  }

  async #disconnect(room: string): Promise<void> {
    this.#played.get(room)?.claim.release();
    this.#played.delete(room);
    await this.#engine.close(room);
  }

  /** Another tab has taken the match over. */
  #lose(room: string) {
    this.#farewell(room, new LocalError('device_other_tab', 'another tab has taken this match over'));
  }

  #farewell(room: string, error: unknown) {
    const { code, message } = failureOf(error);
    this.#pass(room, { type: 'farewell', code, message });
    void this.#queue.run(() => this.#disconnect(room)).catch(() => {});
  }

  /** The module has started again, so each page says hello again. */
  #reconnectAll() {
    for (const [room, played] of this.#played) {
      played.hasBotNext = false;
      this.#pass(room, { type: 'farewell', code: 'restart', message: 'the rules have started again' });
    }
  }

  async #send(room: string, message: ClientMessage): Promise<void> {
    const played = this.#played.get(room);
    if (!played) return;
    if (message.type === 'command' && message.command.do === 'rematch' && played.room)
      return this.#rematch(message.id, played.room);
    await this.#advance(room, { do: 'message', room, message, now_ms: Date.now() });
  }

  /** Lets the module continue. What it says is stored before the page hears of it. */
  async #advance(room: string, request: Extract<ModuleRequest, { do: 'message' | 'think' }>): Promise<void> {
    const played = this.#played.get(room);
    if (!played) return;
    try {
      const { messages, entries, next_bot } = await this.#engine.ask<Advanced>(request);
      if (entries.length > 0) {
        const changes = changesBy(messages, request.now_ms);
        await this.#database.append(room, this.#engine.lengthOf(room), entries, changes);
        this.#engine.appended(room, entries.length);
        this.#crashes.delete(room);
      }
      played.room = lastRoom(messages) ?? played.room;
      played.hasBotNext = next_bot;
      for (const message of messages) this.#pass(room, message);
    } catch (error) {
      const isCrash = error instanceof LocalError && error.code === 'device_crashed';
      if (isCrash) this.#crashes.set(room, (this.#crashes.get(room) ?? 0) + 1);
      else this.#farewell(room, error);
    }
  }

  async #rematch(id: string, over: RoomInfo): Promise<void> {
    const person = over.seats.find(({ holder }) => holder.kind === 'person');
    const name = person?.holder.kind === 'person' ? person.holder.name : '';
    const room = newLocalRoom();
    try {
      await this.#begin(room, name, { proposal: rematchOf(over) });
      this.#pass(over.id, { type: 'ack', id, again: false, room });
    } catch (error) {
      this.#pass(over.id, { type: 'error', id, ...failureOf(error) });
    }
  }

  async #begin(room: string, name: string, match: NewMatch): Promise<void> {
    const origin = match.proposal?.origin?.room;
    if (origin !== undefined) await this.#engine.open(origin);
    const now_ms = Date.now();
    const entries = await this.#engine.begin({ room, name, now_ms, ...match });
    try {
      const hello = { type: 'hello' } as const;
      const greeted = await this.#engine.ask<Advanced>({ do: 'message', room, message: hello, now_ms });
      const begun = lastRoom(greeted.messages);
      if (!begun) throw new LocalError('device_failed', 'the new match does not answer');
      await this.#database.create(newMatch(room, begun, now_ms), [...entries, ...greeted.entries]);
    } finally {
      // It is opened from its log, as after a reload.
      await this.#engine.close(room);
    }
  }

  async #delete(room: string): Promise<void> {
    const free = await claim(room, { takesOver: false, lost: () => {} });
    if (!free) throw new LocalError('device_other_tab', 'another tab plays this match');
    free.release();
    this.#reviews.forget(room);
    await this.#engine.close(room).catch(() => {});
    await this.#database.delete(room);
  }

  /** A match that cannot be opened is exported as it is stored. */
  async #export(room: string): Promise<ExportedMatch> {
    try {
      await this.#engine.open(room);
      const record = await this.#engine.ask({ do: 'record', room });
      return { name: `antorcha-${room}.json`, text: JSON.stringify(record) };
    } catch {
      const [match, entries] = [await this.#database.find(room), await this.#database.entries(room)];
      return { name: `antorcha-${room}-log.json`, text: JSON.stringify({ match, entries }) };
    }
  }

  async #read(read: Read): Promise<unknown> {
    if ('room' in read) await this.#engine.open(read.room);
    if (read.do !== 'review') return this.#engine.ask(read);
    const latest = this.#reviews.latest(read.room);
    return latest ?? (await this.#continueReview(read.room));
  }

  async #continueReview(room: string): Promise<unknown> {
    await this.#engine.open(room);
    const answer = await this.#engine.ask({ do: 'review', room });
    this.#reviews.note(room, answer);
    return answer;
  }

  /** Bots come before reviews. */
  #nextPatient(): (() => Promise<void>) | null {
    for (const [room, { hasBotNext }] of this.#played)
      if (hasBotNext) return () => this.#advance(room, { do: 'think', room, now_ms: Date.now() });
    const room = this.#reviews.next();
    if (room === null) return null;
    return async () => {
      try {
        await this.#continueReview(room);
      } catch (error) {
        this.#reviews.forget(room);
        throw error;
      }
    };
  }

  #pass(room: string, message: ServerMessage) {
    this.#tell({ room, message });
  }
}

/** A player who uses only HTTP, to bring a table to a position. */
import { randomUUID } from 'node:crypto';

import { request, type APIRequestContext, type APIResponse } from 'playwright-core';

import type { Proposal } from '../../src/api/types.ts';
import type { Command } from '../../src/wire/index.ts';
import type { Address } from './server.ts';
import type { Visitor } from './visitor.ts';

export class HttpPlayer {
  readonly #line: APIRequestContext;

  private constructor(line: APIRequestContext) {
    this.#line = line;
  }

  /** Creates a new player. */
  static async arrive(server: Address, name: string): Promise<HttpPlayer> {
    const httpPlayer = new HttpPlayer(await request.newContext({ baseURL: server.url }));
    await httpPlayer.introduce(name);
    return httpPlayer;
  }

  /** Uses the session of a browser. */
  static of(visitor: Visitor): HttpPlayer {
    return new HttpPlayer(visitor.context.request);
  }

  /** Sets a name and gets the session cookie. */
  async introduce(name: string) {
    await expectDone(await this.#line.post('/api/session', { data: { name } }));
  }

  /** Turns the guest into an account. */
  async register(name: string) {
    await expectDone(await this.#line.post('/api/account', { data: { name, password: 'correct horse' } }));
  }

  /** The player's id. */
  async player(): Promise<string> {
    const me = await expectDone(await this.#line.get('/api/session'));
    return ((await me.json()) as { player: string }).player;
  }

  /** Begins today's daily dungeon of a game, or returns to it. */
  async beginDaily(game: string): Promise<string> {
    const opened = await expectDone(await this.#line.post(`/api/daily/${game}`, { data: {} }));
    return ((await opened.json()) as { room: string }).room;
  }

  async open(proposal: Proposal): Promise<string> {
    const opened = await expectDone(await this.#line.post('/api/rooms', { data: proposal }));
    return ((await opened.json()) as { room: string }).room;
  }

  /** Sends a command that must succeed. */
  async ask(room: string, command: Command) {
    const data = { id: randomUUID(), command };
    await expectDone(await this.#line.post(`/api/rooms/${room}/commands`, { data }));
  }

  /** Sends a command that may be refused. */
  async try(room: string, command: Command): Promise<'done' | 'over' | 'refused'> {
    const answer = await this.#line.post(`/api/rooms/${room}/commands`, {
      data: { id: randomUUID(), command },
    });
    if (answer.ok()) return 'done';
    const { error } = (await answer.json()) as { error: { code: string } };
    return error.code === 'over' ? 'over' : 'refused';
  }

  /** Chooses an offer by its index or its action. */
  decide(room: string, chosen: number | object) {
    const what = typeof chosen === 'number' ? { choice: chosen } : { action: chosen };
    return this.ask(room, { do: 'decide', ...what });
  }

  /** The session cookies. */
  async cookies() {
    return (await this.#line.storageState()).cookies;
  }

  async leave() {
    await this.#line.dispose();
  }
}

async function expectDone(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${String(answer.status())}: ${await answer.text()}`);
  return answer;
}

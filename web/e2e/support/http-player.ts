/** Someone who plays by HTTP alone, to bring a table to where a test wants it. */
import { randomUUID } from 'node:crypto';

import { request, type APIRequestContext, type APIResponse } from 'playwright-core';

import type { Proposal } from '../../src/api/types.ts';
import type { Command } from '../../src/wire/index.ts';
import type { Address } from './server.ts';
import type { Visitor } from './visitor.ts';

/** A seat's worth of commands. */
export class HttpPlayer {
  readonly #line: APIRequestContext;

  private constructor(line: APIRequestContext) {
    this.#line = line;
  }

  /** Someone new. */
  static async arrive(server: Address, name: string): Promise<HttpPlayer> {
    const httpPlayer = new HttpPlayer(await request.newContext({ baseURL: server.url }));
    await httpPlayer.introduce(name);
    return httpPlayer;
  }

  /** The same person as in a browser, who then need not click everything. */
  static of(visitor: Visitor): HttpPlayer {
    return new HttpPlayer(visitor.context.request);
  }

  /** Says a name, and so gets the cookie by which the server knows this device. */
  async introduce(name: string) {
    await expectDone(await this.#line.post('/api/session', { data: { name } }));
  }

  /** Opens a table. */
  async open(proposal: Proposal): Promise<string> {
    const opened = await expectDone(await this.#line.post('/api/rooms', { data: proposal }));
    return ((await opened.json()) as { room: string }).room;
  }

  /** Asks something of a table; it must be granted. */
  async ask(room: string, command: Command) {
    const data = { id: randomUUID(), command };
    await expectDone(await this.#line.post(`/api/rooms/${room}/commands`, { data }));
  }

  /** Asks something of a table that may refuse it: it is done, the match is over, or there is another reason. */
  async try(room: string, command: Command): Promise<'done' | 'over' | 'refused'> {
    const answer = await this.#line.post(`/api/rooms/${room}/commands`, {
      data: { id: randomUUID(), command },
    });
    if (answer.ok()) return 'done';
    const { error } = (await answer.json()) as { error: { code: string } };
    return error.code === 'over' ? 'over' : 'refused';
  }

  /** Chooses one of the offers, by its place or by the action itself. */
  decide(room: string, chosen: number | object) {
    const what = typeof chosen === 'number' ? { choice: chosen } : { action: chosen };
    return this.ask(room, { do: 'decide', ...what });
  }

  /** By what the server knows this person. */
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

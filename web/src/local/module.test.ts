import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { Offer, RoomInfo, ServerMessage, Snapshot } from '../wire/index.ts';
import type { Advanced, Entry, Proposal } from './asks.ts';
import { lastRoom } from './kept-match.ts';
import { RulesModule } from './module.ts';
import { LOCAL_PLAYER, newLocalRoom } from './rooms.ts';

const BUILT = join(process.cwd(), 'src/local/generated/antorcha.wasm');
const isBuilt = existsSync(BUILT);

/** A match cannot be longer. */
const MOST_TURNS = 20_000;

const GAMES: Proposal[] = [
  { game: 'welcome', options: { set: 'welcome' }, seats: table(4) },
  { game: 'welcome', options: { set: 'back' }, seats: table(3) },
  { game: 'raiders', options: {}, seats: table(4) },
  { game: 'masmorra', options: {}, seats: table(2) },
];

function table(seats: number): Proposal['seats'] {
  const bots = Array.from({ length: seats - 1 }, () => ({ for: 'bot' as const, bot: 'adventurer' }));
  return [{ for: 'person' }, ...bots];
}

/** A match that is played without a page. */
class Match {
  readonly room = newLocalRoom();
  readonly log: Entry[] = [];
  info: RoomInfo | null = null;
  snapshot: Snapshot | null = null;
  hasBotNext = false;
  #count = 0;
  #seed = 7;

  constructor(readonly module: RulesModule) {}

  begin(proposal: Proposal) {
    const { room } = this;
    const request = { do: 'create', room, player: LOCAL_PLAYER, name: 'Ana', now_ms: 0, proposal } as const;
    this.log.push(...this.module.request<Advanced>(request).entries);
    this.hello();
  }

  /** Opens it again from its log, as after a reload. */
  reload() {
    const { room, log } = this;
    this.module.request({ do: 'close', room });
    this.module.request({ do: 'open', room, player: LOCAL_PLAYER, entries: log, now_ms: 0 });
    this.hello();
  }

  hello() {
    this.#hear(
      this.module.request({ do: 'message', room: this.room, message: { type: 'hello' }, now_ms: 0 }),
    );
  }

  /** A bot or the person decides once. */
  advance() {
    const { room, snapshot } = this;
    if (this.hasBotNext) return this.#hear(this.module.request({ do: 'think', room, now_ms: 0 }));
    const offers = snapshot?.offers.filter(({ aside }: Offer) => !aside) ?? [];
    const offer = offers[this.#dice() % offers.length];
    if (!snapshot || !offer) throw new Error('nobody can decide');
    const command = { do: 'decide', question: snapshot.question, action: offer.action } as const;
    const message = { type: 'command', id: String((this.#count += 1)), command } as const;
    this.#hear(this.module.request({ do: 'message', room, message, now_ms: 0 }));
  }

  get isOver(): boolean {
    return this.info?.stage.stage === 'over';
  }

  /** The same in every run. */
  #dice(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed;
  }

  #hear({ messages, entries, next_bot }: Advanced) {
    this.log.push(...entries);
    this.hasBotNext = next_bot;
    this.info = lastRoom(messages) ?? this.info;
    for (const message of messages) this.#note(message);
  }

  #note(message: ServerMessage) {
    if (message.type === 'error') throw new Error(message.message);
    if (message.type === 'welcome' || message.type === 'update') this.snapshot = message.snapshot;
  }
}

describe.skipIf(!isBuilt)('the module (skipped unless `cargo xtask wasm` has built it)', () => {
  it.each(GAMES)('plays $game $options.set to its end, and opens it again from its log', async (proposal) => {
    const compiled = await WebAssembly.compile(await readFile(BUILT));
    const match = new Match(await RulesModule.start(compiled));
    match.begin(proposal);
    for (let turn = 0; turn < MOST_TURNS && !match.isOver; turn += 1) {
      match.advance();
      if (turn !== 20) continue;
      const before = match.snapshot?.view;
      match.reload();
      expect(match.snapshot?.view).toEqual(before);
    }
    expect(match.isOver).toBe(true);
  });

  it('refuses what it does not know with a code', async () => {
    const module = await RulesModule.start(await WebAssembly.compile(await readFile(BUILT)));
    expect(() => module.request({ do: 'close', room: 'unknown' })).not.toThrow(WebAssembly.RuntimeError);
    const open = {
      do: 'open',
      room: newLocalRoom(),
      player: LOCAL_PLAYER,
      entries: ['?'],
      now_ms: 0,
    } as const;
    expect(() => module.request(open)).toThrow();
    expect(module.request({ do: 'version' })).toMatchObject({ rules: expect.anything() });
  });
});

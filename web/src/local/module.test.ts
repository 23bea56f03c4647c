import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { Offer, RoomInfo, ServerMessage, Snapshot } from '../wire/index.ts';
import type { Advanced, Entry, Proposal } from './asks.ts';
import { lastRoom } from './kept-match.ts';
import { RulesModule, type FileSource } from './module.ts';
import { LOCAL_PLAYER, newLocalRoom } from './rooms.ts';

const FOLDER = join(process.cwd(), 'src/local/generated');
const BUILT = join(FOLDER, 'antorcha.wasm');
const isBuilt = existsSync(BUILT);

/** A new module, and the names of the files that it asks for. */
async function start(source: FileSource = fromFolder): Promise<{ module: RulesModule; asked: string[] }> {
  const asked: string[] = [];
  const noting = (name: string) => {
    asked.push(name);
    return source(name);
  };
  const module = await RulesModule.start(await WebAssembly.compile(await readFile(BUILT)), noting);
  return { module, asked };
}

function fromFolder(name: string): Promise<Uint8Array> {
  return readFile(join(FOLDER, `${name}.bin`));
}

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

  async begin(proposal: Proposal): Promise<void> {
    const { room } = this;
    const request = { do: 'create', room, player: LOCAL_PLAYER, name: 'Ana', now_ms: 0, proposal } as const;
    this.log.push(...(await this.module.request<Advanced>(request)).entries);
    await this.hello();
  }

  /** Opens it again from its log, as after a reload. */
  async reload(): Promise<void> {
    const { room, log } = this;
    await this.module.request({ do: 'close', room });
    await this.module.request({ do: 'open', room, player: LOCAL_PLAYER, entries: log, now_ms: 0 });
    await this.hello();
  }

  async hello(): Promise<void> {
    const message = { type: 'hello' } as const;
    this.#hear(await this.module.request({ do: 'message', room: this.room, message, now_ms: 0 }));
  }

  /** A bot or the person decides once. */
  async advance(): Promise<void> {
    const { room, snapshot } = this;
    if (this.hasBotNext) return this.#hear(await this.module.request({ do: 'think', room, now_ms: 0 }));
    const offers = snapshot?.offers.filter(({ aside }: Offer) => !aside) ?? [];
    const offer = offers[this.#dice() % offers.length];
    if (!snapshot || !offer) throw new Error('nobody can decide');
    const command = { do: 'decide', question: snapshot.question, action: offer.action } as const;
    const message = { type: 'command', id: String((this.#count += 1)), command } as const;
    this.#hear(await this.module.request({ do: 'message', room, message, now_ms: 0 }));
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
    const { module, asked } = await start();
    const match = new Match(module);
    await match.begin(proposal);
    for (let turn = 0; turn < MOST_TURNS && !match.isOver; turn += 1) {
      await match.advance();
      if (turn !== 20) continue;
      const before = match.snapshot?.view;
      await match.reload();
      expect(match.snapshot?.view).toEqual(before);
    }
    expect(match.isOver).toBe(true);
    expect(asked).toEqual(proposal.game === 'welcome' ? ['survival_net'] : []);
  });

  it('loads the strategy for a legend, and the networks for a review', async () => {
    const { module, asked } = await start();
    const legend = new Match(module);
    await legend.begin({ game: 'welcome', seats: [{ for: 'person' }, { for: 'bot', bot: 'legend' }] });
    while (!asked.includes('strategy')) await legend.advance();
    expect(asked).toEqual(['survival_net', 'strategy']);
    const match = new Match(module);
    await match.begin({ game: 'raiders', options: {}, seats: table(3) });
    while (!match.isOver) await match.advance();
    await module.request({ do: 'review', room: match.room });
    expect(asked.slice(2)).toEqual(['raiders_value']);
  });

  it('loads the puzzles once', async () => {
    const { module, asked } = await start();
    const listed = await module.request<{ id: string; game: string }[]>({ do: 'puzzles' });
    expect(new Set(listed.map(({ game }) => game))).toEqual(new Set(['welcome', 'raiders', 'masmorra']));
    const first = listed[0]?.id ?? '';
    expect(await module.request({ do: 'puzzle', id: first })).toMatchObject({ id: first });
    expect(asked).toEqual(['welcome_puzzles', 'raiders_puzzles', 'masmorra_puzzles']);
  });

  it('changes nothing while a file is missing, and continues when it is there', async () => {
    let isOnline = false;
    const { module } = await start((name) =>
      isOnline ? fromFolder(name) : Promise.reject(new Error('offline')),
    );
    const match = new Match(module);
    await match.begin({ game: 'welcome', options: { set: 'welcome' }, seats: table(2) });
    while (!match.hasBotNext) await match.advance();
    const count = match.log.length;
    await expect(match.advance()).rejects.toThrow('offline');
    isOnline = true;
    await match.advance();
    expect(match.log).toHaveLength(count + 1);
  });

  it('refuses a file of another version', async () => {
    const { module } = await start(() => Promise.resolve(new Uint8Array(7)));
    await expect(module.request({ do: 'puzzles' })).rejects.toMatchObject({ code: 'device_not_loaded' });
  });

  it('refuses what it does not know with a code', async () => {
    const { module } = await start();
    await module.request({ do: 'close', room: 'unknown' }).catch((error: unknown) => {
      expect(error).not.toBeInstanceOf(WebAssembly.RuntimeError);
    });
    const open = {
      do: 'open',
      room: newLocalRoom(),
      player: LOCAL_PLAYER,
      entries: ['?'],
      now_ms: 0,
    } as const;
    await expect(module.request(open)).rejects.toThrow();
    expect(await module.request({ do: 'version' })).toMatchObject({ rules: expect.anything() });
  });
});

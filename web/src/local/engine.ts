/** The module with the matches that are open in it. After a crash it starts again, and matches open again from their logs. */
import { LocalError, type Entry, type ModuleRequest } from './asks.ts';
import type { Database } from './database.ts';
import { RulesModule, type ModuleFiles } from './module.ts';
import { LOCAL_PLAYER } from './rooms.ts';

/** How many matches stay open for reading, besides those that are played. */
const MOST_READ = 2;

export class Engine {
  readonly #files: ModuleFiles;
  readonly #database: Database;
  readonly #crashed: () => void;
  #module: RulesModule | null = null;
  /** The length of the log of each open match, the longest unused first. */
  readonly #lengths = new Map<string, number>();
  readonly #kept = new Set<string>();

  constructor(files: ModuleFiles, database: Database, crashed: () => void) {
    this.#files = files;
    this.#database = database;
    this.#crashed = crashed;
  }

  /** Asks the module. */
  async ask<Value>(request: ModuleRequest): Promise<Value> {
    this.#module ??= await RulesModule.load(this.#files);
    try {
      return await this.#module.request<Value>(request);
    } catch (error) {
      if (error instanceof LocalError) throw error;
      await this.#restart();
      throw new LocalError('device_crashed', error instanceof Error ? error.message : String(error));
    }
  }

  /** Begins a match. Its log is stored before anything else happens. */
  async begin(request: Omit<Extract<ModuleRequest, { do: 'create' }>, 'do' | 'player'>): Promise<Entry[]> {
    const { entries } = await this.ask<{ entries: Entry[] }>({
      do: 'create',
      player: LOCAL_PLAYER,
      ...request,
    });
    this.#lengths.set(request.room, entries.length);
    return entries;
  }

  /** Opens a match from its log, unless it is open and nobody else has played on. */
  async open(room: string): Promise<void> {
    const known = this.#lengths.get(room);
    if (known !== undefined && (this.#kept.has(room) || known === (await this.#database.length(room))))
      return;
    if (known !== undefined) await this.close(room);
    if (!(await this.#database.find(room))) throw new LocalError('device_unknown', `no match ${room}`);
    const entries = await this.#database.entries(room);
    await this.#openFrom(room, entries);
    this.#lengths.set(room, entries.length);
    await this.#closeUnused(room);
  }

  /** Keeps a match open while it is played here. */
  keep(room: string) {
    this.#kept.add(room);
  }

  async close(room: string): Promise<void> {
    this.#kept.delete(room);
    if (this.#lengths.delete(room)) await this.ask({ do: 'close', room });
  }

  lengthOf(room: string): number {
    return this.#lengths.get(room) ?? 0;
  }

  /** Notes that lines were stored. */
  appended(room: string, count: number) {
    this.#lengths.set(room, this.lengthOf(room) + count);
  }

  async #openFrom(room: string, entries: Entry[]): Promise<void> {
    try {
      await this.ask({ do: 'open', room, player: LOCAL_PLAYER, entries, now_ms: Date.now() });
    } catch (error) {
      if (!(error instanceof LocalError)) throw error;
      const code = error.code === 'rules_changed' ? 'device_rules_changed' : 'device_damaged';
      throw error.code.startsWith('device_') ? error : new LocalError(code, error.message);
    }
  }

  async #closeUnused(except: string): Promise<void> {
    const unused = [...this.#lengths.keys()].filter((room) => room !== except && !this.#kept.has(room));
    for (const room of unused.slice(0, Math.max(0, unused.length - MOST_READ))) await this.close(room);
  }

  async #restart(): Promise<void> {
    this.#lengths.clear();
    this.#kept.clear();
    this.#module = (await this.#module?.restarted()) ?? null;
    this.#crashed();
  }
}

/** The rules and bots as a WebAssembly module: requests and answers are JSON. */
import { LocalError, type ModuleRequest } from './asks.ts';

/** Where the files of the module are. */
export interface ModuleFiles {
  /** Missing if the web app was built without local play. */
  rules: string | undefined;
  /** Files that the module asks for by their names. */
  data: Readonly<Record<string, string>>;
}

/** Loads a file that the module asks for. */
export type FileSource = (name: string) => Promise<Uint8Array>;

interface Exports {
  memory: WebAssembly.Memory;
  allocate(length: number): number;
  release(pointer: number, length: number): void;
  request(pointer: number, length: number): bigint;
}

interface Answered {
  ok?: unknown;
  error?: { code: string; message: string };
  /** The name of a file without which the module cannot answer. */
  needs?: string;
}

export class RulesModule {
  readonly #compiled: WebAssembly.Module;
  readonly #exports: Exports;
  readonly #source: FileSource;
  readonly #given = new Set<string>();

  private constructor(compiled: WebAssembly.Module, instance: WebAssembly.Instance, source: FileSource) {
    this.#compiled = compiled;
    this.#exports = instance.exports as unknown as Exports;
    this.#source = source;
  }

  static async load({ rules, data }: ModuleFiles): Promise<RulesModule> {
    if (!rules) throw new LocalError('device_unavailable', 'this build has no rules for local play');
    const bytes = await download(rules);
    const source = async (name: string) => {
      const address = data[name];
      if (!address) throw new LocalError('device_not_loaded', `this build has no ${name}`);
      return new Uint8Array(await download(address));
    };
    try {
      return await RulesModule.start(await WebAssembly.compile(bytes), source);
    } catch (error) {
      throw notLoaded(error);
    }
  }

  static async start(compiled: WebAssembly.Module, source: FileSource): Promise<RulesModule> {
    let memory: WebAssembly.Memory | null = null;
    const fill_random = (pointer: number, length: number) => {
      if (memory) crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, length));
    };
    const instance = await WebAssembly.instantiate(compiled, { env: { fill_random } });
    memory = (instance.exports as unknown as Exports).memory;
    return new RulesModule(compiled, instance, source);
  }

  /** A new instance without any match, for example after a failure. */
  restarted(): Promise<RulesModule> {
    return RulesModule.start(this.#compiled, this.#source);
  }

  /**
   * Asks the module, and loads the files that it needs to answer. It throws a `LocalError` with the module's code, or
   * whatever a crash throws.
   */
  async request<Value>(request: ModuleRequest): Promise<Value> {
    for (;;) {
      const { ok, error, needs } = this.#answer(request);
      if (error) throw new LocalError(error.code, error.message);
      if (needs === undefined) return ok as Value;
      await this.#give(needs);
    }
  }

  async #give(file: string): Promise<void> {
    if (this.#given.has(file)) throw new LocalError('device_not_loaded', `${file} was not taken`);
    const bytes = await this.#source(file);
    const ptr = this.#put(bytes);
    const { error } = this.#answer({ do: 'give', file, ptr, len: bytes.length });
    this.#exports.release(ptr, bytes.length);
    if (error) throw new LocalError('device_not_loaded', error.message);
    this.#given.add(file);
  }

  #answer(request: ModuleRequest): Answered {
    return JSON.parse(this.#ask(new TextEncoder().encode(JSON.stringify(request)))) as Answered;
  }

  #ask(bytes: Uint8Array): string {
    const pointer = this.#put(bytes);
    const place = this.#exports.request(pointer, bytes.length);
    this.#exports.release(pointer, bytes.length);
    const [start, length] = [Number(BigInt.asUintN(32, place >> 32n)), Number(BigInt.asUintN(32, place))];
    const text = new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, start, length));
    this.#exports.release(start, length);
    return text;
  }

  #put(bytes: Uint8Array): number {
    // The signed number of WebAssembly becomes an address.
    const pointer = this.#exports.allocate(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, pointer, bytes.length).set(bytes);
    return pointer;
  }
}

/** Downloads a file of the build. Offline it comes from the service worker's cache. */
async function download(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw notLoaded(error);
  }
}

function notLoaded(error: unknown): LocalError {
  return new LocalError('device_not_loaded', error instanceof Error ? error.message : String(error));
}

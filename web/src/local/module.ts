/** The rules and bots as a WebAssembly module: requests and answers are JSON. */
import { LocalError, type ModuleRequest } from './asks.ts';

/** The files of the module. Both are missing if the web app was built without them. */
export interface ModuleFiles {
  rules: string | undefined;
  strategy: string | undefined;
}

interface Exports {
  memory: WebAssembly.Memory;
  allocate(length: number): number;
  release(pointer: number, length: number): void;
  request(pointer: number, length: number): bigint;
}

interface Answered {
  ok?: unknown;
  error?: { code: string; message: string };
}

export class RulesModule {
  readonly #compiled: WebAssembly.Module;
  readonly #exports: Exports;

  private constructor(compiled: WebAssembly.Module, instance: WebAssembly.Instance) {
    this.#compiled = compiled;
    this.#exports = instance.exports as unknown as Exports;
  }

  static async load({ rules }: ModuleFiles): Promise<RulesModule> {
    if (!rules) throw new LocalError('device_unavailable', 'this build has no rules for local play');
    try {
      return await RulesModule.start(await WebAssembly.compile(await download(rules)));
    } catch (error) {
      throw new LocalError('device_not_loaded', error instanceof Error ? error.message : String(error));
    }
  }

  static async start(compiled: WebAssembly.Module): Promise<RulesModule> {
    let memory: WebAssembly.Memory | null = null;
    const fill_random = (pointer: number, length: number) => {
      if (memory) crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, length));
    };
    const instance = await WebAssembly.instantiate(compiled, { env: { fill_random } });
    memory = (instance.exports as unknown as Exports).memory;
    return new RulesModule(compiled, instance);
  }

  /** A new instance without any match, for example after a failure. */
  restarted(): Promise<RulesModule> {
    return RulesModule.start(this.#compiled);
  }

  /** Asks the module. It throws a `LocalError` with the module's code, or whatever a crash throws. */
  request<Value>(request: ModuleRequest): Value {
    const answer = JSON.parse(this.#ask(new TextEncoder().encode(JSON.stringify(request)))) as Answered;
    if (answer.error) throw new LocalError(answer.error.code, answer.error.message);
    return answer.ok as Value;
  }

  /** Gives the module the strategy that a strong bot plays by. */
  giveStrategy(bytes: Uint8Array) {
    const ptr = this.#put(bytes);
    this.request({ do: 'strategy', ptr, len: bytes.length });
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
export async function download(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.arrayBuffer();
}

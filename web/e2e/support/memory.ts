/** Measures what a page and its workers hold in memory. */
import type { CDPSession } from 'playwright-core';

import type { Visitor } from './visitor.ts';

/** Bytes. */
export interface Memory {
  page: number;
  /** The scripts' heaps of the workers. */
  workers: number;
  /** The memory of the WebAssembly modules in the workers, which is no part of the heaps. */
  modules: number;
}

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

/** Runs in a worker: `this` is the list of all its WebAssembly memories. */
const ADD_UP = 'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }';

/** Returns what is left after collecting garbage. */
export async function memoryOf({ context, page }: Visitor): Promise<Memory> {
  const session = await context.newCDPSession(page);
  const workers = await WorkerSessions.open(session);
  await session.send('HeapProfiler.collectGarbage');
  const memory = { page: bytesOf(await session.send('Runtime.getHeapUsage')), workers: 0, modules: 0 };
  for (const id of workers.ids) {
    await workers.send(id, 'HeapProfiler.collectGarbage');
    memory.workers += bytesOf(await workers.send(id, 'Runtime.getHeapUsage'));
    memory.modules += await workers.modules(id);
  }
  await session.detach();
  return memory;
}

function bytesOf({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Asks the workers of a page. The browser driver knows them, but not their memory. */
class WorkerSessions {
  readonly ids: string[] = [];
  readonly #session: CDPSession;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #count = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.ids.push(sessionId);
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id: number; result: unknown };
      this.#waiting.get(id)?.(result);
    });
  }

  static async open(session: CDPSession): Promise<WorkerSessions> {
    const workers = new WorkerSessions(session);
    const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
    // The workers that exist are told before the answer.
    await session.send('Target.setAutoAttach', how);
    return workers;
  }

  send<Result>(sessionId: string, method: string, params: object = {}): Promise<Result> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, resolve as (result: unknown) => void);
      const message = JSON.stringify({ id, method, params });
      this.#session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  }

  async modules(worker: string): Promise<number> {
    const found = await this.send<{ result: { objectId: string } }>(worker, 'Runtime.evaluate', {
      expression: 'WebAssembly.Memory.prototype',
    });
    const { objects } = await this.send<{ objects: { objectId: string } }>(worker, 'Runtime.queryObjects', {
      prototypeObjectId: found.result.objectId,
    });
    const sum = await this.send<{ result: { value: number } }>(worker, 'Runtime.callFunctionOn', {
      ...{ objectId: objects.objectId, functionDeclaration: ADD_UP, returnByValue: true },
    });
    return sum.result.value;
  }
}

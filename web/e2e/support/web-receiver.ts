/** A web server that records what is posted to it, like the receiver of a webhook. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll } from 'vitest';

export class WebReceiver {
  /** The bodies, in order. */
  readonly received: string[] = [];
  /** The status of the next answers. */
  status = 204;
  readonly #server = createServer((asked, answer) => {
    void text(asked).then((body) => {
      this.received.push(body);
      answer.writeHead(this.status).end();
    });
  });

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/hook`;
  }

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** A receiver for one test file. */
export function ownReceiver(): WebReceiver {
  const receiver = new WebReceiver();
  beforeAll(() => receiver.open());
  afterAll(() => receiver.close());
  return receiver;
}

/**
 * Stands between a browser and the server, and gives each page a script that reports its errors. The protocol of the
 * drivers cannot do that for all browsers: WebKitGTK reports no errors of a page.
 */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Address } from '../support/server.ts';
import { fail, record } from './page-scripts.ts';

const RECORDER = '/error-recorder.js';
const REPORTS = '/error-reports';
/** A script with errors of several kinds. A driver's own scripts are not part of the page, so their errors do not count. */
export const FAULTY = '/faulty-script.js';

export class RecordingProxy implements Address {
  /** What the pages reported, in order. */
  readonly complaints: string[] = [];
  readonly #server = createServer((asked, answer) => this.#answer(asked, answer));
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;

  constructor(target: Address) {
    this.#target = new URL(target.url);
    this.#server.on('upgrade', (asked, socket, head) => this.#join(asked, socket as Socket, head));
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(asked: IncomingMessage, answer: ServerResponse) {
    if (asked.url === RECORDER) return giveScript(`(${String(record)})('${REPORTS}')`, answer);
    if (asked.url === FAULTY) return giveScript(`(${String(fail)})()`, answer);
    if (asked.url === REPORTS) return void this.#note(asked, answer);
    this.#pass(asked, answer);
  }

  async #note(asked: IncomingMessage, answer: ServerResponse) {
    this.complaints.push(await text(asked));
    answer.writeHead(204).end();
  }

  /** Passes a request on. Only pages are changed, and these come uncompressed. */
  #pass(asked: IncomingMessage, answer: ServerResponse) {
    const headers = { ...asked.headers };
    if (!/^\/(assets|api)\//.test(asked.url ?? '')) delete headers['accept-encoding'];
    const { hostname, port } = this.#target;
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers });
    passed.on('response', (got) => void giveBack(got, answer));
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  /** Joins the two ends of a WebSocket. */
  #join(asked: IncomingMessage, socket: Socket, head: Buffer) {
    const server = connect(Number(this.#target.port), this.#target.hostname);
    const lines = asked.rawHeaders.flatMap((name, place, all) =>
      place % 2 === 0 ? [`${name}: ${all[place + 1] ?? ''}`] : [],
    );
    server.write([`GET ${asked.url ?? ''} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    server.write(head);
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => this.#sockets.delete(one));
      one.pipe(other);
    }
  }
}

function giveScript(script: string, answer: ServerResponse) {
  answer.setHeader('content-type', 'text/javascript').end(script);
}

async function giveBack(got: IncomingMessage, answer: ServerResponse) {
  const isPage = got.headers['content-type']?.startsWith('text/html') ?? false;
  const headers = { ...got.headers };
  if (isPage) delete headers['content-length'];
  answer.writeHead(got.statusCode ?? 502, headers);
  if (!isPage) return got.pipe(answer);
  answer.end((await text(got)).replace('<head>', `<head><script src="${RECORDER}"></script>`));
}

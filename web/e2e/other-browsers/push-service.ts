/**
 * A push service for Firefox on this machine: a WebSocket to the browser, on which it subscribes, and an address for each
 * subscription, to which a server posts. It passes messages on without reading them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { readFrame, textFrame } from './web-socket.ts';

/** The constant of RFC 6455. */
const WEB_SOCKET_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** What Firefox sends. Each channel is one subscription. */
interface FromBrowser {
  messageType?: 'hello' | 'register' | 'unregister' | 'ack';
  channelID?: string;
  uaid?: string;
}

export class FirefoxPushService {
  /** How many messages arrived. */
  posts = 0;
  readonly #server = createServer((asked, answer) => void this.#receive(asked, answer));
  readonly #sockets = new Set<Socket>();
  readonly #channels = new Set<string>();
  /** The ids of the browsers that it knows. */
  readonly #browsers = new Set<string>();

  constructor() {
    this.#server.on('upgrade', (asked, socket) => this.#accept(asked, socket as Socket));
  }

  /** The settings of a Firefox that uses it. */
  get preferences(): Record<string, unknown> {
    return {
      'dom.push.serverURL': `ws://${this.#address}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
      'dom.push.enabled': true,
      // In milliseconds, until it connects again.
      'dom.push.retryBaseInterval': 100,
    };
  }

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Loses everything that it knows. Browsers notice it when they connect again. */
  forget() {
    this.#channels.clear();
    this.#browsers.clear();
    for (const socket of this.#sockets) socket.destroy();
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get #address(): string {
    return `127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  #accept(asked: IncomingMessage, socket: Socket) {
    const key = asked.headers['sec-websocket-key'] ?? '';
    const accepted = createHash('sha1')
      .update(key + WEB_SOCKET_ID)
      .digest('base64');
    const protocol = asked.headers['sec-websocket-protocol'];
    const head = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accepted}`,
      ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      for (let frame = readFrame(received); frame; frame = readFrame(received)) {
        received = frame.rest;
        if (frame.kind === 'text') this.#answer(socket, JSON.parse(frame.text) as FromBrowser);
        if (frame.kind === 'close') socket.end();
      }
    });
  }

  #answer(socket: Socket, { messageType, channelID = '', uaid }: FromBrowser) {
    const answer = (message: object) => socket.write(textFrame(JSON.stringify(message)));
    if (messageType === 'hello') {
      const id = uaid && this.#browsers.has(uaid) ? uaid : randomUUID().replaceAll('-', '');
      this.#browsers.add(id);
      answer({ messageType, uaid: id, status: 200, use_webpush: true, broadcasts: {} });
    } else if (messageType === 'register') {
      this.#channels.add(channelID);
      const pushEndpoint = `http://${this.#address}/push/${channelID}`;
      answer({ messageType, channelID, status: 200, pushEndpoint });
    } else if (messageType === 'unregister') {
      this.#channels.delete(channelID);
      answer({ messageType, channelID, status: 200 });
    } else if (messageType === undefined) {
      answer({});
    }
  }

  async #receive(asked: IncomingMessage, answer: ServerResponse) {
    const body = await buffer(asked);
    const channelID = asked.url?.split('/').at(-1) ?? '';
    if (!this.#channels.has(channelID)) return answer.writeHead(410).end();
    this.posts += 1;
    const message = {
      messageType: 'notification',
      channelID,
      version: randomUUID(),
      data: body.toString('base64url'),
      headers: { encoding: asked.headers['content-encoding'] },
    };
    for (const socket of this.#sockets) socket.write(textFrame(JSON.stringify(message)));
    return answer.writeHead(201).end();
  }
}

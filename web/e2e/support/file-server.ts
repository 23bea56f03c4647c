/** A plain server of files, like those of page hosts: it knows nothing of the app. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

import type { Address } from './server.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export class FileServer implements Address {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(folder: string): Promise<FileServer> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = join(folder, normalize(pathname), pathname.endsWith('/') ? 'index.html' : '');
      readFile(path).then(
        (content) => {
          response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
          response.end(content);
        },
        (error: NodeJS.ErrnoException) => {
          // Without the slash a folder is elsewhere.
          const isFolder = error.code === 'EISDIR';
          response.writeHead(isFolder ? 301 : 404, isFolder ? { location: `${pathname}/` } : {});
          response.end();
        },
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FileServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** From now on nobody can reach it. */
  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

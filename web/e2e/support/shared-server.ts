/** The server of a test file: the shared one, or its own. */
import { afterAll, beforeAll, inject } from 'vitest';

import { Server, type Address } from './server.ts';

/** The shared server. Tests do not see each other's tables, because these are not listed. */
export function sharedServer(): Address {
  return { url: inject('server') };
}

/** A server for one file, for tests that kill it or use the lobby. */
export function ownServer(): Server {
  const server = new Server();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return server;
}

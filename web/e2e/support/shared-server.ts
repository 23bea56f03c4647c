/** At which server a file's tests play: at the one that most files share, or at one of their own. */
import { afterAll, beforeAll, inject } from 'vitest';

import { Server, type Address } from './server.ts';

/** The server that all share. Whatever a test opens there, others do not see: tables are found by their links alone. */
export function sharedServer(): Address {
  return { url: inject('server') };
}

/** A server for the tests of one file, which may kill it, or look at a list of all tables. */
export function ownServer(): Server {
  const server = new Server();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return server;
}

/** Answers requests with the module: one request per line of the standard input, one answer per line of the output. */
import { createInterface } from 'node:readline';

import { open } from './module.mjs';

const { ask } = await open(process.argv[2]);
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${ask(line)}\n`);

/** Answers requests with the module: one request per line of the standard input, one answer per line of the output. */
import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , file, strategy] = process.argv;
let memory = null;
const fill_random = (pointer, length) => randomFillSync(new Uint8Array(memory.buffer, pointer, length));
const { instance } = await WebAssembly.instantiate(readFileSync(file), { env: { fill_random } });
const { allocate, release, request } = instance.exports;
memory = instance.exports.memory;

function put(bytes) {
  const pointer = allocate(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
  return pointer;
}

function ask(text) {
  const bytes = new TextEncoder().encode(text);
  const pointer = put(bytes);
  const place = BigInt.asUintN(64, request(pointer, bytes.length));
  release(pointer, bytes.length);
  const [start, length] = [Number(place >> 32n), Number(place & 0xffffffffn)];
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
  release(start, length);
  return answer;
}

const bytes = readFileSync(strategy);
const ptr = put(bytes);
ask(JSON.stringify({ do: 'strategy', ptr, len: bytes.length }));
release(ptr, bytes.length);
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${ask(line)}\n`);
}
process.stderr.write(`memory: ${String(memory.buffer.byteLength)} bytes\n`);

/** The module in Node.js: requests and answers are texts. The files that it asks for are beside it. */
import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export async function open(file) {
  let memory = null;
  const fill_random = (pointer, length) => randomFillSync(new Uint8Array(memory.buffer, pointer, length));
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    env: { fill_random },
  });
  const { allocate, release, request } = instance.exports;
  memory = instance.exports.memory;

  const put = (bytes) => {
    const pointer = allocate(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    return pointer;
  };

  const answer = (text) => {
    const bytes = new TextEncoder().encode(text);
    const pointer = put(bytes);
    const place = BigInt.asUintN(64, request(pointer, bytes.length));
    release(pointer, bytes.length);
    const [start, length] = [Number(place >> 32n), Number(place & 0xffffffffn)];
    const answered = new TextDecoder().decode(new Uint8Array(memory.buffer, start, length));
    release(start, length);
    return answered;
  };

  const give = (name) => {
    const bytes = readFileSync(join(dirname(file), `${name}.bin`));
    const ptr = put(bytes);
    const given = answer(JSON.stringify({ do: 'give', file: name, ptr, len: bytes.length }));
    if (given !== '{"ok":{}}') throw new Error(given);
    release(ptr, bytes.length);
  };

  const ask = (text) => {
    for (;;) {
      const answered = answer(text);
      if (!answered.startsWith('{"needs":')) return answered;
      give(JSON.parse(answered).needs);
    }
  };
  return { ask, bytes: () => memory.buffer.byteLength };
}

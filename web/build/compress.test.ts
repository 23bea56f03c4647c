// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { compressFolder } from './compress.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'assets'));
});

afterEach(() => rm(folder, { recursive: true }));

it('writes a Brotli and a gzip form of a text file', async () => {
  const text = 'The torch burns. '.repeat(200);
  await writeFile(join(folder, 'assets', 'table.js'), text);
  await compressFolder(folder);
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((form) => readFile(join(folder, 'assets', `table.js.${form}`))),
  );
  expect(brotli && brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gzip && gunzipSync(gzip).toString()).toBe(text);
  expect(Math.max(brotli?.length ?? Infinity, gzip?.length ?? Infinity)).toBeLessThan(text.length / 5);
});

it('skips small files, and files that are already compressed', async () => {
  await writeFile(join(folder, 'small.css'), 'a { color: red; }');
  await writeFile(join(folder, 'font.woff2'), 'x'.repeat(5000));
  await compressFolder(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'font.woff2', 'small.css']);
});

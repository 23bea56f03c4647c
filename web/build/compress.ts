import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types that compress well; fonts and pictures are already compressed. */
const SHRINKS = /\.(bin|css|html|js|json|svg|txt|wasm|webmanifest)$/;

/** Compressing fewer bytes than this saves no packet. */
const SMALL = 1000;

/** Writes a Brotli and a gzip form beside every file that gets smaller. The server chooses between them. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    // Run after all other plugins have written their files.
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && SHRINKS.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string) {
  const plain = await readFile(path);
  if (plain.length < SMALL) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await keep(`${path}.br`, await promisify(brotliCompress)(plain, { params }), plain);
  await keep(`${path}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }), plain);
}

async function keep(path: string, compressed: Buffer, plain: Buffer) {
  if (compressed.length < plain.length) await writeFile(path, compressed);
}

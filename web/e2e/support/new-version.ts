/** Replaces a folder of pages by what looks like a new build: every file has another name, and the old ones are gone. */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file whose name contains a hash of its content. */
const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css|wasm|bin|woff2|svg|png|webp)/g;

const TEXTS = /\.(js|css|html|webmanifest)$/;

/** Returns the new name of the page's first script. */
export async function publishNewVersion(folder: string): Promise<string> {
  const assets = join(folder, 'assets');
  const names = new Map((await readdir(assets)).map((name) => [name, renamed(name)]));
  for (const file of await readdir(folder, { recursive: true })) {
    if (TEXTS.test(file)) await rewrite(join(folder, file), names);
  }
  for (const [before, after] of names) await rename(join(assets, before), join(assets, after));
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return /<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '';
}

function renamed(name: string): string {
  return name.replace(/-([\w-]{8})\./, (_, hash: string) => `-${[...hash].reverse().join('')}2.`);
}

async function rewrite(file: string, names: ReadonlyMap<string, string>) {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(HASHED, (name) => names.get(name) ?? name);
  const version = (_: string, before: string) => `"version":"${[...before].reverse().join('')}"`;
  await writeFile(file, file.endsWith('sw.js') ? changed.replace(/"version":"(\w+)"/, version) : changed);
}

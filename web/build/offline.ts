import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';

const WORKER = 'sw.js';
/** Files outside of the modules that every page needs. */
const ALWAYS = ['/', '/favicon.svg', '/manifest.webmanifest'];

/** Builds the service worker with the list of files that the rules pages need, and with all others. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: '/src/offline/worker.ts', fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        // Browsers run it as a classic script.
        if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join()}`);
        const files = cachedFiles(bundle);
        const version = createHash('sha256')
          .update(JSON.stringify(contents(bundle)))
          .digest('hex')
          .slice(0, 12);
        const more = otherFiles(bundle, files);
        worker.code = `const __CACHED__ = ${JSON.stringify({ version, files, more })};\n${worker.code}`;
      },
    },
  };
}

/** Returns the files that are needed to open the rules of any game in any language. */
function cachedFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && file.fileName !== WORKER);
  const kept = new Set<string>();
  for (const chunk of chunks as Rollup.OutputChunk[]) {
    const isPicture = chunk.facadeModuleId?.endsWith('Picture.svelte');
    if (chunk.isEntry || isPicture || isText(chunk)) walk(chunk, bundle, kept);
  }
  const fonts = Object.keys(bundle).filter((name) => /latin-(wght|400|700).*\.woff2$/.test(name));
  return [...ALWAYS, ...[...kept, ...fonts].map((name) => `/${name}`)];
}

/** Returns everything else that a page can load. */
function otherFiles(bundle: Rollup.OutputBundle, files: string[]): string[] {
  const all = Object.keys(bundle).filter((name) =>
    /^assets\/.*\.(js|css|wasm|bin|woff2|svg|png|webp)$/.test(name),
  );
  return all.map((name) => `/${name}`).filter((file) => !files.includes(file));
}

/** Rules, components and messages are loaded on demand, so they belong to no page. */
function isText(chunk: Rollup.OutputChunk): boolean {
  return /\.(toml|ftl\?raw)$|\/bundles\/[\w-]+\.ts$/.test(chunk.facadeModuleId ?? '');
}

function walk(
  file: Rollup.OutputBundle[string] | undefined,
  bundle: Rollup.OutputBundle,
  kept: Set<string>,
): void {
  if (file?.type !== 'chunk' || kept.has(file.fileName)) return;
  kept.add(file.fileName);
  for (const css of file.viteMetadata?.importedCss ?? []) kept.add(css);
  for (const name of file.imports) walk(bundle[name], bundle, kept);
}

/** Returns what identifies a build: the hashed file names, and the content of the page itself. */
function contents(bundle: Rollup.OutputBundle): unknown[] {
  const page = bundle['index.html'];
  return [Object.keys(bundle).sort(), page?.type === 'asset' ? String(page.source) : ''];
}

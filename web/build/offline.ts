import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';

const WORKER = 'sw.js';
/** The rules, and the page that leads there and says that there is no line. */
const PAGES = ['/src/pages/Rules.svelte', '/src/pages/Home.svelte'];

/** Files that are not part of any module, but of every page. */
const ALWAYS = ['/', '/favicon.svg', '/manifest.webmanifest'];

/** Builds the service worker, and tells it what the rules pages are made of. */
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
        const files = keptFiles(bundle);
        const version = createHash('sha256')
          .update(JSON.stringify(contents(bundle)))
          .digest('hex')
          .slice(0, 12);
        worker.code = `const __KEPT__ = ${JSON.stringify({ version, files })};\n${worker.code}`;
      },
    },
  };
}

/** What a visitor needs to open the rules of any game in any language. */
function keptFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && file.fileName !== WORKER);
  const kept = new Set<string>();
  for (const chunk of chunks as Rollup.OutputChunk[]) {
    const isPage = chunk.isEntry || PAGES.some((page) => chunk.facadeModuleId?.endsWith(page));
    const isPicture = chunk.facadeModuleId?.endsWith('Picture.svelte');
    if (isPage || isPicture || isText(chunk)) walk(chunk, bundle, kept);
  }
  const fonts = Object.keys(bundle).filter((name) => /latin-(wght|400|700).*\.woff2$/.test(name));
  return [...ALWAYS, ...[...kept, ...fonts].map((name) => `/${name}`)];
}

/** Rules, components and messages are loaded when they are asked for, and belong to no page. */
function isText(chunk: Rollup.OutputChunk): boolean {
  return /\.(toml|ftl\?raw)$/.test(chunk.facadeModuleId ?? '');
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

/** What makes a build another one: the names of files tell their content, but for the page itself. */
function contents(bundle: Rollup.OutputBundle): unknown[] {
  const page = bundle['index.html'];
  return [Object.keys(bundle).sort(), page?.type === 'asset' ? String(page.source) : ''];
}

/** Makes a folder that any host of pages can serve: there is a file for each address that people share. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

/** What the pages may load: only files of this site. The server says the same in a header. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; " +
  "base-uri 'none'; form-action 'self'";

const EDITIONS = ['welcome', 'back', 'raiders', 'masmorra'];

/** The addresses with their own file. The service worker and `404.html` answer all others. */
export function staticPages(games: readonly string[]): string[] {
  return [
    ...['rules', 'puzzles', 'local', 'settings', 'about', 'table', 'replay'],
    ...games.map((game) => `rules/${game}`),
    ...EDITIONS.map((edition) => `new/${edition}`),
  ];
}

export function staticSite(): Plugin {
  return {
    name: 'static-site',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'content-security-policy', content: CONTENT_POLICY },
        injectTo: 'head-prepend',
      },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = pageOf(bundle);
        const emit = (fileName: string) => this.emitFile({ type: 'asset', fileName, source });
        for (const page of staticPages(gamesWithRules())) emit(`${page}/index.html`);
        emit('404.html');
        // Some hosts leave out what begins with an underscore, unless they find this file.
        this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' });
      },
    },
  };
}

function pageOf(bundle: Rollup.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the page was not built');
  return String(page.source);
}

function gamesWithRules(): string[] {
  const folder = fileURLToPath(new URL('../../crates/games', import.meta.url));
  return readdirSync(folder).filter((name) => name !== 'example');
}

import type { Plugin, Rollup } from 'vite';

/** The file that the server reads. */
const LIST = 'preload.json';
const TABLE = /\/src\/table\/TablePage\.svelte$/;
/** Pictures that a table shows only later, if at all. They load when the first one is shown. */
const SHOWN_LATER = ['treasures'];
const BOARD = /\/src\/games\/(\w+)\/Board\.svelte$/;

/** The files that a table needs, by game and by language, without those that every page loads. */
export interface PreloadList {
  table: Record<string, Record<string, string[]>>;
}

/**
 * Writes down which files a table of each game needs. The server names them in the page of a table, so that the browser loads
 * the board at once and not only when the connection has told the game.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = `${JSON.stringify(listOf(bundle))}\n`;
        this.emitFile({ type: 'asset', fileName: LIST, source });
      },
    },
  };
}

function listOf(bundle: Rollup.OutputBundle): PreloadList {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const at = (pattern: RegExp) => chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
  const everywhere = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const pages = at(TABLE);
  const boards = at(BOARD);
  if (pages.length !== 1 || boards.length === 0)
    throw new Error('the table or the boards are not in the build');
  const gameOf = ({ facadeModuleId }: Rollup.OutputChunk) => BOARD.exec(facadeModuleId ?? '')?.[1] ?? '';
  const byGame = boards.map((board) => {
    const game = gameOf(board);
    const pictures = at(new RegExp(`^\\0pictures:${game}/(?!${SHOWN_LATER.join('|')})`));
    const languages = ['en', 'es'].map((language) => {
      const texts = at(textsOf(language, game));
      const files = filesOf([...pages, board, ...texts, ...pictures], bundle);
      return [language, [...files].filter((file) => !everywhere.has(file)).sort()] as const;
    });
    return [game, Object.fromEntries(languages)] as const;
  });
  return { table: Object.fromEntries(byGame) };
}

/** The messages of all pages and of one game. */
function textsOf(language: string, game: string): RegExp {
  return new RegExp(
    `/bundles/(?:pages|match)-${language}\\.ts|/web/i18n/${language}/${game}\\.ftl|/${game}/i18n/${language}\\.ftl`,
  );
}

/** The chunks, all that they import, and their style sheets. */
function filesOf(chunks: Rollup.OutputChunk[], bundle: Rollup.OutputBundle): Set<string> {
  const files = new Set<string>();
  const walk = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports) walk(imported);
  };
  for (const { fileName } of chunks) walk(fileName);
  return files;
}

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'game-icons:';

interface Collection {
  icons: Record<string, { body: string } | undefined>;
}

/** Turns `import torch from 'game-icons:torch'` into the outlines of that icon, so that only imported icons are bundled. */
export function gameIcons(): Plugin {
  const require = createRequire(import.meta.url);
  const collection = require('@iconify-json/game-icons/icons.json') as Collection;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const icon = collection.icons[id.slice(NAME.length + 1)];
      if (!icon) throw new Error(`game-icons has no icon called ${id.slice(NAME.length + 1)}`);
      return `export default ${JSON.stringify(outlines(icon.body))};`;
    },
  };
}

/** The icons of this collection consist of paths only. */
function outlines(body: string): string[] {
  return Array.from(body.matchAll(/ d="([^"]+)"/g), ([, outline]) => outline ?? '');
}

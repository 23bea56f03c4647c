import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** Makes the games' `.toml` files importable, so that the pages read the same rules and components as the engines. */
export function toml(): Plugin {
  return {
    name: 'toml',
    transform(source, id) {
      if (!id.split('?')[0]?.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}

/** What the board shows enlarged. */
import { Enlarger } from '../../../components/enlarger.svelte.ts';
import type { Ability, Being, Hero, Symbol as Face, Tile, Treasure } from '../../../wire/masmorra.ts';

export type Subject =
  | { kind: 'monster'; being: Being }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'card'; card: Treasure }
  | { kind: 'symbol'; face: Face }
  | { kind: 'ability'; ability: Ability }
  | { kind: 'hero'; hero: Hero };

/** One for the page, because a page has one board. */
export const preview = new Enlarger<Subject>();

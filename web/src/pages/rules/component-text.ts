import { sentence } from '../../i18n/index.ts';
import type { Component } from './components.ts';

const NOBODY = { names: [], viewer: null };

/** Returns a component's name and description. */
export function wordsOf(game: string, { name, lines }: Component): string[] {
  return [name, ...lines].map((message) => sentence(game, message, NOBODY));
}

import { sentence } from '../../i18n/index.ts';
import type { Component } from './components.ts';

const NOBODY = { names: [], viewer: null };

/** A component in the reader's language: its name, and then what it is or does. */
export function wordsOf(game: string, { name, lines }: Component): string[] {
  return [name, ...lines].map((message) => sentence(game, message, NOBODY));
}

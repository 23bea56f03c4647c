/** The editions that the home page offers. The first two are the same game with different boxes. */
import type { Component } from 'svelte';

import { hasWords, say, ui } from '../i18n/index.ts';

export interface Edition {
  /** Used in addresses and message ids: `/new/back`, `shelf-back`. */
  id: 'welcome' | 'back' | 'raiders' | 'masmorra';
  /** The game's key in the catalog. */
  game: string;
  /** The options that distinguish it from other editions of the same game. */
  options: Record<string, string>;
  picture: () => Promise<{ default: Component }>;
  players: { least: number; most: number; best: number };
  minutes: { least: number; most: number };
}

/** In the recommended order for newcomers. */
export const EDITIONS: readonly Edition[] = [
  {
    id: 'welcome',
    game: 'welcome',
    options: { set: 'welcome' },
    picture: () => import('../games/pictures/WelcomePicture.svelte'),
    players: { least: 2, most: 4, best: 4 },
    minutes: { least: 15, most: 30 },
  },
  {
    id: 'back',
    game: 'welcome',
    options: { set: 'back' },
    picture: () => import('../games/pictures/BackPicture.svelte'),
    players: { least: 2, most: 4, best: 4 },
    minutes: { least: 20, most: 35 },
  },
  {
    id: 'raiders',
    game: 'raiders',
    options: {},
    picture: () => import('../games/pictures/RaidersPicture.svelte'),
    players: { least: 3, most: 5, best: 4 },
    minutes: { least: 20, most: 30 },
  },
  {
    id: 'masmorra',
    game: 'masmorra',
    options: {},
    picture: () => import('../games/pictures/MasmorraPicture.svelte'),
    players: { least: 2, most: 5, best: 3 },
    minutes: { least: 45, most: 90 },
  },
];

export function editionById(id: string): Edition | undefined {
  return EDITIONS.find((game) => game.id === id);
}

/** Returns the name of what a table plays: an edition, both boxes mixed, or a game that the home page does not offer. */
export function editionName(game: string, options: Record<string, string>): string {
  const id = `shelf-${editionIdOf(game, options)}`;
  return hasWords(id) ? ui(id) : say(game, { id: `game-${game}`, args: {} }, { names: [], viewer: null });
}

function editionIdOf(game: string, options: Record<string, string>): string {
  if (game !== 'welcome') return game;
  return options['set'] ?? 'welcome';
}

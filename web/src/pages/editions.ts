/** The games as they stand on the shelf of the home page. The first two are one engine with different boxes. */
import type { Component } from 'svelte';

/** A game as it is offered. */
export interface Edition {
  /** Its place in addresses and messages: `/new/back`, `shelf-back`. */
  id: 'welcome' | 'back' | 'raiders' | 'masmorra';
  /** The engine's key. */
  game: string;
  /** What sets it apart from others of the same engine. */
  options: Record<string, string>;
  picture: () => Promise<{ default: Component }>;
  players: { least: number; most: number; best: number };
  minutes: { least: number; most: number };
}

/** All of them, in the order in which a newcomer would learn them. */
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

/** The game of an address, if it is on the shelf. */
export function editionById(id: string): Edition | undefined {
  return EDITIONS.find((game) => game.id === id);
}

/** Under which name a table stands in lists: the set decides which of two games of one engine it is. */
export function editionIdOf(game: string, options: Record<string, string>): string {
  if (game !== 'welcome') return game;
  return options['set'] ?? 'welcome';
}

/** Groups puzzles by game and theme, and picks the next one. */
import type { PuzzleListed } from '../api/index.ts';

/** The themes of each game, in the order of the page. The server names them. */
export const THEMES: Readonly<Record<string, readonly string[]>> = {
  welcome: ['bid', 'place', 'name', 'tile', 'give_up'],
  raiders: ['monster', 'treasure', 'vault', 'trap', 'final_monster', 'character'],
  masmorra: ['dice', 'fight', 'explore', 'loot', 'ability', 'card', 'master'],
};

/** Which puzzles the user solves: all, those of a game, or those of a theme. */
export interface Choice {
  game: string | null;
  theme: string | null;
}

export interface ThemeGroup {
  theme: string;
  /** The easiest first. */
  puzzles: PuzzleListed[];
}

export interface GameGroup {
  game: string;
  themes: ThemeGroup[];
}

/** The id of a theme's message. */
export function themeMessage(game: string, theme: string): string {
  return `puzzle-theme-${game}-${theme.replaceAll('_', '-')}`;
}

/** Groups puzzles in the order of the games and themes. Themes without puzzles are left out. */
export function groupsOf(puzzles: readonly PuzzleListed[]): GameGroup[] {
  const games = Object.entries(THEMES).map(([game, themes]) => ({
    game,
    themes: themes
      .map((theme) => ({ theme, puzzles: chosenOf(puzzles, { game, theme }) }))
      .filter((group) => group.puzzles.length > 0),
  }));
  return games.filter(({ themes }) => themes.length > 0);
}

/** The chosen puzzles, the easiest first. */
export function chosenOf(puzzles: readonly PuzzleListed[], choice: Choice): PuzzleListed[] {
  const fits = ({ game, theme }: PuzzleListed) =>
    (choice.game === null || game === choice.game) && (choice.theme === null || theme === choice.theme);
  return puzzles.filter(fits).sort((one, other) => one.rating - other.rating);
}

/** The puzzle whose difficulty is closest to the rating, among those that were not answered; null if all were. */
export function nextOf(
  puzzles: readonly PuzzleListed[],
  rating: number,
  isAnswered: (id: string) => boolean,
): PuzzleListed | null {
  const open = puzzles.filter(({ id }) => !isAnswered(id));
  const distance = (puzzle: PuzzleListed) => Math.abs(puzzle.rating - rating);
  return open.reduce<PuzzleListed | null>(
    (closest, puzzle) => (closest && distance(closest) <= distance(puzzle) ? closest : puzzle),
    null,
  );
}

export function puzzleAddress(id: string, { game, theme }: Choice): string {
  const query = new URLSearchParams();
  if (game) query.set('game', game);
  if (theme) query.set('theme', theme);
  const text = query.toString();
  return `/puzzles/${encodeURIComponent(id)}${text ? `?${text}` : ''}`;
}

/** Reads the query of an address. Unknown games and themes count as none. */
export function parseChoice(query: string): Choice {
  const asked = new URLSearchParams(query);
  const game = asked.get('game');
  const themes = game === null ? undefined : THEMES[game];
  if (game === null || !themes) return { game: null, theme: null };
  const theme = asked.get('theme');
  return { game, theme: theme !== null && themes.includes(theme) ? theme : null };
}

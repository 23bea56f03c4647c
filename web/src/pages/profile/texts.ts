/** The texts of matches and numbers on the pages about players. */
import { hasWords, say, sentence, spoken, ui } from '../../i18n/index.ts';
import { editionName } from '../editions.ts';

/** How the messages of a game name what a player's figure is. */
const FIGURES: Record<string, string> = { welcome: 'adventurer', raiders: 'character', masmorra: 'hero' };

/** The modes that are not usual. */
const VARIANTS = ['tactical', 'epic'];

const NOBODY = { names: [], viewer: null };

/** Returns the edition, and the variant if it is not the usual one. `mode` is the value of the game's first option. */
export function gameText(game: string, mode: string): string {
  const name = editionName(game, game === 'welcome' ? { set: mode } : {});
  return VARIANTS.includes(mode) ? `${name} · ${ui(`profile-mode-${mode}`)}` : name;
}

/** Returns the name of an edition or a variant within its game. */
export function modeText(game: string, mode: string): string {
  return game === 'welcome' ? editionName(game, { set: mode }) : ui(`profile-mode-${mode}`);
}

/** Returns the name of an adventurer, a character or a hero. The messages of the game must be loaded. */
export function figureText(game: string, figure: string): string {
  const id = `${FIGURES[game] ?? 'figure'}-${figure.replaceAll('_', '-')}`;
  return sentence(game, { id, args: {} }, NOBODY);
}

/** Returns who the opponents were: the strongest bot, or people only. */
export function levelText(level: string | null): string {
  return level === null ? ui('profile-level-people') : ui('profile-level', { level });
}

/** Returns how a match ended: the place at the table and the points. */
export function resultText(game: string, place: number, won: boolean, points: number | null): string {
  const outcome = won ? ui('profile-won') : ui('profile-place', { place });
  return points === null ? outcome : `${outcome}, ${pointsText(game, points)}`;
}

export function pointsText(game: string, points: number): string {
  const counted = `daily-points-${game}`;
  return hasWords(counted) ? ui(counted, { points }) : String(points);
}

/** Returns a share of matches in whole percent. */
export function shareText(part: number, all: number): string {
  return (all === 0 ? 0 : part / all).toLocaleString(spoken(), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
}

export function meanText(value: number): string {
  return value.toLocaleString(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function dayText(ms: number): string {
  return new Date(ms).toLocaleDateString(spoken(), { dateStyle: 'medium' });
}

export function ratingText({ rating, deviation }: { rating: number; deviation: number }): string {
  return ui('ratings-value', { rating: Math.round(rating), deviation: Math.round(deviation) });
}

/** Returns the name of a game. */
export function bookText(game: string): string {
  const id = `rules-book-${game}`;
  return hasWords(id) ? ui(id) : say(game, { id: `game-${game}`, args: {} }, NOBODY);
}

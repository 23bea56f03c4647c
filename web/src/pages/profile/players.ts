/** HTTP requests for players, their matches and ratings. */
import type { Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import type {
  AgainstShown,
  HistoryShown,
  LeaderboardPage,
  PlayerShown,
  RatingPoint,
  StatisticsShown,
} from '../../wire/api.ts';

/** Which matches of a player to show. An empty text shows all. */
export interface HistoryFilter {
  game: string;
  result: '' | 'won' | 'lost';
  /** Another player of the match. */
  with: string;
}

export const ALL_MATCHES: HistoryFilter = { game: '', result: '', with: '' };

const PER_PAGE = 20;

export function playerOf(id: string): Promise<Reply<PlayerShown>> {
  return request('GET', path(id));
}

/** Returns a page of finished matches, the latest first. `before` is the end of the page before. */
export function historyOf(
  id: string,
  filter: HistoryFilter,
  before: string | null,
): Promise<Reply<HistoryShown>> {
  const asked = Object.entries({ ...filter, before: before ?? '' }).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...asked, ['count', String(PER_PAGE)]]);
  return request('GET', `${path(id)}/history?${query.toString()}`);
}

export function statisticsOf(id: string): Promise<Reply<StatisticsShown>> {
  return request('GET', `${path(id)}/statistics`);
}

/** Returns a player's rating in a game after each match, the latest last. */
export function ratingCurve(id: string, game: string): Promise<Reply<RatingPoint[]>> {
  return request('GET', `${path(id)}/rating-curve?game=${encodeURIComponent(game)}`);
}

/** Compares two players in their common matches. */
export function against(id: string, other: string): Promise<Reply<AgainstShown[]>> {
  return request('GET', `${path(id)}/against/${encodeURIComponent(other)}`);
}

/** Returns the best players of a game from this rank on. */
export function leaderboard(game: string, from: number): Promise<Reply<LeaderboardPage>> {
  return request('GET', `/api/leaderboards/${encodeURIComponent(game)}?from=${String(from)}`);
}

function path(id: string): string {
  return `/api/players/${encodeURIComponent(id)}`;
}

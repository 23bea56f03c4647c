/** Groups the statistics of a player by game. */
import type { StatisticsLine, StatisticsShown } from '../../wire/api.ts';
import { figureText, levelText, modeText } from './texts.ts';

export interface Group {
  /** Used in message ids: `profile-by-modes`. */
  by: 'modes' | 'levels' | 'figures';
  lines: { name: string; line: StatisticsLine }[];
}

export interface GameStatistics {
  game: string;
  total: StatisticsLine;
  groups: Group[];
}

/** The levels of bots, the weakest first. Matches without bots come before. */
const LEVELS = [null, 'random', 'novice', 'adventurer', 'veteran', 'legend'];

/** Returns the games by the number of matches. A group with one line would repeat the total. */
export function byGame(statistics: StatisticsShown): GameStatistics[] {
  const games = [...statistics.games].sort((one, other) => other.matches - one.matches);
  return games.map((total) => ({ game: total.game, total, groups: groupsOf(statistics, total.game) }));
}

function groupsOf({ modes, levels, figures }: StatisticsShown, game: string): Group[] {
  const named = (lines: StatisticsLine[], name: (line: StatisticsLine) => string) =>
    lines.filter((line) => line.game === game).map((line) => ({ name: name(line), line }));
  const most = (lines: Group['lines']) => lines.sort((one, other) => other.line.matches - one.line.matches);
  const weakest = (lines: Group['lines']) =>
    lines.sort((one, other) => LEVELS.indexOf(one.line.key) - LEVELS.indexOf(other.line.key));
  const groups: Group[] = [
    { by: 'modes', lines: most(named(modes, ({ key }) => modeText(game, key ?? ''))) },
    { by: 'levels', lines: weakest(named(levels, ({ key }) => levelText(key))) },
    { by: 'figures', lines: most(named(figures, ({ key }) => figureText(game, key ?? ''))) },
  ];
  return groups.filter(({ by, lines }) => lines.length > (by === 'modes' ? 1 : 0));
}

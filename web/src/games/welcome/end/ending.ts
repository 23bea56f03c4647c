/** The winner's figure, and the match in three lines. */
import type { Message } from '../../../wire/index.ts';
import type { Fact, Seat, View } from '../../../wire/welcome.ts';
import type { GameEvent } from '../../board.ts';
import { isWhole, WINNERS_PLACE, type EndFigure, type Ending } from '../../ending.ts';
import { SUCCESSES_TO_WIN } from '../data.ts';
import { adventurerAfter, FIGURES } from '../figures.ts';
import { message, term } from '../names.ts';
import { runsOf, type Run } from './runs.ts';

export { FIGURES };

type Kind = keyof typeof FIGURES;

export function endingOf(view: View, events: readonly GameEvent<Fact>[]): Ending<Kind> {
  const facts = events.map(({ fact }) => fact);
  const runs = runsOf(facts);
  const { winner } = view;
  if (winner === null) return { figures: [dragon()], lines: [] };
  const key = winningRuns(runs, winner).at(-1)?.adventurer ?? adventurerAfter(facts) ?? view.adventurer ?? '';
  const known = isWhole(events) ? [wayLine(view, winner, runs), hardestLine(runs)] : [];
  return {
    figures: [{ seat: winner, figure: { kind: 'adventurers', key }, place: WINNERS_PLACE }],
    lines: [...known, rivalLine(view, winner)].filter((line) => line !== null),
  };
}

/** The game itself. */
function dragon(): EndFigure<Kind> {
  return {
    seat: null,
    figure: { kind: 'monsters', key: 'dragon' },
    place: { setting: 'gate', light: 'torch' },
  };
}

function winningRuns(runs: readonly Run[], seat: Seat): Run[] {
  return runs.filter((run) => run.seat === seat && run.isSurvived);
}

function wayLine({ players }: View, winner: Seat, runs: readonly Run[]): Message {
  const who = { seat: winner };
  if ((players[winner]?.successes ?? 0) < SUCCESSES_TO_WIN) return message('welcome-end-survival', { who });
  const adventurers = new Set(winningRuns(runs, winner).map(({ adventurer }) => adventurer));
  const list = [...adventurers].filter((one) => one !== null).map((one) => term('adventurer', one));
  return message('welcome-end-successes', { who, adventurers: { list } });
}

/** The dungeon with the most monsters, the last one if there are several. */
function hardestLine(runs: readonly Run[]): Message | null {
  const most = Math.max(0, ...runs.map(({ cards }) => cards));
  const hardest = runs.findLast(({ cards }) => cards === most);
  if (!hardest || most === 0) return null;
  return message('welcome-end-hardest', {
    who: { seat: hardest.seat },
    cards: { number: most },
    result: { symbol: hardest.isSurvived ? 'survived' : 'failed' },
  });
}

function rivalLine({ players }: View, winner: Seat): Message | null {
  const rivals = players.map((player, seat) => ({ ...player, seat })).filter(({ seat }) => seat !== winner);
  const successes = Math.max(...rivals.map((rival) => rival.successes));
  if (successes === 0) return message('welcome-end-no-rival');
  const closest = rivals.filter((rival) => rival.successes === successes);
  const [first = closest[0]] = closest;
  if (!first) return null;
  return closest.length === 1
    ? message('welcome-end-rival', { who: { seat: first.seat }, successes: { number: successes } })
    : message('welcome-end-rivals', {
        who: { list: closest.map(({ seat }) => ({ seat })) },
        successes: { number: successes },
      });
}

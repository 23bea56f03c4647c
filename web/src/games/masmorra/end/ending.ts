/** The winners' figures, and the match in three lines. */
import type { Message } from '../../../wire/index.ts';
import type { Fact, Seat, View } from '../../../wire/masmorra.ts';
import type { GameEvent } from '../../board.ts';
import { isWhole, WINNERS_PLACE, type EndFigure, type Ending } from '../../ending.ts';
import { FIGURES } from '../figures.ts';
import { finaleOf } from '../finale/finale.ts';
import { message } from '../names.ts';
import { summaryOf } from './match-summary.ts';

export { FIGURES };

type Kind = keyof typeof FIGURES;

export function endingOf(view: View, events: readonly GameEvent<Fact>[]): Ending<Kind> {
  const { winners } = view;
  const lines = [wayLine(view, events), isWhole(events) ? leadLine(view, events) : null, rivalLine(view)];
  return {
    figures: winners.length > 0 ? winners.map((seat) => figureOf(seat, view)) : [lord()],
    lines: lines.filter((line) => line !== null),
  };
}

function figureOf(seat: Seat, { players }: View): EndFigure<Kind> {
  return { seat, figure: { kind: 'heroes', key: players[seat]?.hero ?? '' }, place: WINNERS_PLACE };
}

function lord(): EndFigure<Kind> {
  return {
    seat: null,
    figure: { kind: 'monsters', key: 'malaphyas' },
    place: { setting: 'gate', light: 'blood' },
  };
}

/** What ended the game. */
function wayLine(view: View, events: readonly GameEvent<Fact>[]): Message {
  const round = { number: view.round };
  if (finaleOf(view)?.malaphyas === null) return message('masmorra-end-way-malaphyas', { round });
  const goal = events.map(({ fact }) => fact).find((fact) => fact.event === 'goal_reached');
  if (goal) return message('masmorra-end-way-goal', { who: { seat: goal.seat }, round });
  return message('masmorra-end-way-round', { round });
}

/** Since when the winner leads, or that gold or Life decides. */
function leadLine({ players, winners }: View, events: readonly GameEvent<Fact>[]): Message | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  const xp = players[winner]?.xp ?? 0;
  const tied = players.flatMap((player, seat) => (player.xp === xp ? [{ seat }] : []));
  if (tied.length > 1) return message('masmorra-end-tie', { who: { list: tied }, xp: { number: xp } });
  const lead = summaryOf(events, players.length).lead;
  if (lead?.seat !== winner) return null;
  return message('masmorra-end-keeps-lead', { who: { seat: winner }, round: { number: lead.round } });
}

function rivalLine({ players, winners }: View): Message | null {
  const rivals = players.map(({ xp }, seat) => ({ xp, seat })).filter(({ seat }) => !winners.includes(seat));
  const xp = Math.max(...rivals.map((rival) => rival.xp));
  const closest = rivals.filter((rival) => rival.xp === xp);
  const [first] = closest;
  if (!first) return null;
  return closest.length === 1
    ? message('masmorra-end-rival', { who: { seat: first.seat }, xp: { number: xp } })
    : message('masmorra-end-rivals', {
        who: { list: closest.map(({ seat }) => ({ seat })) },
        xp: { number: xp },
      });
}

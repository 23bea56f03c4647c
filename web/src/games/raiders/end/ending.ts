/** The winners' figures, and the match in three lines. */
import type { Arg, Message } from '../../../wire/index.ts';
import type { Fact, PlayerView, Seat, View } from '../../../wire/raiders.ts';
import type { GameEvent } from '../../board.ts';
import { WINNERS_PLACE, type EndFigure, type Ending } from '../../ending.ts';
import { FIGURES } from '../figures.ts';
import { bossIn } from '../highlights.ts';
import { chamberTerm, message } from '../names.ts';

export { FIGURES };

type Kind = keyof typeof FIGURES;

interface Seated extends PlayerView {
  seat: Seat;
}

export function endingOf(view: View, events: readonly GameEvent<Fact>[]): Ending<Kind> {
  const facts = events.map(({ fact }) => fact);
  const players = view.players.map((player, seat): Seated => ({ ...player, seat }));
  const winners = players.filter(({ seat }) => view.winners.includes(seat));
  const fainted = players.filter(({ seat }) =>
    facts.some((fact) => fact.event === 'fainted' && fact.seat === seat),
  );
  const lines = [
    winners.length > 0 ? wonLine(winners) : lostLine(facts),
    turningPoint(winners, players, fainted),
    rivalLine(players.filter((player) => isStanding(player) && !winners.concat(fainted).includes(player))),
    haulLine(facts),
  ];
  return {
    figures: winners.length > 0 ? winners.map(figureOf) : [bossFigure(facts)],
    lines: lines.filter((line) => line !== null).slice(0, 3),
  };
}

function figureOf({ seat, character }: Seated): EndFigure<Kind> {
  return { seat, figure: { kind: 'characters', key: character ?? '' }, place: WINNERS_PLACE };
}

/** The final monster has won. */
function bossFigure(facts: readonly Fact[]): EndFigure<Kind> {
  return {
    seat: null,
    figure: { kind: 'bosses', key: bossIn(facts) },
    place: { setting: 'gate', light: 'blood' },
  };
}

function wonLine(winners: readonly Seated[]): Message {
  const [first] = winners;
  return message(winners.length === 1 ? 'raiders-end-won' : 'raiders-end-shared', {
    who: whoOf(winners),
    coins: first?.coins ?? 0,
    wounds: first?.wounds ?? 0,
  });
}

function lostLine(facts: readonly Fact[]): Message {
  return message('raiders-end-lost', { boss: chamberTerm({ boss: bossIn(facts) }) });
}

/** Someone with more coins than the winner who could not count them, or else someone who fainted. */
function turningPoint(
  winners: readonly Seated[],
  players: readonly Seated[],
  fainted: readonly Seated[],
): Message | null {
  const [winner] = winners;
  if (!winner) return null;
  const out = players.filter((player) => fainted.includes(player) || !isStanding(player));
  const [richest] = out.sort(byCoins);
  if (!richest) return null;
  const kind = isStanding(richest) ? 'faints' : 'stone';
  return message(`raiders-end-${kind}`, {
    who: { seat: richest.seat },
    coins: richest.coins,
    wounds: richest.wounds,
    more: richest.coins > winner.coins ? 'more' : 'less',
  });
}

function rivalLine(rivals: readonly Seated[]): Message | null {
  const [first] = [...rivals].sort(byCoins);
  if (!first) return null;
  const closest = rivals.filter(({ coins, wounds }) => coins === first.coins && wounds === first.wounds);
  return message(closest.length === 1 ? 'raiders-end-rival' : 'raiders-end-rivals', {
    who: whoOf(closest),
    coins: first.coins,
    wounds: first.wounds,
  });
}

/** The most coins from one chest. */
function haulLine(facts: readonly Fact[]): Message | null {
  const hauls = facts.filter((fact) => fact.event === 'chest_won');
  const most = Math.max(0, ...hauls.map(({ coins }) => coins));
  const haul = hauls.findLast(({ coins }) => coins === most);
  return haul ? message('raiders-end-haul', { who: { seat: haul.seat }, coins: haul.coins }) : null;
}

function isStanding({ fate }: PlayerView): boolean {
  return fate === 'standing';
}

function byCoins(one: PlayerView, other: PlayerView): number {
  return other.coins - one.coins || one.wounds - other.wounds;
}

function whoOf(players: readonly Seated[]): Arg {
  const [first] = players;
  if (players.length === 1 && first) return { seat: first.seat };
  return { list: players.map(({ seat }) => ({ seat })) };
}

/** The highlights of a match: a level is done, the final monster, players who faint or turn to stone, and the end. */
import type { Place } from '../../pictures/place.ts';
import type { Boss, Fact, PlayerView, Seat } from '../../wire/raiders.ts';
import type { GameEvent } from '../board.ts';
import { before, type Highlight } from '../highlights/highlight.ts';
import type { Position } from './animate.ts';
import { LEVELS } from './data.ts';
import type { FIGURES, RaidersFigure } from './figures.ts';
import { chamberTerm, message } from './names.ts';

export type RaidersHighlight = Highlight<keyof typeof FIGURES>;

/** What the displayed position must have. */
type Players = Pick<Position, 'players'>;

const PLACES = {
  level: { setting: 'hall', light: 'torch' },
  boss: { setting: 'gate', light: 'blood' },
  faints: { setting: 'cave', light: 'dark' },
  stone: { setting: 'cave', light: 'moon' },
  won: { setting: 'hall', light: 'gold' },
} satisfies Record<string, Place>;

export function highlightOf(
  event: GameEvent<Fact>,
  past: readonly GameEvent<Fact>[],
  { players }: Players,
): RaidersHighlight | null {
  const { fact } = event;
  switch (fact.event) {
    case 'entered':
      return 'boss' in fact.chamber ? bossHighlight(fact.chamber.boss) : null;
    case 'level_done':
      // After the last level comes the final count.
      return fact.number < LEVELS ? levelHighlight(fact.number, players) : null;
    case 'petrified':
      // One picture is enough for all who turn to stone together.
      if (before(event, past).at(-1)?.event === 'petrified') return null;
      return seatHighlight('stone', fact.seat, players);
    case 'fainted':
      return seatHighlight('faints', fact.seat, players);
    case 'won':
      return wonHighlight(fact, players);
    case 'all_lost':
      return {
        figure: { kind: 'bosses', key: bossIn(before(event, past)) },
        place: PLACES.stone,
        title: message('raiders-highlight-lost'),
        text: message('raiders-highlight-lost-text'),
        weight: 9,
      };
    default:
      return null;
  }
}

/** The final monster; the only one that can turn all players to stone if these events do not tell it. */
export function bossIn(facts: readonly Fact[]): Boss {
  const entered = facts.findLast((fact) => fact.event === 'entered' && 'boss' in fact.chamber);
  return entered?.event === 'entered' && 'boss' in entered.chamber ? entered.chamber.boss : 'medusa';
}

function bossHighlight(boss: Boss): RaidersHighlight {
  return {
    figure: { kind: 'bosses', key: boss },
    place: PLACES.boss,
    title: message('raiders-highlight-boss', { boss: chamberTerm({ boss }) }),
    text: message('raiders-highlight-boss-text'),
    weight: 5,
  };
}

/** With the player who has the most coins. */
function levelHighlight(level: number, players: readonly PlayerView[]): RaidersHighlight {
  const coins = Math.max(...players.map((player) => player.coins));
  const leaders = players.flatMap((player, seat) => (player.coins === coins ? [seat] : []));
  const [leader = 0] = leaders;
  return {
    figure: figureOf(leader, players),
    place: PLACES.level,
    title: message('raiders-highlight-level', { level }),
    text:
      leaders.length === 1
        ? message('raiders-highlight-leader', { who: { seat: leader }, coins })
        : message('raiders-highlight-leaders', { count: leaders.length, coins }),
    weight: 2,
  };
}

function seatHighlight(kind: 'faints' | 'stone', seat: Seat, players: readonly PlayerView[]) {
  const wounds = players[seat]?.wounds ?? 0;
  return {
    figure: figureOf(seat, players),
    place: PLACES[kind],
    title: message(`raiders-highlight-${kind}`, { who: { seat } }),
    text: message(`raiders-highlight-${kind}-text`, { wounds }),
    weight: 4,
  };
}

function wonHighlight(
  { seats, coins, wounds }: Extract<Fact, { event: 'won' }>,
  players: readonly PlayerView[],
): RaidersHighlight {
  const [first = 0] = seats;
  return {
    figure: figureOf(first, players),
    place: PLACES.won,
    title:
      seats.length === 1
        ? message('raiders-highlight-won', { who: { seat: first } })
        : message('raiders-highlight-shared', { who: { list: seats.map((seat) => ({ seat })) } }),
    text: message('raiders-highlight-won-text', { coins, wounds }),
    weight: 9,
  };
}

function figureOf(seat: Seat, players: readonly PlayerView[]): RaidersFigure {
  return { kind: 'characters', key: players[seat]?.character ?? '' };
}

/** The highlights of a match: someone enters the dungeon, survives, fails, is out, or wins. */
import type { Arg, Message } from '../../wire/index.ts';
import type { Fact, Monster, Seat, View } from '../../wire/welcome.ts';
import type { GameEvent } from '../board.ts';
import { before, type Highlight } from '../highlights/highlight.ts';
import { SUCCESSES_TO_WIN } from './data.ts';
import { adventurerAfter, type FIGURES, type WelcomeFigure } from './figures.ts';
import { message, term } from './names.ts';

export type WelcomeHighlight = Highlight<keyof typeof FIGURES>;

/** The displayed position. */
type Position = Pick<View, 'players' | 'adventurer'>;

/** The light of a scene and its weight, by what has happened. */
const MOMENTS = {
  enter: { place: { setting: 'gate', light: 'torch' }, weight: 1 },
  success: { place: { setting: 'gate', light: 'gold' }, weight: 3 },
  failure: { place: { setting: 'cave', light: 'blood' }, weight: 3 },
  out: { place: { setting: 'cave', light: 'dark' }, weight: 4 },
  won: { place: { setting: 'hall', light: 'gold' }, weight: 9 },
} as const;

export function highlightOf(
  event: GameEvent<Fact>,
  past: readonly GameEvent<Fact>[],
  position: Position,
): WelcomeHighlight | null {
  const { fact } = event;
  switch (fact.event) {
    case 'entered':
      // In an empty dungeon the success follows at once.
      if (fact.cards === 0) return null;
      return highlight('enter', fact.seat, adventurer(), { cards: { number: fact.cards } });
    case 'succeeded':
      // The victory follows at once.
      if (fact.successes >= SUCCESSES_TO_WIN) return null;
      return highlight('success', fact.seat, adventurer(), { successes: { number: fact.successes } });
    case 'failed':
      return defeat('failure', fact.seat);
    case 'eliminated':
      return isLastRival(position, fact.seat) ? null : defeat('out', fact.seat);
    case 'won':
      return highlight('won', fact.seat, winner(fact.seat), { by: { symbol: waysOf(before(event, past)) } });
    default:
      return null;
  }

  function adventurer(): WelcomeFigure {
    return { kind: 'adventurers', key: adventurerAfter(before(event, past)) ?? position.adventurer ?? '' };
  }

  function defeat(moment: 'failure' | 'out', seat: Seat): WelcomeHighlight {
    const monster = killerIn(before(event, past));
    const figure: WelcomeFigure = monster ? { kind: 'monsters', key: monster } : adventurer();
    if (moment === 'out') return highlight(moment, seat, figure);
    const text: Message = monster
      ? message('welcome-highlight-killer', { monster: term('monster', monster) })
      : message('welcome-highlight-failure-text', { who: { seat } });
    return { ...highlight(moment, seat, figure), text };
  }

  function winner(seat: Seat): WelcomeFigure {
    const key = winningAdventurer(before(event, past), seat);
    return key ? { kind: 'adventurers', key } : adventurer();
  }
}

function highlight(
  moment: keyof typeof MOMENTS,
  seat: Seat,
  figure: WelcomeFigure,
  args: Record<string, Arg> = {},
): WelcomeHighlight {
  return {
    figure,
    ...MOMENTS[moment],
    title: message(`welcome-highlight-${moment}`, { who: { seat } }),
    text: message(`welcome-highlight-${moment}-text`, { who: { seat }, ...args }),
  };
}

/** Whether the game is over when this player is out. */
function isLastRival({ players }: Position, out: Seat): boolean {
  const left = players.filter(({ bidding }, seat) => bidding !== 'out' && seat !== out);
  return left.length <= 1;
}

/** The monster that dealt the last damage in the last run. */
function killerIn(facts: readonly Fact[]): Monster | null {
  const run = facts.slice(facts.findLastIndex(({ event }) => event === 'entered') + 1);
  const last = run.findLast(({ event }) => event === 'hurt' || event === 'revived');
  return last?.event === 'hurt' && last.hp <= 0 ? last.monster : null;
}

/** How the game was won: by successes, or because all others are out. */
function waysOf(facts: readonly Fact[]): 'successes' | 'survival' {
  return facts.findLast(({ event }) => event === 'succeeded' || event === 'eliminated')?.event === 'succeeded'
    ? 'successes'
    : 'survival';
}

/** The adventurer of the player's last success. */
export function winningAdventurer(facts: readonly Fact[], seat: Seat) {
  const place = facts.findLastIndex((fact) => fact.event === 'succeeded' && fact.seat === seat);
  return place < 0 ? null : adventurerAfter(facts.slice(0, place));
}

/** The highlights of a match: heroes fall, levels open, bosses appear and are defeated, Malaphyas awakes, and the end. */
import type { Place } from '../../pictures/place.ts';
import type { Arg } from '../../wire/index.ts';
import type { Being, Boss, Fact, Seat, View } from '../../wire/masmorra.ts';
import type { GameEvent } from '../board.ts';
import type { Highlight } from '../highlights/highlight.ts';
import { beingTerm, LAST_LEVEL, mightsOf } from './data.ts';
import type { FIGURES, MasmorraFigure } from './figures.ts';
import { message } from './names.ts';
import { pictureOf } from './pictures.ts';

export type MasmorraHighlight = Highlight<keyof typeof FIGURES>;

/** The displayed position. */
type Position = Pick<View, 'players' | 'active'>;

/** The scene of a moment and its weight. */
const MOMENTS = {
  fell: { place: { setting: 'cave', light: 'blood' }, weight: 3 },
  descent: { place: { setting: 'cave', light: 'torch' }, weight: 3 },
  boss: { place: { setting: 'cave', light: 'arcane' }, weight: 4 },
  turned: { place: { setting: 'cave', light: 'blood' }, weight: 5 },
  defeated: { place: { setting: 'gate', light: 'gold' }, weight: 6 },
  awakes: { place: { setting: 'gate', light: 'blood' }, weight: 7 },
  dies: { place: { setting: 'gate', light: 'gold' }, weight: 8 },
  won: { place: { setting: 'hall', light: 'gold' }, weight: 9 },
} satisfies Record<string, { place: Place; weight: number }>;

/** He appears when the third level opens. */
const LORD: Boss = 'malaphyas';

export function highlightOf(
  { fact }: GameEvent<Fact>,
  { players, active }: Position,
): MasmorraHighlight | null {
  switch (fact.event) {
    case 'fell':
      return highlight('fell', hero(fact.seat), { who: { seat: fact.seat }, xp: { number: fact.xp } });
    case 'level_opened':
      if (fact.level === LAST_LEVEL) return highlight('awakes', monster({ blue: LORD }));
      return highlight('descent', hero(active), { level: { number: fact.level } });
    case 'monster_came':
      return isBoss(fact.figure.being) && bossOf(fact.figure.being) !== LORD
        ? aboutMonster('boss', fact.figure.being)
        : null;
    case 'boss_turned':
      return aboutMonster('turned', { red: fact.boss });
    case 'defeated': {
      const { being, seat } = fact;
      if (!isBoss(being) || hasSecondLife(being)) return null;
      const moment = bossOf(being) === LORD ? 'dies' : 'defeated';
      return aboutMonster(moment, being, { who: { seat } });
    }
    case 'won': {
      const { seat, xp, gold, life } = fact;
      const args = { who: { seat }, xp: { number: xp }, gold: { number: gold }, life: { number: life } };
      return highlight('won', hero(seat), args);
    }
    default:
      return null;
  }

  function hero(seat: Seat | null): MasmorraFigure {
    return { kind: 'heroes', key: (seat === null ? null : players[seat]?.hero) ?? '' };
  }
}

function aboutMonster(moment: keyof typeof MOMENTS, being: Being, args: Record<string, Arg> = {}) {
  return highlight(moment, monster(being), { monster: { term: beingTerm(being) }, ...args });
}

function highlight(
  moment: keyof typeof MOMENTS,
  figure: MasmorraFigure,
  args: Record<string, Arg> = {},
): MasmorraHighlight {
  return {
    figure,
    ...MOMENTS[moment],
    title: message(`masmorra-highlight-${moment}`, args),
    text: message(`masmorra-highlight-${moment}-text`, args),
  };
}

function monster(being: Being): MasmorraFigure {
  return { kind: 'monsters', key: pictureOf(being) };
}

type BossSide = Exclude<Being, { foe: unknown }>;

function isBoss(being: Being): being is BossSide {
  return !('foe' in being);
}

function bossOf(being: BossSide): Boss {
  return 'blue' in being ? being.blue : being.red;
}

/** Whether a boss comes back with its red side. */
function hasSecondLife(being: BossSide): boolean {
  return 'blue' in being && mightsOf(being).length > 1;
}

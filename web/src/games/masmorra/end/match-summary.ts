/** A match in numbers, from its events: experience by source, monsters, falls and turning points. */
import type { Fact, Seat } from '../../../wire/masmorra.ts';
import type { GameEvent } from '../../board.ts';

/** Where experience comes from. */
export const SOURCES = ['monsters', 'chests', 'traps', 'cards', 'descent', 'other'] as const;

export type XpSource = (typeof SOURCES)[number];

export interface PlayerSummary {
  gained: Record<XpSource, number>;
  /** Experience lost by falls and to Ghosts. */
  lost: number;
  /** Monsters defeated. */
  defeated: number;
  falls: number;
}

export type TurningPoint = { kind: 'event'; round: number; event: GameEvent<Fact> } | Lead;

/** A player who takes the lead alone. */
export interface Lead {
  kind: 'lead';
  round: number;
  seat: Seat;
  xp: number;
}

export interface MatchSummary {
  players: PlayerSummary[];
  points: TurningPoint[];
  /** The last change of the lead. */
  lead: Lead | null;
}

/** The rule that an event cites tells the source. */
const SOURCE_RULES: Record<string, XpSource> = {
  M64: 'monsters',
  M40: 'chests',
  M52: 'traps',
  M73: 'cards',
  M91: 'descent',
};

/** How many turning points are shown. */
const MOST_POINTS = 6;

export function summaryOf(events: readonly GameEvent<Fact>[], seats: number): MatchSummary {
  const count = new Count(seats);
  events.forEach((event) => count.add(event));
  const lead = count.points.findLast((point) => point.kind === 'lead') ?? null;
  return { players: count.players, points: shortened(count.points), lead };
}

/** Counts events one by one. */
class Count {
  readonly players: PlayerSummary[];
  readonly points: TurningPoint[] = [];
  readonly #xp: number[];
  #round = 1;
  #leader: Seat | null = null;

  constructor(seats: number) {
    this.#xp = Array<number>(seats).fill(0);
    this.players = this.#xp.map(() => ({ gained: noXp(), lost: 0, defeated: 0, falls: 0 }));
  }

  add(event: GameEvent<Fact>) {
    const { fact } = event;
    switch (fact.event) {
      case 'round_began':
        this.#round = fact.round;
        break;
      case 'gained_xp':
        this.#gain(event, fact.seat, fact.xp, fact.total);
        break;
      case 'haunted':
        this.#lose(fact.seat, fact.xp);
        break;
      case 'fell':
        this.#fall(event, fact.seat, fact.xp);
        break;
      case 'defeated':
        this.#of(fact.seat).defeated += 1;
        if (!('foe' in fact.being)) this.#mark(event);
        break;
      case 'goal_reached':
        this.#mark(event);
        break;
    }
  }

  #gain({ rule }: GameEvent<Fact>, seat: Seat, xp: number, total: number) {
    this.#of(seat).gained[SOURCE_RULES[rule] ?? 'other'] += xp;
    this.#xp[seat] = total;
    this.#followLead();
  }

  /** Falls that cost no experience are no turning points. */
  #fall(event: GameEvent<Fact>, seat: Seat, xp: number) {
    this.#of(seat).falls += 1;
    if ((this.#xp[seat] ?? 0) > xp) this.#mark(event);
    this.#lose(seat, xp);
  }

  #lose(seat: Seat, xp: number) {
    this.#of(seat).lost += Math.max(0, (this.#xp[seat] ?? 0) - xp);
    this.#xp[seat] = xp;
    this.#followLead();
  }

  /** A tie does not change who leads. */
  #followLead() {
    const most = Math.max(...this.#xp);
    const leaders = this.#xp.flatMap((xp, seat) => (xp === most ? [seat] : []));
    const [seat] = leaders;
    if (leaders.length !== 1 || seat === undefined || seat === this.#leader) return;
    this.#leader = seat;
    this.points.push({ kind: 'lead', round: this.#round, seat, xp: most });
  }

  #mark(event: GameEvent<Fact>) {
    this.points.push({ kind: 'event', round: this.#round, event });
  }

  #of(seat: Seat): PlayerSummary {
    const player = this.players[seat];
    if (!player) throw new Error(`there is no seat ${String(seat)}`);
    return player;
  }
}

function noXp(): Record<XpSource, number> {
  return { monsters: 0, chests: 0, traps: 0, cards: 0, descent: 0, other: 0 };
}

/** The last points decide a match. */
function shortened(points: readonly TurningPoint[]): TurningPoint[] {
  return points.slice(-MOST_POINTS);
}

/** The final count as far as it has been animated: who is out, who faints, who wins, and why. */
import type { Fact, GameOptions, PlayerView, Seat } from '../../../wire/raiders.ts';

export type Fate = 'counted' | 'petrified' | 'fainted' | 'beaten' | 'won';

/** Why nobody faints: several share the most wounds, only one player is left, or nobody has more than half of them. */
export type Spared = 'shared' | 'alone' | 'half';

/** A step of the count. */
export type Step =
  /** Whether the most wounds let a player faint, or more than half of all. */
  | { step: 'wounds'; rule: 'most' | 'half' }
  /** Those with the most wounds faint. If nobody does, `sharing` players have the most. */
  | { step: 'fainting'; fainted: Seat[]; sharing: number; spared: Spared }
  | { step: 'stone' }
  /** The most coins win; `tied` players have as many coins but more wounds. */
  | { step: 'coins'; winners: Seat[]; coins: number; wounds: number; tied: Seat[] };

export interface FinalCount {
  fates: Fate[];
  steps: Step[];
}

/** In larger games the option for fainting has no effect (R40). */
const SPARED_UP_TO = 3;

export function finalCount(
  players: readonly PlayerView[],
  facts: readonly Fact[],
  { fainting }: Pick<GameOptions, 'fainting'>,
): FinalCount {
  const fates = players.map(({ fate }): Fate => (fate === 'petrified' ? 'petrified' : 'counted'));
  const rule = fainting === 'more_than_half' && players.length <= SPARED_UP_TO ? 'half' : 'most';
  const steps: Step[] = [{ step: 'wounds', rule }];
  const fainted = facts.flatMap((fact) => (fact.event === 'fainted' ? [fact.seat] : []));
  fainted.forEach((seat) => (fates[seat] = 'fainted'));
  const isSettled = facts.some(({ event }) => event === 'nobody_fainted');
  if (fainted.length > 0 || isSettled) {
    steps.push({ step: 'fainting', fainted, ...mostWounds(players) });
  }
  if (facts.some(({ event }) => event === 'all_lost')) steps.push({ step: 'stone' });
  const won = facts.find((fact) => fact.event === 'won');
  if (won) steps.push(winnersStep(players, fates, won));
  return { fates, steps };
}

function winnersStep(
  players: readonly PlayerView[],
  fates: Fate[],
  { seats, coins, wounds }: Extract<Fact, { event: 'won' }>,
): Step {
  const tied: Seat[] = [];
  fates.forEach((fate, seat) => {
    if (fate !== 'counted') return;
    fates[seat] = seats.includes(seat) ? 'won' : 'beaten';
    if (fates[seat] === 'beaten' && players[seat]?.coins === coins) tied.push(seat);
  });
  return { step: 'coins', winners: seats, coins, wounds, tied };
}

/** How many standing players have the most wounds, and why they would not faint. */
function mostWounds(players: readonly PlayerView[]): { sharing: number; spared: Spared } {
  const wounds = players.filter(({ fate }) => fate === 'standing').map((player) => player.wounds);
  const sharing = wounds.filter((count) => count === Math.max(...wounds)).length;
  if (wounds.length < 2) return { sharing, spared: 'alone' };
  return { sharing, spared: sharing > 1 ? 'shared' : 'half' };
}

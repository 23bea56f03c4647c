/** The final count as far as it has been animated: who is out, who faints, who wins, and why. */
import type { Fact, PlayerView, Seat } from '../../../wire/raiders.ts';

export type Fate = 'counted' | 'petrified' | 'fainted' | 'beaten' | 'won';

/** A step of the count. */
export type Step =
  | { step: 'wounds' }
  /** Those with the most wounds faint. If nobody does, this many share the most. */
  | { step: 'fainting'; fainted: Seat[]; sharing: number }
  | { step: 'stone' }
  /** The most coins win; `tied` players have as many coins but more wounds. */
  | { step: 'coins'; winners: Seat[]; coins: number; wounds: number; tied: Seat[] };

export interface FinalCount {
  fates: Fate[];
  steps: Step[];
}

export function finalCount(players: readonly PlayerView[], facts: readonly Fact[]): FinalCount {
  const fates = players.map(({ fate }): Fate => (fate === 'petrified' ? 'petrified' : 'counted'));
  const steps: Step[] = [{ step: 'wounds' }];
  const fainted = facts.flatMap((fact) => (fact.event === 'fainted' ? [fact.seat] : []));
  fainted.forEach((seat) => (fates[seat] = 'fainted'));
  const isSettled = facts.some(({ event }) => event === 'nobody_fainted');
  if (fainted.length > 0 || isSettled) {
    steps.push({ step: 'fainting', fainted, sharing: countWithMostWounds(players) });
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

/** How many standing players have the most wounds. */
function countWithMostWounds(players: readonly PlayerView[]): number {
  const wounds = players.filter(({ fate }) => fate === 'standing').map((player) => player.wounds);
  return wounds.filter((count) => count === Math.max(...wounds)).length;
}

/** The dungeon runs of a match and what each player did, from its events. */
import type { Adventurer, Fact, Seat } from '../../../wire/welcome.ts';

export interface Run {
  seat: Seat;
  adventurer: Adventurer | null;
  /** How many cards the dungeon had. */
  cards: number;
  /** How many monsters were defeated. */
  defeated: number;
  isSurvived: boolean;
}

/** What a player did in a match. */
export interface Deeds {
  /** Dungeons entered. */
  entered: number;
  defeated: number;
  /** Monsters added to the dungeon. */
  added: number;
  /** Tiles sacrificed. */
  sacrificed: number;
}

/** The runs that have ended, in order. */
export function runsOf(facts: readonly Fact[]): Run[] {
  const runs: Run[] = [];
  let adventurer: Adventurer | null = null;
  let run: Run | null = null;
  for (const fact of facts) {
    switch (fact.event) {
      case 'first_adventurer':
      case 'tiles_laid':
        ({ adventurer } = fact);
        break;
      case 'entered':
        run = { seat: fact.seat, adventurer, cards: fact.cards, defeated: 0, isSurvived: false };
        break;
      case 'defeated':
      case 'fell_with_last':
        if (run) run.defeated += 1;
        break;
      case 'succeeded':
      case 'failed':
      case 'eliminated':
        if (run) runs.push({ ...run, isSurvived: fact.event === 'succeeded' });
        run = null;
        break;
    }
  }
  return runs;
}

export function deedsOf(facts: readonly Fact[], seats: number): Deeds[] {
  const runs = runsOf(facts);
  return Array.from({ length: seats }, (_, seat) => {
    const own = runs.filter((run) => run.seat === seat);
    const count = (event: 'added' | 'set_aside') =>
      facts.filter((fact) => fact.event === event && fact.seat === seat).length;
    return {
      entered: own.length,
      defeated: own.reduce((sum, run) => sum + run.defeated, 0),
      added: count('added'),
      sacrificed: count('set_aside'),
    };
  });
}

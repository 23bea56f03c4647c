/** Matches that were played for real, for tests. */
import type { Offer } from '../../wire/index.ts';
import type { Fact, View } from '../../wire/welcome.ts';
import type { GameEvent } from '../board.ts';
import matches from './fixtures/matches.json';
import snapshots from './fixtures/snapshots.json';

/** All facts of a match as its first seat heard them, and what that seat saw after so many of them. */
export interface Match {
  facts: Fact[];
  looks: { after: number; view: View }[];
}

/** What the first seat saw when it was asked something, and what it had heard since the round or the dungeon began. */
export interface SnapshotFixture {
  names: string[];
  events: GameEvent<Fact>[];
  view: View;
  offers: Offer[];
}

/** Whole matches that together tell of every kind of fact. */
export const MATCHES = matches as unknown as Record<string, Match>;

/** One moment of each kind, by what could be decided in it. */
export const SNAPSHOTS = snapshots as unknown as Record<
  | 'draw'
  | 'sacrifice'
  | 'waiting'
  | 'name_type'
  | 'pick_rival'
  | 'name_strength'
  | 'use'
  | 'discard'
  | 'choose'
  | 'over',
  SnapshotFixture
>;

/** Facts as events of a log. */
export function eventsOf(facts: readonly Fact[]): GameEvent<Fact>[] {
  return facts.map((fact, place) => ({
    number: place + 1,
    rule: 'W01',
    fact,
    message: { id: 'event-died', args: {} },
  }));
}

/** Recorded matches, for tests. */
import type { Offer } from '../../wire/index.ts';
import type { Fact, View } from '../../wire/welcome.ts';
import type { GameEvent } from '../board.ts';
import matches from './fixtures/matches.json';
import snapshots from './fixtures/snapshots.json';

/** All events of a match for its first seat, and what that seat saw after some of them. */
export interface Match {
  facts: Fact[];
  looks: { after: number; view: View }[];
}

/** What the first seat saw when it was asked something, with the events since the round or the dungeon began. */
export interface SnapshotFixture {
  names: string[];
  events: GameEvent<Fact>[];
  view: View;
  offers: Offer[];
}

/** Matches that together have every kind of event. */
export const MATCHES = matches as unknown as Record<string, Match>;

/** One snapshot for each kind of action. */
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

/** Turns event contents into events of a log. */
export function eventsOf(facts: readonly Fact[]): GameEvent<Fact>[] {
  return facts.map((fact, place) => ({
    number: place + 1,
    rule: 'W01',
    fact,
    message: { id: 'event-died', args: {} },
    line: place + 1,
  }));
}

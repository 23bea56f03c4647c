/** What the list of this device says of a match. */
import type { HolderInfo, RoomInfo, RoomSettings, ServerMessage } from '../wire/index.ts';
import type { KeptMatch, Proposal } from './asks.ts';
import type { MatchChanges } from './database.ts';

/** A match that has just begun. */
export function newMatch(id: string, room: RoomInfo, nowMs: number): KeptMatch {
  return { id, createdMs: nowMs, ...partsOf(room), activeMs: nowMs };
}

/** What changes in the list after these messages. */
export function changesBy(messages: readonly ServerMessage[], nowMs: number): MatchChanges {
  const room = lastRoom(messages);
  return room ? { ...partsOf(room), activeMs: nowMs } : { activeMs: nowMs };
}

export function lastRoom(messages: readonly ServerMessage[]): RoomInfo | null {
  const last = messages.findLast((message) => 'room' in message && typeof message.room === 'object');
  return last && 'room' in last && typeof last.room === 'object' ? last.room : null;
}

/** The same match again, without what belongs to the one that is over. */
export function rematchOf({ settings }: RoomInfo): Proposal {
  const { game, options, seats, pace, spectators, practice }: RoomSettings = settings;
  return {
    ...{ game, options, seats, pace, spectators, listed: false, rated: false },
    ...(practice ? { practice } : {}),
  };
}

function partsOf({ settings, seats, stage, rules_version }: RoomInfo) {
  return {
    game: settings.game,
    options: settings.options,
    players: seats.map(({ holder }) => nameOf(holder)),
    stage: stage.stage,
    lesson: settings.lesson ?? false,
    daily: settings.daily ?? null,
    rules: rules_version,
  };
}

function nameOf(holder: HolderInfo): string {
  return holder.kind === 'nobody' ? '' : holder.name;
}

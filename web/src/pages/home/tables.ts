/** The texts of a table in lists. */
import { session, type RoomListing } from '../../api/index.ts';
import type { HolderInfo, Pace } from '../../wire/index.ts';
import { list, personName, ui } from '../../i18n/index.ts';
import { editionName } from '../editions.ts';

export function gameName({ game, summary }: RoomListing): string {
  return editionName(game, summary?.options ?? {});
}

export function whoPlays({ summary }: RoomListing): string {
  return list((summary?.holders ?? []).flatMap((holder) => nameOf(holder) ?? []));
}

export function freeCount({ summary }: RoomListing): number {
  return summary?.holders.filter(({ kind }) => kind === 'nobody').length ?? 0;
}

export function freeSeats(table: RoomListing): string {
  return ui('lobby-free', { free: freeCount(table), seats: table.summary?.holders.length ?? 0 });
}

function nameOf(holder: HolderInfo): string | null {
  return holder.kind === 'nobody' ? null : personName(holder.name);
}

/** Returns the pace, whether the match is rated or for practice, and the spectators' delay. */
export function termsOf({ stage, summary }: RoomListing): string {
  if (!summary) return '';
  const { rated, practice, spectators, pace } = summary;
  const behind = stage === 'playing' && spectators.delay_s > 0;
  const notes = [
    ...(rated ? [ui('lobby-rated')] : []),
    ...(practice ? [ui('lobby-practice')] : []),
    ...(behind ? [ui('lobby-behind', { seconds: spectators.delay_s })] : []),
  ];
  return [paceName(pace), ...notes].join(' · ');
}

function paceName(pace: Pace): string {
  if (pace.pace === 'turns') return ui('pace-turns-line', { days: pace.days });
  return pace.clock ? ui('pace-clock-line', { ...pace.clock }) : ui('pace-live-line');
}

export type Wait = { kind: 'you' } | { kind: 'others'; names: string[] } | { kind: 'nobody' };

/** Returns whom a match waits for, from the user's point of view. */
export function waitsFor({ summary }: RoomListing): Wait {
  const awaited = (summary?.owed ?? []).flatMap(({ seat }) => summary?.holders[seat] ?? []);
  if (awaited.length === 0) return { kind: 'nobody' };
  if (awaited.some(isMe)) return { kind: 'you' };
  return { kind: 'others', names: awaited.flatMap((holder) => nameOf(holder) ?? []) };
}

function isMe(holder: HolderInfo): boolean {
  return holder.kind === 'person' && holder.player === session.me?.player;
}

/** The texts of times, sizes and people on the host page. */
import { hasWords, say, spoken, ui } from '../../i18n/index.ts';
import type { AdminRoom, PersonListed } from '../../wire/api.ts';

const NOBODY = { names: [], viewer: null };

export function timeText(ms: number): string {
  return new Date(ms).toLocaleString(spoken(), { dateStyle: 'medium', timeStyle: 'short' });
}

export function clockText(ms: number): string {
  return new Date(ms).toLocaleTimeString(spoken(), { hour: '2-digit', minute: '2-digit' });
}

export function numberText(value: number, digits = 0): string {
  return value.toLocaleString(spoken(), { maximumFractionDigits: digits });
}

/** Returns a size in the unit that gives it at most four digits. */
export function bytesText(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  return `${numberText(value, value < 10 && unit > 0 ? 1 : 0)} ${units[unit] ?? ''}`;
}

export function endText(until_ms: number | null): string {
  return until_ms === null ? ui('admin-ban-ever') : ui('admin-until', { time: timeText(until_ms) });
}

export function kindText({ kind, account, name }: PersonListed): string {
  if (kind === 'bot') return ui('admin-kind-bot');
  if (account === null) return ui('admin-kind-guest');
  return account === name ? ui('admin-kind-same') : ui('admin-kind-account', { account });
}

/** The name of a player, who may have been deleted. */
export function nameText(name: string): string {
  return name === '' ? ui('admin-deleted') : name;
}

export function gameName(game: string): string {
  const id = `rules-book-${game}`;
  return hasWords(id) ? ui(id) : say(game, { id: `game-${game}`, args: {} }, NOBODY);
}

/** The names of those who have a seat in a room. */
export function playersText({ room }: AdminRoom): string {
  const names = (room.summary?.holders ?? []).map((holder) => (holder.kind === 'nobody' ? '–' : holder.name));
  return names.join(', ');
}

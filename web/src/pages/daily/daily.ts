/** The requests and texts of the daily dungeons. */
import { ensureSession, type Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import { hasWords, spoken, ui } from '../../i18n/index.ts';
import type { AttemptShown, DailyResults, DailyShown, DungeonShown, Opened } from '../../wire/api.ts';
import { editionName } from '../editions.ts';
import { rememberPast } from './past.ts';

export async function daily(): Promise<Reply<DailyShown>> {
  const reply = await request<DailyShown>('GET', '/api/daily');
  if (reply.ok) rememberPast(reply.value);
  return reply;
}

export function resultsOf(date: string, game: string): Promise<Reply<DailyResults>> {
  return request('GET', `/api/daily/${date}/${game}`);
}

/** Begins the attempt at today's deal, or returns to it. */
export function begin(game: string): Promise<Reply<Opened>> {
  return post(`/api/daily/${game}`);
}

/** Opens a table with the deal of a day. */
export function practise(date: string, game: string): Promise<Reply<Opened>> {
  return post(`/api/daily/${date}/${game}/practice`);
}

async function post(address: string): Promise<Reply<Opened>> {
  const known = await ensureSession();
  return known.ok ? request('POST', address, {}) : known;
}

/** Returns the edition, and the variant if it is not the usual one. */
export function nameOf({ game, options }: Pick<DungeonShown, 'game' | 'options'>): string {
  const name = editionName(game, options);
  const variant = `daily-terms-${options['mode'] ?? ''}`;
  return hasWords(variant) ? `${name} · ${ui(variant)}` : name;
}

/** Returns how far an attempt is. `when` says whether it can still be begun. */
export function stateOf(attempt: AttemptShown | null, when: 'today' | 'past'): string {
  if (!attempt) return ui(when === 'today' ? 'daily-state-new' : 'daily-state-missed');
  if (attempt.state !== 'finished') return ui(`daily-state-${attempt.state}`);
  return attempt.rank === null
    ? ui('daily-state-unranked')
    : ui('daily-state-ranked', { rank: attempt.rank });
}

/** Returns how a match ended: the place at the table and the points. */
export function resultText(game: string, place: number, points: number): string {
  const counted = `daily-points-${game}`;
  const won = ui('daily-place', { place });
  return hasWords(counted) ? `${won}, ${ui(counted, { points })}` : won;
}

/** Returns a part of a victory as a percentage; a dash while it is not measured. */
export function share(value: number | null, sign: 'signed' | 'plain'): string {
  if (value === null) return '–';
  const signDisplay = sign === 'signed' ? 'exceptZero' : 'negative';
  return value.toLocaleString(spoken(), { style: 'percent', maximumFractionDigits: 0, signDisplay });
}

/** Returns the time until then in hours and minutes. */
export function timeUntil(endMs: number, nowMs: number): string {
  const minutes = Math.max(0, Math.ceil((endMs - nowMs) / 60_000));
  const part = (value: number, unit: 'hour' | 'minute') =>
    value.toLocaleString(spoken(), { style: 'unit', unit, unitDisplay: 'short' });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours > 0 ? `${part(hours, 'hour')} ${part(rest, 'minute')}` : part(rest, 'minute');
}

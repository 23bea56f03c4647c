/** Computes what the clock of a seat shows. */
import type { Clock, Pace, SeatInfo } from '../../wire/index.ts';

export type TimeShown =
  /** Time is not measured, or there is nothing to show. */
  | { kind: 'none' }
  /** Milliseconds left for this decision before the bank is used. */
  | { kind: 'move'; left: number; bank: number }
  /** Milliseconds left in the bank. */
  | { kind: 'bank'; left: number; runs: boolean }
  /** Milliseconds until a bot takes over. */
  | { kind: 'deadline'; left: number };

/** Returns what the clock shows at the server time `now`. */
export function timeOf(seat: SeatInfo, pace: Pace, now: number): TimeShown {
  if (pace.pace === 'turns') return deadline(seat, now);
  if (pace.clock === null || seat.bank_ms === null) return { kind: 'none' };
  return onClock(seat.bank_ms, seat.asked_ms, pace.clock, now);
}

function onClock(bank: number, asked: number | null, { move_s }: Clock, now: number): TimeShown {
  if (asked === null) return { kind: 'bank', left: bank, runs: false };
  const overdue = now - asked - move_s * 1000;
  if (overdue < 0) return { kind: 'move', left: -overdue, bank };
  return { kind: 'bank', left: Math.max(0, bank - overdue), runs: true };
}

function deadline({ deadline_ms, asked_ms }: SeatInfo, now: number): TimeShown {
  if (deadline_ms === null || asked_ms === null) return { kind: 'none' };
  return { kind: 'deadline', left: Math.max(0, deadline_ms - now) };
}

/** Formats a duration, such as 0:07, 12:30 or 1:05:00. Seconds are rounded up. */
export function inDigits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`;
}

/** Splits a long duration into days, hours and minutes. */
export function inDays(milliseconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(milliseconds / 60_000);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

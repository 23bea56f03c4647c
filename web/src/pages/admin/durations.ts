/** How long a ban or an announcement lasts. */
const HOUR_MS = 3_600_000;

const LENGTHS = {
  hour: HOUR_MS,
  'six-hours': 6 * HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
  ever: null,
} as const;

export type Duration = keyof typeof LENGTHS;

export const DURATIONS = Object.keys(LENGTHS) as Duration[];

/** Announcements always have an end. */
export const WITH_AN_END = DURATIONS.filter((duration) => LENGTHS[duration] !== null);

/** Returns the end; null if there is none. */
export function endOf(duration: Duration, from_ms: number): number | null {
  const length = LENGTHS[duration];
  return length === null ? null : from_ms + length;
}

/** Times of the day and time zones. */

/** The minutes to add to UTC for the time of this device. */
export function utcOffset(now: Date): number {
  // Without -0, which JSON would keep.
  return 0 - now.getTimezoneOffset();
}

export function utcOffsetHere(): number {
  return utcOffset(new Date());
}

/** A minute of the day as a time field shows it, such as `22:00`. */
export function clockTime(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day of a time field; null if it is empty. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  const minute = (hours ?? NaN) * 60 + (minutes ?? NaN);
  return Number.isInteger(minute) ? minute : null;
}

/** The name of the time zone of this device, such as `Europe/Madrid`. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

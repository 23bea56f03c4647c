/** What this browser remembers of its notices, so that later visits can check them. */
import { browserStorage, settings } from '../settings/settings.svelte.ts';
import { utcOffset } from './time.ts';

/** The key of local storage. */
const KEY = 'antorcha.notices';

export interface Memory {
  player: string;
  /** Whether the notices of this browser are on. */
  push: boolean;
  /** The day of the last check. */
  day: string;
  lang: string;
  utcOffset: number;
}

export function recall(): Memory | null {
  try {
    return JSON.parse(browserStorage()?.getItem(KEY) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
}

export function remember(player: string, push: boolean): void {
  browserStorage()?.setItem(KEY, JSON.stringify(asOf(player, push, new Date(), settings.language)));
}

export function forget(): void {
  browserStorage()?.removeItem(KEY);
}

export function asOf(player: string, push: boolean, now: Date, lang: string): Memory {
  return { player, push, day: now.toDateString(), lang, utcOffset: utcOffset(now) };
}

/** Whether to check the notices: once a day, and when the language or the time zone has changed. */
export function isDue(memory: Memory | null, now: Date, lang: string): boolean {
  if (!memory) return false;
  const fresh = asOf(memory.player, memory.push, now, lang);
  return memory.day !== fresh.day || memory.lang !== fresh.lang || memory.utcOffset !== fresh.utcOffset;
}

/** The past daily dungeons that this device knows. Their secrets are public, so they can be practised without a server. */
import { browserStorage } from '../../settings/settings.svelte.ts';
import type { DailyShown } from '../../wire/api.ts';

/** The key of local storage. */
const STORAGE_KEY = 'antorcha.past-dailies';

/** The number of remembered dungeons: those of about two weeks. */
const MOST = 40;

export interface PastDaily {
  date: string;
  game: string;
  options: Record<string, string>;
  secret: string;
}

/** Remembers the deals of yesterday. */
export function rememberPast({ yesterday }: DailyShown) {
  const known = pastDailies();
  const fresh = yesterday.dungeons.flatMap(({ game, options, secret }): PastDaily[] =>
    secret === null ? [] : [{ date: yesterday.date, game, options, secret }],
  );
  const isNew = (one: PastDaily) => !known.some(({ date, game }) => date === one.date && game === one.game);
  const added = fresh.filter(isNew);
  if (added.length === 0) return;
  try {
    browserStorage()?.setItem(STORAGE_KEY, JSON.stringify([...added, ...known].slice(0, MOST)));
  } catch {
    // Without storage they cannot be practised offline.
  }
}

/** The newest first. */
export function pastDailies(): PastDaily[] {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPastDaily) : [];
  } catch {
    return [];
  }
}

function isPastDaily(value: unknown): value is PastDaily {
  const known = value as Partial<PastDaily> | null;
  const texts = [known?.date, known?.game, known?.secret];
  return texts.every((text) => typeof text === 'string') && typeof known?.options === 'object';
}

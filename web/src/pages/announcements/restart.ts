import { ui } from '../../i18n/index.ts';

const MINUTE_MS = 60_000;

/** Says when the server restarts: in minutes, and in the last two minutes in seconds. */
export function restartText(left_ms: number): string {
  if (left_ms <= 0) return ui('host-restarting');
  if (left_ms <= 2 * MINUTE_MS) return ui('host-restart-seconds', { seconds: Math.ceil(left_ms / 1_000) });
  const minutes = Math.round(left_ms / MINUTE_MS);
  if (minutes < 120) return ui('host-restart-minutes', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? ui('host-restart-hours', { hours })
    : ui('host-restart-days', { days: Math.round(hours / 24) });
}

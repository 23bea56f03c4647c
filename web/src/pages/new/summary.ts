import { ui } from '../../i18n/index.ts';
import { isRated, PERSON, type Draft } from './draft.ts';

/** Summarizes a draft in a few sentences. */
export function summaryOf(draft: Draft, name: string): string {
  const people = draft.seats.filter((seat) => seat === PERSON).length;
  const who = ui('summary-who', {
    name,
    seats: draft.seats.length,
    others: people - 1,
    bots: draft.seats.length - people,
  });
  const practice = draft.practice ? [ui('summary-practice')] : [];
  if (draft.here) return [who, ui('summary-here'), ...practice].join(' ');
  const how =
    draft.pace === 'turns'
      ? ui('summary-turns', { days: draft.days })
      : ui('summary-live', { clock: draft.clock });
  const found = ui('summary-found', { found: people > 1 ? draft.found : 'alone' });
  const counts = isRated(draft) ? [ui('summary-rated')] : [];
  return [who, how, found, ...counts, ...practice].join(' ');
}

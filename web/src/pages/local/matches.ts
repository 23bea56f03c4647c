/** The matches of this device, for the pages that list them. */
import { explain, type Problem, type Reply } from '../../api/index.ts';
import { toast } from '../../components/toasts.svelte.ts';
import { ui } from '../../i18n/index.ts';
import type { Answer, KeptMatch } from '../../local/asks.ts';
import { settings } from '../../settings/settings.svelte.ts';
import { editionName } from '../editions.ts';

const client = () => import('../../local/client.ts');

/** Returns all matches of this device, the last played first. */
export async function matchesHere(): Promise<Reply<KeptMatch[]>> {
  const { keptMatches } = await client();
  return replyTo(await keptMatches());
}

/** Deletes a match from this device. Returns why it is still there, or null. */
export async function deleteHere(id: string): Promise<string | null> {
  const { deleteMatch } = await client();
  const answer = await deleteMatch(id);
  return answer.ok ? null : explain(problemOf(answer));
}

/** Saves the record of a match as a file. */
export async function saveAsFile(id: string): Promise<void> {
  const { exportMatch } = await client();
  const answer = await exportMatch(id);
  if (!answer.ok) return toast(explain(problemOf(answer)), 'bad');
  const { name, text } = answer.value;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast(ui('local-saved'), 'good');
}

export function nameOf({ game, options, lesson, daily }: KeptMatch): string {
  const name = editionName(game, options);
  if (lesson) return ui('your-games-lesson', { name });
  return daily === null ? name : ui('local-daily', { name });
}

export function dayOf({ activeMs }: KeptMatch): string {
  return new Date(activeMs).toLocaleDateString(settings.language, { dateStyle: 'medium' });
}

export function isUnfinished({ stage }: KeptMatch): boolean {
  return stage === 'open' || stage === 'playing';
}

function replyTo<Value>(answer: Answer<Value>): Reply<Value> {
  return answer.ok ? answer : { ok: false, problem: problemOf(answer) };
}

function problemOf({ failure }: Extract<Answer, { ok: false }>): Problem {
  return { kind: 'refused', ...failure };
}

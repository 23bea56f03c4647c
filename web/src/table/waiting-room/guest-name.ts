import { explainName, rename } from '../../api/index.ts';
import { settings } from '../../settings/settings.svelte.ts';

/** Changes the user's name if another one was typed. Returns why it was refused, or null. */
export async function keepName(typed: string | null): Promise<string | null> {
  const name = typed?.trim() ?? '';
  if (name === '' || name === settings.name) return null;
  // Only the server knows which names are allowed.
  const reply = await rename(name);
  return reply.ok ? null : explainName(reply.problem);
}

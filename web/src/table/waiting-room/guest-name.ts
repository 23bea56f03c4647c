import { explainName, rename } from '../../api/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Table } from '../table.svelte.ts';

/** Changes the user's name if another one was typed. Returns why it was refused, or null. */
export async function keepName(
  { connection }: { connection: Pick<Table['connection'], 'renew'> },
  typed: string | null,
): Promise<string | null> {
  const name = typed?.trim() ?? '';
  if (name === '' || name === settings.name) return null;
  // Only the server knows which names are allowed.
  const reply = await rename(name);
  if (!reply.ok) return explainName(reply.problem);
  connection.renew();
  return null;
}

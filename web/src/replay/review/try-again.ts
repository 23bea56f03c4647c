/** Opens a private table that continues a match before a decision, with hidden cards dealt again. */
import { games, type Proposal, type Reply } from '../../api/index.ts';
import { usualBot } from '../../api/levels.ts';
import { openAndSit } from '../../pages/open-table.ts';
import { defaultSeats, PERSON, proposalOf } from '../continue-match.ts';
import type { Replay } from '../replay.svelte.ts';

/** Seats the user in the deciding seat and the usual bots in all others. Returns the room. */
export async function tryAgain(replay: Replay, seat: number, entry: number): Promise<Reply<string>> {
  const reply = await games();
  const bots = reply.ok ? (reply.value.find(({ key }) => key === replay.game)?.bots ?? []) : [];
  return openAndSit(privateTable(replay, seat, entry, usualBot(bots) ?? PERSON), seat);
}

type Reviewed = Pick<Replay, 'id' | 'game' | 'options' | 'players'>;

export function privateTable(replay: Reviewed, seat: number, entry: number, bot: string): Proposal {
  const { id, game, options, players } = replay;
  const seats = defaultSeats(players, seat, bot);
  const proposal = proposalOf({ id, game, options, entry }, seats, { kind: 'anew', knownTo: seat });
  return { ...proposal, listed: false, spectators: { welcome: false, delay_s: 0 } };
}

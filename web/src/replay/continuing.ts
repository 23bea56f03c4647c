/** A table at which a match goes on from a step of a replay. */
import type { Proposal } from '../api/index.ts';
import type { Chair } from '../wire/index.ts';
import type { Replay } from './replay.svelte.ts';

/** Who is to sit in a seat: the reader, whoever comes by the link, or a bot by its name in the catalog. */
export const YOU = 'you';
export const PERSON = 'person';

/** What was hidden stays as it was, or is dealt anew from what a seat knew. */
export type Hidden = { kind: 'as-it-was' } | { kind: 'anew'; knownTo: number };

type Shown = Pick<Replay, 'id' | 'game' | 'options' | 'players' | 'entry' | 'finished' | 'frame'>;

/** Whether a match can go on from the step that is shown: its own is over, but was not over then. */
export function canContinue({ finished, entry, frame }: Shown): boolean {
  return finished && entry !== null && frame !== null && frame.turn.turn !== 'over';
}

/** Who sits where unless someone chooses otherwise: the reader in a seat of their own, and bots in all others. */
export function usualSeats(players: readonly string[], mine: number | null, bot: string): string[] {
  return players.map((_, seat) => (seat === (mine ?? 0) ? YOU : bot));
}

/** The same with someone else in a seat. The reader has one seat alone. */
export function seatedAnew(seats: readonly string[], seat: number, who: string): string[] {
  return seats.map((other, place) => {
    if (place === seat) return who;
    return who === YOU && other === YOU ? PERSON : other;
  });
}

/** The terms of the new table. */
export function proposalOf(replay: Shown, seats: readonly string[], hidden: Hidden): Proposal {
  const chairs = seats.map((who): Chair =>
    who === YOU || who === PERSON ? { for: 'person' } : { for: 'bot', bot: who },
  );
  return {
    game: replay.game,
    options: replay.options,
    seats: chairs,
    origin: {
      room: replay.id,
      entry: replay.entry ?? 0,
      ...(hidden.kind === 'anew' && { known_to: hidden.knownTo }),
    },
  };
}

/** Compares what the server reveals at the end with what this browser remembers of the start. */
import type { FairnessShown } from '../../api/index.ts';
import type { Remembered } from '../../api/own-nonce.ts';

export interface Comparison {
  /** Whether the server showed the same commitment before the match. */
  commitment: 'same' | 'differs' | 'unknown';
  /** Whether the record has the nonce of the user's seat. */
  nonce: 'same' | 'differs' | 'replaced' | 'unknown';
}

type Revealed = Pick<FairnessShown, 'commitment' | 'nonces' | 'replaced'>;

/** The seat is null if it is not known, or if the user had none. */
export function compare(remembered: Remembered, revealed: Revealed, seat: number | null): Comparison {
  return { commitment: commitmentOf(remembered, revealed), nonce: nonceOf(remembered, revealed, seat) };
}

export function contradicts({ commitment, nonce }: Comparison): boolean {
  return commitment === 'differs' || nonce === 'differs';
}

function commitmentOf({ commitment }: Remembered, revealed: Revealed): Comparison['commitment'] {
  if (commitment === undefined) return 'unknown';
  return commitment === revealed.commitment ? 'same' : 'differs';
}

function nonceOf({ nonce }: Remembered, revealed: Revealed, seat: number | null): Comparison['nonce'] {
  if (nonce === undefined) return 'unknown';
  if (revealed.nonces.includes(nonce)) return 'same';
  if (seat === null) return 'unknown';
  return revealed.replaced.includes(seat) ? 'replaced' : 'differs';
}

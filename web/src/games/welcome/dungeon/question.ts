/** The questions of the dungeon as messages. */
import type { Message } from '../../../wire/index.ts';
import type { Seat, Stage } from '../../../wire/welcome.ts';
import type { FacedCard } from '../summary.ts';
import { message, term } from '../names.ts';

/** The question of a stage; `null` if it has none. */
export function questionOf(stage: Stage, inside: Seat, card: FacedCard | null): Message | null {
  if (stage === 'name_type') return message('prompt-name-type');
  if (stage === 'pick_rival') return message('prompt-pick-rival');
  if (typeof stage !== 'object') return null;
  if ('name_strength' in stage) return message('prompt-name-strength', { who: { seat: inside } });
  if ('discard' in stage) return message('prompt-discard');
  return 'ask' in stage && card ? about(card) : null;
}

function about({ monster, kind, strength }: FacedCard): Message {
  return message('prompt-ask', {
    monster: term('monster', monster),
    kind: term('monster', kind),
    as: { symbol: kind === monster ? 'plain' : 'disguised' },
    strength: { number: strength ?? 0 },
    has: { symbol: strength === null ? 'nothing' : 'strength' },
  });
}

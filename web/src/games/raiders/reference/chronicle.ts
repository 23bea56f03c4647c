/** What happened in a room, in lines that can be read afterwards. */
import { ui, type Cast } from '../../../i18n/index.ts';
import type { Change, Tale } from '../summary.ts';
import { cardTerm, itemTerm, nameOf, seatName } from '../names.ts';

/** The cards of each player and what came of them, a line for each. */
export function linesOf(tale: Tale, cast: Cast): string[] {
  const seats = tale.laid.flatMap((laid, seat) => (laid.length > 0 ? [seat] : []));
  return seats.map((seat) => {
    const cards = (tale.laid[seat] ?? []).map((card) => nameOf(cardTerm(card), cast)).join(' → ');
    const changes = tale.changes
      .filter((change) => change.seat === seat)
      .map((change) => changeText(change, cast));
    const came = changes.join(', ');
    return ui(came ? 'raiders-tale-line' : 'raiders-tale-line-plain', {
      name: seatName(seat, cast),
      cards,
      came,
    });
  });
}

/** What a room did to a player, in few words. */
export function changeText(change: Change, cast: Cast): string {
  switch (change.what) {
    case 'coins':
    case 'wounds':
      return ui(`raiders-change-${change.what}`, {
        sign: change.amount > 0 ? '+' : '−',
        amount: Math.abs(change.amount),
      });
    case 'item':
      return ui('raiders-change-item', { item: nameOf(itemTerm(change.item), cast) });
    case 'escaped':
      return ui('raiders-escaped');
    case 'counts_as_one':
      return ui('raiders-counts-as-one');
    case 'petrified':
      return ui('raiders-petrified');
  }
}

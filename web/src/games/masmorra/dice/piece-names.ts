/** Names of dice and symbols, with what pressing them does. */
import { say, ui } from '../../../i18n/index.ts';
import type { PanelProps } from '../board.ts';
import { faceName, GAME } from '../names.ts';
import { offersFor, type Piece } from './payment.ts';

/** The label of a piece that can be pressed. */
export function dieLabel(piece: Piece, panel: PanelProps, isPicking: boolean): string {
  const name = pieceName(piece, panel);
  if (isPicking) return ui('masmorra-dice-to-mark', { name });
  const [only, ...others] = offersFor(piece, panel.offers, panel.view);
  if (only && others.length === 0) return `${name}: ${say(GAME, only.message, panel.cast)}`;
  return ui('masmorra-dice-uses', { name, count: others.length + 1 });
}

export function pieceName(piece: Piece, { view }: PanelProps): string {
  switch (piece.kind) {
    case 'die':
      return faceName(piece.face);
    case 'symbol':
      return ui('masmorra-dice-loose', { face: faceName(piece.face) });
    case 'token':
      return ui('masmorra-dice-token');
    case 'pet': {
      const { pet } = view.now;
      return ui('masmorra-dice-pet-shows', { face: typeof pet === 'object' ? faceName(pet.shows) : '' });
    }
  }
}

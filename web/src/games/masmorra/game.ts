/** What the frame needs to know of Masmorra before its board is loaded. */
import type { Offer } from '../../wire/index.ts';
import type { Action, Fact } from '../../wire/masmorra.ts';
import type { GameFolder } from '../board.ts';
import { isPanelOffer } from './offers/panels.ts';
import { isMapOffer } from './map/map-offers.ts';
import { pace, sound } from './timing.ts';

/** Whether the board shows an offer as a button: on the map, or in one of the panels. */
export function claims(offer: Offer): boolean {
  return isMapOffer(offer.action as Action) || isPanelOffer(offer);
}

/** The folder of the game. */
export const masmorra: GameFolder = {
  key: 'masmorra',
  primer: () => 'masmorra',
  showsPlayers: true,
  board: () => import('./Board.svelte'),
  claims,
  pace,
  sound,
  opensChapter: ({ fact }) => (fact as Fact).event === 'round_began',
};

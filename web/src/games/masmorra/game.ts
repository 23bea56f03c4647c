/** The entry of Masmorra, loaded before its board. */
import type { Offer } from '../../wire/index.ts';
import type { Action, View } from '../../wire/masmorra.ts';
import type { GameEntry } from '../board.ts';
import { mainOfferOf } from './offers/main-offer.ts';
import { isPanelOffer } from './offers/panels.ts';
import { isMapOffer } from './map/map-offers.ts';
import { answerToEmptyWindow } from './questions/empty-window.ts';
import { preferences } from './questions/preferences.svelte.ts';
import { createPace, sound } from './timing.ts';

/** Whether the map or one of the panels shows an offer as a button. */
export function claims(offer: Offer): boolean {
  return isMapOffer(offer.action as Action) || isPanelOffer(offer);
}

export const masmorra: GameEntry = {
  key: 'masmorra',
  primer: () => 'masmorra',
  activeSeat: (view) => (view as View).active,
  automaticAnswer: (question) => answerToEmptyWindow(question, preferences),
  fillsWindow: true,
  mainOffer: (offers, view) => mainOfferOf(offers, view as View),
  sumsUp: true,
  showsPlayers: true,
  showsSeatNotes: (view, { fills }) => fills && (view as View).round > 0,
  board: () => import('./Board.svelte'),
  ending: () => import('./end/ending.ts'),
  claims,
  pace: createPace(),
  sound,
};

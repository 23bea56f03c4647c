/** Snapshots of recorded matches, for tests of the panels. */
import type { Offer } from '../../wire/index.ts';
import type { View } from '../../wire/masmorra.ts';
import moments from './fixtures/panels.json';
import { Highlight } from './highlight.svelte.ts';
import type { PanelProps } from './board.ts';

/** What the first seat saw when it was asked something. */
export interface SnapshotFixture {
  names: string[];
  view: View;
  offers: Offer[];
}

/** One snapshot for each kind of question; `deep` ones are on the third level. */
export const SNAPSHOTS = moments as unknown as Record<
  | 'choose_hero'
  | 'before_roll'
  | 'pick_dice'
  | 'acting'
  | 'change_to'
  | 'fighting'
  | 'payback'
  | 'learn'
  | 'combat_next'
  | 'theft'
  | 'window_fight_begins'
  | 'window_card_played'
  | 'deep_fighting',
  SnapshotFixture
>;

export function panelFor(
  { names, view, offers }: SnapshotFixture,
  choose: (offer: Offer) => void,
): PanelProps {
  return {
    view,
    offers,
    choose,
    keyOf: (offer) => String(offers.indexOf(offer) + 1),
    cast: { names, viewer: 0 },
    seat: 0,
    sending: null,
    highlight: new Highlight(),
  };
}

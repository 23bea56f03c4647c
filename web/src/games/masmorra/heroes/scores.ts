/** The numbers of all players that decide the match. */
import type { Seat, View } from '../../../wire/masmorra.ts';
import type { Cast } from '../../../i18n/index.ts';
import { seatName } from '../names.ts';
import { trackOf } from './xp-track.ts';

export interface Score {
  seat: Seat;
  name: string;
  xp: number;
  /** The experience that starts the last round; `null` except in a Standard game. */
  goal: number | null;
  life: number;
  gold: number;
  cards: number;
  isActive: boolean;
  isFallen: boolean;
}

/** In the order of the seats; empty before the players have heroes. */
export function scoresOf(view: View, cast: Cast): Score[] {
  if (view.round === 0) return [];
  return view.players.map((player, seat) => {
    const { xp, life, gold, cards, posture } = player;
    const isActive = view.active === seat && view.winners.length === 0;
    return {
      ...{ seat, name: seatName(seat, cast), xp, life, gold, cards },
      goal: trackOf(player, view).goal,
      isActive,
      isFallen: posture === 'fallen',
    };
  });
}

/** What a seat shows beside the name of its player. */
import asleep from 'game-icons:night-sleep';
import robot from 'game-icons:vintage-robot';

import { ui } from '../../i18n/index.ts';
import type { SeatInfo } from '../../wire/index.ts';

export interface Note {
  icon: string[];
  text: string;
}

/** A bot, or a player who is away; null for a player who is present. */
export function noteOf({ holder, covered, present }: SeatInfo): Note | null {
  if (holder.kind === 'bot') return { icon: robot, text: ui('seat-bot', { kind: holder.bot }) };
  if (covered) return { icon: robot, text: ui(`seat-covered-${covered.replace('_', '-')}`) };
  const isAway = holder.kind === 'person' && !present;
  return isAway ? { icon: asleep, text: ui('seat-away') } : null;
}

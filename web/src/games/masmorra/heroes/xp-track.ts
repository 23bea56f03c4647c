/** The experience track and the abilities of a hero board. */
import type { Ability, PlayerView, View } from '../../../wire/masmorra.ts';
import { abilitiesOf, ARROWS, GOAL, LESSONS } from './data.ts';
import { focusSeat } from '../focus.ts';

export interface Arrow {
  at: number;
  /** `lesson` teaches an ability; `rest` only limits a fall. */
  kind: 'lesson' | 'rest';
  state: 'passed' | 'ahead';
}

export interface Track {
  xp: number;
  /** The last space that is shown. */
  end: number;
  arrows: Arrow[];
  next: number | null;
  /** The space to which a fall leads back. */
  floor: number;
  /** The space that starts the last round; `null` except in a Standard game. */
  goal: number | null;
}

/** The track of a player, up to the goal or the next arrow, whichever is further. */
export function trackOf({ xp }: PlayerView, { house }: View): Track {
  const goal = house.mode === 'standard' ? GOAL : null;
  const next = ARROWS.find((arrow) => arrow > xp) ?? null;
  const end = Math.max(goal ?? 0, next ?? 0, xp) + 1;
  const arrows = ARROWS.filter((arrow) => arrow <= end).map((at, place): Arrow => {
    return { at, kind: place < LESSONS ? 'lesson' : 'rest', state: at <= xp ? 'passed' : 'ahead' };
  });
  return { xp, end, arrows, next, floor: ARROWS.filter((arrow) => arrow <= xp).at(-1) ?? 0, goal };
}

export interface Known {
  ability: Ability;
  state: 'ready' | 'used' | 'to_learn';
}

/** All abilities of a player's hero. Only the active player has used ones. */
export function abilitiesFor(player: PlayerView, view: View): Known[] {
  if (!player.hero) return [];
  const isActive = view.players[focusSeat(view)] === player;
  return abilitiesOf(player.hero).map((ability, slot): Known => {
    const isKnown = slot === 0 || player.learnt.includes(ability);
    if (!isKnown) return { ability, state: 'to_learn' };
    const isUsed = isActive && (view.now.used & (1 << slot)) !== 0;
    return { ability, state: isUsed ? 'used' : 'ready' };
  });
}

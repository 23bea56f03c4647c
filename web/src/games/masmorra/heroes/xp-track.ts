/** The experience track of a hero board. */
import type { Ability, PlayerView, View } from '../../../wire/masmorra.ts';
import { abilitiesOf, ARROWS, GOAL, LESSONS } from './data.ts';

/** An arrow of the track. */
export interface Arrow {
  at: number;
  /** What it is good for: an ability, or only a place to fall back to. */
  kind: 'lesson' | 'rest';
  state: 'passed' | 'ahead';
}

/** The track as far as it matters now. */
export interface Track {
  xp: number;
  /** The last space that is shown. */
  end: number;
  arrows: Arrow[];
  /** The next arrow, if there is one. */
  next: number | null;
  /** Where a fall would lead back to. */
  floor: number;
  /** The space that brings on the last round, in a Standard game. */
  goal: number | null;
}

/** The track of a player. It is shown up to the goal or to the next arrow, whatever is further. */
export function trackOf({ xp }: PlayerView, { house }: View): Track {
  const goal = house.mode === 'standard' ? GOAL : null;
  const next = ARROWS.find((arrow) => arrow > xp) ?? null;
  const end = Math.max(goal ?? 0, next ?? 0, xp) + 1;
  const arrows = ARROWS.filter((arrow) => arrow <= end).map((at, place): Arrow => {
    return { at, kind: place < LESSONS ? 'lesson' : 'rest', state: at <= xp ? 'passed' : 'ahead' };
  });
  return { xp, end, arrows, next, floor: ARROWS.filter((arrow) => arrow <= xp).at(-1) ?? 0, goal };
}

/** An ability of a hero, and how it stands with it. */
export interface Known {
  ability: Ability;
  state: 'ready' | 'used' | 'to_learn';
}

/** All abilities of a player's hero. The marks of use are those of the player whose turn it is. */
export function abilitiesFor(player: PlayerView, view: View): Known[] {
  if (!player.hero) return [];
  const isActive = view.players[view.active] === player;
  return abilitiesOf(player.hero).map((ability, slot): Known => {
    const isKnown = slot === 0 || player.learnt.includes(ability);
    if (!isKnown) return { ability, state: 'to_learn' };
    const isUsed = isActive && (view.now.used & (1 << slot)) !== 0;
    return { ability, state: isUsed ? 'used' : 'ready' };
  });
}

/**
 * Where a piece can be dropped on the map for offers without a button there: on the hero, the opponent and the rooms
 * around.
 */
import type { Offer } from '../../../wire/index.ts';
import type { Action, RoomView, Spot, View } from '../../../wire/masmorra.ts';
import { positionOf } from '../map/animate.ts';
import {
  boxOf,
  cellBox,
  hasDoor,
  neighbours,
  cellBeyond,
  sideOf,
  spanOf,
  type Box,
} from '../map/geometry.ts';
import { boxAt, FIGURE, HERO, heroPlaces, monsterPlaces } from '../map/places.ts';
import { levelOf } from '../map/targets.ts';
import { actionOf } from '../board.ts';
import { tileCard } from '../data.ts';
import { focusSeat } from '../focus.ts';

/** A drop area of the map. */
export interface Zone {
  key: string;
  level: number;
  box: Box;
  offers: Offer[];
  /** Further actions of the same gesture, sent if they are offered then. */
  then: readonly Action[];
}

/** Actions on the active hero. */
const TO_HERO: readonly Action['action'][] = ['step', 'heal', 'flip_token', 'block', 'give_up'];

/** The zones for a piece that pays for these offers. */
export function zonesOf(fitting: readonly Offer[], view: View): Zone[] {
  const of = (...names: Action['action'][]) =>
    fitting.filter((offer) => names.includes(actionOf(offer).action));
  const zones = [
    ...aroundHero(view, of('step')),
    heroZone(view, of(...TO_HERO)),
    foeZone(view, of('strike')),
  ];
  return zones.filter((zone) => zone !== null).filter(({ offers }) => offers.length > 0);
}

function heroZone(view: View, offers: Offer[]): Zone | null {
  const position = positionOf(view);
  const place = heroPlaces(position).get(focusSeat(view));
  const spot = view.players[focusSeat(view)]?.at;
  if (!place || spot === undefined) return null;
  return { key: 'hero', level: levelOf(view.dungeon, spot), box: boxAt(place, HERO), offers, then: [] };
}

function foeZone(view: View, offers: Offer[]): Zone | null {
  const foe = view.fight?.figure.id;
  const place = foe === undefined ? undefined : monsterPlaces(positionOf(view)).get(foe);
  const spot = view.monsters.find(({ figure }) => figure.id === foe)?.room.number;
  if (!place || spot === undefined) return null;
  return { key: 'foe', level: levelOf(view.dungeon, spot), box: boxAt(place, FIGURE), offers, then: [] };
}

/**
 * A Step dropped on a room behind a door is spent to go there. If the match does not offer the move afterwards, the
 * move points stay, as after every Step.
 */
function aroundHero(view: View, offers: Offer[]): Zone[] {
  const spot = view.players[focusSeat(view)]?.at;
  const room = spot === undefined ? undefined : view.dungeon[spot];
  if (spot === undefined || !room || offers.length === 0) return [];
  const level = levelOf(view.dungeon, spot);
  return neighbours(view.dungeon, spot).flatMap((other, slot) => {
    const goal = hasDoor(room.doors, slot) ? behindDoor(view, room, slot, other) : null;
    return goal ? [{ key: `beyond-${String(slot)}`, level, offers, ...goal }] : [];
  });
}

function exploration({ tile }: RoomView, slot: number): Action {
  const part = spanOf(tile) === 2 ? 'half' : 'whole';
  return { action: 'explore', door: { slot, side: sideOf(tile, slot), part } };
}

function behindDoor(
  view: View,
  room: RoomView,
  slot: number,
  other: Spot | null,
): Pick<Zone, 'box' | 'then'> | null {
  const beyond = other === null ? undefined : view.dungeon[other];
  if (other === null || !beyond) {
    const { level } = tileCard(room.tile);
    return { box: cellBox(cellBeyond(room.tile, room.lay, slot), level), then: [exploration(room, slot)] };
  }
  if (tileCard(beyond.tile).kind === 'trap') return null;
  return { box: boxOf(beyond), then: [{ action: 'move', to: { number: other, tile: beyond.tile } }] };
}

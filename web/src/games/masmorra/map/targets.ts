/** The places of the map with offers. */
import type { Offer } from '../../../wire/index.ts';
import type {
  Action,
  Cell,
  FigureId,
  Lay,
  RoomView,
  Seat,
  Spot,
  Tile,
  View,
} from '../../../wire/masmorra.ts';
import { tileCard } from '../data.ts';
import { positionOf } from './animate.ts';
import { boundingBox, boxOf, cellBox, cellBeyond, type Box } from './geometry.ts';
import { boxAt, FIGURE, HERO, heroPlaces, ITEM, itemPlace, monsterPlaces, type Item } from './places.ts';
import { focusSeat } from '../focus.ts';

/** The kind of a target, for its badge. */
export type Sign = 'go' | 'explore' | 'trap' | 'fight' | 'monster' | 'hero' | 'room' | 'item';

/** A place on the map with offers. */
export interface Target {
  /** Stays the same as long as the target exists. */
  key: string;
  sign: Sign;
  level: number;
  /** The room of the target; `null` for an empty cell. */
  spot: Spot | null;
  box: Box;
  offers: Offer[];
  /** The monster that this target selects; its destination is asked next. */
  mover: FigureId | null;
}

export interface Placement {
  offer: Offer;
  tile: Tile;
  lay: Lay;
}

type Where = Omit<Target, 'offers' | 'mover'>;

type Act<Kind extends Action['action']> = Extract<Action, { action: Kind }>;

/** All targets. Once a monster is selected, only its destinations. */
export function targetsOf(offers: readonly Offer[], view: View, mover: FigureId | null): Target[] {
  const map = new TargetFinder(view);
  const found = new Map<string, Target>();
  for (const offer of offers) {
    const action = offer.action as Action;
    const moved = moverOf(action);
    if (mover !== null && moved !== mover) continue;
    const isFirstStep = moved !== null && mover === null;
    const where = isFirstStep ? map.figure(moved, 'monster') : map.where(action);
    if (where) add(found, { ...where, offers: [offer], mover: isFirstStep ? moved : null });
  }
  return [...found.values()].sort((one, other) => inReadingOrder(one, other));
}

/** Merges the targets of a room into one, for a map that is too small to hit them separately. */
export function byRoom(targets: readonly Target[], dungeon: readonly RoomView[]): Target[] {
  const found = new Map<string, Target>();
  for (const target of targets) {
    const room = target.spot === null ? undefined : dungeon[target.spot];
    const several = targets.filter(({ spot }) => spot === target.spot).length > 1;
    if (!room || !several) add(found, target);
    else add(found, { ...target, key: `all-${String(target.spot)}`, box: boxOf(room), mover: null });
  }
  return [...found.values()];
}

export function placementsOf(offers: readonly Offer[]): Placement[] {
  return offers.flatMap((offer) => {
    const action = offer.action as Action;
    return action.action === 'lay_room' ? [{ offer, tile: action.tile, lay: action.lay }] : [];
  });
}

/** The monster that an action of the dungeon master moves. */
export function moverOf(action: Action): FigureId | null {
  return action.action === 'move_monster' || action.action === 'send_by_stairs' ? action.figure.id : null;
}

export function levelOf(dungeon: readonly RoomView[], spot: Spot): number {
  const room = dungeon[spot];
  return room ? tileCard(room.tile).level : 1;
}

function add(found: Map<string, Target>, target: Target) {
  const known = found.get(target.key);
  if (!known) found.set(target.key, target);
  else found.set(target.key, { ...known, offers: [...known.offers, ...target.offers] });
}

function inReadingOrder(one: Target, other: Target): number {
  return one.level - other.level || one.box.y - other.box.y || one.box.x - other.box.x;
}

/** Finds where actions take place on the map. */
class TargetFinder {
  readonly #position;
  readonly #monsters;
  readonly #heroes;

  constructor(view: View) {
    this.#position = positionOf(view);
    this.#monsters = monsterPlaces(this.#position);
    this.#heroes = heroPlaces(this.#position);
  }

  where(action: Action): Where | null {
    switch (action.action) {
      case 'move':
      case 'move_monster':
        return this.#room(action.to.number, 'go');
      case 'aim_at_room':
      case 'fill':
        return this.#room(action.room.number, 'room');
      case 'disarm':
        return this.#room(action.trap.number, 'trap');
      case 'explore':
        return this.#beyond(action);
      case 'lay_trap':
        return this.#space(action.cell, levelOf(this.#position.dungeon, action.beside.number), 'trap');
      case 'face':
      case 'aim_at_monster':
      case 'take_die':
      case 'remove_monster':
        return this.figure(action.figure.id, 'monster');
      case 'aim_at_hero':
        return this.#hero(action.seat);
      case 'send_by_stairs':
        return this.#item(this.#roomOf(action.figure.id), { kind: 'stairs' });
      default:
        return this.#inRoom(action);
    }
  }

  figure(id: FigureId, sign: Sign): Where | null {
    const spot = this.#roomOf(id);
    const place = this.#monsters.get(id);
    if (!place || spot === null) return null;
    return { key: `figure-${String(id)}`, sign, spot, level: this.#level(spot), box: boxAt(place, FIGURE) };
  }

  /** Actions of the active hero in its own room. */
  #inRoom(action: Action): Where | null {
    const here = this.#position.players[focusSeat(this.#position)]?.at ?? null;
    switch (action.action) {
      case 'fight':
        return this.#monstersOf(here);
      case 'open_chest':
        return this.#item(action.room.number, { kind: 'chest', chest: action.chest });
      case 'use_portal':
        return this.#item(here, { kind: 'portal' });
      case 'use_fountain':
        return this.#item(here, { kind: 'fountain' });
      case 'take_gold':
        return this.#item(here, { kind: 'gold' });
      case 'take_stairs':
        return this.#item(here, { kind: 'stairs' });
      default:
        return null;
    }
  }

  #room(spot: Spot, sign: Sign): Where | null {
    const room = this.#position.dungeon[spot];
    return room
      ? { key: `room-${String(spot)}`, sign, spot, level: this.#level(spot), box: boxOf(room) }
      : null;
  }

  #item(spot: Spot | null, item: Item): Where | null {
    const room = spot === null ? undefined : this.#position.dungeon[spot];
    if (spot === null || !room) return null;
    const name = item.kind === 'chest' ? `chest-${String(item.chest)}` : item.kind;
    const box = boxAt(itemPlace(room, item), ITEM);
    return { key: `${name}-${String(spot)}`, sign: 'item', spot, level: this.#level(spot), box };
  }

  #hero(seat: Seat): Where | null {
    const place = this.#heroes.get(seat);
    const spot = this.#position.players[seat]?.at;
    if (!place || spot === undefined) return null;
    return {
      key: `hero-${String(seat)}`,
      sign: 'hero',
      spot,
      level: this.#level(spot),
      box: boxAt(place, HERO),
    };
  }

  /** All monsters of a room as one target: they are fought together. */
  #monstersOf(spot: Spot | null): Where | null {
    if (spot === null) return null;
    const here = this.#position.monsters.filter(({ room }) => room.number === spot);
    const boxes = here.flatMap(({ figure }) => {
      const place = this.#monsters.get(figure.id);
      return place ? [boxAt(place, FIGURE)] : [];
    });
    if (boxes.length === 0) return this.#room(spot, 'fight');
    return {
      key: `fight-${String(spot)}`,
      sign: 'fight',
      spot,
      level: this.#level(spot),
      box: boundingBox(boxes),
    };
  }

  /** The cell behind a door of the active hero's room. */
  #beyond({ door }: Act<'explore'>): Where | null {
    const { players, dungeon } = this.#position;
    const spot = players[focusSeat(this.#position)]?.at ?? 0;
    const room = dungeon[spot];
    return room
      ? this.#space(cellBeyond(room.tile, room.lay, door.slot), this.#level(spot), 'explore')
      : null;
  }

  #space(cell: Cell, level: number, sign: Sign): Where {
    const key = `${sign}-${String(level)}-${String(cell.x)}-${String(cell.y)}`;
    return { key, sign, spot: null, level, box: cellBox(cell, level) };
  }

  #roomOf(id: FigureId): Spot | null {
    return this.#position.monsters.find(({ figure }) => figure.id === id)?.room.number ?? null;
  }

  #level(spot: Spot): number {
    return levelOf(this.#position.dungeon, spot);
  }
}

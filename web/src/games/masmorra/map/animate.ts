/**
 * Applies events to the position on the map. An update has the newest view and all events that led to it; the map steps
 * from the old view to the new one event by event. Events contain their results, so no rule is decided here. What no
 * event contains, such as walls between tiles, comes from the newest view.
 */
import type {
  Being,
  Fact,
  FigureId,
  PlayerView,
  Room,
  RoomView,
  Seat,
  Spot,
  StandingView,
  View,
} from '../../../wire/masmorra.ts';
import { LAST_LEVEL, tileCard } from '../data.ts';
import { MOST_LIFE } from '../heroes/data.ts';

/** What the map shows of a view. */
export interface Position extends Pick<View, 'dungeon' | 'monsters' | 'players' | 'active'> {
  /** The monster that is being fought. */
  foe: FigureId | null;
}

export function positionOf({ dungeon, monsters, players, active, fight }: View): Position {
  return { dungeon, monsters, players, active, foe: fight?.figure.id ?? null };
}

/** `end` is the view after the last of these events. */
export function applyEvents(position: Position, facts: readonly Fact[], end: View): Position {
  return facts.reduce((before, fact) => applyEvent(before, fact, end), position);
}

export function applyEvent(position: Position, fact: Fact, end: View): Position {
  switch (fact.event) {
    case 'turn_began':
      return { ...position, active: fact.seat };
    case 'fight_began':
      return { ...position, foe: fact.figure.id };
    case 'combat_ended':
      return { ...position, foe: null };
    default:
      return applyToMonsters(applyToHeroes(applyToTiles(position, fact, end), fact, end), fact);
  }
}

function applyToTiles(position: Position, fact: Fact, end: View): Position {
  switch (fact.event) {
    case 'room_laid':
      return addTile(position, fact.room.number, end);
    case 'trap_laid':
      return addTile(position, fact.trap.number, end);
    case 'level_opened':
      return openLevel(position, fact.level, fact.room, end);
    case 'wall_broken':
      return { ...position, dungeon: withDoorsOf(position.dungeon, end) };
    case 'gold_strewn':
      return withRoom(position, fact.room.number, { ...goldOf(fact.room.number, end), gold: fact.floor });
    case 'chest_opened':
      return withRoom(position, fact.room.number, { done: doneAt(position, fact.room) | (1 << fact.chest) });
    case 'disarmed':
      return withRoom(position, fact.trap.number, { done: 1 });
    case 'gained_gold':
      return withRoom(position, spotOf(position, fact.seat), goldOf(spotOf(position, fact.seat), end));
    default:
      return position;
  }
}

/** Events contain the new totals. */
function applyToHeroes(position: Position, fact: Fact, end: View): Position {
  switch (fact.event) {
    case 'hero_taken':
      return withPlayer(position, fact.seat, { hero: fact.hero });
    case 'moved':
    case 'took_stairs':
    case 'teleported':
      return withPlayer(position, fact.seat, { at: fact.room.number });
    case 'wounded':
    case 'healed':
      return withPlayer(position, fact.seat, { life: fact.life });
    case 'stood_up':
      return withPlayer(position, fact.seat, { posture: 'standing', life: MOST_LIFE });
    case 'fell':
      return withPlayer(position, fact.seat, { posture: 'fallen', xp: fact.xp, life: 0 });
    case 'gained_gold':
      return withPlayer(position, fact.seat, { gold: fact.total });
    case 'ability_used':
    case 'card_bought':
    case 'pocket_picked':
      return withPursesOf(position, end);
    case 'gained_xp':
      return withPlayer(position, fact.seat, { xp: fact.total });
    case 'haunted':
      return withPlayer(position, fact.seat, { xp: fact.xp });
    case 'places_traded':
      return tradePlaces(position, fact);
    default:
      return position;
  }
}

function applyToMonsters(position: Position, fact: Fact): Position {
  switch (fact.event) {
    case 'monster_came':
      return withMonster(position, { figure: fact.figure, room: fact.room, rooted: false });
    case 'monster_moved':
      return moveMonster(position, fact.figure.id, fact.room);
    case 'die_taken':
    case 'monster_crowded_out':
    case 'banished':
      return withoutMonster(position, fact.figure.id);
    case 'defeated':
      return removeDefeated(position, fact.being);
    case 'boss_turned':
      return turnBoss(position, fact.boss);
    case 'ritual_done':
      return withoutMonster(position, cultistOf(position, fact.room));
    default:
      return position;
  }
}

function addTile(position: Position, spot: Spot, end: View): Position {
  const tile = end.dungeon[spot];
  if (!tile || position.dungeon.length > spot) return position;
  const bare: RoomView = { ...tile, gold: 0, chest_gold: [0, 0], done: 0 };
  return { ...position, dungeon: withDoorsOf([...position.dungeon, bare], end) };
}

/** The third level is laid as a whole. */
function openLevel(position: Position, level: number, room: Room, end: View): Position {
  if (level < LAST_LEVEL) return addTile(position, room.number, end);
  const spots = end.dungeon.keys();
  const rooms = [...spots].filter((spot) => levelAt(end.dungeon, spot) === LAST_LEVEL);
  return rooms.reduce((before, spot) => addTile(before, spot, end), position);
}

/** A new tile can turn doors of its neighbours into walls. */
function withDoorsOf(dungeon: readonly RoomView[], end: View): RoomView[] {
  return dungeon.map((room, spot) => {
    const doors = end.dungeon[spot]?.doors ?? room.doors;
    return doors === room.doors ? room : { ...room, doors };
  });
}

function goldOf(spot: Spot, end: View): Partial<RoomView> {
  const room = end.dungeon[spot];
  return room ? { gold: room.gold, chest_gold: room.chest_gold } : {};
}

function doneAt(position: Position, room: Room): number {
  return position.dungeon[room.number]?.done ?? 0;
}

function levelAt(dungeon: readonly RoomView[], spot: Spot): number {
  const room = dungeon[spot];
  return room ? tileCard(room.tile).level : 0;
}

function spotOf(position: Position, seat: Seat): Spot {
  return position.players[seat]?.at ?? 0;
}

function tradePlaces(position: Position, fact: Extract<Fact, { event: 'places_traded' }>): Position {
  const here = spotOf(position, fact.seat);
  const other = fact.with;
  if ('hero' in other) {
    const there = spotOf(position, other.hero.seat);
    return withPlayer(withPlayer(position, fact.seat, { at: there }), other.hero.seat, { at: here });
  }
  if (!('monster' in other)) return position;
  const monster = position.monsters.find(({ figure }) => figure.id === other.monster.figure.id);
  const room = roomAt(position, here);
  if (!monster || !room) return position;
  const moved = moveMonster(position, monster.figure.id, room);
  return withPlayer(moved, fact.seat, { at: monster.room.number });
}

function roomAt({ dungeon }: Position, number: Spot): Room | null {
  const room = dungeon[number];
  return room ? { number, tile: room.tile } : null;
}

/** Events say what was paid, not how much gold is left. */
function withPursesOf(position: Position, end: View): Position {
  const players = position.players.map((player, seat) => ({
    ...player,
    gold: end.players[seat]?.gold ?? player.gold,
  }));
  return { ...position, players };
}

/** A boss in its first life stays, except the one without a second life. */
function removeDefeated(position: Position, being: Being): Position {
  const isBeaten = ({ figure }: StandingView) => figure.id === position.foe && sameBeing(figure.being, being);
  const beaten = position.monsters.find(isBeaten);
  if (!beaten || ('blue' in being && being.blue !== 'schmetterling')) return position;
  return withoutMonster(position, beaten.figure.id);
}

function turnBoss(position: Position, boss: string): Position {
  const monsters = position.monsters.map((standing): StandingView => {
    const { being, id } = standing.figure;
    if (!('blue' in being) || being.blue !== boss) return standing;
    return { ...standing, figure: { id, being: { red: being.blue } } };
  });
  return { ...position, monsters };
}

/** The Cultist whose ritual is complete: the one in the room, or the last rooted one on the third level. */
function cultistOf({ monsters }: Position, room: Room): FigureId | null {
  const isCultist = ({ being }: StandingView['figure']) => 'foe' in being && being.foe === 'cultist';
  const isIt = ({ figure, rooted, room: { number } }: StandingView) =>
    isCultist(figure) && (room.tile === 'l_centre' ? rooted : number === room.number);
  return monsters.find(isIt)?.figure.id ?? null;
}

function withMonster(position: Position, monster: StandingView): Position {
  const others = position.monsters.filter(({ figure }) => figure.id !== monster.figure.id);
  return { ...position, monsters: [...others, monster] };
}

function withoutMonster(position: Position, id: FigureId | null): Position {
  return { ...position, monsters: position.monsters.filter(({ figure }) => figure.id !== id) };
}

function moveMonster(position: Position, id: FigureId, room: Room): Position {
  const monsters = position.monsters.map((monster) =>
    monster.figure.id === id ? { ...monster, room } : monster,
  );
  return { ...position, monsters };
}

function withPlayer(position: Position, seat: Seat, change: Partial<PlayerView>): Position {
  const players = position.players.map((player, place) =>
    place === seat ? { ...player, ...change } : player,
  );
  return { ...position, players };
}

function withRoom(position: Position, spot: Spot, change: Partial<RoomView>): Position {
  const dungeon = position.dungeon.map((room, place) => (place === spot ? { ...room, ...change } : room));
  return { ...position, dungeon };
}

function sameBeing(one: Being, other: Being): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Applies events to the position on the board. An update has the newest view and all events that led to it; the board
 * steps from the old view to the new one event by event. Events contain their results, so no rule is decided here.
 */
import type {
  Card,
  Fact,
  Item,
  ItemCount,
  Part,
  PlayerView,
  RowView,
  Seat,
  View,
} from '../../wire/raiders.ts';
import { ITEMS, LEVELS, POWERS, ROOMS_PER_LEVEL, startOf } from './data.ts';

/** What the board shows of a view. */
export type Position = Pick<
  View,
  'stage' | 'players' | 'level' | 'place' | 'row' | 'map' | 'actor' | 'sealed' | 'winners'
>;

const NOT_LAID: RowView = { face: 'up', chamber: null };

/** The position before the first event of this view's match. */
export function startPosition(view: View): Position {
  const nobody: PlayerView = {
    character: null,
    coins: 0,
    wounds: 0,
    powers: [...POWERS],
    items: [],
    part: 'idle',
    torch: 'unlit',
    fate: 'standing',
  };
  return {
    stage: 'deal_character',
    players: view.players.map(() => nobody),
    level: 0,
    place: 0,
    row: emptyRow(),
    map: null,
    actor: null,
    sealed: null,
    winners: [],
  };
}

/** Whether a position is in the same room as the newest view, with the same cards if they are played in turn. */
export function isSameMoment(position: Position, view: View): boolean {
  return momentOf(position, view) === momentOf(view, view);
}

function momentOf({ stage, level, place, players }: Position, { house }: View): string {
  const seen = players.map(({ character, part }) => [character, house.mode === 'tactical' ? part : null]);
  return JSON.stringify([stage, level, place, seen]);
}

export function applyEvents(position: Position, facts: readonly Fact[]): Position {
  return facts.reduce(applyEvent, position);
}

export function applyEvent(position: Position, fact: Fact): Position {
  switch (fact.event) {
    case 'first_to_take':
      return { ...position, stage: 'take_character', actor: fact.seat };
    case 'character_got':
      return withPlayer(position, fact.seat, {
        character: fact.character,
        ...startOf(fact.character),
      });
    case 'map_got':
    case 'map_passed':
      return { ...position, map: fact.seat };
    case 'level_began':
      return startLevel(position, fact.number);
    case 'room_laid':
      return withRoom(position, fact.place, { face: fact.face, chamber: fact.chamber });
    case 'saw':
      return withRoom(position, fact.place, { face: 'down', chamber: fact.chamber });
    case 'entered':
      return enterRoom(withRoom(position, fact.place, { face: 'up', chamber: fact.chamber }), fact.place);
    case 'torch_lit':
      return withPlayer(withoutItem(position, fact.seat, 'torch'), fact.seat, { torch: 'lit' });
    case 'level_done':
      return endLevel(position, fact.number);
    case 'won':
      return { ...position, winners: fact.seats };
    default:
      return applyCardEvent(applyTokenEvent(position, fact), fact);
  }
}

function applyCardEvent(position: Position, fact: Fact): Position {
  switch (fact.event) {
    case 'sealed':
      return withPlayer({ ...position, sealed: fact.card ?? position.sealed }, fact.seat, { part: 'chosen' });
    case 'resealed':
      return { ...position, sealed: fact.card };
    case 'shown':
    case 'played_open':
      return playCard(position, fact.seat, fact.card);
    case 'plays_again':
      return withPlayer(position, fact.seat, { part: 'owes' });
    case 'item_got':
      return withItem(position, fact.seat, fact.item);
    default:
      return position;
  }
}

/** Events contain the new totals. */
function applyTokenEvent(position: Position, fact: Fact): Position {
  switch (fact.event) {
    case 'chest_won':
    case 'coins_lost':
    case 'coins_got':
      return withPlayer(position, fact.seat, { coins: fact.total });
    case 'wounded':
    case 'healed':
      return withPlayer(position, fact.seat, { wounds: fact.total });
    case 'petrified':
      return withPlayer(position, fact.seat, { fate: 'petrified' });
    default:
      return position;
  }
}

function startLevel(position: Position, level: number): Position {
  const players = position.players.map((player): PlayerView => ({ ...player, torch: 'unlit' }));
  return { ...position, stage: 'lay_room', level, place: 0, row: emptyRow(), players };
}

function enterRoom(position: Position, place: number): Position {
  const players = position.players.map((player): PlayerView => ({ ...player, part: 'owes' }));
  return { ...position, stage: 'cards', place, players, actor: position.map, sealed: null };
}

function endLevel(position: Position, number: number): Position {
  const players = position.players.map((player): PlayerView => ({
    ...player,
    powers: [...POWERS],
    part: 'idle',
  }));
  return { ...position, stage: number < LEVELS ? 'draw_level' : 'over', players };
}

function playCard(position: Position, seat: Seat, card: Card): Position {
  const part: Part = { played: { card } };
  // Sealed cards are revealed together, so after the first one the viewer's card is no longer secret.
  const actor = position.map === null ? null : seat;
  const table = { ...withPlayer(position, seat, { part }), sealed: null, actor };
  const powers = table.players[seat]?.powers ?? [];
  if (!POWERS.includes(card)) return withoutItem(table, seat, card as Item);
  return withPlayer(table, seat, { powers: powers.filter((held) => held !== card) });
}

function withItem(position: Position, seat: Seat, item: Item): Position {
  return withItems(position, seat, (items) => {
    const held = items.find((entry) => entry.item === item);
    if (!held) return [...items, { item, count: 1 }];
    return items.map((entry) => (entry === held ? { item, count: entry.count + 1 } : entry));
  });
}

function withoutItem(position: Position, seat: Seat, item: Item): Position {
  return withItems(position, seat, (items) =>
    items
      .map((entry) => (entry.item === item ? { item, count: entry.count - 1 } : entry))
      .filter(({ count }) => count > 0),
  );
}

function withItems(position: Position, seat: Seat, change: (items: ItemCount[]) => ItemCount[]): Position {
  const items = change(position.players[seat]?.items ?? []);
  items.sort((one, other) => ITEMS.indexOf(one.item) - ITEMS.indexOf(other.item));
  return withPlayer(position, seat, { items });
}

function withPlayer(position: Position, seat: Seat, change: Partial<PlayerView>): Position {
  const players = position.players.map((player, place) =>
    place === seat ? { ...player, ...change } : player,
  );
  return { ...position, players };
}

function withRoom(position: Position, place: number, room: RowView): Position {
  return { ...position, row: position.row.map((laid, at) => (at === place ? room : laid)) };
}

function emptyRow(): RowView[] {
  return Array.from({ length: ROOMS_PER_LEVEL }, () => NOT_LAID);
}

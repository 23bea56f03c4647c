/** The surroundings of a hero as messages, for those who do not see the map. */
import type { Arg, Message } from '../../../wire/index.ts';
import type { Figure, RoomView, Seat, Spot, Symbol, Tile, View } from '../../../wire/masmorra.ts';
import { beingTerm, markOf, mightOf, tileCard, tileTerm } from '../data.ts';
import { hasDoor, neighbours, SIDES, sideOf, spanOf, type Side } from './geometry.ts';

const HALVES = [
  'half-north-west',
  'half-north-east',
  'half-east-north',
  'half-east-south',
  'half-south-west',
  'half-south-east',
  'half-west-north',
  'half-west-south',
];

/** The hero's room, the monsters there, and where its doors lead. */
export function surroundingsOf(view: View, seat: Seat): Message[] {
  const spot = view.players[seat]?.at;
  const room = spot === undefined ? undefined : view.dungeon[spot];
  if (spot === undefined || !room) return [];
  const here = { ...roomArgs(spot, room.tile), level: { number: tileCard(room.tile).level } };
  return [
    { id: 'scene-here', args: { who: { seat }, ...here } },
    ...monsterLines(view, spot),
    ...exitLines(view, spot, room),
  ];
}

/** A room with its monsters; `null` for a room without monsters. */
export function lairOf(view: View, spot: Spot): Message | null {
  const room = view.dungeon[spot];
  const figures = figuresAt(view, spot);
  if (!room || figures.length === 0) return null;
  const monsters: Arg = { list: figures.map(({ being }) => ({ term: beingTerm(being) })) };
  const marks = figures.map((figure) => markOf(figure)).filter((mark) => mark !== null);
  const level = { number: tileCard(room.tile).level };
  const args = { level, monsters, marks: { list: marks.map((number) => ({ number })) } };
  return { id: 'scene-lair', args: { ...roomArgs(spot, room.tile), ...args } };
}

export function monsterLine(figure: Figure): Message {
  const { payback, defense, xp } = mightOf(figure.being);
  return {
    id: 'scene-monster',
    args: {
      monster: { term: beingTerm(figure.being) },
      mark: { number: markOf(figure) ?? 0 },
      payback: { number: payback },
      defense: { number: defense },
      xp: { number: xp },
      state: { symbol: 'idle' },
    },
  };
}

function monsterLines(view: View, spot: Spot): Message[] {
  return figuresAt(view, spot).map(monsterLine);
}

function figuresAt({ monsters }: View, spot: Spot): Figure[] {
  return monsters.filter(({ room }) => room.number === spot).map(({ figure }) => figure);
}

function exitLines(view: View, spot: Spot, room: RoomView): Message[] {
  const ways = neighbours(view.dungeon, spot).map((other, slot) => exitLine(view, room, slot, other));
  const walled = SIDES.filter((side) =>
    ways.every((way, slot) => sideOf(room.tile, slot) !== side || way === null),
  );
  const lines = ways.filter((way) => way !== null);
  if (walled.length > 0) lines.push({ id: 'scene-walls', args: { sides: { list: walled.map(sideTerm) } } });
  return lines;
}

/** What is at a slot of a room; `null` for a wall. */
function exitLine(view: View, room: RoomView, slot: number, other: Spot | null): Message | null {
  const side = placeTerm(room.tile, slot);
  const beyond = other === null ? null : view.dungeon[other];
  if (other !== null && beyond && tileCard(beyond.tile).kind === 'trap') {
    return beyond.done ? null : trapLine(side, other, beyond.tile);
  }
  if (!hasDoor(room.doors, slot)) return null;
  if (other === null || !beyond) return { id: 'scene-door-unexplored', args: { side } };
  return { id: 'scene-door', args: { side, ...roomArgs(other, beyond.tile) } };
}

function trapLine(side: Arg, spot: Spot, tile: Tile): Message {
  const { disarm, xp } = tileCard(tile);
  const dice: Arg = { list: disarm.map(symbolTerm) };
  return { id: 'scene-trap', args: { side, ...roomArgs(spot, tile), dice, xp: { number: xp } } };
}

function roomArgs(spot: Spot, tile: Tile): Record<string, Arg> {
  return { room: { term: tileTerm(tile) }, number: { number: spot + 1 } };
}

function placeTerm(tile: Tile, slot: number): Arg {
  return spanOf(tile) === 2 ? { term: HALVES[slot] ?? '' } : sideTerm(sideOf(tile, slot));
}

function sideTerm(side: Side): Arg {
  return { term: `side-${side}` };
}

function symbolTerm(symbol: Symbol): Arg {
  return { term: `symbol-${symbol}` };
}

/** The state of the third level and of rituals. */
import symbolFile from '../../../../../crates/games/masmorra/data/symbols.toml';
import type { Being, DieKind, Fact, Room, Seat, Symbol as Face, Tile, View } from '../../../wire/masmorra.ts';
import type { GameEvent } from '../../board.ts';

interface SymbolCard {
  key: Face;
  spawn: 'Minor' | 'Major';
  grimbolts: [Tile, Tile];
}

const CARDS = (symbolFile as { symbol: SymbolCard[] }).symbol;

/** What a face means when Malaphyas rolls it. */
export interface MalaphyasRoll {
  face: Face;
  /** The kind of monster that his first die summons. */
  calls: DieKind;
  /** The rooms that his second die strikes. */
  strikes: [Tile, Tile];
}

export const MALAPHYAS_ROLLS: readonly MalaphyasRoll[] = CARDS.map(({ key, spawn, grimbolts }) => ({
  face: key,
  calls: spawn === 'Minor' ? 'minor' : 'major',
  strikes: grimbolts,
}));

/** The state of the third level. */
export interface Finale {
  /** The side that Malaphyas shows; `null` once he is defeated. */
  malaphyas: Being | null;
  /** The seats of the standing heroes in the throne room. */
  before: Seat[];
  /** The monsters in the throne room besides him. */
  guards: number;
  /** The Cultists that still perform the ritual. */
  cultists: number;
}

/** The state of the third level; `null` before it is open. */
export function finaleOf(view: View): Finale | null {
  const throne = view.dungeon.findIndex(({ tile }) => tile === 'l_throne');
  if (throne < 0) return null;
  const there = view.monsters.filter(({ room }) => room.number === throne).map(({ figure }) => figure.being);
  const malaphyas = view.monsters.map(({ figure }) => figure.being).find(isMalaphyas) ?? null;
  const before = view.players.flatMap(({ at, posture }, seat) =>
    at === throne && posture === 'standing' ? seat : [],
  );
  return {
    malaphyas,
    before,
    guards: there.filter((being) => !isMalaphyas(being)).length,
    cultists: view.monsters.filter(({ rooted }) => rooted).length,
  };
}

/** The room in which a ritual was found in this turn. */
export function ritualOf(view: View): Room | null {
  const number = view.now.ritual;
  const tile = number === null ? undefined : view.dungeon[number]?.tile;
  return number === null || !tile ? null : { number, tile };
}

/** About the events of a few turns. He acts in every turn, and a match has thousands of events. */
const RECENT = 300;

/** What Malaphyas did last: the monster that he summoned and the rooms that he struck. */
export function lastMalaphyasEvents(past: readonly GameEvent<Fact>[]): GameEvent<Fact>[] {
  const recent = past.slice(-RECENT);
  const last = (event: Fact['event']) => recent.findLast(({ fact }) => fact.event === event);
  return [last('malaphyas_calls'), last('grimbolts_fell')].filter((event) => event !== undefined);
}

function isMalaphyas(being: Being): boolean {
  return ('blue' in being && being.blue === 'malaphyas') || ('red' in being && being.red === 'malaphyas');
}

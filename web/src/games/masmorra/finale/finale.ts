/** How the third level and the rituals stand: what the end of the game hangs on. */
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
export interface Omen {
  face: Face;
  /** The monster that his first die calls to his throne. */
  calls: DieKind;
  /** The rooms that his second die strikes. */
  strikes: [Tile, Tile];
}

/** All six omens. */
export const OMENS: readonly Omen[] = CARDS.map(({ key, spawn, grimbolts }) => ({
  face: key,
  calls: spawn === 'Minor' ? 'minor' : 'major',
  strikes: grimbolts,
}));

/** The third level, once it is open. */
export interface Finale {
  /** The side that Malaphyas shows; nothing once he is gone. */
  malaphyas: Being | null;
  /** The seats whose heroes stand in the throne room. */
  before: Seat[];
  /** Monsters in the throne room besides him. */
  guards: number;
  /** Cultists that are still at their ritual. */
  cultists: number;
}

/** How the finale stands; nothing before the third level is open. */
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

/** The room in which a ritual was found in this turn, if there is one. */
export function ritualOf(view: View): Room | null {
  const number = view.now.ritual;
  const tile = number === null ? undefined : view.dungeon[number]?.tile;
  return number === null || !tile ? null : { number, tile };
}

/** As many events as come to pass in several turns. He acts in each of them, and a match has thousands. */
const RECENT = 300;

/** What Malaphyas did last, as far as it has been performed: the monster that he called, and the rooms that he struck. */
export function lastMalaphyasEvents(past: readonly GameEvent<Fact>[]): GameEvent<Fact>[] {
  const recent = past.slice(-RECENT);
  const last = (event: Fact['event']) => recent.findLast(({ fact }) => fact.event === event);
  return [last('malaphyas_calls'), last('grimbolts_fell')].filter((event) => event !== undefined);
}

function isMalaphyas(being: Being): boolean {
  return ('blue' in being && being.blue === 'malaphyas') || ('red' in being && being.red === 'malaphyas');
}

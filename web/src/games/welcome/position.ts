/** Small changes of a position, of which facts are made. */
import type { Monster, PlayerView, Seat, Tile, TileFate, View } from '../../wire/welcome.ts';
import { isSpecial, SPECIAL_MONSTERS } from './data.ts';

/** The position with another fate of a tile. */
export function changeTile(view: View, tile: Tile, fate: TileFate): View {
  return { ...view, tiles: view.tiles.map((one) => (one.tile === tile ? { tile, fate } : one)) };
}

/** The position after everybody saw a monster. */
export function revealToAll(view: View, monster: Monster): View {
  const shown = isSpecial(monster) ? inOrder([...view.shown_specials, monster]) : view.shown_specials;
  return learn({ ...view, shown_specials: shown }, monster);
}

/** The position after the one who looks saw a monster. */
export function learn(view: View, monster: Monster): View {
  return isSpecial(monster) ? { ...view, specials: inOrder([...view.specials, monster]) } : view;
}

function inOrder(monsters: readonly Monster[]): Monster[] {
  return SPECIAL_MONSTERS.filter((monster) => monsters.includes(monster));
}

/** The position with something else about a player. */
export function changePlayer(view: View, seat: Seat, change: Partial<PlayerView>): View {
  const players = view.players.map((player, place) => (place === seat ? { ...player, ...change } : player));
  return { ...view, players };
}

/** The table before anything has happened at it. */
export function emptyView(view: View): View {
  return {
    ...view,
    round: 0,
    stage: 'bid',
    players: view.players.map(() => ({ successes: 0, failures: 0, bidding: 'waiting' })),
    deck: 0,
    pile: [],
    drawn: null,
    dungeon: null,
    specials: [],
    shown_specials: [],
    winner: null,
  };
}

/** Whether two positions of the bidding look alike: all that was to be performed of the second is in the first. */
export function isSameBidding(shown: View, newest: View): boolean {
  return shown.dungeon === null && newest.dungeon === null && seenIn(shown) === seenIn(newest);
}

function seenIn({ round, deck, pile, tiles, players, drawn }: View): string {
  return JSON.stringify([round, deck, pile, tiles, players, drawn]);
}

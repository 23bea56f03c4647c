/** Small changes of a view, used to apply events. */
import type { Monster, PlayerView, Seat, Tile, TileFate, View } from '../../wire/welcome.ts';
import { isSpecial, SPECIAL_MONSTERS } from './data.ts';

export function changeTile(view: View, tile: Tile, fate: TileFate): View {
  return { ...view, tiles: view.tiles.map((one) => (one.tile === tile ? { tile, fate } : one)) };
}

/** All players have seen this monster. */
export function revealToAll(view: View, monster: Monster): View {
  const shown = isSpecial(monster) ? inOrder([...view.shown_specials, monster]) : view.shown_specials;
  return revealToViewer({ ...view, shown_specials: shown }, monster);
}

/** The viewer has seen this monster. */
export function revealToViewer(view: View, monster: Monster): View {
  return isSpecial(monster) ? { ...view, specials: inOrder([...view.specials, monster]) } : view;
}

function inOrder(monsters: readonly Monster[]): Monster[] {
  return SPECIAL_MONSTERS.filter((monster) => monsters.includes(monster));
}

export function changePlayer(view: View, seat: Seat, change: Partial<PlayerView>): View {
  const players = view.players.map((player, place) => (place === seat ? { ...player, ...change } : player));
  return { ...view, players };
}

/** All monster cards of the round, wherever they are. Every round of a match has the same number. */
export function cardsOf({ deck, pile, tiles, drawn, dungeon }: View): number {
  const aside = tiles.filter(({ fate }) => typeof fate === 'object').length;
  return deck + pile.length + aside + (drawn ? 1 : 0) + (dungeon?.replaced ? 1 : 0);
}

/** The view before the first event of the match. */
export function emptyView(view: View): View {
  return {
    ...view,
    round: 0,
    stage: 'bid',
    players: view.players.map(() => ({ successes: 0, failures: 0, bidding: 'waiting' })),
    deck: cardsOf(view),
    pile: [],
    drawn: null,
    dungeon: null,
    specials: [],
    shown_specials: [],
    winner: null,
  };
}

/** Whether two views of the bidding show the same: all events that led to the second are animated. */
export function isSameBidding(shown: View, newest: View): boolean {
  return shown.dungeon === null && newest.dungeon === null && seenIn(shown) === seenIn(newest);
}

function seenIn({ round, deck, pile, tiles, players, drawn }: View): string {
  return JSON.stringify([round, deck, pile, tiles, players, drawn]);
}

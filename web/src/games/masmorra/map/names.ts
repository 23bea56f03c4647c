/** How places and monsters of the map are called, in the game's own words. */
import type { Figure, RoomView, Spot } from '../../../wire/masmorra.ts';
import { say, sentence, ui, type Cast } from '../../../i18n/index.ts';
import { beingTerm, markOf, tileTerm } from '../data.ts';

/** The name of the game in the catalog. */
export const GAME = 'masmorra';

const NOBODY: Cast = { names: [], viewer: null };

/** A room by its name and its number. */
export function roomName(dungeon: readonly RoomView[], spot: Spot | null): string {
  const room = spot === null ? undefined : dungeon[spot];
  if (spot === null || !room) return ui('masmorra-map-space');
  return ui('masmorra-map-room', { name: term(tileTerm(room.tile)), number: spot + 1 });
}

/** A monster by its name and its mark. */
export function figureName(figure: Figure): string {
  const mark = markOf(figure);
  const name = term(beingTerm(figure.being));
  return mark === null ? name : ui('masmorra-map-monster', { name, mark });
}

/** What there is to know of a monster or a tile, by the message that names it. */
export function about(kind: 'foe' | 'tile', named: string): string {
  return sentence(GAME, { id: `component-${kind}`, args: { it: { term: named } } }, NOBODY);
}

/** A name of the game by its message. */
export function term(id: string): string {
  return say(GAME, { id, args: {} }, NOBODY);
}

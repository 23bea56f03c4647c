/** The names of rooms and monsters on the map. */
import type { Figure, RoomView, Spot } from '../../../wire/masmorra.ts';
import { say, sentence, ui, type Cast } from '../../../i18n/index.ts';
import { beingTerm, markOf, tileTerm } from '../data.ts';

export const GAME = 'masmorra';

const NOBODY: Cast = { names: [], viewer: null };

/** A room's name and number. */
export function roomName(dungeon: readonly RoomView[], spot: Spot | null): string {
  const room = spot === null ? undefined : dungeon[spot];
  if (spot === null || !room) return ui('masmorra-map-space');
  return ui('masmorra-map-room', { name: term(tileTerm(room.tile)), number: spot + 1 });
}

/** A monster's name and mark. */
export function figureName(figure: Figure): string {
  const mark = markOf(figure);
  const name = term(beingTerm(figure.being));
  return mark === null ? name : ui('masmorra-map-monster', { name, mark });
}

/** The description of a monster or a tile. */
export function about(kind: 'foe' | 'tile', named: string): string {
  return sentence(GAME, { id: `component-${kind}`, args: { it: { term: named } } }, NOBODY);
}

/** The text of a name message. */
export function term(id: string): string {
  return say(GAME, { id, args: {} }, NOBODY);
}

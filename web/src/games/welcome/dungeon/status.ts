/** The lasting effects of a dungeon run as messages. */
import type { Message } from '../../../wire/index.ts';
import type { DungeonView } from '../../../wire/welcome.ts';
import { message, term } from '../names.ts';

/** What was named, and what applies to the next card. */
export function statusOf(dungeon: DungeonView): Message[] {
  const { named, number, hunted, next, coin, relief } = dungeon;
  const lines: Message[] = [];
  if (named !== null) lines.push(message('scene-named', { monster: term('monster', named) }));
  if (number !== null) lines.push(message('scene-number', { strength: { number } }));
  if (hunted !== null) lines.push(message('scene-hunted', { monster: term('monster', hunted) }));
  if (next === 'ignored') lines.push(message('scene-next-ignored'));
  else if (next !== 'faced') {
    lines.push(message('scene-next-falls', { tile: term('tile', next.falls.tile) }));
  }
  if (coin === 'running') lines.push(message('scene-coin'));
  if (relief > 0) lines.push(message('scene-relief', { points: { number: relief } }));
  return lines;
}

/** A dungeon run in two lines, for viewers who skip it. */
import type { Fact } from '../../../wire/welcome.ts';
import { sentence, ui, type Cast } from '../../../i18n/index.ts';
import type { GameEvent } from '../../board.ts';
import { GAME, seatName } from '../names.ts';
import { dungeonSummary, type DungeonSummary } from '../summary.ts';

const ENDINGS: readonly Fact['event'][] = ['succeeded', 'failed', 'eliminated'];

/** The cards of the run to which skipped events belong, and how it ended; null if none of its cards was revealed. */
export function sumUpRun(
  skipped: readonly GameEvent<Fact>[],
  events: readonly GameEvent<Fact>[],
  cast: Cast,
): string[] | null {
  const run = runWith(skipped, events);
  const summary = dungeonSummary(run);
  if (!summary || summary.cards.length === 0) return null;
  const last = run.findLast(({ fact }) => ENDINGS.includes(fact.event)) ?? summary.last;
  return [cardsLine(summary, cast), sentence(GAME, last.message, cast)];
}

/** All events up to the end of the last run of which something was skipped. */
function runWith(skipped: readonly GameEvent<Fact>[], events: readonly GameEvent<Fact>[]): GameEvent<Fact>[] {
  const first = events.findIndex(({ number }) => number === skipped[0]?.number);
  const rest = skipped.findLastIndex(({ fact }) => fact.event === 'entered');
  const from = rest < 0 ? first : first + rest;
  const next = events.findIndex(({ fact }, place) => place > from && fact.event === 'round_began');
  return events.slice(0, next < 0 ? events.length : next);
}

function cardsLine({ seat, size, cards }: DungeonSummary, cast: Cast): string {
  const damage = cards.reduce((sum, { outcome }) => sum + (outcome.kind === 'hurt' ? outcome.damage : 0), 0);
  const beaten = cards.filter(({ outcome }) => outcome.kind === 'beaten').length;
  const isViewer = seat === cast.viewer ? 'you' : 'other';
  return ui('welcome-run-cards', { who: isViewer, name: seatName(seat, cast), size, beaten, damage });
}

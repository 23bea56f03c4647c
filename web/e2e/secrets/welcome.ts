/** Finds what a socket told of a match of Welcome that its owner may not know. */
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Fact, Monster, Tile, View } from '../../src/wire/welcome.ts';
import { leavesOf, pieceNamed, type Leak } from './leaks.ts';

const MONSTERS: readonly Monster[] = [
  ...(['goblin', 'skeleton', 'orc', 'vampire', 'golem', 'lich', 'demon', 'dragon'] as const),
  ...(['fairy', 'ally', 'mimic', 'gelatinous_cube', 'count', 'shapeshifter'] as const),
];

/** Events of a card that lies face up for all, or of a name that was said aloud. */
const PUBLIC = new Set<Fact['event']>([
  ...(['special_shown', 'type_named', 'revealed', 'replaced', 'defeated', 'fell_with_last'] as const),
  ...(['ignored', 'coin_started', 'hurt', 'unveiled', 'aside_shown'] as const),
]);

/** What everyone at the table has seen of this round. */
interface Seen {
  last: number;
  undo_epoch: number;
  turnedUp: number;
  asides: Set<Tile>;
}

/**
 * Finds every place where a monster is named that these eyes may not know. A place that is not known to be allowed is
 * forbidden, so that a new field of the protocol is found out before it tells too much.
 */
export function leaksOfWelcome(heard: readonly ServerMessage[], eyes: number | null): Leak[] {
  const seen: Seen = { last: 0, undo_epoch: 0, turnedUp: 0, asides: new Set() };
  return heard.flatMap((notice) => {
    const snapshot = notice.type === 'welcome' || notice.type === 'update' ? notice.snapshot : null;
    if (snapshot && 'undo_epoch' in notice) follow(seen, snapshot, notice.undo_epoch);
    const leaks: Leak[] = [];
    for (const { path, text } of leavesOf(notice)) {
      if (!names(text) || (snapshot && mayStand(path, snapshot, seen, eyes))) continue;
      leaks.push({ place: `${notice.type}.${path.join('.')}`, told: text });
    }
    return leaks;
  });
}

function names(text: string): boolean {
  return MONSTERS.includes(pieceNamed(text, ['monster-']) as Monster);
}

function follow(seen: Seen, { events }: Snapshot, undo_epoch: number) {
  if (undo_epoch !== seen.undo_epoch)
    Object.assign(seen, { last: 0, undo_epoch, turnedUp: 0, asides: new Set() });
  for (const { number, fact } of events) {
    if (number <= seen.last) continue;
    seen.last = number;
    note(seen, fact as Fact);
  }
}

function note(seen: Seen, fact: Fact) {
  if (fact.event === 'round_began') {
    seen.turnedUp = 0;
    seen.asides.clear();
  }
  if (fact.event === 'revealed' || fact.event === 'unveiled') seen.turnedUp += 1;
  if (fact.event === 'aside_shown') seen.asides.add(fact.tile);
}

function mayStand(
  [root, part, ...rest]: string[],
  snapshot: Snapshot,
  seen: Seen,
  eyes: number | null,
): boolean {
  const view = snapshot.view as View;
  if (root !== 'snapshot') return false;
  switch (part) {
    case 'events':
      return mayBeTold(snapshot.events[Number(rest[0])]?.fact as Fact, eyes);
    case 'view':
      return mayBeSeen(rest, view, seen, eyes);
    // Only whoever is asked gets a question and answers to it, and knows the card that they are about.
    case 'prompt':
    case 'offers':
      return eyes !== null && view.actor === eyes;
    default:
      return false;
  }
}

function mayBeTold(fact: Fact, eyes: number | null): boolean {
  if (fact.event === 'drew' || fact.event === 'added' || fact.event === 'set_aside')
    return fact.seat === eyes;
  return PUBLIC.has(fact.event);
}

function mayBeSeen([part, index]: string[], view: View, seen: Seen, eyes: number | null): boolean {
  switch (part) {
    case 'drawn':
      return view.actor === eyes;
    case 'pile':
      return view.pile[Number(index)]?.by === eyes || Number(index) >= view.pile.length - seen.turnedUp;
    case 'tiles':
      return isAsideKnown(view.tiles[Number(index)], seen, eyes);
    case 'dungeon':
    case 'shown_specials':
      return true;
    default:
      return false;
  }
}

function isAsideKnown(tile: View['tiles'][number] | undefined, seen: Seen, eyes: number | null): boolean {
  if (!tile || typeof tile.fate !== 'object') return false;
  return tile.fate.sacrificed.by === eyes || seen.asides.has(tile.tile);
}

/** Finds secrets of Welcome on a socket. */
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Fact, Monster, Tile, View } from '../../src/wire/welcome.ts';
import { leavesOf, pieceNamed, type Leak } from './leaks.ts';

const MONSTERS: readonly Monster[] = [
  ...(['goblin', 'skeleton', 'orc', 'vampire', 'golem', 'lich', 'demon', 'dragon'] as const),
  ...(['fairy', 'ally', 'mimic', 'gelatinous_cube', 'count', 'shapeshifter'] as const),
];

/** Events with a face-up card or a named monster. */
const PUBLIC = new Set<Fact['event']>([
  ...(['special_shown', 'type_named', 'revealed', 'replaced', 'defeated', 'fell_with_last'] as const),
  ...(['ignored', 'coin_started', 'hurt', 'unveiled', 'aside_shown'] as const),
]);

/** What everyone at the table has seen in this round. */
interface Seen {
  last: number;
  undo_epoch: number;
  turnedUp: number;
  asides: Set<Tile>;
}

/**
 * Finds every monster that the observer may not know. What is not explicitly allowed is forbidden, so that a leak in a new
 * field of the protocol is found.
 */
export function leaksOfWelcome(received: readonly ServerMessage[], observer: number | null): Leak[] {
  const seen: Seen = { last: 0, undo_epoch: 0, turnedUp: 0, asides: new Set() };
  return received.flatMap((message) => {
    const snapshot = message.type === 'welcome' || message.type === 'update' ? message.snapshot : null;
    if (snapshot && 'undo_epoch' in message) follow(seen, snapshot, message.undo_epoch);
    const leaks: Leak[] = [];
    for (const { path, text } of leavesOf(message)) {
      if (!names(text) || (snapshot && isAllowed(path, snapshot, seen, observer))) continue;
      leaks.push({ place: `${message.type}.${path.join('.')}`, text: text });
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

function isAllowed(
  [root, part, ...rest]: string[],
  snapshot: Snapshot,
  seen: Seen,
  observer: number | null,
): boolean {
  const view = snapshot.view as View;
  if (root !== 'snapshot') return false;
  switch (part) {
    case 'events':
      return isAllowedInEvent(snapshot.events[Number(rest[0])]?.fact as Fact, observer);
    case 'view':
      return isAllowedInView(rest, view, seen, observer);
    // Only the asked player gets a question and offers, and knows their card.
    case 'prompt':
    case 'offers':
      return observer !== null && view.actor === observer;
    default:
      return false;
  }
}

function isAllowedInEvent(fact: Fact, observer: number | null): boolean {
  if (fact.event === 'drew' || fact.event === 'added' || fact.event === 'set_aside')
    return fact.seat === observer;
  return PUBLIC.has(fact.event);
}

function isAllowedInView([part, index]: string[], view: View, seen: Seen, observer: number | null): boolean {
  switch (part) {
    case 'drawn':
      return observer !== null && view.actor === observer;
    case 'pile':
      return view.pile[Number(index)]?.by === observer || Number(index) >= view.pile.length - seen.turnedUp;
    case 'tiles':
      return isAsideKnown(view.tiles[Number(index)], seen, observer);
    case 'dungeon':
    case 'shown_specials':
      return true;
    default:
      return false;
  }
}

function isAsideKnown(tile: View['tiles'][number] | undefined, seen: Seen, observer: number | null): boolean {
  if (!tile || typeof tile.fate !== 'object') return false;
  return tile.fate.sacrificed.by === observer || seen.asides.has(tile.tile);
}

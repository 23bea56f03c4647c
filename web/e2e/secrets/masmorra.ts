/** Finds what a socket told of a match of Masmorra that its owner may not know: the treasure cards in others' hands. */
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Fact, Treasure, View } from '../../src/wire/masmorra.ts';
import { leavesOf, pieceNamed, type Leak } from './leaks.ts';

const TREASURES: readonly Treasure[] = [
  ...(['fear_of_the_dark', 'lightning_bolt', 'sticky_fingers', 'drain_life', 'stumble'] as const),
  ...(['counterspell', 'enrage', 'stolen_glory', 'misdirection', 'call_of_the_horde'] as const),
  ...(['pickpocket', 'fumble', 'silence', 'ambush', 'wrong_turn'] as const),
];

/** Events of cards that lie face up. */
const OPEN = new Set<Fact['event']>(['discarded', 'card_played', 'card_cancelled', 'fell']);

/** Where a view shows cards to everyone: those that lie there, those that are played, and what they are about to do. */
const OPEN_PARTS = new Set<keyof View>(['discard', 'in_play', 'tasks']);

/** Finds every place where a card is named that these eyes may not know. What is not known to be allowed is forbidden. */
export function leaksOfMasmorra(heard: readonly ServerMessage[], eyes: number | null): Leak[] {
  return heard.flatMap((notice) => {
    const snapshot = notice.type === 'welcome' || notice.type === 'update' ? notice.snapshot : null;
    const leaks: Leak[] = [];
    for (const { path, text } of leavesOf(notice)) {
      const card = pieceNamed(text, ['treasure-']) as Treasure;
      if (!TREASURES.includes(card) || (snapshot && mayStand(path, card, snapshot, eyes))) continue;
      leaks.push({ place: `${notice.type}.${path.join('.')}`, told: text });
    }
    return leaks;
  });
}

function mayStand(
  [root, part, ...rest]: string[],
  card: Treasure,
  snapshot: Snapshot,
  eyes: number | null,
): boolean {
  if (root !== 'snapshot') return false;
  const view = snapshot.view as View;
  switch (part) {
    case 'events':
      return mayBeTold(snapshot.events[Number(rest[0])]?.fact as Fact, eyes);
    case 'view':
      return mayBeSeen(rest[0] as keyof View, view, eyes);
    // A question and its answers are about cards that whoever is asked holds, or that lie on the table.
    case 'prompt':
    case 'offers':
      return eyes !== null && isAtHand(card, view);
    default:
      return false;
  }
}

function mayBeTold(fact: Fact, eyes: number | null): boolean {
  if (fact.event === 'card_drawn') return fact.seat === eyes;
  if (fact.event === 'card_stolen') return fact.thief === eyes || fact.victim === eyes;
  return OPEN.has(fact.event);
}

function mayBeSeen(part: keyof View, view: View, eyes: number | null): boolean {
  const isOwn = typeof view.observer === 'object' && view.observer.seat === eyes;
  if (part === 'hand' || part === 'fresh') return isOwn;
  return OPEN_PARTS.has(part);
}

function isAtHand(card: Treasure, { hand, in_play, discard, tasks }: View): boolean {
  return [...hand, ...in_play, ...discard].includes(card) || JSON.stringify(tasks).includes(`"${card}"`);
}

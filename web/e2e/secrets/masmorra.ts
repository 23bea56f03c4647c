/** Finds secrets of Masmorra on a socket: the treasure cards in other hands. */
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Fact, Treasure, View } from '../../src/wire/masmorra.ts';
import { leavesOf, pieceNamed, type Leak } from './leaks.ts';

const TREASURES: readonly Treasure[] = [
  ...(['fear_of_the_dark', 'lightning_bolt', 'sticky_fingers', 'drain_life', 'stumble'] as const),
  ...(['counterspell', 'enrage', 'stolen_glory', 'misdirection', 'call_of_the_horde'] as const),
  ...(['pickpocket', 'fumble', 'silence', 'ambush', 'wrong_turn'] as const),
];

/** Events with face-up cards. */
const OPEN = new Set<Fact['event']>(['discarded', 'card_played', 'card_cancelled', 'fell']);

/** The parts of a view that show cards to everyone. */
const OPEN_PARTS = new Set<keyof View>(['discard', 'in_play', 'tasks']);

/** Finds every card that the observer may not know. What is not explicitly allowed is forbidden. */
export function leaksOfMasmorra(received: readonly ServerMessage[], observer: number | null): Leak[] {
  const told = new Set<Treasure>();
  return received.flatMap((message) => {
    const snapshot = message.type === 'welcome' || message.type === 'update' ? message.snapshot : null;
    for (const { fact } of snapshot?.events ?? [])
      if (isAllowedInEvent(fact as Fact, observer)) for (const card of cardsIn(fact)) told.add(card);
    const leaks: Leak[] = [];
    for (const { path, text } of leavesOf(message)) {
      const card = pieceNamed(text, ['treasure-']) as Treasure;
      if (!TREASURES.includes(card)) continue;
      if (snapshot && (isLogLine(path) ? told.has(card) : isAllowed(path, card, snapshot, observer)))
        continue;
      leaks.push({ place: `${message.type}.${path.join('.')}`, text: text });
    }
    return leaks;
  });
}

function cardsIn(fact: unknown): Treasure[] {
  const cards = [...leavesOf(fact)].map(({ text }) => pieceNamed(text, ['treasure-']) as Treasure);
  return cards.filter((card) => TREASURES.includes(card));
}

/** A line tells several events, so it can name a card of an earlier one. */
function isLogLine([root, part, , lines]: string[]): boolean {
  return root === 'snapshot' && part === 'events' && lines === 'lines';
}

function isAllowed(
  [root, part, ...rest]: string[],
  card: Treasure,
  snapshot: Snapshot,
  observer: number | null,
): boolean {
  if (root !== 'snapshot') return false;
  const view = snapshot.view as View;
  switch (part) {
    case 'events':
      return isAllowedInEvent(snapshot.events[Number(rest[0])]?.fact as Fact, observer);
    case 'view':
      return isAllowedInView(rest[0] as keyof View, view, observer);
    // A question and its offers are about cards in the asked player's hand or on the table.
    case 'prompt':
    case 'offers':
      return observer !== null && isAtHand(card, view);
    default:
      return false;
  }
}

function isAllowedInEvent(fact: Fact, observer: number | null): boolean {
  if (fact.event === 'card_drawn') return fact.seat === observer;
  if (fact.event === 'card_stolen') return fact.thief === observer || fact.victim === observer;
  return OPEN.has(fact.event);
}

function isAllowedInView(part: keyof View, view: View, observer: number | null): boolean {
  const isOwn = typeof view.observer === 'object' && view.observer.seat === observer;
  if (part === 'hand' || part === 'fresh') return isOwn;
  return OPEN_PARTS.has(part);
}

function isAtHand(card: Treasure, { hand, in_play, discard, tasks }: View): boolean {
  return [...hand, ...in_play, ...discard].includes(card) || JSON.stringify(tasks).includes(`"${card}"`);
}

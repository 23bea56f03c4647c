/** Finds secrets of Raiders on a socket. */
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Boss, Card, Chamber, Fact, Room, View } from '../../src/wire/raiders.ts';
import { leavesOf, pieceNamed, type Leak } from './leaks.ts';

const CARDS: readonly Card[] = [
  ...(['power_1', 'power_2', 'power_3', 'power_4', 'power_5'] as const),
  ...(['torch', 'crystal_ball', 'key', 'sword'] as const),
];

const CHAMBERS: readonly (Room | Boss)[] = [
  ...(['dragon', 'troll', 'the_thing', 'goblin', 'skeleton', 'zombie', 'snake'] as const),
  ...(['treasure_four_two', 'treasure_four', 'treasure_three_two', 'treasure_three'] as const),
  ...(['treasure_two_one', 'treasure_two', 'treasure_one', 'armory', 'strongroom'] as const),
  ...(['lava_cauldron', 'coin_catcher', 'spike_trap', 'giant_boulder'] as const),
  ...(['tax_collector', 'medusa', 'vampire', 'sphinx', 'minotaur', 'wolf_pack'] as const),
  ...(['necromancer', 'mega_dragon', 'golem', 'mummy'] as const),
];

/** Events with face-up cards, and with items that everyone sees. */
const OPEN_CARDS = new Set<Fact['event']>([
  ...(['shown', 'played_open', 'plays_again', 'escaped', 'item_got', 'item_short', 'torch_lit'] as const),
]);

/** Events in the room where everyone is. */
const OPEN_ROOMS = new Set<Fact['event']>(['entered', 'fought', 'defeated', 'undefeatable']);

/** What everyone at the table has seen. */
interface Seen {
  last: number;
  undo_epoch: number;
  /** Rooms that were entered in this level. */
  entered: string[];
  /** Rooms that were entered in earlier levels. */
  behind: string[];
  /** The seats whose card of this room was shown. */
  shown: Set<number>;
  /** Whether the observer has lit a torch in this level. */
  lit: boolean;
  /** All events so far. */
  history: { number: number; fact: Fact }[];
}

/** A string in a message, the piece that it names, and what the observer knows. */
interface Place {
  path: string[];
  piece: string;
  snapshot: Snapshot;
  seen: Seen;
  observer: number | null;
}

/** Finds every card, room or event that the observer may not know. What is not explicitly allowed is forbidden. */
export function leaksOfRaiders(received: readonly ServerMessage[], observer: number | null): Leak[] {
  const seen = nothingSeen(0);
  return received.flatMap((message) => {
    const snapshot = message.type === 'welcome' || message.type === 'update' ? message.snapshot : null;
    if (snapshot && 'undo_epoch' in message) follow(seen, snapshot, message.undo_epoch, observer);
    const leaks = snapshot ? eventsOfOthers(snapshot, observer) : [];
    for (const { path, text } of leavesOf(message)) {
      const piece = pieceNamed(text, ['card-', 'item-', 'room-', 'boss-']).replace('_on_attack', '');
      if (!isPiece(piece) || (snapshot && isAllowed({ path, piece, snapshot, seen, observer }))) continue;
      leaks.push({ place: `${message.type}.${path.join('.')}`, text: text });
    }
    return leaks;
  });
}

/** A changed choice and the effect of a torch are visible to one player only. */
function eventsOfOthers({ events }: Snapshot, observer: number | null): Leak[] {
  const facts = events.map(({ fact }) => fact as Fact);
  return facts.flatMap((fact) =>
    (fact.event === 'saw' || fact.event === 'resealed') && fact.seat !== observer
      ? [{ place: 'snapshot.events', text: fact.event }]
      : [],
  );
}

function isPiece(piece: string): boolean {
  return CARDS.includes(piece as Card) || CHAMBERS.includes(piece as Room | Boss);
}

function nothingSeen(undo_epoch: number): Seen {
  return { last: 0, undo_epoch, entered: [], behind: [], shown: new Set(), lit: false, history: [] };
}

function follow(seen: Seen, { events }: Snapshot, undo_epoch: number, observer: number | null) {
  if (undo_epoch !== seen.undo_epoch) Object.assign(seen, nothingSeen(undo_epoch));
  for (const { number, fact } of events) {
    if (number <= seen.last) continue;
    seen.last = number;
    seen.history.push({ number, fact: fact as Fact });
    note(seen, fact as Fact, observer);
  }
}

function note(seen: Seen, fact: Fact, observer: number | null) {
  switch (fact.event) {
    case 'level_began':
      seen.behind.push(...seen.entered);
      seen.entered = [];
      seen.lit = false;
      break;
    case 'entered':
      seen.entered.push(nameOf(fact.chamber));
      seen.shown.clear();
      break;
    case 'shown':
    case 'played_open':
      seen.shown.add(fact.seat);
      break;
    case 'torch_lit':
      if (fact.seat === observer) seen.lit = true;
      break;
  }
}

function nameOf(chamber: Chamber): string {
  return 'room' in chamber ? chamber.room : chamber.boss;
}

function isAllowed(place: Place): boolean {
  const { path, piece, snapshot, seen, observer } = place;
  const [root, part, index] = path;
  if (root !== 'snapshot') return false;
  const isRoomHere = seen.entered.at(-1) === piece;
  switch (part) {
    case 'events':
      if (path[3] === 'lines' && path.includes('list')) return isAllowedInLine(place);
      return isRoomHere || isAllowedInEvent(snapshot.events[Number(index)]?.fact as Fact, place);
    case 'view':
      return isAllowedInView(path.slice(2), snapshot.view as View, place);
    // The asked player's hand, and the room where everyone is.
    case 'prompt':
    case 'offers':
      return observer !== null && (CARDS.includes(piece as Card) || isRoomHere);
    default:
      return false;
  }
}

function isAllowedInEvent(fact: Fact, { piece, observer }: Place): boolean {
  if (fact.event === 'sealed' || fact.event === 'resealed' || fact.event === 'saw')
    return fact.seat === observer;
  if (CARDS.includes(piece as Card)) return OPEN_CARDS.has(fact.event);
  return OPEN_ROOMS.has(fact.event) || (fact.event === 'room_laid' && fact.face === 'up');
}

/** The list of a line collects what several events told: the rooms of a level, and the cards of a room. */
function isAllowedInLine({ path, piece, snapshot, seen, observer }: Place): boolean {
  const number = snapshot.events[Number(path[2])]?.number ?? 0;
  const known = seen.history.filter((event) => event.number <= number).map(({ fact }) => fact);
  const since = (event: Fact['event']) => known.slice(known.findLastIndex((fact) => fact.event === event));
  if (!CARDS.includes(piece as Card)) {
    return since('level_began').some(
      (fact) =>
        (fact.event === 'room_laid' &&
          fact.face === 'up' &&
          fact.chamber !== null &&
          nameOf(fact.chamber) === piece) ||
        (fact.event === 'saw' && fact.seat === observer && nameOf(fact.chamber) === piece),
    );
  }
  const who = seatOf(snapshot, path);
  return since('entered').some(
    (fact) =>
      (fact.event === 'shown' && fact.seat === who && fact.card === piece) ||
      ((fact.event === 'sealed' || fact.event === 'resealed') &&
        fact.seat === who &&
        who === observer &&
        fact.card === piece),
  );
}

/** The seat that is named beside a term in a message. */
function seatOf(snapshot: Snapshot, path: string[]): number | null {
  let place: unknown = { snapshot };
  // The path ends with the name of the argument and with `term`.
  for (const step of path.slice(0, -2)) place = (place as Record<string, unknown>)[step];
  const who = (place as { who?: { seat?: number } }).who;
  return who?.seat ?? null;
}

function isAllowedInView(
  [part, index, what]: string[],
  view: View,
  { piece, seen, observer }: Place,
): boolean {
  switch (part) {
    // Hands are open; a chosen card is still in the hand.
    case 'players':
      return what !== 'part' || seen.shown.has(Number(index));
    case 'supply':
      return true;
    case 'sealed':
      return observer !== null;
    case 'row':
      return view.row[Number(index)]?.face === 'up' || seen.lit;
    // It grows at the end of a level, and must not reveal face-down cards of the current one.
    case 'gone':
      return count(view.gone, piece) <= count(seen.behind, piece);
    default:
      return false;
  }
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

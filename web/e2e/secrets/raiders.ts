/** Finds what a socket told of a match of Raiders that its owner may not know. */
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

/** Events of cards that lie face up, and of items that everyone sees change hands. */
const OPEN_CARDS = new Set<Fact['event']>([
  ...(['shown', 'played_open', 'plays_again', 'escaped', 'item_got', 'item_short', 'torch_lit'] as const),
]);

/** Events of the room in which everyone stands. */
const OPEN_ROOMS = new Set<Fact['event']>(['entered', 'fought', 'defeated', 'undefeatable']);

/** What everyone at the table has seen. */
interface Seen {
  last: number;
  undo_epoch: number;
  /** Rooms that were entered in this level. */
  entered: string[];
  /** Rooms that were entered in the levels before. */
  behind: string[];
  /** Whose card of this room was shown. */
  shown: Set<number>;
  /** Whether these eyes have lit a torch in this level. */
  lit: boolean;
}

/** What stands somewhere, what it names, and what its reader knows. */
interface Place {
  path: string[];
  piece: string;
  snapshot: Snapshot;
  seen: Seen;
  eyes: number | null;
}

/**
 * Finds every place where a card or a room is named that these eyes may not know, and every event that is not theirs to
 * hear. A place that is not known to be allowed is forbidden.
 */
export function leaksOfRaiders(heard: readonly ServerMessage[], eyes: number | null): Leak[] {
  const seen = nothingSeen(0);
  return heard.flatMap((notice) => {
    const snapshot = notice.type === 'welcome' || notice.type === 'update' ? notice.snapshot : null;
    if (snapshot && 'undo_epoch' in notice) follow(seen, snapshot, notice.undo_epoch, eyes);
    const leaks = snapshot ? eventsOfOthers(snapshot, eyes) : [];
    for (const { path, text } of leavesOf(notice)) {
      const piece = pieceNamed(text, ['card-', 'item-', 'room-', 'boss-']).replace('_on_attack', '');
      if (!isPiece(piece) || (snapshot && mayStand({ path, piece, snapshot, seen, eyes }))) continue;
      leaks.push({ place: `${notice.type}.${path.join('.')}`, told: text });
    }
    return leaks;
  });
}

/** A choice that is changed, and what a torch shows, happen for one player alone. */
function eventsOfOthers({ events }: Snapshot, eyes: number | null): Leak[] {
  const facts = events.map(({ fact }) => fact as Fact);
  return facts.flatMap((fact) =>
    (fact.event === 'saw' || fact.event === 'resealed') && fact.seat !== eyes
      ? [{ place: 'snapshot.events', told: fact.event }]
      : [],
  );
}

function isPiece(piece: string): boolean {
  return CARDS.includes(piece as Card) || CHAMBERS.includes(piece as Room | Boss);
}

function nothingSeen(undo_epoch: number): Seen {
  return { last: 0, undo_epoch, entered: [], behind: [], shown: new Set(), lit: false };
}

function follow(seen: Seen, { events }: Snapshot, undo_epoch: number, eyes: number | null) {
  if (undo_epoch !== seen.undo_epoch) Object.assign(seen, nothingSeen(undo_epoch));
  for (const { number, fact } of events) {
    if (number <= seen.last) continue;
    seen.last = number;
    note(seen, fact as Fact, eyes);
  }
}

function note(seen: Seen, fact: Fact, eyes: number | null) {
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
      if (fact.seat === eyes) seen.lit = true;
      break;
  }
}

function nameOf(chamber: Chamber): string {
  return 'room' in chamber ? chamber.room : chamber.boss;
}

function mayStand(place: Place): boolean {
  const { path, piece, snapshot, seen, eyes } = place;
  const [root, part, index] = path;
  if (root !== 'snapshot') return false;
  const isRoomHere = seen.entered.at(-1) === piece;
  switch (part) {
    case 'events':
      return isRoomHere || mayBeTold(snapshot.events[Number(index)]?.fact as Fact, place);
    case 'view':
      return mayBeSeen(path.slice(2), snapshot.view as View, place);
    // The hand of whoever is asked, and the room where everyone stands.
    case 'prompt':
    case 'offers':
      return eyes !== null && (CARDS.includes(piece as Card) || isRoomHere);
    default:
      return false;
  }
}

function mayBeTold(fact: Fact, { piece, eyes }: Place): boolean {
  if (fact.event === 'sealed' || fact.event === 'resealed' || fact.event === 'saw') return fact.seat === eyes;
  if (CARDS.includes(piece as Card)) return OPEN_CARDS.has(fact.event);
  return OPEN_ROOMS.has(fact.event) || (fact.event === 'room_laid' && fact.face === 'up');
}

function mayBeSeen([part, index, what]: string[], view: View, { piece, seen, eyes }: Place): boolean {
  switch (part) {
    // Hands lie open; a card that was chosen is still among them.
    case 'players':
      return what !== 'part' || seen.shown.has(Number(index));
    case 'supply':
      return true;
    case 'sealed':
      return eyes !== null;
    case 'row':
      return view.row[Number(index)]?.face === 'up' || seen.lit;
    // It grows when a level is done, and must not tell what lies face down in this one.
    case 'gone':
      return count(view.gone, piece) <= count(seen.behind, piece);
    default:
      return false;
  }
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

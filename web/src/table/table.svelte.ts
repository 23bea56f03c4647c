/** A table as the pages need it: the line to it, what is performed, who is who, and what the reader can do. */
import { eventsBefore, explain, explainCode } from '../api/index.ts';
import type { GameFolder } from '../games/board.ts';
import { folderOf } from '../games/index.ts';
import { Performance, speedNow } from '../games/performance.svelte.ts';
import { Coach } from '../lessons/coach.svelte.ts';
import { lessonOf, wordsOf } from '../lessons/lessons.ts';
import { FIRST } from '../lessons/lesson-list.ts';
import { randomHex } from '../connection/pending-commands.ts';
import { TableConnection, type Answer } from '../connection/table-connection.svelte.ts';
import { play } from '../sound/index.ts';
import type { Command, Event, Offer, ErrorMessage, RoomInfo, SeatInfo, UndoPrice } from '../wire/index.ts';
import { loadGame, say, sentence, ui, type Cast } from '../i18n/index.ts';
import { keyOfOffer } from '../keyboard/keys.ts';

/** How many random hexadecimal digits a seat adds to the chance of its match. */
const NONCE_DIGITS = 32;

/** What the match asks of the reader. */
export type Asked =
  /** The match waits for the reader. */
  | 'owes'
  /** The reader may act, though nobody waits for it. */
  | 'may'
  /** Others are to act. */
  | 'waits'
  /** The reader has no seat. */
  | 'spectates';

/** What came of something that was asked of the table. */
export interface CommandResult {
  answer: Answer;
  /** What was wrong, if it was refused. */
  problem: string | null;
}

interface Sent {
  offer: Offer;
  question: string;
}

/** The table that a page shows. Close it with the page. */
export class Table {
  readonly id: string;
  readonly connection: TableConnection;
  readonly performance: Performance;
  /** Why the last decision was refused, until the next one. */
  refusal = $state<string | null>(null);
  /** Whether the game's board could not be loaded, so that the match is played in sentences. */
  lacksBoard = $state(false);
  /** Whoever teaches at this table, if it is a lesson. */
  coach = $state.raw<Coach | null>(null);
  #sent = $state.raw<Sent | null>(null);
  #earlier = $state.raw<{ chapter: number; events: Event[] }>({ chapter: 0, events: [] });

  constructor(id: string) {
    this.id = id;
    this.connection = new TableConnection(id);
    this.performance = new Performance({
      speed: () => speedNow(),
      pace: (told) => this.folder.pace?.(told) ?? usualPace(told),
      perform: (told) => this.#sound(told),
    });
  }

  get room(): RoomInfo | null {
    return this.connection.room;
  }

  /** Told anew with every change in the room, it stays the same: what follows it need not start over. */
  readonly game: string = $derived.by(() => this.connection.room?.settings.game ?? '');

  get folder(): GameFolder {
    return folderOf(this.game);
  }

  /** Whether the board shows an offer. One that could not be loaded shows none. */
  isOnBoard(offer: Offer): boolean {
    return !this.lacksBoard && (this.folder.claims?.(offer) ?? false);
  }

  /** The name of the primer that tells a newcomer how this game goes. */
  get primer(): string | null {
    return this.folder.primer?.(this.connection.room?.settings.options ?? {}) ?? null;
  }

  get seats(): SeatInfo[] {
    return this.connection.room?.seats ?? [];
  }

  /** The reader's seat. */
  get seat(): number | null {
    return this.connection.you?.seat ?? null;
  }

  get isHost(): boolean {
    return this.connection.you?.host ?? false;
  }

  readonly #castInText: string = $derived.by(() =>
    JSON.stringify({ names: this.seats.map(nameOf), viewer: this.seat } satisfies Cast),
  );

  /** It is a new one only when someone comes, goes or changes seats, since all sentences are said anew with it. */
  readonly cast: Cast = $derived.by(() => JSON.parse(this.#castInText) as Cast);

  /** What the game is called. */
  readonly title: string = $derived.by(() => {
    if (this.game === '') return '';
    const id = this.folder.title?.(this.room?.settings.options ?? {}) ?? `game-${this.game}`;
    return say(this.game, { id, args: {} }, this.cast);
  });

  /** The name of a seat, or what its game calls a seat without one. */
  nameOf(seat: number): string {
    const name = this.cast.names[seat];
    return name || say(this.game, { id: 'seat-name', args: { number: { number: seat + 1 } } }, this.cast);
  }

  /** Who must decide before the match goes on. */
  get owing(): number[] {
    const turn = this.connection.snapshot?.turn;
    return turn?.turn === 'decide' ? turn.owe : [];
  }

  readonly asked: Asked = $derived.by(() => {
    if (this.seat === null) return 'spectates';
    if (this.owing.includes(this.seat)) return 'owes';
    return this.offers.length > 0 ? 'may' : 'waits';
  });

  /** How often the coach of a lesson has turned an offer down. */
  #turnedDown = $state(0);

  /** When the coach turns one down it is asked anew, so that a board forgets what it was about to send. */
  readonly offers: Offer[] = $derived.by(() => {
    const offers = this.connection.snapshot?.offers ?? [];
    return this.#turnedDown > 0 ? [...offers] : offers;
  });

  /** What taking the reader's last decision back costs; nothing if it cannot be, or while someone asks for that already. */
  get undo(): UndoPrice | null {
    const isPlaying = this.room?.stage.stage === 'playing';
    return isPlaying && this.seat !== null && !this.room.undo ? this.connection.undo : null;
  }

  /** The offer that is under way, until the match has moved on or refused it. */
  get sending(): Offer | null {
    return this.#sent && this.#sent.question === this.connection.snapshot?.question ? this.#sent.offer : null;
  }

  readonly keyOf = (offer: Offer): string => keyOfOffer(this.offers.indexOf(offer));

  /** Sends an offer. Whoever decides has seen enough: what is still to be performed is skipped. */
  readonly choose = async (offer: Offer): Promise<void> => {
    const question = this.connection.snapshot?.question ?? '';
    if (this.sending) return;
    if (this.coach?.refuses(offer)) {
      this.#turnedDown += 1;
      return;
    }
    const wasBusy = this.performance.busy;
    this.performance.skip();
    // Whoever learns is told what happened before it is left behind.
    if (wasBusy && this.coach?.isTeaching) return;
    this.refusal = null;
    this.#sent = { offer, question };
    const answer = await this.connection.command({ do: 'decide', question, action: offer.action });
    if (this.#sent.offer === offer) this.#sent = null;
    if (!answer.ok)
      this.refusal = this.connection.isLoggedOut ? ui('logged-out') : this.explain(answer.refused);
  };

  /** All that has happened as far as it is known here and has been performed. */
  readonly events: Event[] = $derived.by(() => {
    const { past } = this.performance;
    const earlier = this.#earlier.chapter === this.connection.chapter ? this.#earlier.events : [];
    return [...earlier, ...past];
  });

  /** Fetches what happened before the story as it is known here, and tells what went wrong, if anything did. */
  async loadEarlierEvents(): Promise<string | null> {
    const { chapter } = this.connection;
    const reply = await eventsBefore(this.id, this.events[0]?.number ?? 1);
    if (!reply.ok) return explain(reply.problem);
    const known = this.#earlier.chapter === chapter ? this.#earlier.events : [];
    this.#earlier = { chapter, events: [...reply.value.events, ...known] };
    return null;
  }

  /** Asks something of the table, and tells what was wrong if it was refused. */
  async send(command: Command): Promise<CommandResult> {
    const answer = await this.connection.command(command);
    return { answer, problem: answer.ok ? null : this.explain(answer.refused) };
  }

  /** Sits down, and adds to the chance of the match. */
  sit(seat: number | null = null) {
    return this.send({ do: 'sit', seat, nonce: randomHex(NONCE_DIGITS) });
  }

  /** A refusal in the reader's language. */
  explain({ code, message, words }: ErrorMessage): string {
    return words ? sentence(this.game, words, this.cast) : explainCode(code, message);
  }

  /** Whether the match is a lesson, and the reader the one who learns. */
  get isLesson(): boolean {
    return this.room?.settings.lesson === true && this.seat === 0;
  }

  /** Calls the coach of a lesson. Without one it is a match like any other. */
  async loadCoach(): Promise<void> {
    const { game } = this;
    const chapter = this.room?.settings.chapter ?? FIRST;
    const [reply] = await Promise.all([lessonOf({ game, chapter }), loadGame(wordsOf(game))]);
    if (reply.ok) this.coach = new Coach(reply.value, this.id, () => this.#coachInput);
  }

  get #coachInput() {
    const { snapshot } = this.connection;
    return {
      // What the reader only may do is no part of the story.
      question: this.asked === 'owes' ? (snapshot?.question ?? '') : '',
      prompt: snapshot?.prompt ?? null,
      offers: this.offers,
      events: this.events,
      busy: this.performance.busy,
      over: this.room?.stage.stage === 'over',
    };
  }

  /** Leaves the page; the seat stays. */
  close() {
    this.performance.stop();
    this.connection.close();
  }

  #sound(told: Event) {
    const name = this.folder.sound?.(told);
    if (name) play(name);
  }
}

/** What the holder of a seat is called; empty for a free one. */
export function nameOf({ holder }: SeatInfo): string {
  return holder.kind === 'nobody' ? '' : holder.name;
}

/** A sentence takes about as long as one needs to read it. */
function usualPace(told: Event): number {
  return 500 + Object.keys(told.message.args).length * 150;
}

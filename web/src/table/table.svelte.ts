/** The state of a table page: connection, animations, names, and what the user can do. */
import { eventsBefore, explain, explainCode } from '../api/index.ts';
import { drawNonce, rememberCommitment, rememberedOf } from '../api/own-nonce.ts';
import type { AutomaticAnswer, Decision, GameEntry } from '../games/board.ts';
import { gameEntry } from '../games/index.ts';
import { EventAnimator, isHighlightTime, speedNow } from '../games/event-animator.svelte.ts';
import { Coach } from '../lessons/coach.svelte.ts';
import { lessonOf, wordsOf } from '../lessons/lessons.ts';
import { isLocalRoom } from '../local/rooms.ts';
import { FIRST } from '../lessons/lesson-list.ts';
import { TableConnection, type Answer } from '../connection/table-connection.svelte.ts';
import { editionName } from '../pages/editions.ts';
import { play } from '../sound/index.ts';
import type { Command, Event, Offer, ErrorMessage, RoomInfo, SeatInfo, UndoPrice } from '../wire/index.ts';
import { loadGame, personName, say, sentence, ui, type Cast } from '../i18n/index.ts';
import { lastLines } from './log/log-lines.ts';
import { keyOfOffer } from '../keyboard/keys.ts';

/** What the match expects from the user. */
export type Asked =
  /** The match waits for the user. */
  | 'owes'
  /** The user may act, but the match does not wait. */
  | 'may'
  /** The match waits for others. */
  | 'waits'
  /** The user has no seat. */
  | 'spectates';

export interface CommandResult {
  answer: Answer;
  /** Why the command was refused, as text. */
  problem: string | null;
}

interface Sent {
  offer: Offer;
  question: string;
}

/** Close it with its page. */
export class Table {
  readonly id: string;
  readonly connection: TableConnection;
  readonly animator: EventAnimator;
  /** Why the last decision was refused, until the next one. */
  refusal = $state<string | null>(null);
  /** Whether the board could not be loaded. Then the position is shown as text. */
  lacksBoard = $state(false);
  /** Only in a lesson. */
  coach = $state.raw<Coach | null>(null);
  /** What happened in the animations that the user skipped, in up to two lines. */
  skipped = $state.raw<string[]>([]);
  /** What the board last reported, and the newest event at that time. */
  #report = $state.raw<{ isCurrent: boolean | null; event: number }>({ isCurrent: null, event: 0 });
  #sent = $state.raw<Sent | null>(null);
  #earlier = $state.raw<{ chapter: number; events: Event[] }>({ chapter: 0, events: [] });

  constructor(id: string, options: { takesOver?: boolean } = {}) {
    this.id = id;
    this.connection = new TableConnection(id, options);
    this.animator = new EventAnimator({
      speed: () => speedNow(),
      pace: (event) => this.gameEntry.pace?.(event, this.seat) ?? defaultPace(event),
      onStart: (event) => this.#playSound(event),
      onSkip: (skipped) => void this.#sumUp(skipped),
      highlights: () => isHighlightTime(),
    });
  }

  get room(): RoomInfo | null {
    return this.connection.room;
  }

  /** A derived value, so that its dependents do not run again when the room changes. */
  readonly game: string = $derived.by(() => this.connection.room?.settings.game ?? '');

  get gameEntry(): GameEntry {
    return gameEntry(this.game);
  }

  /** Whether the board shows an offer. A board that could not be loaded shows none. */
  isOnBoard(offer: Offer): boolean {
    return !this.lacksBoard && (this.gameEntry.claims?.(offer) ?? false);
  }

  /** Whether the board shows what the seats above it would show. */
  boardShowsSeats(layout: { fills: boolean }): boolean {
    const { snapshot } = this.connection;
    if (this.lacksBoard || snapshot === null) return false;
    return this.gameEntry.showsSeatNotes?.(snapshot.view, layout) ?? false;
  }

  /** The name of the primer that explains this game to newcomers. */
  get primer(): string | null {
    return this.gameEntry.primer?.(this.connection.room?.settings.options ?? {}) ?? null;
  }

  get seats(): SeatInfo[] {
    return this.connection.room?.seats ?? [];
  }

  /** The user's seat; null for a spectator. */
  get seat(): number | null {
    return this.connection.you?.seat ?? null;
  }

  get isHost(): boolean {
    return this.connection.you?.host ?? false;
  }

  /** Whether the players have refused the user a seat of this match. */
  get isSeatRefused(): boolean {
    return this.connection.you?.seat_refused ?? false;
  }

  readonly #castInText: string = $derived.by(() =>
    JSON.stringify({ names: this.seats.map(nameOf), viewer: this.seat } satisfies Cast),
  );

  /** It changes only when players change, because every text is rendered again with it. */
  readonly cast: Cast = $derived.by(() => JSON.parse(this.#castInText) as Cast);

  /** The name of the game. */
  readonly title: string = $derived.by(() =>
    this.game === '' ? '' : editionName(this.game, this.room?.settings.options ?? {}),
  );

  /** Returns the name of a seat's player, or the game's name for the seat. */
  nameOf(seat: number): string {
    const name = this.cast.names[seat];
    return name || say(this.game, { id: 'seat-name', args: { number: { number: seat + 1 } } }, this.cast);
  }

  /** The seats that must decide. */
  get owing(): number[] {
    const turn = this.connection.snapshot?.turn;
    return turn?.turn === 'decide' ? turn.owe : [];
  }

  readonly asked: Asked = $derived.by(() => {
    if (this.seat === null) return 'spectates';
    if (this.automatic) return 'waits';
    if (this.owing.includes(this.seat)) return 'owes';
    return this.offers.some(({ aside }) => !aside) ? 'may' : 'waits';
  });

  /** Animates the new events. */
  followLog() {
    const { log, chapter, missed } = this.connection;
    this.animator.follow(log, chapter, missed);
  }

  readonly reportCurrent = (isCurrent: boolean | null) => {
    this.#report = { isCurrent, event: this.#newestEvent };
  };

  get #newestEvent(): number {
    return this.connection.log.at(-1)?.number ?? 0;
  }

  /** What the board reports for the newest event. A report from before it does not count. */
  get #boardIsCurrent(): boolean | null {
    const { isCurrent, event } = this.#report;
    return isCurrent && event !== this.#newestEvent ? false : isCurrent;
  }

  /** Whether the page shows the newest position. While it does not, nothing may tell how the animation ends. */
  readonly isCurrent: boolean = $derived.by(() => !this.animator.busy || this.#boardIsCurrent === true);

  /** Whether the board hides the offers until the animation ends. */
  get holdsOffers(): boolean {
    return this.animator.busy && this.#boardIsCurrent === false;
  }

  /** What the page says that the match expects from the user. */
  readonly shownAsked: Asked = $derived.by(() => {
    const isHidden = !this.isCurrent && this.asked !== 'spectates';
    return isHidden ? 'waits' : this.asked;
  });

  /** The seats that are lit: those that must decide, or those that act in the animated event. */
  readonly litSeats: number[] = $derived.by(() => {
    if (this.isCurrent) return this.owing;
    const who = this.animator.now?.message.args['who'];
    return who && 'seat' in who ? [who.seat] : [];
  });

  /** Whether it is the user's own turn, and not only a question in someone else's. */
  get isOwnTurn(): boolean {
    return this.#active === null || this.#active === this.seat;
  }

  /** The seat whose turn it is, if the game tells. */
  get #active(): number | null {
    const view = this.connection.snapshot?.view;
    return view ? (this.gameEntry.activeSeat?.(view) ?? null) : null;
  }

  /** The undo epoch of the user's last decision. */
  #decidedIn: number | null = null;

  /**
   * What is answered for the user. In a lesson the coach waits for the user's answer, and after an undo or a refusal the user
   * decides.
   */
  readonly automatic: AutomaticAnswer | null = $derived.by(() => {
    const { snapshot, undo_epoch } = this.connection;
    if (!snapshot || this.seat === null || !this.owing.includes(this.seat) || this.isLesson) return null;
    const isUndone = this.#decidedIn !== null && this.#decidedIn < undo_epoch;
    if (isUndone || this.refusal !== null) return null;
    return this.gameEntry.automaticAnswer?.({ ...snapshot, made: this.#madeThisTurn() }) ?? null;
  });

  #made: (Decision & { active: number | null })[] = [];

  /** The user decides in every own turn, so earlier decisions in the turn of another are from the same turn. */
  #madeThisTurn(): Decision[] {
    return this.#made.filter(({ active }) => active === this.#active);
  }

  #noteDecision(offer: Offer, offers: Offer[]) {
    const active = this.#active;
    const isSameTurn = this.#made.at(-1)?.active === active;
    this.#made = [...(isSameTurn ? this.#made : []), { offer, offers, active }];
    this.#decidedIn = this.connection.undo_epoch;
  }

  /** Whether all other players are bots. */
  get playsAlone(): boolean {
    return this.seats.every(({ holder }, seat) => seat === this.seat || holder.kind === 'bot');
  }

  /** How many offers the coach has refused. */
  #turnedDown = $state(0);

  /** A copy after each refusal of the coach, so that a board resets what it was about to send. */
  readonly offers: Offer[] = $derived.by(() => {
    const all = this.connection.snapshot?.offers ?? [];
    const offers = this.automatic ? all.filter(({ aside }) => aside) : all;
    return this.#turnedDown > 0 ? [...offers] : offers;
  });

  /** What an undo of the user's last decision costs; null if it is not possible or already requested. */
  get undo(): UndoPrice | null {
    const isPlaying = this.room?.stage.stage === 'playing';
    return isPlaying && this.seat !== null && !this.room.undo ? this.connection.undo : null;
  }

  /** The offer that was sent, until the match continues or refuses it. */
  get sending(): Offer | null {
    return this.#sent && this.#sent.question === this.connection.snapshot?.question ? this.#sent.offer : null;
  }

  readonly keyOf = (offer: Offer): string => keyOfOffer(this.offers.indexOf(offer));

  /** Sends an offer and skips the animations that are left. */
  readonly choose = async (offer: Offer): Promise<void> => {
    const question = this.connection.snapshot?.question ?? '';
    if (this.sending) return;
    if (this.coach?.refuses(offer)) {
      this.#turnedDown += 1;
      return;
    }
    const wasBusy = this.animator.busy;
    this.animator.finish();
    this.skipped = [];
    // In a lesson the coach first explains what was skipped.
    if (wasBusy && this.coach?.isTeaching) return;
    this.refusal = null;
    this.#noteDecision(offer, this.connection.snapshot?.offers ?? []);
    this.#sent = { offer, question };
    const answer = await this.connection.command({ do: 'decide', question, action: offer.action });
    if (this.#sent.offer === offer) this.#sent = null;
    if (!answer.ok)
      this.refusal = this.connection.isLoggedOut ? ui('logged-out') : this.explain(answer.refused);
  };

  /** All loaded events that have been animated. */
  readonly events: Event[] = $derived.by(() => {
    const { past } = this.animator;
    const earlier = this.#earlier.chapter === this.connection.chapter ? this.#earlier.events : [];
    return [...earlier, ...past];
  });

  /** Loads earlier events. Returns what went wrong, or null. */
  async loadEarlierEvents(): Promise<string | null> {
    const { chapter } = this.connection;
    const reply = await eventsBefore(this.id, this.events[0]?.number ?? 1);
    if (!reply.ok) return explain(reply.problem);
    const known = this.#earlier.chapter === chapter ? this.#earlier.events : [];
    this.#earlier = { chapter, events: [...reply.value.events, ...known] };
    return null;
  }

  /** Sends a command to the room. */
  async send(command: Command): Promise<CommandResult> {
    const answer = await this.connection.command(command);
    return { answer, problem: answer.ok ? null : this.explain(answer.refused) };
  }

  /** Takes a seat and adds a nonce to the chance of the match. */
  async sit(seat: number | null = null) {
    // In a running match chance is settled already.
    const part = this.room?.stage.stage === 'open' ? await drawNonce(this.id) : {};
    return this.send({ do: 'sit', seat, ...part });
  }

  /** Remembers the commitment before the match, and reveals one's nonce when it is about to begin. */
  followChance() {
    const { room, seat } = this;
    if (room?.stage.stage !== 'open') return;
    rememberCommitment(this.id, room.fairness.commitment);
    const { nonce } = rememberedOf(this.id);
    const isAsked = seat !== null && (room.reveal?.waits_for.includes(seat) ?? false);
    if (isAsked && nonce !== undefined) void this.send({ do: 'reveal_nonce', nonce });
  }

  /** Explains a refusal in the user's language. */
  explain({ code, message, words }: ErrorMessage): string {
    return words ? sentence(this.game, words, this.cast) : explainCode(code, message);
  }

  /** Whether the match is played on this device, without a server and other people. */
  get isHere(): boolean {
    return isLocalRoom(this.id);
  }

  /** Whether it is a daily dungeon, ranked or for practice. */
  get isDaily(): boolean {
    return this.room?.settings.daily !== undefined;
  }

  /** Whether decisions can ever be undone at this table. */
  get hasUndo(): boolean {
    return !this.isDaily || this.room?.settings.practice === true;
  }

  /** Whether the match is a lesson of the user. */
  get isLesson(): boolean {
    return this.room?.settings.lesson === true && this.seat === 0;
  }

  /** Loads the coach of a lesson. If that fails, the lesson is a normal match. */
  async loadCoach(): Promise<void> {
    const { game } = this;
    const chapter = this.room?.settings.chapter ?? FIRST;
    const [reply] = await Promise.all([lessonOf({ game, chapter }), loadGame(wordsOf(game))]);
    if (reply.ok) this.coach = new Coach(reply.value, this.id, () => this.#coachInput);
  }

  get #coachInput() {
    const { snapshot } = this.connection;
    return {
      // The script has no step for what the user only may do.
      question: this.asked === 'owes' ? (snapshot?.question ?? '') : '',
      prompt: snapshot?.prompt ?? null,
      offers: this.offers,
      events: this.events,
      busy: this.animator.busy,
      over: this.room?.stage.stage === 'over',
    };
  }

  /** Leaves the page; the user keeps the seat. */
  close() {
    this.animator.stop();
    this.connection.close();
  }

  async #sumUp(skipped: Event[]) {
    const { past } = this.animator;
    const own = await this.gameEntry.sumUp?.(skipped, past, this.cast).catch(() => null);
    if (this.animator.past !== past) return;
    this.skipped = own ?? lastLines(skipped).map((line) => sentence(this.game, line.message, this.cast));
  }

  #playSound(event: Event) {
    const name = this.gameEntry.sound?.(event);
    if (name) play(name);
  }
}

/** Returns the name of a seat's holder; empty for a free seat. */
export function nameOf({ holder }: SeatInfo): string {
  return holder.kind === 'nobody' ? '' : personName(holder.name);
}

/** The duration of an animation without a board, in milliseconds: about the time to read the text. */
function defaultPace(event: Event): number {
  return 500 + Object.keys(event.message.args).length * 150;
}

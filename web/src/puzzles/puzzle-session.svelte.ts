/** One puzzle on the page: its position, the user's choice and the solution. */
import {
  answerPuzzle,
  explain,
  puzzle,
  type Problem,
  type PuzzleFigure,
  type PuzzleShown,
  type PuzzleSolution,
} from '../api/index.ts';
import type { GameEntry } from '../games/board.ts';
import { EventAnimator, speedNow } from '../games/event-animator.svelte.ts';
import { gameEntry } from '../games/index.ts';
import { loadGame, sentence, type Cast } from '../i18n/index.ts';
import { keyOfOffer } from '../keyboard/keys.ts';
import { editionName } from '../pages/editions.ts';
import { play } from '../sound/index.ts';
import type { Event, Offer } from '../wire/index.ts';
import { progress } from './progress.svelte.ts';

export type Opened = { ok: true; session: PuzzleSession } | { ok: false; problem: Problem };

/** An offer with its figure. */
export interface RankedOffer {
  index: number;
  label: string;
  figure: PuzzleFigure;
  kind: 'best' | 'chosen' | 'obvious' | 'other';
}

export class PuzzleSession {
  readonly shown: PuzzleShown;
  readonly animator: EventAnimator;
  readonly cast: Cast;
  #sending = $state.raw<Offer | null>(null);
  #solution = $state.raw<PuzzleSolution | null>(null);
  #chosen = $state<number | null>(null);
  /** Why the answer could not be sent. */
  refusal = $state<string | null>(null);
  /** By how much the rating changed; null if the answer did not count. */
  change = $state<number | null>(null);

  private constructor(shown: PuzzleShown) {
    this.shown = shown;
    this.cast = { names: shown.players, viewer: shown.seat };
    this.animator = new EventAnimator({ speed: () => speedNow() });
    this.animator.follow(this.events, 0);
  }

  /** Fetches a puzzle and the words of its game. */
  static async open(id: string): Promise<Opened> {
    const reply = await puzzle(id);
    if (!reply.ok) return reply;
    await loadGame(reply.value.game);
    return { ok: true, session: new PuzzleSession(reply.value) };
  }

  get game(): string {
    return this.shown.game;
  }

  get gameEntry(): GameEntry {
    return gameEntry(this.game);
  }

  get title(): string {
    return editionName(this.game, this.shown.options);
  }

  get events(): Event[] {
    return this.shown.snapshot.events;
  }

  /** What the user can choose; nothing after the answer. */
  get offers(): Offer[] {
    return this.#solution ? [] : this.shown.snapshot.offers.filter(({ aside }) => !aside);
  }

  get sending(): Offer | null {
    return this.#sending;
  }

  get solution(): PuzzleSolution | null {
    return this.#solution;
  }

  /** The index of the user's choice. */
  get chosen(): number | null {
    return this.#chosen;
  }

  readonly keyOf = (offer: Offer): string => keyOfOffer(this.offers.indexOf(offer));

  readonly choose = (offer: Offer) => void this.#answer(offer);

  labelOf(index: number): string {
    const offer = this.shown.snapshot.offers[index];
    return offer ? sentence(this.game, offer.message, this.cast) : '';
  }

  figureOf(index: number): PuzzleFigure | null {
    return this.#solution?.figures[index] ?? null;
  }

  /** All offers with their figures, the best first. */
  readonly ranked: RankedOffer[] = $derived.by(() => {
    const solution = this.#solution;
    if (!solution) return [];
    const all = solution.figures.flatMap((figure, index) =>
      figure ? [{ index, label: this.labelOf(index), figure, kind: this.#kindOf(index, solution) }] : [],
    );
    return all.sort((one, other) => other.figure.chance - one.figure.chance);
  });

  close() {
    this.animator.stop();
  }

  #kindOf(index: number, { best, obvious }: PuzzleSolution): RankedOffer['kind'] {
    if (index === best) return 'best';
    if (index === this.#chosen) return 'chosen';
    return index === obvious ? 'obvious' : 'other';
  }

  async #answer(offer: Offer) {
    if (this.#sending || this.#solution) return;
    const choice = this.shown.snapshot.offers.indexOf(offer);
    this.#sending = offer;
    const reply = await answerPuzzle(this.shown.id, choice);
    this.#sending = null;
    this.refusal = reply.ok ? null : explain(reply.problem);
    if (!reply.ok) return;
    const { solved } = reply.value;
    this.#chosen = choice;
    this.change = progress.count(this.shown.id, this.shown.rating, solved ? 'solved' : 'missed');
    this.#solution = reply.value;
    play(solved ? 'win' : 'lose');
  }
}

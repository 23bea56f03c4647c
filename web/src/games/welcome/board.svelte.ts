/** The state that all parts of the board share: the displayed view, the offers, and what is pointed at or looked up. */
import { getContext, setContext } from 'svelte';

import type { Offer } from '../../wire/index.ts';
import type { Action, Adventurer, Fact, Monster, Seat, Tile, View } from '../../wire/welcome.ts';
import type { Cast } from '../../i18n/index.ts';
import type { BoardProps } from '../board.ts';
import { Places } from './cards/flight.ts';
import { seatName } from './names.ts';
import { isSameBidding } from './position.ts';
import { DisplayedView } from './displayed.svelte.ts';
import { Enlarger } from '../../components/enlarger.svelte.ts';

/** What can be looked up. */
export type Subject =
  | { kind: 'monster'; monster: Monster }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'adventurer'; adventurer: Adventurer }
  /** All of it, as a list. */
  | { kind: 'everything' };

/** One piece that can be looked up. */
export type Piece = Exclude<Subject, { kind: 'everything' }>;

/** An offer with its action, typed by the action's name. */
export interface Choice<Name extends Action['action']> {
  offer: Offer;
  action: Extract<Action, { action: Name }>;
}

const KEY = Symbol('board');

export class BoardContext {
  readonly displayed: DisplayedView;
  readonly places = new Places();
  /** What is enlarged because the pointer rests on it. */
  readonly enlarger = new Enlarger<Piece>();
  /** The offer under the pointer or the focus. */
  pointed = $state.raw<Offer | null>(null);
  /** What is being looked up. */
  subject = $state.raw<Subject | null>(null);
  readonly #props: BoardProps<View, Fact>;

  constructor(props: BoardProps<View, Fact>) {
    this.#props = props;
    this.displayed = new DisplayedView(props.view, props.animator);
  }

  /** The displayed view. */
  get view(): View {
    return this.displayed.shown;
  }

  get cast(): Cast {
    return this.#props.cast;
  }

  get seat(): Seat | null {
    return this.#props.seat;
  }

  get sending(): Offer | null {
    return this.#props.sending;
  }

  get seatNote(): BoardProps<View, Fact>['seatNote'] {
    return this.#props.seatNote;
  }

  get keyOf(): (offer: Offer) => string {
    return this.#props.keyOf;
  }

  get choose(): (offer: Offer) => void {
    return this.#props.choose;
  }

  get animator(): BoardProps<View, Fact>['animator'] {
    return this.#props.animator;
  }

  /**
   * Whether all that led to the newest view is displayed. In the bidding that is so while the last card still moves. In the
   * dungeon and after it, the newest view would reveal events that are not animated yet.
   */
  readonly isCurrent: boolean = $derived.by(
    () => !this.#props.animator.busy || isSameBidding(this.view, this.#props.view),
  );

  /** The offers that fit the displayed view. */
  readonly liveOffers: Offer[] = $derived.by(() => (this.isCurrent ? this.#props.offers : []));

  /** The offers with this action. */
  choices<Name extends Action['action']>(name: Name): Choice<Name>[] {
    return this.liveOffers.flatMap((offer) => {
      const action = offer.action as Action;
      return action.action === name ? [{ offer, action: action as Choice<Name>['action'] }] : [];
    });
  }

  /** The only offer with this action. */
  offer(name: Action['action']): Offer | null {
    return this.choices(name)[0]?.offer ?? null;
  }

  name(seat: Seat): string {
    return seatName(seat, this.cast);
  }

  point(offer: Offer) {
    this.pointed = offer;
  }

  unpoint(offer: Offer) {
    if (this.pointed === offer) this.pointed = null;
  }

  lookUp(subject: Subject | null) {
    this.enlarger.hide();
    this.subject = subject;
  }

  /** Enlarges a monster while the pointer rests on the element; an unknown one is not. */
  readonly showMonster = (monster: Monster | null) =>
    this.enlarger.on(() => monster && { kind: 'monster', monster });

  readonly showTile = (tile: Tile) => this.enlarger.on(() => ({ kind: 'tile', tile }));
}

export function provideBoard(board: BoardContext): BoardContext {
  return setContext(KEY, board);
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}

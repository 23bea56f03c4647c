/** Decides which highlight is shown, and when it ends. */
import { settings } from '../../settings/settings.svelte.ts';
import type { EventAnimator } from '../event-animator.svelte.ts';
import type { GameEvent } from '../board.ts';
import { SHOWN_MS, type FindHighlight, type Highlight } from './highlight.ts';

type Animator<Fact> = Pick<
  EventAnimator<Fact>,
  'fresh' | 'past' | 'now' | 'unwatched' | 'highlights' | 'hold' | 'release'
>;

/** At most one highlight at a time. Call `close` when the board goes away. */
export class ShownHighlight<Fact> {
  #shown = $state.raw<Highlight | null>(null);
  #event = 0;
  /** The number of the last event that was looked at. */
  #last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #animator: Animator<Fact>;
  readonly #find: FindHighlight<Fact>;

  /** Events that were animated before are not highlighted. */
  constructor(animator: Animator<Fact>, find: FindHighlight<Fact>) {
    this.#animator = animator;
    this.#find = find;
    this.#last = animator.fresh.at(-1)?.number ?? 0;
  }

  get shown(): Highlight | null {
    return this.#shown;
  }

  /** Looks at the events that the animator has started since. */
  follow() {
    const { fresh, now, unwatched } = this.#animator;
    const news = fresh.slice(fresh.findLastIndex(({ number }) => number <= this.#last) + 1);
    this.#last = fresh.at(-1)?.number ?? 0;
    const isOver = now !== null && now.number !== this.#event;
    if (fresh.length === 0 || unwatched >= this.#event || isOver) this.close();
    const watched = news.filter(({ number }) => number > unwatched);
    if (this.#animator.highlights && watched.length > 0) this.#show(watched);
  }

  /** The viewer does not want to see it any longer, and the next event may come. */
  skip() {
    this.close();
    this.#animator.release();
  }

  close() {
    clearTimeout(this.#timer);
    this.#shown = null;
  }

  #show(events: readonly GameEvent<Fact>[]) {
    const { past } = this.#animator;
    const found = events.flatMap((event) => {
      const highlight = this.#find(event, past);
      return highlight ? [{ highlight, number: event.number }] : [];
    });
    const most = Math.max(...found.map(({ highlight }) => highlight.weight));
    const best = found.findLast(({ highlight }) => highlight.weight === most);
    if (!best || most < (this.#shown?.weight ?? 0)) return;
    this.#shown = best.highlight;
    this.#event = best.number;
    const time = SHOWN_MS[settings.speed];
    this.#animator.hold(time);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), time);
  }
}

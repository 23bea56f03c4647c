/** The chat of a table as the reader wants to hear it. */
import { SvelteMap } from 'svelte/reactivity';

import { toast } from '../parts/toasts.svelte.ts';
import type { Line } from '../wire/index.ts';
import type { Table } from './table.svelte.ts';

/** Lines that can be read, who was muted, and how much has not been read yet. */
export class Chatter {
  readonly #table: Table;
  readonly #muted = new SvelteMap<string, string>();
  #readTo = $state(0);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly lines: Line[] = $derived.by(() =>
    this.#table.line.chat.filter(({ player }) => !this.#muted.has(player)),
  );

  /** How many lines others have said that were not in sight. */
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ number, player }) => number > this.#readTo && !this.#isMine(player)).length,
  );

  /** Those whom the reader does not want to hear: their ids and names. */
  get muted(): [player: string, name: string][] {
    return [...this.#muted];
  }

  /** All that has been said was in sight. */
  readAll() {
    this.#readTo = this.#table.line.chat.at(-1)?.number ?? 0;
  }

  /** Does not hear someone any more, or hears them again. */
  async mute(player: string, name: string, muted: boolean) {
    const { problem } = await this.#table.ask({ do: 'mute', player, muted });
    if (problem) return toast(problem, 'bad');
    if (muted) this.#muted.set(player, name);
    else this.#muted.delete(player);
  }

  #isMine(player: string): boolean {
    return player === this.#table.line.you?.player;
  }
}

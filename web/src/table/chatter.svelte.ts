/** The chat of a table as the reader wants to hear it. */
import { toast } from '../parts/toasts.svelte.ts';
import { browserStorage } from '../settings/settings.svelte.ts';
import type { Guest, Line } from '../wire/index.ts';
import { ui } from '../words/index.ts';
import type { Table } from './table.svelte.ts';

/** Where it is kept how far a table's chat was read, until the tab is closed. */
const KEPT_AS = 'antorcha.chat.';

/** Whom one can be rid of: for oneself, or for the whole table. */
type Silence = 'muted' | 'hushed';

/** Lines that can be read, who was muted, and how much has not been read yet. */
export class Chatter {
  readonly #table: Table;
  readonly #storage = browserStorage('sessionStorage');
  #readTo = $state(0);

  constructor(table: Table) {
    this.#table = table;
    this.#readTo = Number(this.#storage?.getItem(this.#key) ?? 0) || 0;
  }

  readonly lines: Line[] = $derived.by(() => {
    const isMuted = (speaker: string) => this.muted.some(({ player }) => player === speaker);
    return this.#table.line.chat.filter(({ player }) => !isMuted(player));
  });

  /** How many lines others have said that were not in sight. */
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ number, player }) => number > this.#readTo && !this.#isMine(player)).length,
  );

  /** Those whom the reader does not want to hear. */
  get muted(): Guest[] {
    return this.#table.line.you?.muted ?? [];
  }

  /** Those whom the reader, as the host, does not let speak. */
  get hushed(): Guest[] {
    return this.#table.line.you?.hushed ?? [];
  }

  /** All that has been said was in sight. */
  readAll() {
    const last = this.#table.line.chat.at(-1)?.number ?? 0;
    if (last === this.#readTo) return;
    this.#readTo = last;
    this.#storage?.setItem(this.#key, String(last));
  }

  /** Does not hear someone any more, or hears them again. */
  async mute(who: Guest, muted: boolean) {
    const { problem } = await this.#table.ask({ do: 'mute', player: who.player, muted });
    if (problem) toast(problem, 'bad');
    else this.#note('muted', who, muted);
  }

  /** Lets nobody hear someone any more, or lets them speak again. */
  async hush(who: Guest, hushed: boolean) {
    const { problem } = await this.#table.ask({ do: 'hush', player: who.player, hushed });
    if (problem) return toast(problem, 'bad');
    this.#note('hushed', who, hushed);
    toast(ui(hushed ? 'chat-hushed' : 'chat-speaks', { name: who.name }), 'good');
  }

  /** The server tells whom we are rid of only with its next welcome. */
  #note(silence: Silence, who: Guest, isRid: boolean) {
    const { line } = this.#table;
    if (!line.you) return;
    const others = line.you[silence].filter(({ player }) => player !== who.player);
    line.you = { ...line.you, [silence]: isRid ? [...others, who] : others };
  }

  get #key(): string {
    return KEPT_AS + this.#table.id;
  }

  #isMine(player: string): boolean {
    return player === this.#table.line.you?.player;
  }
}

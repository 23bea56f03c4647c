/** The chat of a table as the reader wants to hear it. */
import { toast } from '../../components/toasts.svelte.ts';
import { browserStorage } from '../../settings/settings.svelte.ts';
import type { NamedPlayer, ChatLine } from '../../wire/index.ts';
import { ui } from '../../i18n/index.ts';
import type { Table } from '../table.svelte.ts';

/** Where it is kept how far a table's chat was read, until the tab is closed. */
const KEPT_AS = 'antorcha.chat.';

/** Lines that can be read, who was muted, and how much has not been read yet. */
export class TableChat {
  readonly #table: Table;
  readonly #storage = browserStorage('sessionStorage');
  #readTo = $state(0);

  constructor(table: Table) {
    this.#table = table;
    this.#readTo = Number(this.#storage?.getItem(this.#key) ?? 0) || 0;
  }

  readonly lines: ChatLine[] = $derived.by(() => {
    const isMuted = (speaker: string) => this.muted.some(({ player }) => player === speaker);
    return this.#table.connection.chat.filter(({ player }) => !isMuted(player));
  });

  /** How many lines others have said that were not in snapshot. */
  readonly unread: number = $derived.by(
    () => this.lines.filter(({ number, player }) => number > this.#readTo && !this.#isMine(player)).length,
  );

  /** Those whom the reader does not want to hear. */
  get muted(): NamedPlayer[] {
    return named(this.#table.connection.you?.muted);
  }

  /** Those whom the reader, as the host, does not let speak. */
  get mutedByHost(): NamedPlayer[] {
    return named(this.#table.connection.you?.muted_by_host);
  }

  /** Whether the host lets the reader speak. */
  get maySpeak(): boolean {
    return this.#table.connection.you?.may_speak ?? true;
  }

  /** All that has been said was in snapshot. */
  readAll() {
    const last = this.#table.connection.chat.at(-1)?.number ?? 0;
    if (last === this.#readTo) return;
    this.#readTo = last;
    this.#storage?.setItem(this.#key, String(last));
  }

  /** Does not hear someone any more, or hears them again. */
  async mute(who: NamedPlayer, muted: boolean) {
    const { problem } = await this.#table.send({ do: 'mute', player: who.player, muted });
    if (problem) toast(problem, 'bad');
  }

  /** Lets nobody hear someone any more, or lets them speak again. */
  async muteForAll(who: NamedPlayer, muted: boolean) {
    const { problem } = await this.#table.send({ do: 'mute_for_all', player: who.player, muted });
    if (problem) return toast(problem, 'bad');
    toast(ui(muted ? 'chat-hushed' : 'chat-speaks', { name: who.name }), 'good');
  }

  get #key(): string {
    return KEPT_AS + this.#table.id;
  }

  #isMine(player: string): boolean {
    return player === this.#table.connection.you?.player;
  }
}

/** Whoever has gone without a word that is still at hand is someone. */
function named(guests: NamedPlayer[] = []): NamedPlayer[] {
  return guests.map(({ player, name }) => ({ player, name: name || ui('chat-someone') }));
}

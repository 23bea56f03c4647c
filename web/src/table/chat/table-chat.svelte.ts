import { toast } from '../../components/toasts.svelte.ts';
import { browserStorage } from '../../settings/settings.svelte.ts';
import type { NamedPlayer, ChatLine } from '../../wire/index.ts';
import { ui } from '../../i18n/index.ts';
import type { Table } from '../table.svelte.ts';

/** The key of session storage under which the last read line is stored. */
const STORAGE_KEY = 'antorcha.chat.';

/** The chat of a table: visible lines, muted players, and the number of unread lines. */
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

  readonly #unseen: ChatLine[] = $derived.by(() =>
    this.lines.filter(({ number, player }) => number > this.#readTo && !this.#isMine(player)),
  );

  /** How many lines of others the user has not seen. */
  get unread(): number {
    return this.#unseen.length;
  }

  /** The last line that the user has not seen. */
  get newest(): ChatLine | null {
    return this.#unseen.at(-1) ?? null;
  }

  /** The players whom the user has muted. */
  get muted(): NamedPlayer[] {
    return named(this.#table.connection.you?.muted);
  }

  /** The players whom the user, as the host, has muted for all. */
  get mutedByHost(): NamedPlayer[] {
    return named(this.#table.connection.you?.muted_by_host);
  }

  get maySpeak(): boolean {
    return this.#table.connection.you?.may_speak ?? true;
  }

  /** Marks all lines as read. */
  readAll() {
    const last = this.#table.connection.chat.at(-1)?.number ?? 0;
    if (last === this.#readTo) return;
    this.#readTo = last;
    this.#storage?.setItem(this.#key, String(last));
  }

  /** Mutes a player for the user, or unmutes them. */
  async mute(who: NamedPlayer, muted: boolean) {
    const { problem } = await this.#table.send({ do: 'mute', player: who.player, muted });
    if (problem) toast(problem, 'bad');
  }

  /** Mutes a player for everyone, or unmutes them. */
  async muteForAll(who: NamedPlayer, muted: boolean) {
    const { problem } = await this.#table.send({ do: 'mute_for_all', player: who.player, muted });
    if (problem) return toast(problem, 'bad');
    toast(ui(muted ? 'chat-hushed' : 'chat-speaks', { name: who.name }), 'good');
  }

  get #key(): string {
    return STORAGE_KEY + this.#table.id;
  }

  #isMine(player: string): boolean {
    return player === this.#table.connection.you?.player;
  }
}

/** A player without a known name is called "Someone". */
function named(guests: NamedPlayer[] = []): NamedPlayer[] {
  return guests.map(({ player, name }) => ({ player, name: name || ui('chat-someone') }));
}

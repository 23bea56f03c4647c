import type { Problem, Reply } from '../../api/index.ts';

export type Progress = 'loading' | 'loaded' | { problem: Problem };

/** A page of a list, and where the next one begins; null if it is the last one. */
export interface Rows<Row> {
  rows: Row[];
  next: string | null;
}

/** A list that is loaded page by page. */
export class Paged<Row> {
  rows = $state.raw<Row[]>([]);
  next = $state<string | null>(null);
  progress = $state.raw<Progress>('loading');

  readonly #read: (after: string | null) => Promise<Reply<Rows<Row>>>;
  #request = 0;

  constructor(read: (after: string | null) => Promise<Reply<Rows<Row>>>) {
    this.#read = read;
  }

  /** Loads the first page, for example after a change. Answers to earlier requests are ignored. */
  readonly restart = (): void => void this.#load(null);

  readonly more = (): void => void this.#load(this.next);

  async #load(after: string | null) {
    const request = ++this.#request;
    this.progress = 'loading';
    const reply = await this.#read(after);
    if (request !== this.#request) return;
    if (!reply.ok) {
      this.progress = { problem: reply.problem };
      return;
    }
    this.rows = after === null ? reply.value.rows : [...this.rows, ...reply.value.rows];
    this.next = reply.value.next;
    this.progress = 'loaded';
  }
}

/** A list of the server that does not say whether there is more: a full page may have a next one. */
export function byLast<Row>(reply: Reply<Row[]>, full: number, idOf: (row: Row) => string): Reply<Rows<Row>> {
  if (!reply.ok) return reply;
  const last = reply.value.at(-1);
  const next = last !== undefined && reply.value.length >= full ? idOf(last) : null;
  return { ok: true, value: { rows: reply.value, next } };
}

/** Gives a page of the server the form of a list. */
export function rowsOf<Page extends { after: string | null }, Row>(
  reply: Reply<Page>,
  rows: (page: Page) => Row[],
): Reply<Rows<Row>> {
  return reply.ok ? { ok: true, value: { rows: rows(reply.value), next: reply.value.after } } : reply;
}

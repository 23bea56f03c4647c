/** A real table whose line tells of a recorded match instead, so that a page can be measured while it is told of it. */
import { HttpPlayer } from './http-player.ts';
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Visitor } from './visitor.ts';

/** What was kept of an update: what has changed of the view, and what was told with it. */
export interface RecordedUpdate {
  events: Snapshot['events'];
  changed: object;
  turn: Snapshot['turn'];
}

/** A position, and the updates that followed it in the match from which it is. */
export interface Recorded {
  snapshot: Snapshot;
  updates: RecordedUpdate[];
}

/** What the page's line is to the test. */
interface Line {
  welcomes: number;
  next: string;
  hear: ((event: MessageEvent<string>) => void) | null;
}

type Tapped = typeof globalThis & { line: Line };

/**
 * The line of a page that was sat down at a table. Notices are handed to the page from within: one that came through the
 * hands of a browser's driver would cost the page more than showing it does.
 */
export class RecordedConnection {
  readonly #visitor: Visitor;
  readonly #recorded: Recorded;
  #view: object;
  #number: number;

  private constructor(visitor: Visitor, recorded: Recorded) {
    this.#visitor = visitor;
    this.#recorded = recorded;
    this.#view = recorded.snapshot.view as object;
    this.#number = recorded.snapshot.number;
  }

  /** Sits down with as many bots as the match had other players. */
  static async sitDown(visitor: Visitor, recorded: Recorded, game: string, bots: number) {
    const me = HttpPlayer.of(visitor);
    await me.introduce('Ana');
    const others = Array.from({ length: bots }, () => ({ for: 'bot', bot: 'random' }) as const);
    const room = await me.open({ game, seats: [{ for: 'person' }, ...others] });
    await me.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
    await me.ask(room, { do: 'begin' });
    await visitor.page.addInitScript(tap, withLastEvent(recorded));
    await visitor.visit(`/table/${room}`);
    return new RecordedConnection(visitor, recorded);
  }

  /** How often the page was welcomed. One that asks again has not taken an update as one. */
  welcomes(): Promise<number> {
    return this.#visitor.page.evaluate(() => (globalThis as Tapped).line.welcomes);
  }

  /** Puts the next update where the page can be handed it at once. */
  async prepare({ events, changed, turn }: RecordedUpdate) {
    this.#view = { ...this.#view, ...changed };
    const told = events.map((event) => ({ ...event, number: (this.#number += 1) }));
    await this.#put({
      ...this.#recorded.snapshot,
      turn,
      events: told,
      view: this.#view,
      number: this.#number,
    });
  }

  /** Prepares the position in which the recording begins. */
  async prepareBeginning() {
    this.#view = this.#recorded.snapshot.view as object;
    await this.#put({ ...this.#recorded.snapshot, events: [], number: this.#number });
  }

  /** Hands the page what was prepared. */
  async tell() {
    await this.#visitor.page.evaluate(() => {
      const { line } = globalThis as Tapped;
      line.hear?.(new MessageEvent('message', { data: line.next }));
    });
  }

  async #put(snapshot: Snapshot) {
    const notice: ServerMessage = { type: 'update', undo_epoch: 0, snapshot, undo: null };
    await this.#visitor.page.evaluate((text) => {
      (globalThis as Tapped).line.next = text;
    }, JSON.stringify(notice));
  }
}

/** What happened before is not kept. Its last event stands for it: a page that knew of none would ask for all of it. */
function withLastEvent({ snapshot, updates }: Recorded): Snapshot {
  const last = updates[0]?.events[0];
  if (!last) throw new Error('nothing is recorded');
  return { ...snapshot, events: [{ ...last, number: snapshot.number }] };
}

/** Runs in the page before all else: of what the server says, only its welcome is heard, and tells of this snapshot. */
function tap(snapshot: Snapshot) {
  const line: Line = { welcomes: 0, next: '', hear: null };
  (globalThis as Tapped).line = line;
  globalThis.WebSocket = class extends WebSocket {
    override set onmessage(hear: ((event: MessageEvent<string>) => void) | null) {
      line.hear = hear;
      super.onmessage = ({ data }: MessageEvent<string>) => {
        const notice = JSON.parse(data) as ServerMessage;
        if (notice.type !== 'welcome') return;
        line.welcomes += 1;
        hear?.(new MessageEvent('message', { data: JSON.stringify({ ...notice, undo_epoch: 0, snapshot }) }));
      };
    }
  };
}

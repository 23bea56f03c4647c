/** Replaces the messages of a real table by those of a recorded match, so that a page can be measured. */
import { HttpPlayer } from './http-player.ts';
import type { ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type { Visitor } from './visitor.ts';

type RecordedEvent = Snapshot['events'][number];

/** A recorded update: the changes of the view, the events and the turn. */
export interface RecordedUpdate {
  events: Snapshot['events'];
  changed: object;
  turn: Snapshot['turn'];
}

/** A snapshot, and the updates after it. */
export interface Recorded {
  snapshot: Snapshot;
  updates: RecordedUpdate[];
}

/** What the script in the page offers to the test. */
interface InjectedConnection {
  welcomes: number;
  next: string;
  receive: ((event: MessageEvent<string>) => void) | null;
}

type PageWithConnection = typeof globalThis & { injected: InjectedConnection };

/** The connection of a page at a table. Messages are injected inside the page, because the browser driver would be too slow. */
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

  /** Sits down with as many bots as the recorded match had other players. */
  static async sitDown(visitor: Visitor, recorded: Recorded, game: string, bots: number) {
    const me = HttpPlayer.of(visitor);
    await me.introduce('Ana');
    const others = Array.from({ length: bots }, () => ({ for: 'bot', bot: 'random' }) as const);
    const room = await me.open({ game, seats: [{ for: 'person' }, ...others] });
    await me.ask(room, { do: 'sit', seat: 0, nonce: 'c0ffee' });
    await me.ask(room, { do: 'begin' });
    await visitor.page.addInitScript(injectConnection, withLastEvent(recorded));
    await visitor.visit(`/table/${room}`);
    return new RecordedConnection(visitor, recorded);
  }

  /** How many welcomes the page got. More than one means that it rejected an update. */
  welcomes(): Promise<number> {
    return this.#visitor.page.evaluate(() => (globalThis as PageWithConnection).injected.welcomes);
  }

  /** Prepares the next update inside the page. */
  async prepare({ events, changed, turn }: RecordedUpdate) {
    this.#view = { ...this.#view, ...changed };
    const numbered = events.map((event) => withLine(event, (this.#number += 1)));
    await this.#put({
      ...this.#recorded.snapshot,
      turn,
      events: numbered,
      view: this.#view,
      number: this.#number,
    });
  }

  /** Prepares the snapshot at the start of the recording. */
  async prepareBeginning() {
    this.#view = this.#recorded.snapshot.view as object;
    await this.#put({ ...this.#recorded.snapshot, events: [], number: this.#number });
  }

  /** Delivers the prepared message. */
  async deliver() {
    await this.#visitor.page.evaluate(() => {
      const { injected } = globalThis as PageWithConnection;
      injected.receive?.(new MessageEvent('message', { data: injected.next }));
    });
  }

  async #put(snapshot: Snapshot) {
    const message: ServerMessage = { type: 'update', undo_epoch: 0, snapshot, undo: null };
    await this.#visitor.page.evaluate((text) => {
      (globalThis as PageWithConnection).injected.next = text;
    }, JSON.stringify(message));
  }
}

/** Adds the last event before the recording. Without it the page would request all events. */
function withLastEvent({ snapshot, updates }: Recorded): Snapshot {
  const last = updates[0]?.events[0];
  if (!last) throw new Error('nothing is recorded');
  return { ...snapshot, events: [withLine(last, snapshot.number)] };
}

/** Gives an event a number, and a log line of its own. */
function withLine(event: RecordedEvent, number: number): RecordedEvent {
  const { rule, message } = event;
  return { ...event, number, line: number, lines: [{ line: number, kind: 'line', rule, message }] };
}

/** Runs in the page before its own scripts: passes only the server's welcome, with this snapshot. */
function injectConnection(snapshot: Snapshot) {
  const injected: InjectedConnection = { welcomes: 0, next: '', receive: null };
  (globalThis as PageWithConnection).injected = injected;
  globalThis.WebSocket = class extends WebSocket {
    override set onmessage(receive: ((event: MessageEvent<string>) => void) | null) {
      injected.receive = receive;
      super.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as ServerMessage;
        if (message.type !== 'welcome') return;
        injected.welcomes += 1;
        receive?.(
          new MessageEvent('message', { data: JSON.stringify({ ...message, undo_epoch: 0, snapshot }) }),
        );
      };
    }
  };
}

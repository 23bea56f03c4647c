/** The matches of this device in IndexedDB. Every line of a log is on the disk before anyone hears of it. */
import { LocalError, type Entry, type KeptMatch } from './asks.ts';

const NAME = 'antorcha-local';
const VERSION = 1;

const MATCHES = 'matches';
const ENTRIES = 'entries';

interface StoredEntry {
  room: string;
  /** Its place in the log, from 0. */
  number: number;
  entry: Entry;
}

/** What a line of the list may become. */
export type MatchChanges = Partial<Omit<KeptMatch, 'id' | 'createdMs'>>;

export class Database {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase) {
    this.#db = db;
    // A newer page wants to change the form of the database.
    db.onversionchange = () => db.close();
  }

  static async open(): Promise<Database> {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(MATCHES, { keyPath: 'id' });
        request.result.createObjectStore(ENTRIES, { keyPath: ['room', 'number'] });
      };
      return new Database(await settled(request));
    } catch (error) {
      throw explained(error);
    }
  }

  /** The newest first. */
  async list(): Promise<KeptMatch[]> {
    const all = await this.#read<KeptMatch[]>(MATCHES, (store) => store.getAll());
    return all.sort((one, other) => other.activeMs - one.activeMs);
  }

  find(id: string): Promise<KeptMatch | undefined> {
    return this.#read(MATCHES, (store) => store.get(id));
  }

  /** The log of a match, in order. */
  async entries(id: string): Promise<Entry[]> {
    const stored = await this.#read<StoredEntry[]>(ENTRIES, (store) => store.getAll(rangeOf(id)));
    return stored.map(({ entry }) => entry);
  }

  /** How many lines the log of a match has. */
  length(id: string): Promise<number> {
    return this.#read(ENTRIES, (store) => store.count(rangeOf(id)));
  }

  /** Keeps a new match with the first lines of its log. */
  create(match: KeptMatch, entries: Entry[]): Promise<void> {
    return this.#write((transaction) => {
      transaction.objectStore(MATCHES).add(match);
      addAll(transaction, match.id, 0, entries);
    });
  }

  /** Appends lines to a log. It fails if another page has written there, so that no log has two pasts. */
  append(id: string, first: number, entries: Entry[], changes: MatchChanges): Promise<void> {
    return this.#write((transaction) => {
      addAll(transaction, id, first, entries);
      const matches = transaction.objectStore(MATCHES);
      const found = matches.get(id) as IDBRequest<KeptMatch | undefined>;
      found.onsuccess = () => {
        // A match that was deleted meanwhile does not come back.
        if (found.result) matches.put({ ...found.result, ...changes });
        else transaction.abort();
      };
    });
  }

  delete(id: string): Promise<void> {
    return this.#write((transaction) => {
      transaction.objectStore(MATCHES).delete(id);
      transaction.objectStore(ENTRIES).delete(rangeOf(id));
    });
  }

  async #read<Value>(store: string, read: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
    try {
      return (await settled(read(this.#db.transaction(store).objectStore(store)))) as Value;
    } catch (error) {
      throw explained(error);
    }
  }

  async #write(write: (transaction: IDBTransaction) => void): Promise<void> {
    try {
      const transaction = this.#db.transaction([MATCHES, ENTRIES], 'readwrite', { durability: 'strict' });
      const done = committed(transaction);
      write(transaction);
      await done;
    } catch (error) {
      throw explained(error);
    }
  }
}

function addAll(transaction: IDBTransaction, room: string, first: number, entries: Entry[]) {
  const store = transaction.objectStore(ENTRIES);
  entries.forEach((entry, place) => store.add({ room, number: first + place, entry } satisfies StoredEntry));
}

function rangeOf(room: string): IDBKeyRange {
  return IDBKeyRange.bound([room, 0], [room, Infinity]);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
}

/** Says in codes what a page can explain. */
function explained(error: unknown): LocalError {
  const name = error instanceof DOMException ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  if (name === 'QuotaExceededError') return new LocalError('device_full', message);
  if (name === 'ConstraintError') return new LocalError('device_other_tab', message);
  if (name === 'AbortError') return new LocalError('device_gone', message);
  return new LocalError('device_no_storage', message);
}

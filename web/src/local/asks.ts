/** What pages ask the worker, and what the worker asks the WebAssembly module. */
import type { ClientMessage, RoomSettings, ServerMessage } from '../wire/index.ts';

/** The settings of a new match, as the server's `POST /api/rooms` takes them. */
export type Proposal = Pick<RoomSettings, 'game' | 'seats'> & Partial<RoomSettings>;

/** A line of a match's log. Only the module reads it. */
export type Entry = unknown;

/** What to begin: a match, a lesson, or the daily dungeon of a past day. */
export interface NewMatch {
  proposal?: Proposal;
  /** The user's seat; the first one for a person by default. */
  seat?: number;
  lesson?: { game: string; chapter: string };
  daily?: { date: string; game: string; secret: string };
}

/** A request to the module that only reads. With `room`, the worker opens that match first. */
export type Read =
  | { do: 'games' | 'puzzles' | 'version' }
  | { do: 'lesson'; game: string; chapter: string }
  | { do: 'puzzle'; id: string }
  | { do: 'answer'; id: string; choice: number }
  | { do: 'listing' | 'fairness' | 'record' | 'review'; room: string }
  | { do: 'events'; room: string; before: number }
  | { do: 'outline'; room: string; as: string | null; from: number }
  | { do: 'replay'; room: string; as: string | null; from: number; count: number }
  | { do: 'beliefs'; room: string; seat: number; entry: number };

/** All requests to the module. */
export type ModuleRequest =
  | Read
  | { do: 'give'; file: string; ptr: number; len: number }
  | { do: 'close'; room: string }
  | ({ do: 'create'; room: string; player: string; name: string; now_ms: number } & NewMatch)
  | { do: 'open'; room: string; player: string; entries: readonly Entry[]; now_ms: number }
  | { do: 'message'; room: string; message: ClientMessage; now_ms: number }
  | { do: 'think'; room: string; now_ms: number };

/** What the module answers to a message, and after a bot has decided. */
export interface Advanced {
  messages: ServerMessage[];
  /** New lines of the log. They are stored before the messages are passed on. */
  entries: Entry[];
  /** Whether a bot must decide next. */
  next_bot: boolean;
}

/** What a page asks the worker. */
export type Ask =
  /** To play a match in this page. Its messages follow as `Told`. */
  | { do: 'connect' | 'take-over' | 'disconnect'; room: string }
  | { do: 'send'; room: string; message: ClientMessage }
  | { do: 'begin'; room: string; name: string; match: NewMatch }
  | { do: 'list' }
  | { do: 'delete'; room: string }
  /** The match as a file: its record, or the stored log if it cannot be opened. */
  | { do: 'export'; room: string }
  | { do: 'read'; read: Read };

export interface Failure {
  /** A stable code. Those of this device begin with `device_`. */
  code: string;
  message: string;
}

export type Answer<Value = unknown> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** A page's message to the worker. */
export interface ToWorker {
  id: number;
  ask: Ask;
}

/** The worker's message to its page: an answer, or a message of a connected match. */
export type FromWorker = { id: number; answer: Answer } | Told;

/** A message of a connected match, in the language of the server's sockets. */
export interface Told {
  room: string;
  message: ServerMessage;
}

/** A match in the list of this device. */
export interface KeptMatch {
  id: string;
  game: string;
  options: Record<string, string>;
  /** The names of the players, in seat order. */
  players: string[];
  stage: 'open' | 'playing' | 'over' | 'closed';
  lesson: boolean;
  /** The day of its daily dungeon. */
  daily: string | null;
  /** The version of the rules that it began with. */
  rules: number | null;
  createdMs: number;
  activeMs: number;
}

/** An error with a code for the page. */
export class LocalError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof LocalError) return { code: error.code, message: error.message };
  return { code: 'device_failed', message: error instanceof Error ? error.message : String(error) };
}

// The language of sockets, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. docs/protocol.md says how it is spoken.

/** A message on a socket, from the client. */
export type ClientMessage =
  | { "type": "hello" } & Hello
  | {
    "type": "command",
    /** The client's id of the command. A command sent twice with one id is done once. */
    id: string,
    /** The command. */
    command: Command,
  }
  | { "type": "describe" }
  | { "type": "ping" };

/** What a client has, and what it wants to get. */
export type Hello = {
  /** The last event that was received, to get only later ones. */
  after?: Cursor | null,
  /** The number of the last chat line received. */
  chat_after?: number | null,
  /** Whether the client can apply a `patch`. Otherwise it gets whole positions. */
  patches?: boolean,
};

/** A command to a room. */
export type Command =
  | {
    "do": "sit",
    /** The seat, counted from 0. */
    seat?: number | null,
    /** Up to 128 hexadecimal digits of randomness that the seat adds to the match. */
    nonce?: string | null,
    /** Instead of the nonce: its hash, 64 hexadecimal digits. The nonce is revealed just before the match begins. */
    nonce_hash?: string | null,
  }
  | {
    "do": "reveal_nonce",
    /** The nonce, in hexadecimal digits. */
    nonce: string,
  }
  | { "do": "stand" }
  | {
    "do": "seat_bot",
    /** The seat. */
    seat: number,
    /** The bot's name in the catalog. */
    bot: string,
  }
  | {
    "do": "clear_seat",
    /** The seat. */
    seat: number,
  }
  | { "do": "begin" }
  | {
    "do": "decide",
    /** The question from the snapshot, so that an answer to an old question is refused as stale. */
    question?: string | null,
    /** The action. */
    action?: unknown,
    /** The index among the offers, from 0. */
    choice?: number | null,
  }
  | {
    "do": "undo",
    /** Why, for those who are asked. */
    reason: string,
  }
  | {
    "do": "answer_undo",
    /** Whether to agree. */
    agree: boolean,
  }
  | {
    "do": "answer_take_over",
    /** Whether to agree. */
    agree: boolean,
  }
  | {
    "do": "say",
    /** The text. */
    text: string,
  }
  | {
    "do": "mute",
    /** The player. */
    player: PlayerId,
    /** Whether to mute or to unmute. */
    muted: boolean,
  }
  | {
    "do": "mute_for_all",
    /** The player. */
    player: PlayerId,
    /** Whether to mute or to unmute. */
    muted: boolean,
  }
  | {
    "do": "report",
    /** The line's number. */
    line: number,
    /** What is wrong with it. */
    reason: string,
  }
  | { "do": "return" }
  | { "do": "leave" }
  | { "do": "rematch" }
  | { "do": "close" };

/** How far a client has read. Events are numbered for each observer, and restart after an undo. */
export type Cursor = {
  /** How many undos the match had. */
  undo_epoch: number,
  /** The number of the last event received. */
  number: number,
};

/** A message on a socket, from the server. */
export type ServerMessage =
  | {
    "type": "welcome",
    /** Who the client is in this room. */
    you: You,
    /** The room. */
    room: RoomInfo,
    /** How many undos the match had. */
    undo_epoch: number,
    /** The position and the events after the cursor, once the match has begun. */
    snapshot: Snapshot | null,
    /** Whether one's last decision can be undone, and whether others must agree. */
    undo: UndoPrice | null,
    /** The chat lines after `chat_after`. */
    chat: ChatLine[],
    /** The version of the position, for a client that gets patches. */
    version?: string,
  }
  | {
    "type": "update",
    /** How many undos the match had. If it has grown, earlier events are void and all events are sent again. */
    undo_epoch: number,
    /** The position and the events since the last message. */
    snapshot: Snapshot,
    /** The version of the position, for a client that gets patches. */
    version?: string,
    /** Whether one's last decision can be undone, and whether others must agree. */
    undo: UndoPrice | null,
  }
  | {
    "type": "patch",
    /** As in an update. */
    undo_epoch: number,
    /** The version of the position that has changed. A client with another one asks for a new welcome. */
    from: string,
    /** The version of the position after the changes. */
    version: string,
    /** The number of the last event. */
    number: number,
    /** The events since the last message. */
    events: Event[],
    /** What has changed in the other members of the snapshot: view, turn, prompt, offers and question. */
    changes: Change[],
    /** As in an update. */
    undo: UndoPrice | null,
  }
  | {
    "type": "room",
    /** The room as it is now. */
    room: RoomInfo,
  }
  | {
    "type": "you",
    /** Who the client is in this room. */
    you: You,
  }
  | {
    "type": "chat",
    /** The lines. */
    lines: ChatLine[],
  }
  | {
    "type": "scene",
    /** The position, line by line. */
    lines: Message[],
    /** The question to the reader. */
    prompt: Message | null,
    /** What the visible pieces do. */
    glossary: Message[],
  }
  | {
    "type": "announcements",
    /** All announcements of this moment. */
    announcements: AnnouncementInfo[],
  }
  | { "type": "ack" } & Ack
  | { "type": "error" } & ErrorMessage
  | { "type": "pong" }
  | {
    "type": "farewell",
    /** Why, for programs. */
    code: string,
    /** Why, for people. */
    message: string,
  };

/** What an admin tells everyone. */
export type AnnouncementInfo = {
  /** Its id, for those who have dismissed it. */
  id: string,
  /** The English text. */
  en: string | null,
  /** The Spanish text. */
  es: string | null,
  /** Until when it is shown, in milliseconds since 1970. */
  until_ms: number,
  /** When the server restarts, if this is the notice of a restart. */
  restart_ms: number | null,
};

/** A command was done. */
export type Ack = {
  /** The client's id of the command. */
  id: string,
  /** Whether it had been done before, and so was not done again. */
  again: boolean,
  /** The room that was opened by it. */
  room?: RoomId,
};

/** An error. */
export type ErrorMessage = {
  /** The client's id of the command, if it was one. */
  id: string | null,
  /** A stable code, for programs. */
  code: string,
  /** What is wrong and what to do, for people. */
  message: string,
  /** The rules' own message, to translate for the reader. */
  words?: Message,
};

/** Who a client is in a room. */
export type You = {
  /** Their player id, if they have a session. */
  player: PlayerId | null,
  /** Their seat, if they have one. */
  seat: number | null,
  /** Whether they host the room. */
  host: boolean,
  /** Whether they may chat. */
  may_speak: boolean,
  /** Whether the players refused them a seat, so that they cannot ask again in this match; omitted if not. */
  seat_refused?: boolean,
  /** The players whom they have muted. */
  muted: NamedPlayer[],
  /** The players whom they have muted for all, as the host. */
  muted_by_host: NamedPlayer[],
};

/** What an undo needs. */
export type UndoPrice = "free" | "asks" | "revealed";

/** The match as one observer sees it. */
export type Snapshot = {
  /** The number of the last event that this observer heard. */
  number: number,
  /** What it heard after its mark. */
  events: Event[],
  /** What it may know of the position, in the game's own form. */
  view: unknown,
  /** What the match waits for. */
  turn: Turn,
  /** What is asked of the observer, if anything. */
  prompt: Message | null,
  /** All that it may decide, in order. */
  offers: Offer[],
  /** The name of what it is asked; empty if it may decide nothing. */
  question: string,
};

/** An operation of a JSON Patch (RFC 6902). The path is a JSON pointer (RFC 6901). Operations are applied in order. */
export type Change =
  | {
    "op": "replace",
    /** Where. */
    path: string,
    /** What. */
    value: unknown,
  }
  | {
    "op": "add",
    /** Where. */
    path: string,
    /** What. */
    value: unknown,
  }
  | {
    "op": "remove",
    /** Where. */
    path: string,
  };

/** Something that happened. */
export type Event = {
  /** Its number for this observer: 1, 2, 3 and so on. */
  number: number,
  /** The rule that caused it, such as `W25`. */
  rule: string,
  /** What happened, in the game's own form. */
  fact: unknown,
  /** The same in words. */
  message: Message,
  /** The number of the log line that it belongs to. */
  line: number,
  /** The log lines that get a new text with this event; omitted if none does. */
  lines?: LogLine[],
};

/** The text of a log line. It replaces the earlier text of the same line. */
export type LogLine = {
  /** The number of the line. Lines are sorted by it. */
  line: number,
  /** Whether it opens a chapter. */
  kind: LineKind,
  /** The rule of the event that wrote the text. */
  rule: string,
  /** The text. */
  message: Message,
};

/** What kind of line it is. */
export type LineKind = "heading" | "line";

/** Something that a seat may decide. */
export type Offer = {
  /** What is sent back to choose it, in the game's own form. */
  action: unknown,
  /** What it is called. */
  message: Message,
  /** What choosing it means. */
  help: Message,
  /** The rule that allows it. */
  rule: string,
  /** Whether it changes only how its player is asked. */
  aside: boolean,
};

/** What a match waits for. */
export type Turn =
  | { "turn": "chance" }
  | {
    "turn": "decide",
    /** Seats without whose decision the match does not go on. */
    owe: number[],
    /** Seats that may act as well, though nobody waits for them. */
    may: number[],
  }
  | { "turn": "over" };

/** A Fluent message with its arguments, to be put into the reader's language. */
export type Message = {
  /** The message's id in the games' `.ftl` files. */
  id: string,
  /** Its arguments by name. */
  args: { [key in string]: Arg },
};

/** An argument of a message. */
export type Arg =
  | { "number": number }
  | { "seat": number }
  | { "symbol": string }
  | { "term": string }
  | { "list": Arg[] }
  | { "message": Message };

/** A room. */
export type RoomInfo = {
  /** Its id. */
  id: RoomId,
  /** The room's settings. */
  settings: RoomSettings,
  /** The host. */
  host: PlayerId,
  /** The stage. */
  stage: StageInfo,
  /** The seats in order. */
  seats: SeatInfo[],
  /** The public part of the fairness proof. */
  fairness: Fairness,
  /** The seats that added randomness, in the order in which they did. */
  nonce_order: number[],
  /** Who has yet to reveal a nonce before the match begins; omitted if it is not about to. */
  reveal?: RevealInfo,
  /** The rules version of the match, once it has begun. */
  rules_version: number | null,
  /** The spectators. */
  spectators: NamedPlayer[],
  /** Who asks to take a decision back. */
  undo: UndoInfo | null,
  /** Who asks to take over a seat; omitted if nobody does. */
  take_over?: TakeOverInfo,
  /** The room of the next match. */
  next: RoomId | null,
  /** The server's time in milliseconds since 1970, to which the clocks refer. */
  now_ms: number,
};

/** The stage of a room. */
export type StageInfo =
  | { "stage": "open" }
  | { "stage": "playing" }
  | {
    "stage": "over",
    /** Who has won. */
    winners: number[],
  }
  | {
    "stage": "closed",
    /** Why, for programs. */
    code: string,
    /** Why, for people. */
    message: string,
  };

/** A seat of a room. */
export type SeatInfo = {
  /** The holder. */
  holder: HolderInfo,
  /** Whether that person is connected. */
  present: boolean,
  /** Why a bot decides for the owner, if one does. */
  covered: Cover | null,
  /** The randomness that the seat added. */
  nonce: string,
  /** The hash of randomness that the seat reveals just before the match begins; omitted if it gave none. */
  nonce_hash?: string,
  /** Milliseconds left in its bank at `asked_ms`, or when it is asked next. */
  bank_ms: number | null,
  /** Since when the match waits for it. */
  asked_ms: number | null,
  /** When a bot takes over unless the seat decides before. */
  deadline_ms: number | null,
};

/** The holder of a seat. */
export type HolderInfo =
  | { "kind": "nobody" }
  | {
    "kind": "person",
    /** Their id. */
    player: PlayerId,
    /** Their name. */
    name: string,
  }
  | {
    "kind": "bot",
    /** Its name in the catalog. */
    bot: string,
    /** Its display name. */
    name: string,
  };

/** Why a bot decides for the owner of a seat. */
export type Cover = "away" | "time_out" | "left";

/** A player's id and name. */
export type NamedPlayer = {
  /** Their id. */
  player: PlayerId,
  /** Their name. */
  name: string,
};

/** A request to take a decision back. */
export type UndoInfo = {
  /** Who asks. */
  seat: number,
  /** Why. */
  reason: string,
  /** Who has yet to agree. */
  waits_for: number[],
  /** When the request ends unless all have agreed, in milliseconds since 1970. */
  until_ms: number,
};

/** A request to take over a seat of the running match. */
export type TakeOverInfo = {
  /** The seat. */
  seat: number,
  /** Who asks. */
  player: PlayerId,
  /** Their name. */
  name: string,
  /** Who has yet to agree. */
  waits_for: number[],
  /** When the request ends unless all have agreed, in milliseconds since 1970. */
  until_ms: number,
};

/** The match is about to begin, and waits for nonces. */
export type RevealInfo = {
  /** Who has yet to reveal. */
  waits_for: number[],
  /** Until when, in milliseconds since 1970. Then the server's secret settles what replaces a missing nonce. */
  until_ms: number,
};

/** How the chance of a match is drawn, as far as everyone may know. */
export type Fairness = {
  /** The commitment to the server's secret, which stands before anyone adds to the chance. */
  commitment: string,
  /** What each seat added, in hexadecimal digits; empty for one that added nothing. */
  nonces: string[],
  /** The secret, once the match is over. */
  secret?: string,
};

/** A line of chat. */
export type ChatLine = {
  /** Its number, growing from line to line. */
  number: number,
  /** When it was sent, in milliseconds since 1970. */
  at_ms: number,
  /** The sender. */
  player: PlayerId,
  /** The name at that time. */
  name: string,
  /** Who may read it. */
  channel: Channel,
  /** The text, as plain text. */
  text: string,
};

/** Who may read a chat line. */
export type Channel = "players" | "spectators";

/** What is played, by whom, how fast, and who may watch. */
export type RoomSettings = {
  /** The key of the game. */
  game: string,
  /** Options by name; those not named take their default. */
  options: { [key in string]: string },
  /** Who may take each seat. */
  seats: SeatRequest[],
  /** Whether the lobby lists the room; otherwise it is reached only by its link. */
  listed: boolean,
  /** Whether the result counts for ratings. */
  rated: boolean,
  /**
   * Whether players may undo what they have already seen; omitted if not. The match is marked and never counts for
   * ratings.
   */
  practice?: boolean,
  /** How fast it is played. */
  pace: Pace,
  /** Who may watch. */
  spectators: Spectators,
  /** Whether it is a lesson; omitted if not. Lessons are opened at `/api/lessons`. */
  lesson?: boolean,
  /** Which lesson of the game it is, if it is not the first. */
  chapter?: string,
  /** The position of another match from which this one continues; omitted if it starts normally. */
  origin?: StartPosition,
  /** The day of its daily dungeon, such as `2026-03-31`; omitted if it is none. Those are opened at `/api/daily`. */
  daily?: string,
};

/** Who may take a seat. */
export type SeatRequest =
  | { "for": "person" }
  | {
    "for": "bot",
    /** Its name in the catalog. */
    bot: string,
  };

/** How fast a room plays. */
export type Pace =
  | {
    "pace": "live",
    /** A clock for each seat, if there is one. */
    clock: Clock | null,
    /** After how many seconds a bot decides for an absent player while others wait. */
    grace_s: number,
  }
  | {
    "pace": "turns",
    /** How many days there are for a decision. */
    days: number,
  };

/** How much time a seat has. */
export type Clock = {
  /** Seconds for the whole match. */
  bank_s: number,
  /** Seconds for each decision before the bank is touched. */
  move_s: number,
};

/** Who may watch. */
export type Spectators = {
  /** Whether anyone may watch without a seat. */
  welcome: boolean,
  /** By how many seconds their view is delayed. */
  delay_s: number,
};

/** A position of another match. If that match is running, only a position that the player saw. */
export type StartPosition = {
  /** The room of that match. */
  room: RoomId,
  /** The log entry after which the position stood, as the outline numbers them; for a match that has ended. */
  entry?: number,
  /**
   * Instead of `entry`: the step, as the seat `known_to` counts them. The new room is then private, because the
   * other match may still be running.
   */
  step?: number,
  /** The seat from whose knowledge everything hidden is dealt again; omitted if it stays as it was. */
  known_to?: number,
};

/** A room in a list. */
export type RoomSummary = {
  /** Options by name. */
  options: { [key in string]: string },
  /** The holders of the seats, in order. */
  holders: HolderInfo[],
  /** How fast it is played. */
  pace: Pace,
  /** Whether the result counts for ratings. */
  rated: boolean,
  /** Whether players may undo what they have already seen; omitted if not. */
  practice?: boolean,
  /** Whether it is a lesson; omitted if not. */
  lesson?: boolean,
  /** The day of its daily dungeon; omitted if it is none. */
  daily?: string,
  /** Who may watch. */
  spectators: Spectators,
  /** The seats for which the match waits; may lag. */
  owed: PendingSeat[],
  /** The room of the next match. */
  next: RoomId | null,
};

/** A seat for which a match waits. */
export type PendingSeat = {
  /** The seat. */
  seat: number,
  /** Since when, in milliseconds since 1970. */
  since_ms: number | null,
};

/** The id of a room. Everyone who knows it may open the room, so it is shared as a link. */
export type RoomId = string;

/** The id of a player. It is public and grants nothing. */
export type PlayerId = string;

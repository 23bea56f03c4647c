// The language of sockets, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. docs/protocol.md says how it is spoken.

/** A message on a socket, from the client. */
export type ClientMessage =
  | {
    "type": "hello",
    /** The last event that was heard, to get only what came after it. */
    after?: Cursor | null,
    /** The number of the last line of chat that was read. */
    chat_after?: number | null,
  }
  | {
    "type": "command",
    /** The client's own name for it. The same one sent twice is done once. */
    id: string,
    /** What is asked for. */
    command: Command,
  }
  | { "type": "describe" }
  | { "type": "ping" };

/** What can be asked of a room. */
export type Command =
  | {
    "do": "sit",
    /** The seat, counted from 0. */
    seat?: number | null,
    /** Up to 128 hexadecimal digits that the seat adds to the chance of the match. */
    nonce?: string | null,
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
    /** What was asked, as the snapshot named it, so that an answer to an old question is not taken for the next. */
    question?: string | null,
    /** The action. */
    action?: unknown,
    /** Its place among the offers, counted from 0. */
    choice?: number | null,
  }
  | {
    "do": "undo",
    /** Why, for those who are asked. */
    reason: string,
  }
  | {
    "do": "answer_undo",
    /** Whether it may be. */
    agree: boolean,
  }
  | {
    "do": "say",
    /** The text. */
    text: string,
  }
  | {
    "do": "mute",
    /** Whom. */
    player: PlayerId,
    /** Whether not to. */
    muted: boolean,
  }
  | {
    "do": "mute_for_all",
    /** Whom. */
    player: PlayerId,
    /** Whether not to. */
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

/** How far someone has listened: events are counted for each observer, and anew after an undo. */
export type Cursor = {
  /** How many undos had been made. */
  undo_epoch: number,
  /** The number of the last event heard. */
  number: number,
};

/** A message on a socket, from the server. */
export type ServerMessage =
  | {
    "type": "welcome",
    /** Who the server takes the client for. */
    you: You,
    /** The room. */
    room: RoomInfo,
    /** How many undos were made. */
    undo_epoch: number,
    /** The position and the events after the mark, once the match has begun. */
    snapshot: Snapshot | null,
    /** Whether one's last decision can be taken back, and at what price. */
    undo: UndoPrice | null,
    /** The lines of chat after the mark. */
    chat: ChatLine[],
  }
  | {
    "type": "update",
    /** How many undos were made. If it has grown, what was heard before is void and all events come again. */
    undo_epoch: number,
    /** The position and the events since the last notice. */
    snapshot: Snapshot,
    /** Whether one's last decision can be taken back, and at what price. */
    undo: UndoPrice | null,
  }
  | {
    "type": "room",
    /** The room as it is now. */
    room: RoomInfo,
  }
  | {
    "type": "you",
    /** Who the server takes the client for. */
    you: You,
  }
  | {
    "type": "chat",
    /** What was said. */
    lines: ChatLine[],
  }
  | {
    "type": "scene",
    /** The position, line by line. */
    lines: Message[],
    /** What is asked of the reader. */
    prompt: Message | null,
    /** What the pieces in snapshot do. */
    glossary: Message[],
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

/** A command was carried out. */
export type Ack = {
  /** The client's name for the command. */
  id: string,
  /** Whether it had been carried out before, and so was not done again. */
  again: boolean,
  /** The room that was opened by it. */
  room?: RoomId,
};

/** A refusal. */
export type ErrorMessage = {
  /** The client's name for the command, if it was one. */
  id: string | null,
  /** A stable name of the reason, for programs. */
  code: string,
  /** What was wrong and what would be right, for people. */
  message: string,
  /** The rules' own words for it, as a message to be put into the reader's language. */
  words?: Message,
};

/** Who the server takes someone for. */
export type You = {
  /** Their id, unless they did not say who they are. */
  player: PlayerId | null,
  /** Their seat, if they have one. */
  seat: number | null,
  /** Whether they host the room. */
  host: boolean,
  /** Whether the host lets them speak. */
  may_speak: boolean,
  /** Those whom they have muted. */
  muted: NamedPlayer[],
  /** Those whom they, as the host, do not let speak. */
  muted_by_host: NamedPlayer[],
};

/** What taking a decision back costs. */
export type UndoPrice = "free" | "asks";

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
};

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
  | { "list": Arg[] };

/** A room as it is shown. */
export type RoomInfo = {
  /** Its id. */
  id: RoomId,
  /** What was settled. */
  settings: RoomSettings,
  /** Who hosts it. */
  host: PlayerId,
  /** How far it has come. */
  stage: StageInfo,
  /** The seats in order. */
  seats: SeatInfo[],
  /** How chance is drawn, as far as everyone may know. */
  fairness: Fairness,
  /** The seats that gave their part of the chance, in the order in which they did. */
  nonce_order: number[],
  /** The version of the rules that the match is played by, once it has begun. */
  rules_version: number | null,
  /** Who looks on. */
  spectators: NamedPlayer[],
  /** Who asks to take a decision back. */
  undo: UndoInfo | null,
  /** The room of the next match. */
  next: RoomId | null,
  /** The server's clock, in milliseconds since 1970, to which the clocks refer. */
  now_ms: number,
};

/** How far a room has come. */
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

/** A seat as it is shown. */
export type SeatInfo = {
  /** Who has it. */
  holder: HolderInfo,
  /** Whether that person is there. */
  present: boolean,
  /** Why a bot decides for it, if one does in its owner's stead. */
  covered: Cover | null,
  /** What the seat added to the chance of the match. */
  nonce: string,
  /** Milliseconds left on its clock when it is next asked, or when `asked_ms` says it was asked. */
  bank_ms: number | null,
  /** Since when the match waits for it. */
  asked_ms: number | null,
  /** When a bot takes over, if the seat does not decide before. */
  deadline_ms: number | null,
};

/** Who has a seat. */
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
    /** What it is called at the table. */
    name: string,
  };

/** Why a bot decides in someone's stead. */
export type Cover = "away" | "time_out" | "left";

/** Someone by id and name, such as one who looks on. */
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
  /** Its number, which grows from line to line. */
  number: number,
  /** When it was said, in milliseconds since 1970. */
  at_ms: number,
  /** Who said it. */
  player: PlayerId,
  /** The name they had. */
  name: string,
  /** To whom it was said. */
  channel: Channel,
  /** What was said, as plain text. */
  text: string,
};

/** Who hears a line. */
export type Channel = "players" | "spectators";

/** What is played, by whom, how fast, and who may look on. */
export type RoomSettings = {
  /** The key of the game. */
  game: string,
  /** Options by name; those not named take their default. */
  options: { [key in string]: string },
  /** Who is to sit in each seat. */
  seats: SeatRequest[],
  /** Whether the room stands in the lobby; else only its link leads there. */
  listed: boolean,
  /** Whether the result counts for ratings. */
  rated: boolean,
  /** How fast it is played. */
  pace: Pace,
  /** Who may look on. */
  spectators: Spectators,
  /** Whether it is a first game with a coach; left out if not. A lesson has an address of its own to be opened at. */
  lesson?: boolean,
  /** Which lesson of the game it is, if it is not the first. */
  chapter?: string,
  /** The position of another match from which this one goes on; left out if it begins at its own beginning. */
  origin?: StartPosition,
};

/** Who is to sit in a seat. */
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
    /** After how many seconds a bot covers for someone who is away while the others wait. */
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

/** Who may look on. */
export type Spectators = {
  /** Whether anyone may look on without a seat. */
  welcome: boolean,
  /** By how many seconds they are behind. */
  delay_s: number,
};

/** A position of another match: any that stood, if that match has ended, or else one that the player in a seat saw. */
export type StartPosition = {
  /** The room of that match. */
  room: RoomId,
  /** After which entry of its log, as its outline counts them; for a match that has ended. */
  entry?: number,
  /**
   * Instead of the entry: at which step, as the seat that `known_to` names counts them. The new table is then for its
   * player alone, so that the other match may go on meanwhile.
   */
  step?: number,
  /** The seat from whose knowledge all that was hidden is dealt anew; left out if it stays as it was. */
  known_to?: number,
};

/** What lists say of a room. */
export type RoomSummary = {
  /** Options by name. */
  options: { [key in string]: string },
  /** Who has the seats, in their order. */
  holders: HolderInfo[],
  /** How fast it is played. */
  pace: Pace,
  /** Whether the result counts for ratings. */
  rated: boolean,
  /** Whether it is a lesson; left out if not. */
  lesson?: boolean,
  /** Who may look on. */
  spectators: Spectators,
  /** For whom the match waits, as far as the list knows. */
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

/** Names a room. Whoever knows it may look in, so it is shared by link. */
export type RoomId = string;

/** Names a player. It is shown to others and opens nothing. */
export type PlayerId = string;

// What the HTTP API takes and answers, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. A running server says at /api which address takes
// what; a room is opened with `RoomSettings`, and what is refused is answered with a `Problem`.

import type {
  Command,
  ErrorMessage,
  Event,
  PlayerId,
  RoomId,
  RoomSummary,
  Turn,
} from "./index";

/** What is answered to a request that was refused. */
export type Problem = {
  /** What was wrong and what would be right. */
  error: ErrorMessage,
};

/** What someone wants to be called. */
export type NewName = {
  /** 1 to 24 characters. */
  name: string,
};

/** Who the server takes a device for. */
export type Me = {
  /** The player's id, which others see. */
  player: PlayerId,
  /** The player's name. */
  name: string,
  /** The name of the account, if there is one. */
  account: string | null,
  /** Where the player wants to be reminded of matches that wait, if that was set; only `GET /api/session` shows it. */
  contact?: ContactShown,
};

/** A name and a password. */
export type Login = {
  /** 1 to 24 characters; upper and lower case are the same. */
  name: string,
  /** 8 to 200 characters. */
  password: string,
};

/** A new password, and the old one. */
export type NewPassword = {
  /** The password until now. */
  old: string,
  /** The password from now on: 8 to 200 characters. */
  new: string,
};

/** An address and a language, shown to nobody but their owner. */
export type ContactShown = {
  /** The address: one @, no blanks, at most 254 characters. */
  email: string,
  /** `en` or `es`. */
  lang: "en" | "es",
};

/** A game that can be played. */
export type GameShown = {
  /** The game's name in commands and records. */
  key: string,
  /** Its name for people, by language. */
  name: NameShown,
  /** Counts up with every change of the rules that matters to a match. */
  rules_version: number,
  /** How many can play. */
  seats: SeatsShown,
  /** What can be settled before a match. */
  options: OptionShown[],
  /** The levels of the app's bots that play it, the weakest first. */
  bots: string[],
};

/** A name in every language. */
export type NameShown = {
  /** In English. */
  en: string,
  /** In Spanish. */
  es: string,
};

/** How many can play. */
export type SeatsShown = {
  /** At least so many. */
  min: number,
  /** At most so many. */
  max: number,
};

/** Something to settle before a match. */
export type OptionShown = {
  /** Its name. */
  key: string,
  /** What it can be set to. */
  values: string[],
  /** What it is unless it is set. */
  default: string | null,
  /** The rule that it varies. */
  rule: string,
};

/** The rules of a game by number. */
export type RulesShown = {
  /** The key of the game. */
  game: string,
  /** The version of the rules. */
  rules_version: number,
  /** The language they are in. */
  lang: "en" | "es",
  /** The rules in order. */
  rules: RuleShown[],
};

/** A rule. */
export type RuleShown = {
  /** Its number, by which events and offers cite it. */
  id: string,
  /** A few words that name it. */
  title: string,
  /** What it says. */
  text: string,
};

/** What a lesson says and asks for, as far as whoever learns may know it before. */
export type LessonShown = {
  /** The key of the game. */
  game: string,
  /** The name of the lesson. */
  chapter: string,
  /** One step for each decision of whoever learns. */
  steps: StepShown[],
  /** What is said when the script ends and the match goes on. */
  farewell: PageShown[],
  /** What is said from then on: the name of a page by the name of the game's prompt. */
  hints: { [key in string]: string },
};

/** What is explained before a decision, and which decisions go with the story. */
export type StepShown = {
  /** What the coach says, page after page. */
  pages: PageShown[],
  /** The decisions that are taken. One fits if it has all that is written here. */
  accept: unknown[],
  /** The name of the page that is said of any other decision. */
  otherwise: string,
};

/** Some sentences of the coach. */
export type PageShown = {
  /** Their name. */
  page: string,
  /** The rule that they are about. */
  rule: string | null,
  /** An event, of which some fields are named here, without which they are left out. */
  told: unknown,
};

/** A room that was opened. */
export type Opened = {
  /** Its id, which leads there. */
  room: RoomId,
};

/** A room as lists show it. */
export type Listed = {
  /** Its id. */
  room: string,
  /** The key of the game. */
  game: string,
  /** `open`, `playing`, `over` or `closed`. */
  stage: "open" | "playing" | "over" | "closed",
  /** When it was opened, in milliseconds since 1970. */
  created_ms: number,
  /** When something last changed that lists show. */
  active_ms: number,
  /** The rest, once someone has been there. */
  summary: RoomSummary | null,
};

/** A command with the client's name for it. */
export type Asked = {
  /** The same one sent twice is done once. */
  id: string,
  /** What is asked for. */
  command: Command,
};

/** A player. */
export type PlayerShown = {
  /** The player's id. */
  player: string,
  /** The player's name. */
  name: string,
  /** `person` or `bot`. */
  kind: "person" | "bot",
  /** Since when the player is known, in milliseconds since 1970. */
  since_ms: number,
};

/** Some of a player's games. */
export type GamesPage = {
  /** The games, the last active ones first. */
  games: Listed[],
  /** What to give as `before` for the next page; nothing if there is none. */
  before: number | null,
};

/** How well a player plays a game. */
export type RatingShown = {
  /** The key of the game. */
  game: string,
  /** The strength: 1500 is where everyone begins. */
  rating: number,
  /** How far it may be off. */
  deviation: number,
  /** After how many matches. */
  games: number,
  /** When the last of them ended, in milliseconds since 1970. */
  updated_ms: number,
};

/** A place among the best. */
export type Standing = {
  /** The player's id. */
  player: string,
  /** The player's name. */
  name: string,
  /** `person` or `bot`. */
  kind: "person" | "bot",
  /** The key of the game. */
  game: string,
  /** The strength: 1500 is where everyone begins. */
  rating: number,
  /** How far it may be off. */
  deviation: number,
  /** After how many matches. */
  games: number,
  /** When the last of them ended, in milliseconds since 1970. */
  updated_ms: number,
};

/** Some of what someone has heard of a match. */
export type EventsPage = {
  /** How many undos were made. If it has grown since the last page, what was read before is void. */
  undo_epoch: number,
  /** The number of the last event heard. */
  number: number,
  /** The events in order, each `{number, rule, fact, message}`. */
  events: Event[],
};

/** Some frames of a match. */
export type ReplayPage = {
  /** The key of the game. */
  game: string,
  /** What the players are called, in seat order. */
  players: string[],
  /** Whether the match has ended; else more frames may come. */
  finished: boolean,
  /** The frames in order. */
  frames: Frame[],
  /** What to give as `from` for the next page; nothing if there is none yet. */
  next: number | null,
};

/** The match after one step, as someone saw it. Steps of which these eyes saw nothing have no frame. */
export type Frame = {
  /** The frame's number, counted from 0, which is how the match began. */
  step: number,
  /** When it happened, in milliseconds since 1970. */
  at_ms: number,
  /** How many undos were made. If it has grown, what was heard before is void and all events come again. */
  undo_epoch: number,
  /** What was heard since the frame before, each `{number, rule, fact, message}`. */
  events: Event[],
  /** The position as it was seen. */
  view: unknown,
  /** The position as each seat saw it, in seat order, for eyes that see all. */
  seats?: unknown[],
  /** What the match waited for. */
  turn: Turn,
};

/** A match in steps, or some of them. */
export type OutlinePage = {
  /** The key of the game. */
  game: string,
  /** Every option with its value. */
  options: { [key in string]: string },
  /** What the players are called, in seat order. */
  players: string[],
  /** The seat of whoever asks, if they have one. */
  seat: number | null,
  /** Whether the match has ended; else more steps may come. */
  finished: boolean,
  /** The eyes that were looked with: `public`, `seat:N` or `all`. */
  seen_by: string,
  /** All eyes with which whoever asks may look at this time. */
  open_eyes: string[],
  /** By how many seconds these eyes are behind. */
  delay_s: number,
  /** The steps in order, as the frames of the replay count them. */
  steps: Outlined[],
  /** What to give as `from` for the next page; nothing if there is none yet. */
  next: number | null,
};

/** What was heard of one step. */
export type Outlined = {
  /** When it happened, in milliseconds since 1970. */
  at_ms: number,
  /** How many undos were made. If it has grown, what was heard before is void and all events come again. */
  undo_epoch: number,
  /** Which entry of the room's log it is, whoever looks; told once the match has ended, since it counts hidden steps. */
  entry: number | null,
  /** What was heard since the step before, each `{number, rule, fact, message}`. */
  events: Event[],
};

/** How the chance of a match is drawn, and whether it was drawn so. */
export type FairnessShown = {
  /** What binds the server to its secret, shown before anyone sat down. */
  commitment: string,
  /** What each seat added, in seat order, in hexadecimal digits. */
  nonces: string[],
  /** The seats that added something, in the order in which they did. */
  nonce_order: number[],
  /** The secret, once the match is over. */
  secret: string | null,
  /** Where the record is, from which anyone can check all this with `antorcha verify-fair`, once the match is over. */
  record: string | null,
  /** What the server finds when it checks the record itself, once the match is over. */
  verdict: Verdict | null,
};

/** Whether the chance of a match was fair. */
export type Verdict =
  | {
    "verdict": "fair",
    /** What was checked. */
    report: FairReport,
  }
  | {
    "verdict": "not_fair",
    /** Why, for programs. */
    code: string,
    /** Why, for people. */
    message: string,
  };

/**
 * What was checked of a match's chance. Whether the commitment is the one that was shown before, and a nonce the one
 * that was given, is for each player to compare.
 */
export type FairReport = {
  /** The commitment, which the secret of the record fits. */
  commitment: string,
  /** What each seat added, in seat order. */
  nonces: string[],
  /** The version of the rules that the record names. */
  rules_version: number,
  /** How many draws of chance were recomputed, all as recorded. */
  draws: number,
  /** How many decisions the players made. */
  decisions: number,
  /** How many times steps were taken back. */
  takes: number,
  /** Whether the record holds the match to its end. */
  finished: boolean,
  /** How many steps of another match it began with; their chance is the other match's. */
  origin_steps: number,
};

/** What a bot is to be called. */
export type BotName = {
  /** 1 to 24 characters. */
  name: string,
};

/** A bot that was made. */
export type BotMade = {
  /** The bot's player. */
  player: string,
  /** Its name. */
  name: string,
  /** What it sends as `Authorization: Bearer TOKEN`. It is shown this once and never again. */
  token: string,
};

/** One of someone's bots. */
export type BotShown = {
  /** The bot's player. */
  player: string,
  /** Its name. */
  name: string,
  /** When it was made, in milliseconds since 1970. */
  created_ms: number,
};

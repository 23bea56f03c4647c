// The request and response bodies of the HTTP API, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. A running server describes its routes at /api.
// A room is opened with `RoomSettings`; errors are answered with a `Problem`.

import type {
  Command,
  ErrorMessage,
  Event,
  HolderInfo,
  PlayerId,
  RoomId,
  RoomSettings,
  RoomSummary,
  Snapshot,
  Turn,
} from "./index";

/** The body of an error response. */
export type Problem = {
  /** What was wrong and what to do. */
  error: ErrorMessage,
};

/** The name of a player. */
export type NewName = {
  /** 1 to 24 characters. */
  name: string,
};

/** The player of the current session. */
export type Me = {
  /** The player's id, which is public. */
  player: PlayerId,
  /** The player's name. */
  name: string,
  /** The name of the account, if there is one. */
  account: string | null,
  /** The address for reminders, if there is one; only `GET /api/session` returns it. */
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
  /** The current password. */
  old: string,
  /** The new password: 8 to 200 characters. */
  new: string,
};

/** An address and a language, shown only to their owner. */
export type ContactShown = {
  /** The email address: one `@`, no spaces, at most 254 characters. */
  email: string,
  /** `en` or `es`. */
  lang: "en" | "es",
};

/** The mail address of an account, shown only to its owner. */
export type AccountShown = {
  /** The name of the account. */
  name: string,
  /**
   * Whether this server sends mail. If not, addresses are not confirmed, and only the operator can make a link for a new
   * password.
   */
  sends_mail: boolean,
  /** The address, if there is one. */
  contact: ContactShown | null,
  /** Whether the owner has opened the link that was sent to it. */
  verified: boolean,
  /** The address that is to be confirmed. */
  unconfirmed: string | null,
};

/** The sessions of a player. */
export type OwnSessions = {
  /** The sessions, the last used first. */
  sessions: OwnSessionShown[],
};

/** A session, shown only to its owner. */
export type OwnSessionShown = {
  /** Names the session in requests. It is not the token. */
  id: string,
  /** The browser and the system, such as `Firefox, Windows`; empty if the browser did not name them. */
  device: string,
  /** When it began, in milliseconds since 1970; null for sessions of older versions. */
  begun_ms: number | null,
  /** When it was last used, to the hour. */
  used_ms: number | null,
  /** Whether this request came from it. */
  current: boolean,
};

/** A request for a link. */
export type ForgottenPassword = {
  /** The name of the account, or its confirmed mail address. */
  account: string,
  /** The language of the mail: `en` or `es`. */
  lang: "en" | "es",
};

/** The token of a link: what follows the `#`. */
export type LinkToken = {
  /** The token. */
  token: string,
};

/** A new password by a link. */
export type PasswordByLink = {
  /** The token of the link. */
  token: string,
  /** The new password: 8 to 200 characters. */
  password: string,
};

/** The account for which a link sets the password. */
export type LinkAccount = {
  /** The name of the account. */
  name: string,
};

/** The password of the account to delete. */
export type Deletion = {
  /** The password of the account. Guests have none. */
  password: string | null,
};

/** All notice settings of the caller. */
export type NoticeOverview = {
  /**
   * The key with which a browser subscribes: pass it as `applicationServerKey` to `pushManager.subscribe`. It is
   * base64 for URLs and never changes on a server.
   */
  push_key: string,
  /** Whether this server sends mail. If not, `mail` has no effect, unless `mail_by_program` is true. */
  mail_by_smtp: boolean,
  /** Whether a program of the operator gets the mail addresses of players whose turn it is. */
  mail_by_program: boolean,
  /** Whether notices go to the address of the account (`PUT /api/account/contact`). True by default. */
  mail: boolean,
  /** The stable code of the reason why the server turned mail off, such as `bad_recipient`. */
  mail_problem: string | null,
  /** The push and webhook channels, the oldest first. */
  channels: NoticeChannelShown[],
  /** The most push and webhook channels of a player. */
  most_channels: number,
  preferences: NoticePreferences,
  /** The tables without notices that are not over. */
  muted: string[],
};

/** When notices are sent and in which language. */
export type NoticePreferences = {
  /**
   * How many minutes a match waits for an absent player before a notice: 0 for immediately, at most 10,080. With null,
   * browsers and webhooks get it immediately and mail after a time that the operator sets, an hour by default.
   */
  after_minutes: number | null,
  /** Quiet hours: notices wait for their end. */
  quiet: QuietHoursShown | null,
  /** The player's time zone: minutes to add to UTC, from -840 to 840. */
  utc_offset_minutes: number,
  /** The language of notices, `en` or `es`. With null, it is the one of the contact, or else English. */
  lang: "en" | "es" | null,
};

/** A part of each day in the player's time zone. It can pass midnight. */
export type QuietHoursShown = {
  /** The first minute, from 0 to 1439. */
  from: number,
  /** The first minute after them, from 0 to 1439. */
  to: number,
};

/** Whether notices go to the address of the account. */
export type MailSwitch = { enabled: boolean };

/** How a notice reaches a player. */
export type ChannelKind = "push" | "webhook" | "email" | "command";

/** What a webhook expects. */
export type WebhookFormat = "plain" | "discord" | "slack" | "ntfy";

/** A channel to add. It has no `Debug`, because addresses are personal data. */
export type NewNoticeChannel =
  | {
    "kind": "push",
    /** The address at the push service, with https. */
    endpoint: string,
    keys: PushKeysShown,
    /** A name for the list, such as the browser's; at most 60 characters, can be empty. */
    label: string,
  }
  | {
    "kind": "webhook",
    /**
     * The address, with https or http, of at most 1,000 characters. Private addresses are refused unless the operator
     * allows them.
     */
    url: string,
    format: WebhookFormat,
    /** A name for the list; at most 60 characters, can be empty. */
    label: string,
  };

/** The keys of a subscription, in base64 for URLs. */
export type PushKeysShown = { p256dh: string, auth: string };

/** A new channel. */
export type NoticeChannelAdded = {
  id: string,
  /** The key of the signatures of a webhook in the format `plain`. It is shown only once. */
  secret: string | null,
};

/** A channel without its secret parts. */
export type NoticeChannelShown = {
  id: string,
  kind: ChannelKind,
  label: string,
  /** The host of the address. The rest of it can be secret. */
  host: string,
  /** The address itself, for a browser that looks for its own subscription. Null for webhooks. */
  endpoint: string | null,
  /** The format of a webhook. */
  format: WebhookFormat | null,
  /** The server disables a channel that is gone or has failed 10 times in a row. */
  enabled: boolean,
  /**
   * The stable code of the last problem: `bad_address`, `private_address`, `unknown_host`, `unreachable`,
   * `bad_certificate`, `too_slow`, `bad_answer`, `redirect`, `refused`, `busy` or `gone`. Null after a success.
   */
  problem: string | null,
  /** When it was added, in milliseconds since 1970. */
  created_ms: number,
};

/** Whether a channel gets notices. */
export type ChannelSwitch = { enabled: boolean };

/** What came of a test notice. */
export type NoticeTested = {
  /** Whether the receiver accepted it. */
  sent: boolean,
  /** If not, the stable code of the problem, as in the list of channels; `bad_recipient` for mail. */
  problem: string | null,
};

/** A game that can be played. */
export type GameShown = {
  /** The game's key in commands and records. */
  key: string,
  /** The game's name, by language. */
  name: NameShown,
  /** Increases with every change of the rules that affects a match. */
  rules_version: number,
  /** The number of seats. */
  seats: SeatsShown,
  /** The game options. */
  options: OptionShown[],
  /** The levels of the server's bots for this game, the weakest first. */
  bots: string[],
};

/** A name in every language. */
export type NameShown = {
  /** In English. */
  en: string,
  /** In Spanish. */
  es: string,
};

/** The number of seats. */
export type SeatsShown = {
  /** The minimum. */
  min: number,
  /** The maximum. */
  max: number,
};

/** A game option. */
export type OptionShown = {
  /** The option's key. */
  key: string,
  /** The allowed values. */
  values: string[],
  /** The default value. */
  default: string | null,
  /** The rule that the option varies. */
  rule: string,
};

/** The rules of a game. */
export type RulesShown = {
  /** The key of the game. */
  game: string,
  /** The version of the rules. */
  rules_version: number,
  /** The language of the texts. */
  lang: "en" | "es",
  /** The rules in order. */
  rules: RuleShown[],
};

/** A rule. */
export type RuleShown = {
  /** The rule's id, which events and offers cite. */
  id: string,
  /** The rule's title. */
  title: string,
  /** The rule's text. */
  text: string,
};

/** A lesson, without what the learner may not know in advance. */
export type LessonShown = {
  /** The key of the game. */
  game: string,
  /** The name of the lesson. */
  chapter: string,
  /** One step for each decision of the learner. */
  steps: StepShown[],
  /** What the coach says when the script ends and the match goes on. */
  farewell: PageShown[],
  /** Hints from then on: the id of a page by the id of the game's prompt. */
  hints: { [key in string]: string },
};

/** What the coach explains before a decision, and which decisions the script accepts. */
export type StepShown = {
  /** What the coach says, page after page. */
  pages: PageShown[],
  /** The accepted decisions. An action matches if it has all fields that are given here. */
  accept: unknown[],
  /** The id of the page for any other decision. */
  otherwise: string,
};

/** A page of the coach's text. */
export type PageShown = {
  /** The id of the page. */
  page: string,
  /** The rule that it explains. */
  rule: string | null,
  /** A pattern of an event. The page is shown only if such an event happened. */
  told: unknown,
};

/** A new room. */
export type Opened = {
  /** The room's id. */
  room: RoomId,
};

/** A room as lists show it. */
export type RoomListing = {
  /** The room's id. */
  room: string,
  /** The key of the game. */
  game: string,
  /** `open`, `playing`, `over` or `closed`. */
  stage: "open" | "playing" | "over" | "closed",
  /** When the room was opened, in milliseconds since 1970. */
  created_ms: number,
  /**
   * When the summary last changed, in milliseconds since 1970. While spectators are delayed, it is the time when the
   * room was opened.
   */
  active_ms: number,
  /** Players, options and turn, once the room was saved for lists. */
  summary: RoomSummary | null,
};

/** A command with the client's id for it. */
export type NewCommand = {
  /** A unique id of the command. If it is sent twice, it is executed once. */
  id: string,
  /** The command. */
  command: Command,
};

/** A new room that continues an unfinished match from the end of its record. */
export type NewContinuation = {
  /**
   * The settings of the new room. `origin` names the room that the match had elsewhere and, as `known_to`, the seat
   * from whose knowledge everything hidden is dealt again: the player may have read the record.
   */
  settings: RoomSettings,
  /** The text of the record. */
  record: string,
};

/** A player. */
export type PlayerShown = {
  /** The player's id. */
  player: string,
  /** The player's name. */
  name: string,
  /** `person` or `bot`. */
  kind: "person" | "bot",
  /** Whether it is a person without an account. */
  guest: boolean,
  /** When the player was created, in milliseconds since 1970. */
  since_ms: number,
  /** Their ratings by game. Others see only those with listed matches. */
  ratings: RatingShown[],
};

/** A page of a player's games. */
export type GamesPage = {
  /** The games, the most recently active first. */
  games: RoomListing[],
  /** The value of `before` for the next page; null if there is none. */
  before: number | null,
};

/** A player's rating in one game. */
export type RatingShown = {
  /** The key of the game. */
  game: string,
  /** The Glicko-2 rating. New players start at 1500. */
  rating: number,
  /** The rating deviation. */
  deviation: number,
  /** The number of rated matches. Others see only the number of listed ones. */
  games: number,
  /** When the last of them ended, in milliseconds since 1970. */
  updated_ms: number,
};

/** A page of a player's finished matches. */
export type HistoryShown = {
  /** The matches, the latest first. */
  matches: MatchShown[],
  /** The value of `before` for the next page; null if there is none. */
  next: string | null,
};

/** A finished match of a player. */
export type MatchShown = {
  /** The room. */
  room: string,
  /** The key of the game. */
  game: string,
  /** The value of the game's first option: its set or its mode. */
  mode: string,
  /** The player's seat. */
  seat: number,
  /** The number of seats. */
  seats: number,
  /** From 1. Winners share the first place. */
  place: number,
  /** Whether the player has won. */
  won: boolean,
  /** The player's success cards, coins or experience. */
  points: number | null,
  /** The strongest bot in the match; null if there was none. */
  level: string | null,
  /** The player's adventurer, character or hero. */
  figure: string | null,
  /** Whether it was rated. */
  rated: boolean,
  /** Whether others see it. */
  listed: boolean,
  /** When it ended, in milliseconds since 1970. */
  finished_ms: number,
  /** The player's rating after it, if it was rated. */
  rating: number | null,
  /** The holders of the seats, in order. */
  holders: HolderInfo[],
};

/** A player's latest matches, counted. Others see only listed ones. */
export type StatisticsShown = {
  /** The most matches that are counted: the latest ones. */
  most: number,
  /** By game. */
  games: StatisticsLine[],
  /** By game and the value of its first option, its set or mode. */
  modes: StatisticsLine[],
  /** By game and the strongest bot in the match; the key is null for matches without bots. */
  levels: StatisticsLine[],
  /** By game and the player's adventurer, character or hero. */
  figures: StatisticsLine[],
};

/** Matches of a game that have something in common. */
export type StatisticsLine = {
  /** The key of the game. */
  game: string,
  /** What they have in common besides. */
  key: string | null,
  /** How many there are. */
  matches: number,
  /** How many of them the player has won. */
  wins: number,
  /** How many of them were rated. */
  rated: number,
  /** The mean place, from 1. */
  mean_place: number,
  /** The most points in one of them. */
  best_points: number | null,
};

/** A rating after a match. */
export type RatingPoint = {
  /** The room. */
  room: string,
  /** When the match ended, in milliseconds since 1970. */
  at_ms: number,
  /** The Glicko-2 rating. */
  rating: number,
  /** The rating deviation. */
  deviation: number,
};

/** Two players in their common matches of a game. */
export type AgainstShown = {
  /** The key of the game. */
  game: string,
  /** How many matches they had. */
  matches: number,
  /** How often the player had the better place. */
  ahead: number,
  /** How often the other one had the better place. In the remaining matches, both had the same. */
  behind: number,
  /** When the last of them ended, in milliseconds since 1970. */
  last_ms: number,
};

/** A page of a leaderboard. */
export type LeaderboardPage = {
  /** The best players, the best first. */
  rows: LeaderboardRow[],
  /** The value of `from` for the next page; null if there is none. */
  next: number | null,
};

/** A row of a leaderboard. */
export type LeaderboardRow = {
  /** The rank, from 1. */
  rank: number,
  /** The player's id. */
  player: string,
  /** The player's name. */
  name: string,
  /** `person` or `bot`. */
  kind: "person" | "bot",
  /** The key of the game. */
  game: string,
  /** The Glicko-2 rating. New players start at 1500. */
  rating: number,
  /** The rating deviation. */
  deviation: number,
  /** The number of rated matches. Others see only the number of listed ones. */
  games: number,
  /** When the last of them ended, in milliseconds since 1970. */
  updated_ms: number,
};

/** A page of the events that an observer knows. */
export type EventsPage = {
  /** How many undos the match had. If this has grown since the last page, earlier pages are void. */
  undo_epoch: number,
  /** The number of the last event. */
  number: number,
  /** The events in order, each `{number, rule, fact, message, line, lines}`. */
  events: Event[],
};

/** A page of frames of a match. */
export type ReplayPage = {
  /** The key of the game. */
  game: string,
  /** The names of the players, in seat order. */
  players: string[],
  /** Whether the match has ended; if not, more frames may follow. */
  finished: boolean,
  /** The frames in order. */
  frames: Frame[],
  /** The value of `from` for the next page; null if there is none yet. */
  next: number | null,
};

/** The match after one step, from one perspective. Steps that this perspective cannot see have no frame. */
export type Frame = {
  /** The frame's number, counted from 0, which is the start position. */
  step: number,
  /** When the step happened, in milliseconds since 1970. */
  at_ms: number,
  /** How many undos the match had. If this has grown, earlier events are void and all events are sent again. */
  undo_epoch: number,
  /** The events since the frame before, each `{number, rule, fact, message, line, lines}`. */
  events: Event[],
  /** The position from this perspective. */
  view: unknown,
  /** The view of each seat, in seat order; only with `as=all`. */
  seats?: unknown[],
  /** Whose turn it was. */
  turn: Turn,
};

/** A page of the outline of a match. */
export type OutlinePage = {
  /** The key of the game. */
  game: string,
  /** Every option with its value. */
  options: { [key in string]: string },
  /** Whether players could undo what they had already seen. */
  practice: boolean,
  /** Whether it is a daily dungeon that others have yet to play. */
  sealed: boolean,
  /** The names of the players, in seat order. */
  players: string[],
  /** The caller's seat, if they have one. */
  seat: number | null,
  /** Whether the match has ended; if not, more steps may follow. */
  finished: boolean,
  /** The perspective of this outline: `public`, `seat:N` or `all`. */
  seen_by: string,
  /** All perspectives that the caller may use now. */
  open_eyes: string[],
  /** By how many seconds this perspective is delayed. */
  delay_s: number,
  /** The steps in order, with the same numbers as the frames of the replay. */
  steps: OutlineStep[],
  /** The value of `from` for the next page; null if there is none yet. */
  next: number | null,
};

/** The events of one step. */
export type OutlineStep = {
  /** When the step happened, in milliseconds since 1970. */
  at_ms: number,
  /** How many undos the match had. If this has grown, earlier events are void and all events are sent again. */
  undo_epoch: number,
  /**
   * The number of the step's entry in the room's log; only once the match has ended, because it counts hidden
   * steps.
   */
  entry: number | null,
  /** The events since the step before, each `{number, rule, fact, message, line, lines}`. */
  events: Event[],
};

/** The fairness proof of a match. */
export type FairnessShown = {
  /** The commitment to the server's secret, published before anyone took a seat. */
  commitment: string,
  /** The nonce of each seat, in seat order, in hexadecimal digits. */
  nonces: string[],
  /** The seats that added a nonce, in the order in which they did. */
  nonce_order: number[],
  /** The seats that did not reveal their nonce in time, so that the secret settled another one. */
  replaced: number[],
  /** The secret, once the match is over. */
  secret: string | null,
  /** The path of the record, once the match is over. `antorcha verify-fair` checks it. */
  record: string | null,
  /** The result of the server's own check, once the match is over. */
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
    /** A stable code, for programs. */
    code: string,
    /** A message for people. */
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
  /** The seats that did not reveal the nonce to which they were bound; omitted if there are none. */
  replaced?: number[],
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

/** A review, and where its steps are in the replay. */
export type ReviewShown = {
  /** The log entry of each `frame` of the review, as the outline names them. */
  entries: number[],
  /** Chances, decisions, luck and skill. */
  review: unknown,
};

/** A review that is not ready yet. */
export type ReviewPending = {
  state: ReviewStage,
  /** How much of it is done, from 0 to 1. */
  done: number,
};

/** How far a review is. */
export type ReviewStage = "waiting" | "running";

/** What a seat could know of hidden cards after a step. */
export type BeliefsShown = {
  seat: number,
  /** The log entry of the step, as the outline names it. */
  entry: number,
  /** The hidden places and the chances of the cards there. */
  beliefs: unknown,
};

/** The daily dungeons of three days. */
export type DailyShown = {
  /** Its deals can be practised. */
  yesterday: DayShown,
  today: DayShown,
  /** Only the commitments to its deals are known. */
  tomorrow: DayShown,
};

/** The daily dungeons of a day. */
export type DayShown = {
  /** The date, such as `2026-03-31`. */
  date: string,
  /** When the day is over, in milliseconds since 1970. */
  end_ms: number,
  /** One for each game; none if the server did not know the day. */
  dungeons: DungeonShown[],
};

/** A daily dungeon. */
export type DungeonShown = {
  /** The key of the game. */
  game: string,
  /** The options that it is played with. */
  options: { [key in string]: string },
  /** The bots that it is played against. */
  bots: string[],
  /** The commitment to the secret from which chance is drawn. */
  commitment: string,
  /** Since when the secret and the commitment are fixed, in milliseconds since 1970. */
  committed_ms: number,
  /** The secret, once the day is over. */
  secret: string | null,
  /** The caller's attempt, if there is one. */
  attempt: AttemptShown | null,
};

/** A player's attempt at a daily dungeon. */
export type AttemptShown = {
  /** The room. */
  room: string,
  /** Whether it counts: the player had an account when it began. */
  ranked: boolean,
  state: AttemptState,
  /** Its rank among all so far, from 1, if it counts and is finished. */
  rank: number | null,
  /** The place at the table, from 1. */
  place: number | null,
  /** The points of the game. */
  points: number | null,
  /** How much chance gave, in victories; null until it is measured. */
  luck: number | null,
  /** The result without luck, in victories: 1 for a win, minus the luck. */
  adjusted: number | null,
};

/** How far an attempt is. */
export type AttemptState = "playing" | "finished" | "unfinished";

/** The results of a daily dungeon. */
export type DailyResults = {
  /** The date, such as `2026-03-31`. */
  date: string,
  /** The key of the game. */
  game: string,
  /** How many ranked attempts were begun. */
  begun: number,
  /** How many of them were finished in time. */
  finished: number,
  /** The best attempts, best first. Null while the day lasts and the caller has not finished an attempt. */
  rows: ResultRow[] | null,
  /** The caller's attempt, if there is one. */
  attempt: AttemptShown | null,
};

/** A ranked attempt. */
export type ResultRow = {
  /** The rank, from 1. Equal results share it. */
  rank: number,
  /** The player's id. */
  player: string,
  /** The player's name. */
  name: string,
  /** The place at the table, from 1. */
  place: number,
  /** The points of the game. */
  points: number,
  /** How much chance gave, in victories; null until it is measured. */
  luck: number | null,
  /** The result without luck, in victories; null until luck is measured. */
  adjusted: number | null,
  /** The room, once the day is over: then anyone can replay it. */
  room: string | null,
};

/** A puzzle in the list. */
export type PuzzleListed = {
  /** The id of the puzzle. */
  id: string,
  /** The key of the game. */
  game: string,
  /** What the puzzle is about. */
  theme: string,
  /** How hard it is, on the scale of chess ratings. */
  rating: number,
  /** The number of players. */
  seats: number,
  /** The game options that are not at their defaults. */
  options: { [key in string]: string },
};

/** The position of a puzzle, as its seat knows it. */
export type PuzzleShown = {
  /** The id of the puzzle. */
  id: string,
  /** The key of the game. */
  game: string,
  /** What the puzzle is about. */
  theme: string,
  /** How hard it is, on the scale of chess ratings. */
  rating: number,
  /** Every option with its value. */
  options: { [key in string]: string },
  /** The names of the players, in seat order. */
  players: string[],
  /** The seat to move. */
  seat: number,
  /** The position and the last events, as the seat knows them, and what it can do. */
  snapshot: Snapshot,
};

/** The answer to a puzzle. */
export type PuzzleChoice = {
  /** The index of the offer. */
  choice: number,
};

/** What the answer was worth. */
export type PuzzleSolution = {
  /** Whether the choice is the best one. */
  solved: boolean,
  /** The index of the best offer. */
  best: number,
  /** The index of the offer that comes to mind first. */
  obvious: number,
  /** The figures of the offers, in their order; null for those that only change how the player is asked. */
  figures: (PuzzleFigure | null)[],
  /** Where the figures come from: `odds`, `solved` or `search`. */
  basis: "odds" | "solved" | "search",
  /** How the gap between the best offer and the next one was proven, under each model of the players. */
  proof: PuzzleProof[],
};

/** The chance to win after an offer. */
export type PuzzleFigure = {
  /** From 0 to 1. */
  chance: number,
  /** The standard error; 0 for exact odds. */
  error: number,
};

/** The gap under one model of the players. */
export type PuzzleProof = {
  /** The name of the model. */
  model: string,
  /** The gap, as a chance to win. */
  gap: number,
  /** Its standard error. */
  error: number,
  /** How many worlds were played on. */
  worlds: number,
};

/** The name of a new bot. */
export type BotName = {
  /** 1 to 24 characters. */
  name: string,
};

/** A new bot. */
export type BotMade = {
  /** The bot's player id. */
  player: string,
  /** The bot's name. */
  name: string,
  /** The token, which the bot sends as `Authorization: Bearer TOKEN`. It is shown only once. */
  token: string,
};

/** A bot of the caller. */
export type BotShown = {
  /** The bot's player id. */
  player: string,
  /** The bot's name. */
  name: string,
  /** When the bot was created, in milliseconds since 1970. */
  created_ms: number,
};

/** A problem with a match. */
export type NewBugReport = {
  /** What is wrong, in at most 2,000 characters. */
  description: string,
};

/** A stored bug report. */
export type BugReported = {
  /** The id of the report. */
  id: string,
  /** The path of the report as a file, for its reporter. */
  file: string,
};

/** A bug report with everything about the match that its reporter may see. */
export type BugReportFile = {
  /** The id of the report. */
  id: string,
  /** When it was reported, in milliseconds since 1970. */
  at_ms: number,
  /** The version of the server at that time. */
  version: string,
  /** The id of the room. */
  room: string,
  /** What is wrong. */
  description: string,
  /** The settings of the room, with the game and its options. */
  settings: RoomSettings,
  /** From whose perspective the reporter saw the match: `public` or `seat:N`. */
  perspective: string,
  /** The last step that the reporter saw; null before the match begins. */
  step: number | null,
  /** The position after that step. */
  view: unknown,
  /** The last events up to that step, each `{number, rule, fact, message, line, lines}`. */
  events: Event[],
  /** The record of the match, once it is over. */
  record: unknown,
};

/** Whether the caller is banned. */
export type OwnBan = {
  /** Whether the caller's player or address is banned. */
  banned: boolean,
  /** Why. */
  reason: string,
  /** Until when, in milliseconds since 1970; null for a ban without an end. */
  until_ms: number | null,
};

/** The state of the server for admins. */
export type AdminOverview = {
  /** The state of all nodes. */
  server: Overview,
  /** The id of the node that answers. */
  node: string,
  /** People with an open table on this node now. */
  online: number,
  /** Open rooms on this node now. */
  rooms: number,
  /** The settings of this node without secrets. */
  settings: SettingShown[],
  /** Backups. */
  backup: BackupShown,
};

/** The state of the whole server. */
export type Overview = {
  /** The version of the program that answers. */
  version: string,
  /** `SQLite` or `PostgreSQL`. */
  store: string,
  /** The version of the store's tables. */
  schema: number,
  /** The size of the store in bytes. */
  bytes: number,
  /** The nodes of the server. */
  nodes: NodeShown[],
  /** Stored rooms by stage. */
  rooms: RoomCounts,
  /** Reported chat lines that wait for an admin; at most 1,000 are counted. */
  reports: number,
  /** Reported problems that wait for an admin; at most 1,000 are counted. */
  problems: number,
  /** The admins. */
  admins: PlayerName[],
  /** How busy all nodes together were in the last twelve hours, oldest first. */
  load: LoadPoint[],
};

/** A node of the server. */
export type NodeShown = {
  /** The id of the node. */
  id: string,
  /** Its version, once it has said so. */
  version: string | null,
  /** People with an open table on it, by its latest sample. */
  people: number | null,
  /** Open rooms on it. */
  rooms: number | null,
  /** Its memory in bytes. */
  memory_bytes: number | null,
};

/** Stored rooms by stage. */
export type RoomCounts = {
  /** Their match has not begun. */
  open: number,
  /** Their match is running. */
  playing: number,
  /** Their match is over. */
  over: number,
  /** They were closed before the end. */
  closed: number,
};

/** All nodes together, for five minutes. */
export type LoadPoint = {
  /** The beginning of the five minutes, in milliseconds since 1970. */
  at_ms: number,
  /** People with an open table. */
  people: number,
  /** Open rooms. */
  rooms: number,
  /** Requests per minute. */
  requests: number,
  /** The mean time of an answer, in milliseconds. */
  answer_ms: number,
  /** Memory in bytes. */
  memory_bytes: number,
};

/** A setting in force. */
export type SettingShown = {
  /** The name of the setting. */
  name: string,
  /** Its value. */
  value: string,
};

/** Whether this server can back up its store, and its last backup. */
export type BackupShown = {
  /** The folder for backups; null if the host has set none, or if the store is PostgreSQL. */
  folder: string | null,
  /** Whether a backup is being made. */
  running: boolean,
  /** When the last backup since the start was made, in milliseconds since 1970. */
  last_ms: number | null,
  /** Its file. */
  file: string | null,
  /** Its size in bytes. */
  bytes: number | null,
  /** Why it failed. */
  problem: string | null,
};

/** A player's id and name. */
export type PlayerName = {
  /** The player's id. */
  player: string,
  /** The player's name; empty if the player was deleted. */
  name: string,
};

/** The token for the first admin. */
export type FirstAdminToken = {
  /** The token that the server printed when it started. */
  token: string,
};

/** Why an admin does something. */
export type AdminReason = {
  /** At most 200 characters, for the audit log; it can be empty. */
  reason: string,
};

/** A row of the audit log. */
export type AuditShown = {
  /** The number of the row, growing from row to row. */
  number: number,
  /** When it was, in milliseconds since 1970. */
  at_ms: number,
  /** The admin; null for commands on the host's machine. */
  admin: PlayerName | null,
  /** What the admin did, such as `ban`. */
  action: string,
  /** The id of the player, room or whatever it was done to. */
  target: string,
  /** The name of that player, if it is one. */
  target_name: string | null,
  /** What exactly was done. */
  details: string,
  /** Why. */
  reason: string,
};

/** A page of people. */
export type PeoplePage = {
  /** The people. */
  people: PersonListed[],
  /** The value of `after` for the next page; null if there is none. */
  after: string | null,
};

/** A person or bot in a list. */
export type PersonListed = {
  /** The player's id. */
  player: string,
  /** The player's name. */
  name: string,
  /** `person` or `bot`. */
  kind: "person" | "bot",
  /** The name of the account, if there is one. */
  account: string | null,
  /** When the player was created, in milliseconds since 1970. */
  since_ms: number,
  /** Whether they are an admin. */
  admin: boolean,
  /** Their ban, if there is one in force. */
  ban: BanShown | null,
};

/** A person or bot with everything that admins see. */
export type PersonShown = {
  /** The person. */
  person: PersonListed,
  /** Whether there is a mail address. */
  contact: boolean,
  /** When their sessions end, in milliseconds since 1970, the last one first. */
  sessions: number[],
  /** Their latest rooms, as a stranger sees them. */
  rooms: AdminRoom[],
  /** What admins did about them, the latest first. */
  log: AuditShown[],
};

/** A new name for a player. */
export type AdminRename = {
  /** 1 to 24 characters. */
  name: string,
  /** At most 200 characters, for the audit log; it can be empty. */
  reason: string,
};

/** Whether a player is an admin. */
export type AdminRole = {
  /** Whether the player is an admin from now on. */
  admin: boolean,
  /** At most 200 characters, for the audit log; it can be empty. */
  reason: string,
};

/** A link for a new password. */
export type ResetLink = {
  /** The address; only a path if the server does not know its own. */
  url: string,
};

/** A ban of a player. */
export type NewBan = {
  /** 1 to 200 characters. The player reads it. */
  reason: string,
  /** Until when, in milliseconds since 1970; without an end if it is missing. */
  until_ms?: number,
};

/** A ban as admins see it. */
export type BanShown = {
  /** The id of the ban. */
  id: string,
  /** The banned player; null if it is a range of addresses, or if the player was deleted. */
  player: PlayerName | null,
  /** The banned range of addresses, such as `192.0.2.0/24`. */
  network: string | null,
  /** Why, as the banned see it. */
  reason: string,
  /** Since when, in milliseconds since 1970. */
  since_ms: number,
  /** Until when; null for a ban without an end. */
  until_ms: number | null,
};

/** A ban of a range of addresses. */
export type NewNetworkBan = {
  /** An address or a range, such as `192.0.2.0/24` or `2001:db8::/32`. An IPv6 address stands for its /64 network. */
  network: string,
  /** 1 to 200 characters. Everyone there reads it. */
  reason: string,
  /** Until when, in milliseconds since 1970; without an end if it is missing. */
  until_ms?: number,
};

/** A page of rooms. */
export type AdminRoomsPage = {
  /** The rooms. */
  rooms: AdminRoom[],
  /** The value of `after` for the next page; null if there is none. */
  after: string | null,
};

/** A room in a list. */
export type AdminRoom = {
  /** What a stranger with the link may know. */
  room: RoomListing,
  /** Whether the lobby shows it. */
  listed: boolean,
};

/** A page of reported chat lines, the oldest first. */
export type ReportsPage = {
  /** The reports. */
  reports: ReportShown[],
  /** The value of `after` for the next page; null if there is none. */
  after: string | null,
};

/** A reported chat line. */
export type ReportShown = {
  /** The id of the report, for the next page. */
  id: string,
  /** The id of the room. */
  room: string,
  /** The number of the reported line. */
  line: number,
  /** Who reported it. */
  reporter: PlayerName,
  /** Why. */
  reason: string,
  /** When, in milliseconds since 1970. */
  at_ms: number,
  /** The lines around it in their order, and the line itself. */
  lines: SaidLine[],
};

/** A chat line. */
export type SaidLine = {
  /** Its number in the room. */
  line: number,
  /** When it was said, in milliseconds since 1970. */
  at_ms: number,
  /** Who said it. */
  player: string,
  /** The name at that time. */
  name: string,
  /** The text. */
  text: string,
};

/** A page of reported problems, the oldest first. */
export type ProblemsPage = {
  /** The problems. */
  problems: ProblemShown[],
  /** The value of `after` for the next page; null if there is none. */
  after: string | null,
};

/** A reported problem. The match itself is not shown, because it may be running. */
export type ProblemShown = {
  /** The id of the report. */
  id: string,
  /** When it was reported, in milliseconds since 1970. */
  at_ms: number,
  /** The id of the room. */
  room: string,
  /** Who reported it. */
  reporter: PlayerName,
  /** From whose perspective: `public` or `seat:N`. */
  perspective: string,
  /** The last step that the reporter saw; null before the match begins and while it is running. */
  step: number | null,
  /** The version of the server at that time. */
  version: string,
  /** What is wrong. */
  description: string,
};

/** A new announcement, or the notice of a planned restart. */
export type NewAnnouncement = {
  /** The English text, at most 300 characters. */
  en?: string,
  /** The Spanish text, at most 300 characters. */
  es?: string,
  /** Since when it is shown, in milliseconds since 1970; now if it is missing. */
  from_ms?: number,
  /** Until when it is shown. The notice of a restart needs none. */
  until_ms?: number,
  /** When the server restarts, if this is the notice of a restart. It needs no text. */
  restart_ms?: number,
};

/** An announcement as admins see it. */
export type AnnouncementShown = {
  /** The id of the announcement. */
  id: string,
  /** The English text. */
  en: string | null,
  /** The Spanish text. */
  es: string | null,
  /** Since when it is shown, in milliseconds since 1970. */
  from_ms: number,
  /** Until when it is shown. */
  until_ms: number,
  /** When the server restarts, if this is the notice of a restart. */
  restart_ms: number | null,
};

// What a review of a match says, generated from its types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

import type {
  Message,
} from "./index";

/** The review of one match. */
export type Review = {
  /** Increases whenever the same match, seed and budget give another review. */
  reviewer_version: number,
  /** The key of the game. */
  game: string,
  /** The rules version under which the match was played. */
  rules_version: number,
  seats: number,
  /** Whether the match has ended; if not, the results are the chances after its last step. */
  finished: boolean,
  /** Everyone's chances at the start and after each step that was not undone. */
  points: Point[],
  /** The decisions with a choice, in order. Forced ones are left out. */
  decisions: ReviewedDecision[],
  /** In seat order. */
  luck: SeatLuck[],
  /** In seat order. */
  summaries: SeatSummary[],
  /** What limits this review. */
  notes: Note[],
};

/** Everyone's chances after a step, judged by the true state with all secrets. */
export type Point = {
  /** The step in the record; 0 is the start. */
  step: number,
  /** The frame of a replay that shows everything. */
  frame: number,
  /** The chance of each seat, from 0 to 1. */
  chances: number[],
  /** The luck of each seat, if the step is a draw. */
  luck?: number[],
};

/** One decision and what else the seat could do, judged from what it knew. */
export type ReviewedDecision = {
  /** The step in the record, counted from 1. The position before it is that of the point before it. */
  step: number,
  /** The frame of a replay that shows everything, after the decision. */
  frame: number,
  seat: Seat,
  /**
   * Every action that was possible, in the order of the table. Actions that change only how the player is asked are
   * left out.
   */
  options: ReviewedOption[],
  /** The index of the action that the seat chose. */
  chosen: number,
  /** The index of the best action. */
  best: number,
  /** By how much the best action is better than the chosen one, as a chance to win; 0 if the chosen one is the best. */
  loss: number,
  /** The standard error of the loss; 0 for exact odds. */
  loss_error: number,
  /** None for a good decision, and while the loss may be by chance. */
  mark: Mark | null,
  /** Whether every other action was plainly worse. Such a decision counts for nothing. */
  obvious: boolean,
  basis: Basis,
};

/** A place in a match, counted clockwise from 0. */
export type Seat = number;

/** One action that was possible. */
export type ReviewedOption = {
  /** What the client sends to choose it. */
  action: unknown,
  /** Its label. */
  message: Message,
  /** The seat's chance to win after it. */
  chance: number,
  /** The standard error of the chance; 0 for exact odds. */
  error: number,
};

/** How costly a decision was. */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/** How a decision was judged. */
export type Basis = "search" | "odds" | "solved";

/** A seat's way from its chance at the start to its result: `start + luck + own_decisions + others_decisions = result`. */
export type SeatLuck = {
  seat: Seat,
  /** The share of the victory: winners share it. In an unfinished match, the chance after the last step. */
  result: number,
  /** The chance at the start, before any draw. */
  start: number,
  /** What draws added. It is 0 on average. */
  luck: number,
  /** What the seat's own decisions added. */
  own_decisions: number,
  /** What the others' decisions added. */
  others_decisions: number,
};

/** The decisions of one seat in figures. */
export type SeatSummary = {
  seat: Seat,
  /** Decisions with a real choice; forced and obvious ones do not count. */
  decisions: number,
  inaccuracies: number,
  mistakes: number,
  blunders: number,
  /** From 0 to 100; 100 if no decision lost anything. */
  accuracy: number,
  /** The sum of the losses that exceed twice their error. */
  total_loss: number,
};

/** What limits a review. */
export type Note =
  | { "note": "unfinished" }
  | { "note": "undone", steps: number }
  | { "note": "continued" }
  | { "note": "dealt_again", seat: Seat }
  | { "note": "other_rules", recorded: number, present: number }
  | { "note": "practice" }
  | { "note": "not_judged", decisions: number };

/** What an observer can know of hidden cards at one moment. */
export type Beliefs = {
  /** How many states that fit the view were sampled. */
  samples: number,
  /** The largest standard error of a chance. */
  error: number,
  /** The hidden places, most interesting first. */
  places: HiddenPlace[],
};

/** A place with cards that the observer does not know. */
export type HiddenPlace = {
  /** Its name. */
  name: Message,
  kind: PlaceKind,
  /** How many unknown cards are there. */
  count: number,
  /** What may be there, most likely first. */
  cards: CardChance[],
};

/** What the chances of a place mean. */
export type PlaceKind = "card" | "cards" | "deck";

/** A card that may be in a place. */
export type CardChance = {
  /** Its name. */
  name: Message,
  /** From 0 to 1. */
  chance: number,
};

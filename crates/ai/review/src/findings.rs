//! What a review says. It is written to JSON as it is.
//!
//! Steps are numbered in two ways. `step` is the number of a step in the record, counted from 1 with undone steps, as
//! `antorcha odds --step` and `antorcha replay` count; 0 is the start. `frame` is the number of the frame in a replay that
//! shows everything (`/api/rooms/ID/replay?as=all`): decisions and undos counted from 1, each with the draws after it; 0 is
//! the start with the draws before the first decision. A replay from one seat leaves out what that seat does not notice.

use game::{Message, Seat};
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::method::Thresholds;

/// The review of one match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Review {
    /// Increases whenever the same match, seed and budget give another review.
    pub reviewer_version: u32,
    /// The key of the game.
    pub game: &'static str,
    /// The rules version under which the match was played.
    pub rules_version: u32,
    pub seats: u8,
    /// Whether the match has ended; if not, the results are the chances after its last step.
    pub finished: bool,
    /// Everyone's chances at the start and after each step that was not undone.
    pub points: Vec<Point>,
    /// The decisions with a choice, in order. Forced ones are left out.
    pub decisions: Vec<ReviewedDecision>,
    /// In seat order.
    pub luck: Vec<SeatLuck>,
    /// In seat order.
    pub summaries: Vec<SeatSummary>,
    /// What limits this review.
    pub notes: Vec<Note>,
}

/// Everyone's chances after a step, judged by the true state with all secrets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Point {
    /// The step in the record; 0 is the start.
    pub step: usize,
    /// The frame of a replay that shows everything.
    pub frame: usize,
    /// The chance of each seat, from 0 to 1.
    pub chances: Vec<f64>,
    /// The luck of each seat, if the step is a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub luck: Option<Vec<f64>>,
}

/// One decision and what else the seat could do, judged from what it knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ReviewedDecision {
    /// The step in the record, counted from 1. The position before it is that of the point before it.
    pub step: usize,
    /// The frame of a replay that shows everything, after the decision.
    pub frame: usize,
    pub seat: Seat,
    /// Every action that was possible, in the order of the table. Actions that change only how the player is asked are
    /// left out.
    pub options: Vec<ReviewedOption>,
    /// The index of the action that the seat chose.
    pub chosen: usize,
    /// The index of the best action.
    pub best: usize,
    /// By how much the best action is better than the chosen one, as a chance to win; 0 if the chosen one is the best.
    pub loss: f64,
    /// The standard error of the loss; 0 for exact odds.
    pub loss_error: f64,
    /// None for a good decision, and while the loss may be by chance.
    pub mark: Option<Mark>,
    /// Whether every other action was plainly worse. Such a decision counts for nothing.
    pub obvious: bool,
    pub basis: Basis,
}

impl ReviewedDecision {
    /// Whether the decision counts for its seat: it was a real choice.
    pub fn counts(&self) -> bool {
        !self.obvious
    }
}

impl ReviewedDecision {
    /// The chance after the best action.
    pub(crate) fn best_chance(&self) -> f64 {
        self.options.get(self.best).map_or(0.0, |option| option.chance)
    }

    /// Corrects the judgement if the chosen action is known to leave at least this chance.
    pub(crate) fn expect_at_least(&mut self, chance: f64, thresholds: Thresholds) {
        let best = self.best_chance();
        let Some(chosen) = self.options.get_mut(self.chosen).filter(|chosen| chosen.chance < chance) else {
            return;
        };
        chosen.chance = chance;
        self.loss = (best - chance).max(0.0);
        if best <= chance {
            self.best = self.chosen;
        }
        self.mark = thresholds.mark(self.loss, self.loss_error);
    }
}

/// One action that was possible.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ReviewedOption {
    /// What the client sends to choose it.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub action: Value,
    /// Its label.
    #[cfg_attr(feature = "typescript", ts(type = "Message"))]
    pub message: Message,
    /// The seat's chance to win after it.
    pub chance: f64,
    /// The standard error of the chance; 0 for exact odds.
    pub error: f64,
}

/// How costly a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Inaccuracy,
    Mistake,
    Blunder,
}

/// How a decision was judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// By rollouts from sampled worlds.
    Search,
    /// By exact odds.
    Odds,
    /// By a solved table.
    Solved,
}

/// A seat's way from its chance at the start to its result: `start + luck + own_decisions + others_decisions = result`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct SeatLuck {
    pub seat: Seat,
    /// The share of the victory: winners share it. In an unfinished match, the chance after the last step.
    pub result: f64,
    /// The chance at the start, before any draw.
    pub start: f64,
    /// What draws added. It is 0 on average.
    pub luck: f64,
    /// What the seat's own decisions added.
    pub own_decisions: f64,
    /// What the others' decisions added.
    pub others_decisions: f64,
}

/// The decisions of one seat in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct SeatSummary {
    pub seat: Seat,
    /// Decisions with a real choice; forced and obvious ones do not count.
    pub decisions: usize,
    pub inaccuracies: usize,
    pub mistakes: usize,
    pub blunders: usize,
    /// From 0 to 100; 100 if no decision lost anything.
    pub accuracy: f64,
    /// The sum of the losses that exceed twice their error.
    pub total_loss: f64,
}

/// What limits a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// The match has not ended.
    Unfinished,
    /// Some steps were undone. They are left out.
    Undone { steps: usize },
    /// The match starts in the middle of another one. Only its own steps are reviewed.
    Continued,
    /// Hidden cards were dealt again at the start, for this seat's knowledge.
    DealtAgain { seat: Seat },
    /// The match was played under another rules version. The present rules replay it without a difference.
    OtherRules { recorded: u32, present: u32 },
    /// The players could undo what they had already seen.
    Practice,
    /// These many decisions could not be judged, because no world fits what the seat knew.
    NotJudged { decisions: usize },
}

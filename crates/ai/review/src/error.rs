//! Why a match cannot be reviewed.

use table::TableError;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The record is damaged, foreign, or of rules that differ from the present ones.
    #[error(transparent)]
    Record(#[from] TableError),
    #[error("there are no steps to review: save the match after its first decision")]
    Empty,
    #[error("`{game}` has no reviews: use a game with bots")]
    NotReviewed { game: &'static str },
    #[error("`rollouts` cannot be {asked}: use {least} to {most}")]
    BadBudget { asked: u32, least: u32, most: u32 },
    /// The caller asked to stop.
    #[error("the review was stopped: start it again")]
    Stopped,
}

impl ReviewError {
    /// Returns a stable name of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            ReviewError::Record(error) => error.code(),
            ReviewError::Empty => "nothing_to_review",
            ReviewError::NotReviewed { .. } => "no_reviews",
            ReviewError::BadBudget { .. } => "bad_budget",
            ReviewError::Stopped => "review_stopped",
        }
    }
}

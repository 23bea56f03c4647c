//! Reviews of finished matches.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A review, and where its steps are in the replay.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ReviewShown {
    /// The log entry of each `frame` of the review, as the outline names them.
    pub entries: Vec<i64>,
    /// Chances, decisions, luck and skill.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub review: catalog::Review,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewStage {
    /// Other reviews come first.
    Waiting,
    Running,
}

/// A review that is not ready yet.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ReviewPending {
    pub state: ReviewStage,
    /// How much of it is done, from 0 to 1.
    pub done: f64,
}

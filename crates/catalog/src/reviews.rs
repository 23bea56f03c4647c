//! Reviews for callers that do not know the game.

use game::{Game, HiddenCards};
use review::{
    Beliefs, Progress, Review, ReviewError, ReviewSettings, Reviewing, SeatLuck, beliefs, luck, review,
};
#[cfg(not(target_family = "wasm"))]
use serde::Deserialize;
#[cfg(not(target_family = "wasm"))]
use serde_json::Value;
use table::BotInput;

use crate::levels::HasKnowledge;

/// Reviews a record. It stops when the progress function returns false.
pub(crate) type ReviewOf =
    fn(record: &str, &ReviewSettings, &mut dyn FnMut(Progress) -> bool) -> Result<Review, ReviewError>;

/// Measures the luck of each seat of a record.
pub(crate) type LuckOf = fn(record: &str) -> Result<Vec<SeatLuck>, ReviewError>;

/// Returns what the observer of a view can know of hidden cards, or `None` if no match has such a view. The view is all that
/// is known of the match.
pub type BeliefsOf = fn(view: &BotInput) -> Option<Beliefs>;

/// Like [`BeliefsOf`], with a view that was written as JSON.
#[cfg(not(target_family = "wasm"))]
pub type WrittenBeliefsOf = fn(view: &Value) -> Option<Beliefs>;

/// The seed of all beliefs, so that the same view has the same ones everywhere.
const BELIEF_SEED: u64 = 1;

/// A review that goes on decision by decision.
pub trait RunningReview {
    /// How much is done, from 0 to 1.
    fn done(&self) -> f64;
    /// Examines one decision.
    fn advance(&mut self);
    /// The review, as far as it is done.
    fn finish(self: Box<Self>) -> Review;
}

impl<G: Game> RunningReview for Reviewing<G> {
    fn done(&self) -> f64 {
        Reviewing::done(self)
    }

    fn advance(&mut self) {
        Reviewing::advance(self);
    }

    fn finish(self: Box<Self>) -> Review {
        Reviewing::finish(*self)
    }
}

/// Begins the review of a record.
pub(crate) type BeginReview =
    fn(record: &str, &ReviewSettings) -> Result<Box<dyn RunningReview>, ReviewError>;

/// How the matches of one game are reviewed.
pub struct Reviews {
    pub(crate) begin: BeginReview,
    pub(crate) review: ReviewOf,
    pub(crate) luck: LuckOf,
    pub(crate) rollouts: u32,
    pub(crate) beliefs: BeliefsOf,
    #[cfg(not(target_family = "wasm"))]
    pub(crate) written_beliefs: WrittenBeliefsOf,
}

impl Reviews {
    pub const fn of<G: HasKnowledge + HiddenCards>() -> Reviews {
        Reviews {
            begin: |record, settings| Ok(Box::new(Reviewing::<G>::of(record, &G::REVIEW, settings)?)),
            review: |record, settings, progress| review::<G>(record, &G::REVIEW, settings, progress),
            luck: |record| luck::<G>(record, &G::REVIEW),
            rollouts: G::REVIEW.rollouts,
            beliefs: |view| beliefs(view.read::<G>()?.0, &G::REVIEW.knowledge, BELIEF_SEED),
            #[cfg(not(target_family = "wasm"))]
            written_beliefs: |view| {
                beliefs(&G::View::deserialize(view).ok()?, &G::REVIEW.knowledge, BELIEF_SEED)
            },
        }
    }
}

/// For a game without knowledge.
pub(crate) fn no_review<G: Game>(
    _record: &str,
    _settings: &ReviewSettings,
    _progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<Review, ReviewError> {
    Err(ReviewError::NotReviewed { game: G::manifest().key })
}

/// For a game without knowledge.
pub(crate) fn no_running_review<G: Game>(
    _record: &str,
    _settings: &ReviewSettings,
) -> Result<Box<dyn RunningReview>, ReviewError> {
    Err(ReviewError::NotReviewed { game: G::manifest().key })
}

/// For a game without knowledge.
pub(crate) fn no_luck<G: Game>(_record: &str) -> Result<Vec<SeatLuck>, ReviewError> {
    Err(ReviewError::NotReviewed { game: G::manifest().key })
}

/// For a game without knowledge.
pub(crate) fn no_beliefs(_view: &BotInput) -> Option<Beliefs> {
    None
}

//! Reviews for callers that do not know the game.

use game::Game;
use review::{Progress, Review, ReviewError, ReviewSettings, SeatLuck, luck, review};

use crate::levels::HasKnowledge;

/// Reviews a record. It stops when the progress function returns false.
pub(crate) type ReviewOf =
    fn(record: &str, &ReviewSettings, &mut dyn FnMut(Progress) -> bool) -> Result<Review, ReviewError>;

/// Measures the luck of each seat of a record.
pub(crate) type LuckOf = fn(record: &str) -> Result<Vec<SeatLuck>, ReviewError>;

/// How the matches of one game are reviewed.
pub struct Reviews {
    pub(crate) review: ReviewOf,
    pub(crate) luck: LuckOf,
    pub(crate) rollouts: u32,
}

impl Reviews {
    pub const fn of<G: HasKnowledge>() -> Reviews {
        Reviews {
            review: |record, settings, progress| review::<G>(record, &G::REVIEW, settings, progress),
            luck: |record| luck::<G>(record, &G::REVIEW),
            rollouts: G::REVIEW.rollouts,
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
pub(crate) fn no_luck<G: Game>(_record: &str) -> Result<Vec<SeatLuck>, ReviewError> {
    Err(ReviewError::NotReviewed { game: G::manifest().key })
}

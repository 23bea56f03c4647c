//! The value of each result of the round to the observer, by the score of the match.

use game::Seat;

use crate::bot::match_score::{MatchScore, RoundResult};
use crate::state::{Player, SEATS};
use crate::view::{Bidding, View};

/// The observer's chance to win the game after each result of this round.
pub(crate) struct Stakes {
    my_success: f64,
    my_failure: f64,
    /// The mean over the other bidders.
    their_success: f64,
    their_failure: f64,
}

impl Stakes {
    /// Returns `None` for the public.
    pub(crate) fn of(view: &View) -> Option<Stakes> {
        let me = view.observer.seat().map(Seat::index).filter(|me| *me < view.players.len().min(SEATS))?;
        let score = MatchScore::of(
            view.players
                .iter()
                .map(|player| Player { successes: player.successes, failures: player.failures }),
        );
        let bids = |place: &usize| {
            let bidding = view.players.get(*place).map(|player| player.bidding);
            *place != me && matches!(bidding, Some(Bidding::Waiting | Bidding::Bidding))
        };
        let rivals = || (0..view.players.len()).filter(bids);
        let count = rivals().count();
        let after = |seat: usize, result: RoundResult| score.after(seat, result).chances()[me];
        let mean = |result: RoundResult| {
            rivals().map(|rival| after(rival, result)).sum::<f64>() / count.max(1) as f64
        };
        Some(Stakes {
            my_success: after(me, RoundResult::Success),
            my_failure: after(me, RoundResult::Failure),
            their_success: mean(RoundResult::Success),
            their_failure: mean(RoundResult::Failure),
        })
    }

    /// The value if the observer enters with this chance to survive.
    pub(crate) fn i_enter(&self, chance: f64) -> f64 {
        chance * self.my_success + (1.0 - chance) * self.my_failure
    }

    /// The value if another bidder enters with this chance to survive.
    pub(crate) fn others_enter(&self, chance: f64) -> f64 {
        chance * self.their_success + (1.0 - chance) * self.their_failure
    }
}

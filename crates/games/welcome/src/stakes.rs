//! What a success or a failure is worth, by how the players stand.

use game::Seat;

use crate::standing::{End, Standing};
use crate::state::{Player, SEATS};
use crate::view::{Bidding, View};

/// The chance to win the game for the one who looks, after each way that this round may end.
pub(crate) struct Stakes {
    my_success: f64,
    my_failure: f64,
    /// The mean over all who may still enter.
    their_success: f64,
    their_failure: f64,
}

impl Stakes {
    /// Reads the stakes of the observer; nothing for the public.
    pub(crate) fn of(view: &View) -> Option<Stakes> {
        let me = view.observer.seat().map(Seat::index).filter(|me| *me < view.players.len().min(SEATS))?;
        let standing = Standing::of(
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
        let after = |seat: usize, end: End| standing.after(seat, end).chances()[me];
        let mean = |end: End| rivals().map(|rival| after(rival, end)).sum::<f64>() / count.max(1) as f64;
        Some(Stakes {
            my_success: after(me, End::Success),
            my_failure: after(me, End::Failure),
            their_success: mean(End::Success),
            their_failure: mean(End::Failure),
        })
    }

    /// What it is worth to enter with this chance.
    pub(crate) fn i_enter(&self, chance: f64) -> f64 {
        chance * self.my_success + (1.0 - chance) * self.my_failure
    }

    /// What it is worth that another one enters with this chance.
    pub(crate) fn others_enter(&self, chance: f64) -> f64 {
        chance * self.their_success + (1.0 - chance) * self.their_failure
    }
}

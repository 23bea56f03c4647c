//! How a game ended, and each seat's share of the victory.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::thinking::Thinking;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ended", rename_all = "snake_case")]
pub enum Ending {
    /// The game ended by its rules, possibly without a winner.
    Played { winners: SeatSet },
    /// A player gave no legal answer, and the game stopped.
    Forfeited {
        seat: Seat,
        #[serde(rename = "fault")]
        reason: ForfeitReason,
    },
    /// The game reached the limit of decisions.
    CutOff,
}

/// Why a player forfeited a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForfeitReason {
    /// The program exited, or did not start.
    Crashed,
    TimedOut,
    /// The answer was not one of the legal actions, or not readable.
    Illegal,
}

impl ForfeitReason {
    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            ForfeitReason::Crashed => "crashed",
            ForfeitReason::TimedOut => "timed_out",
            ForfeitReason::Illegal => "illegal",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The number in the schedule.
    pub game: u64,
    #[serde(flatten)]
    pub ending: Ending,
    /// Per seat.
    pub thinking: Vec<Thinking>,
    /// The luck of each seat, if it was measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<f64>,
}

impl Ending {
    /// After a forfeit, all other seats win together: nobody can say who would have won.
    pub fn winners(self, seats: u8) -> SeatSet {
        match self {
            Ending::Played { winners } => winners,
            Ending::Forfeited { seat, .. } => SeatSet::all(seats).without(seat),
            Ending::CutOff => SeatSet::EMPTY,
        }
    }

    /// A seat's share of the victory. Winners share it equally.
    pub fn share(self, seat: Seat, seats: u8) -> f64 {
        let winners = self.winners(seats);
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn winners_share_the_victory() {
        let both = Ending::Played { winners: SeatSet::only(seat(0)).with(seat(2)) };
        assert_eq!(Seat::all(3).map(|seat| both.share(seat, 3)).collect::<Vec<_>>(), [0.5, 0.0, 0.5]);
        assert_eq!(Ending::CutOff.share(seat(1), 3), 0.0);
    }

    #[test]
    fn after_a_forfeit_all_others_share_the_victory() {
        let failed = Ending::Forfeited { seat: seat(1), reason: ForfeitReason::TimedOut };
        assert_eq!(Seat::all(3).map(|seat| failed.share(seat, 3)).collect::<Vec<_>>(), [0.5, 0.0, 0.5]);
        assert_eq!(failed.winners(2), SeatSet::only(seat(0)));
    }
}

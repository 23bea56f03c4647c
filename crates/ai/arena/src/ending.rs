//! How a game ended, and what each seat gets for it.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::thinking::Thinking;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ended", rename_all = "snake_case")]
pub enum Ending {
    /// By the rules; it may be that nobody won.
    Played {
        /// Who won.
        winners: SeatSet,
    },
    /// A player gave no lawful answer, and the game stopped there.
    Forfeited {
        /// Whose fault it was.
        seat: Seat,
        /// Which.
        fault: Fault,
    },
    /// It had no end in sight.
    CutOff,
}

/// Why a player loses a game that its rules had not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Its program ended, or never began.
    Crashed,
    /// It took too long.
    TimedOut,
    /// It answered something that it could not choose, or not at all.
    Illegal,
}

impl Fault {
    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Crashed => "crashed",
            Fault::TimedOut => "timed_out",
            Fault::Illegal => "illegal",
        }
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the schedule.
    pub game: u64,
    /// How it ended.
    #[serde(flatten)]
    pub ending: Ending,
    /// How long each seat thought.
    pub thinking: Vec<Thinking>,
}

impl Ending {
    /// Who won. Those who sat there while another failed have won together; of them nobody can say who would have.
    #[must_use]
    pub fn winners(self, seats: u8) -> SeatSet {
        match self {
            Ending::Played { winners } => winners,
            Ending::Forfeited { seat, .. } => SeatSet::all(seats).without(seat),
            Ending::CutOff => SeatSet::EMPTY,
        }
    }

    /// What a seat has of the victory: those who win together share it, and of a game that nobody won nobody has any.
    #[must_use]
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
    fn whoever_fails_loses_to_all_others() {
        let failed = Ending::Forfeited { seat: seat(1), fault: Fault::TimedOut };
        assert_eq!(Seat::all(3).map(|seat| failed.share(seat, 3)).collect::<Vec<_>>(), [0.5, 0.0, 0.5]);
        assert_eq!(failed.winners(2), SeatSet::only(seat(0)));
    }
}

//! The end of the game: who faints, and who wins (R40, R41).

use std::cmp::Reverse;

use game::{Seat, SeatSet, Sink};

use crate::cite::{R29, R40, R41};
use crate::event::Event;
use crate::options::Fainting;
use crate::state::{Fate, Phase, Raiders};

/// From this number of players on, all who tie for the most wounds faint.
const TIES_FAINT_FROM: u8 = 4;

impl Raiders {
    /// Among the players that are not petrified, the most wounds faint, and the most coins of the rest win.
    pub(crate) fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        let compared: SeatSet =
            self.everyone().filter(|&seat| self.player(seat).fate == Fate::Standing).collect();
        if compared.is_empty() {
            sink.emit(R29, || Event::AllLost);
            return;
        }
        let fainted = self.fainted(compared);
        if fainted.is_empty() {
            sink.emit(R40, || Event::NobodyFainted);
        }
        for seat in fainted.iter() {
            sink.emit(R40, || Event::Fainted { seat });
        }
        let awake = compared.iter().filter(|&seat| !fainted.contains(seat)).collect();
        self.declare_winners(awake, sink);
    }

    /// The players with the most wounds: with three players as the options say, and nobody if all are equal.
    fn fainted(&self, compared: SeatSet) -> SeatSet {
        let most = compared.iter().map(|seat| self.player(seat).wounds).max();
        let holders: SeatSet =
            compared.iter().filter(|&seat| Some(self.player(seat).wounds) == most).collect();
        let all_equal = holders == compared;
        let is_spared = self.seats < TIES_FAINT_FROM && !self.stands_out(holders, compared);
        if all_equal || is_spared { SeatSet::EMPTY } else { holders }
    }

    /// Whether the holders of the most wounds faint in a game of three.
    fn stands_out(&self, holders: SeatSet, compared: SeatSet) -> bool {
        let wounds =
            |seats: SeatSet| seats.iter().map(|seat| u32::from(self.player(seat).wounds)).sum::<u32>();
        match self.options.fainting {
            Fainting::Most => holders.len() == 1,
            Fainting::MoreThanHalf => holders.len() == 1 && 2 * wounds(holders) > wounds(compared),
        }
    }

    fn declare_winners(&mut self, awake: SeatSet, sink: &mut impl Sink<Event>) {
        let rank = |seat: Seat| (self.player(seat).coins, Reverse(self.player(seat).wounds));
        let Some((coins, Reverse(wounds))) = awake.iter().map(rank).max() else { return };
        let seats = awake.iter().filter(|&seat| rank(seat) == (coins, Reverse(wounds))).collect();
        self.winners = seats;
        sink.emit(R41, || Event::Won { seats, coins, wounds });
    }
}

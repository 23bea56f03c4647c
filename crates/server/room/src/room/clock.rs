//! Clocks: how much time each seat has, and since when it is asked.

use game::{Seat, SeatSet};

use super::settings::{Clock, Pace};

const SECOND: i64 = 1_000;
pub(super) const DAY: i64 = 24 * 3600 * SECOND;

/// The clocks of a room. All times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    allowance: Option<Allowance>,
    bank: Vec<i64>,
    asked: Vec<Option<i64>>,
}

/// The time for each decision, and whether it runs while the room is not served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Allowance {
    per_move: i64,
    pauses: bool,
}

impl Clocks {
    pub fn new(pace: &Pace, seats: usize) -> Clocks {
        let (allowance, bank) = match *pace {
            Pace::Live { clock: Some(Clock { bank_s, move_s }), .. } => {
                let per_move = i64::from(move_s) * SECOND;
                (Some(Allowance { per_move, pauses: true }), i64::from(bank_s) * SECOND)
            }
            Pace::Live { clock: None, .. } => (None, 0),
            Pace::Turns { days } => (Some(Allowance { per_move: i64::from(days) * DAY, pauses: false }), 0),
        };
        Clocks { allowance, bank: vec![bank; seats], asked: vec![None; seats] }
    }

    /// Sets which seats are asked now. A seat that is no longer asked pays for the time it took.
    pub fn ask(&mut self, owe: SeatSet, at: i64) {
        for (index, asked) in (0..).zip(0..self.asked.len()) {
            let owes = Seat::new(index).is_some_and(|seat| owe.contains(seat));
            match (owes, self.asked[asked]) {
                (true, None) => self.asked[asked] = Some(at),
                (false, Some(since)) => {
                    self.charge(asked, at - since);
                    self.asked[asked] = None;
                }
                (true, Some(_)) | (false, None) => {}
            }
        }
    }

    /// A seat decided and is asked again at once.
    pub fn decided(&mut self, seat: Seat, at: i64) {
        let Some(since) = self.asked.get(seat.index()).copied().flatten() else { return };
        self.charge(seat.index(), at - since);
        self.asked[seat.index()] = None;
    }

    /// Restarts the time of every seat that is asked.
    pub fn restart(&mut self, at: i64) {
        for asked in self.asked.iter_mut().flatten() {
            *asked = at;
        }
    }

    /// The owner is back and gets at least the time for one decision.
    pub fn refresh(&mut self, seat: Seat, at: i64) {
        if let Some(asked) = self.asked.get_mut(seat.index()).and_then(Option::as_mut) {
            *asked = at;
        }
        if let (Some(bank), Some(allowance)) = (self.bank.get_mut(seat.index()), self.allowance)
            && allowance.per_move == 0
        {
            *bank = (*bank).max(30 * SECOND);
        }
    }

    /// Whether there are any clocks at all.
    pub fn runs(&self) -> bool {
        self.allowance.is_some()
    }

    /// Whether the clocks stop while no node serves the room.
    pub fn pauses(&self) -> bool {
        self.allowance.is_some_and(|allowance| allowance.pauses) && self.asked.iter().any(Option::is_some)
    }

    /// What is left in a seat's bank.
    pub fn bank(&self, seat: Seat) -> Option<i64> {
        self.allowance.filter(|allowance| allowance.pauses)?;
        self.bank.get(seat.index()).copied()
    }

    /// Since when a seat is asked.
    pub fn asked_since(&self, seat: Seat) -> Option<i64> {
        self.asked.get(seat.index()).copied().flatten()
    }

    /// When the seat's time runs out, if it is asked and has a clock.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let allowance = self.allowance?;
        let bank = self.bank.get(seat.index()).copied().unwrap_or(0);
        Some(self.asked_since(seat)? + allowance.per_move + bank)
    }

    fn charge(&mut self, index: usize, took: i64) {
        let Some(allowance) = self.allowance.filter(|allowance| allowance.pauses) else { return };
        if let Some(bank) = self.bank.get_mut(index) {
            *bank = (*bank - (took - allowance.per_move).max(0)).max(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::FIRST;

    fn second() -> Seat {
        Seat::new(1).unwrap()
    }

    fn clocks(bank_s: u32, move_s: u32) -> Clocks {
        Clocks::new(&Pace::Live { clock: Some(Clock { bank_s, move_s }), grace_s: 0 }, 2)
    }

    #[test]
    fn a_quick_decision_costs_nothing_and_a_slow_one_the_rest() {
        let mut clocks = clocks(60, 10);
        clocks.ask(SeatSet::only(FIRST), 1_000);
        assert_eq!(clocks.deadline(FIRST), Some(71_000));
        clocks.ask(SeatSet::only(second()), 9_000);
        assert_eq!((clocks.bank(FIRST), clocks.deadline(FIRST)), (Some(60_000), None));
        clocks.ask(SeatSet::only(FIRST), 34_000);
        assert_eq!(clocks.bank(second()), Some(45_000));
    }

    #[test]
    fn whoever_decides_twice_in_a_row_gets_the_time_for_each() {
        let mut clocks = clocks(60, 10);
        clocks.ask(SeatSet::only(FIRST), 0);
        clocks.decided(FIRST, 12_000);
        clocks.ask(SeatSet::only(FIRST), 12_000);
        assert_eq!((clocks.bank(FIRST), clocks.asked_since(FIRST)), (Some(58_000), Some(12_000)));
    }

    #[test]
    fn a_pause_of_the_server_costs_nobody_anything() {
        let mut clocks = clocks(60, 10);
        clocks.ask(SeatSet::only(FIRST), 0);
        assert!(clocks.pauses());
        clocks.restart(500_000);
        assert_eq!(clocks.deadline(FIRST), Some(570_000));
    }

    #[test]
    fn days_run_on_while_the_server_is_away() {
        let mut clocks = Clocks::new(&Pace::Turns { days: 2 }, 2);
        clocks.ask(SeatSet::only(second()), 0);
        assert!(!clocks.pauses());
        assert_eq!((clocks.deadline(second()), clocks.bank(second())), (Some(2 * DAY), None));
    }

    #[test]
    fn without_a_clock_time_never_runs_out() {
        let mut clocks = Clocks::new(&Pace::Live { clock: None, grace_s: 5 }, 2);
        clocks.ask(SeatSet::only(FIRST), 7);
        assert_eq!((clocks.deadline(FIRST), clocks.asked_since(FIRST)), (None, Some(7)));
    }
}

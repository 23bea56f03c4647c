//! Which players were reminded that a match waits for them, as the logs of older versions say.

use game::{Seat, SeatSet};

#[derive(Debug, Default)]
pub struct Reminders {
    /// The seats whose owners were reminded of the current question.
    reminded: SeatSet,
}

impl Reminders {
    /// Whether the owner of a seat was reminded of the current question.
    pub fn was_reminded(&self, seat: Seat) -> bool {
        self.reminded.contains(seat)
    }

    pub(super) fn note(&mut self, seat: Seat) {
        self.reminded = self.reminded.with(seat);
    }

    /// The question or the owner of a seat has changed.
    pub(super) fn begin_anew(&mut self, seat: Seat) {
        self.reminded = self.reminded.without(seat);
    }

    /// A seat that owes nothing gets a new question next time.
    pub(super) fn keep_only(&mut self, owe: SeatSet) {
        self.reminded = self.reminded.iter().filter(|seat| owe.contains(*seat)).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reminder_counts_for_one_question() {
        let mut reminders = Reminders::default();
        reminders.note(Seat::FIRST);
        reminders.keep_only(SeatSet::only(Seat::FIRST));
        assert!(reminders.was_reminded(Seat::FIRST), "it still waits");
        reminders.keep_only(SeatSet::EMPTY);
        assert!(!reminders.was_reminded(Seat::FIRST));
        reminders.note(Seat::FIRST);
        reminders.begin_anew(Seat::FIRST);
        assert!(!reminders.was_reminded(Seat::FIRST), "another player takes the seat over");
    }
}

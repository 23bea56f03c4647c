//! Which players were reminded that a match waits for them, as the log says.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};

use crate::ids::PlayerId;

/// The shortest time between two reminders for one player in a room, in milliseconds.
pub const REMINDER_PAUSE_MS: i64 = 12 * 3600 * 1_000;

#[derive(Debug, Default)]
pub struct Reminders {
    latest: BTreeMap<PlayerId, i64>,
    /// The seats whose owners were reminded of the current question.
    reminded: SeatSet,
}

impl Reminders {
    /// When the owner of a seat may be reminded, at `usual` or later. `None` if they were reminded of this question
    /// already.
    pub fn due(&self, seat: Seat, player: &PlayerId, usual: i64) -> Option<i64> {
        if self.reminded.contains(seat) {
            return None;
        }
        let pause = self.latest.get(player).map(|latest| latest + REMINDER_PAUSE_MS);
        Some(pause.map_or(usual, |pause| usual.max(pause)))
    }

    pub(super) fn note(&mut self, seat: Seat, player: PlayerId, at: i64) {
        self.latest.insert(player, at);
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
    fn a_question_is_worth_one_reminder() {
        let (mut reminders, ana) = (Reminders::default(), PlayerId::draw());
        assert_eq!(reminders.due(Seat::FIRST, &ana, 50), Some(50));
        reminders.note(Seat::FIRST, ana.clone(), 60);
        assert_eq!(reminders.due(Seat::FIRST, &ana, REMINDER_PAUSE_MS * 3), None);
        reminders.keep_only(SeatSet::only(Seat::FIRST));
        assert_eq!(reminders.due(Seat::FIRST, &ana, REMINDER_PAUSE_MS * 3), None, "it still waits");
        reminders.keep_only(SeatSet::EMPTY);
        assert_eq!(reminders.due(Seat::FIRST, &ana, REMINDER_PAUSE_MS * 3), Some(REMINDER_PAUSE_MS * 3));
    }

    #[test]
    fn nobody_is_reminded_twice_in_twelve_hours() {
        let (mut reminders, ana) = (Reminders::default(), PlayerId::draw());
        reminders.note(Seat::FIRST, ana.clone(), 60);
        reminders.begin_anew(Seat::FIRST);
        assert_eq!(reminders.due(Seat::FIRST, &ana, 100), Some(60 + REMINDER_PAUSE_MS));
        assert_eq!(
            reminders.due(Seat::FIRST, &PlayerId::draw(), 100),
            Some(100),
            "another player takes the seat over"
        );
    }
}

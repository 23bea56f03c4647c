//! Who was reminded that a match waits, as the log tells it.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};

use crate::ids::PlayerId;

/// For how long someone is not reminded of a room again, in milliseconds.
pub const REMINDER_PAUSE_MS: i64 = 12 * 3600 * 1_000;

/// The reminders of a room.
#[derive(Debug, Default)]
pub struct Reminders {
    latest: BTreeMap<PlayerId, i64>,
    /// The seats whose owners were reminded of what they are asked now.
    reminded: SeatSet,
}

impl Reminders {
    /// When the owner of a seat may be reminded, who would be at this time if nothing stood against it. There is one
    /// reminder for a question.
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

    /// A seat is asked something else, or someone else is.
    pub(super) fn begin_anew(&mut self, seat: Seat) {
        self.reminded = self.reminded.without(seat);
    }

    /// Whoever does not owe any more is asked something else next time.
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
            "whoever takes the seat over is another"
        );
    }
}

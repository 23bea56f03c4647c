//! What a log entry changes for those who watch a room.

use crate::room::Entry;

/// What changed since the last broadcast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    pub in_match: bool,
    /// The stage, the clocks or an undo request, which room info shows.
    pub stage_or_clocks: bool,
    pub room_info: bool,
    pub chat: bool,
    /// What only one person is told.
    pub personal: bool,
    /// The delayed view.
    pub delayed: bool,
}

impl Changes {
    /// Everything that subscribers without a delay are shown.
    pub const ALL: Changes = Changes {
        in_match: true,
        stage_or_clocks: false,
        room_info: true,
        chat: true,
        personal: true,
        delayed: false,
    };

    /// Only what the room shows around the match.
    pub const ROOM_INFO: Changes = Changes {
        in_match: false,
        stage_or_clocks: false,
        room_info: true,
        chat: false,
        personal: false,
        delayed: false,
    };

    /// Adds what an entry changes.
    pub fn add(&mut self, entry: &Entry) {
        match entry {
            Entry::Began(_) | Entry::Decided(_) | Entry::Undone(_) => self.in_match = true,
            Entry::Said { .. } => self.chat = true,
            Entry::Muted { .. } | Entry::MutedByHost { .. } => self.personal = true,
            Entry::TakeOverAnswered { .. } => (self.room_info, self.personal) = (true, true),
            // Reminders are private. A redaction is followed by a broadcast of everything.
            Entry::Reminded { .. } | Entry::Redacted => {}
            _ => self.room_info = true,
        }
    }

    /// The changes for subscribers without a delay.
    pub fn undelayed(self) -> Changes {
        Changes { room_info: self.room_info || self.stage_or_clocks, ..self }
    }

    /// The changes for delayed spectators. Nothing may be sent at the time of a decision, because that would reveal
    /// it.
    pub fn for_delayed(self) -> Changes {
        Changes { in_match: self.delayed, chat: self.delayed, ..self }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn changes_of(entry: &Entry) -> Changes {
        let mut changes = Changes::default();
        changes.add(entry);
        changes
    }

    #[test]
    fn an_answer_to_a_newcomer_changes_the_room_and_what_the_newcomer_is_told() {
        let answer = changes_of(&Entry::TakeOverAnswered { seat: Seat::FIRST, agree: false });
        assert_eq!(answer, Changes { room_info: true, personal: true, ..Changes::default() });
        assert_eq!(changes_of(&Entry::TakeOverEnded), Changes { room_info: true, ..Changes::default() });
    }

    #[test]
    fn a_reminder_changes_nothing_that_is_shown() {
        assert_eq!(changes_of(&Entry::Reminded { seat: Seat::FIRST }), Changes::default());
    }
}

//! Applies stored entries together, and says who decides next.

use game::{Seat, SeatSet};
use table::Prepared;

use super::entry::Entry;
use super::seats::Holder;
use super::{ApplyError, Room};
use crate::changes::Changes;

impl Room {
    /// Applies entries that were stored at this time, and says what they change. `note` sees each entry before it is
    /// applied.
    pub fn apply_all(
        &mut self,
        entries: Vec<Entry>,
        mut prepared: Option<Prepared>,
        at: i64,
        note: &mut dyn FnMut(&Room, &Entry),
    ) -> Result<Changes, ApplyError> {
        let before = self.shown_state();
        let mut changes = Changes::default();
        for entry in entries {
            changes.add(&entry);
            note(self, &entry);
            let fitting = if entry.has_steps() { prepared.take() } else { None };
            self.apply(entry, at, fitting)?;
        }
        // If a decision is hidden from others, none of these change, and they must not notice it.
        changes.stage_or_clocks |= self.shown_state() != before;
        Ok(changes)
    }

    /// The bot that decides for a seat: its holder, or the usual bot for an owner who is away.
    pub fn decider(&self, covered: SeatSet, seat: Seat) -> Option<&str> {
        let place = self.places.get(seat.index())?;
        match &place.holder {
            Holder::Bot { bot } => Some(bot),
            Holder::Person { .. } if place.covered.is_some() || covered.contains(seat) => {
                self.catalog.usual_bot().map(|usual| usual.key)
            }
            Holder::Person { .. } | Holder::Nobody => None,
        }
    }
}

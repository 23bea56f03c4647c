//! Reminds absent players of a turn-based match that waits for them.

use std::time::Duration;

use game::{Seat, SeatSet};
use room::{Entry, Holder, Pace, REMINDER_PAUSE_MS};

use super::{Postponed, RoomTask};
use crate::error::ApiError;
use crate::people::contact_of;
use crate::reminders::Reminder;

/// Delay after a store error, in milliseconds.
const RETRY_MS: i64 = 60_000;

impl RoomTask {
    /// Sends all reminders that are due.
    pub(super) async fn remind(&mut self, now: i64) {
        let is_due = |seat: &Seat| self.reminder_at(*seat).is_some_and(|at| at <= now);
        let due: Vec<Seat> = self.remindable().minus(self.presence.seats).iter().filter(is_due).collect();
        for seat in due {
            let again_in = match self.remind_owner(seat).await {
                Ok(true) => continue,
                // The player may add an address later.
                Ok(false) => REMINDER_PAUSE_MS,
                Err(error) => {
                    self.log_failure("a reminder could not be stored", Err(error));
                    RETRY_MS
                }
            };
            if let Some(asked) = self.room.clocks().asked_since(seat) {
                self.postponed.insert(seat, Postponed { asked, until: now + again_in });
            }
        }
    }

    /// Reminds the owner of a seat; returns false if they have no address. The entry is stored first: a crash in
    /// between loses a reminder but never sends it twice.
    async fn remind_owner(&mut self, seat: Seat) -> Result<bool, ApiError> {
        let place = self.room.places().get(seat.index());
        let Some(Holder::Person { player, name }) = place.map(|place| place.holder.clone()) else {
            return Ok(false);
        };
        let Some(contact) = contact_of(&self.rooms.store, &player).await? else { return Ok(false) };
        let Some(since_ms) = self.room.clocks().asked_since(seat) else { return Ok(false) };
        self.resolve_unknown_commit().await?;
        self.store_and_apply(vec![Entry::Reminded { seat }], None).await?;
        let room = self.room.id().clone();
        let game = self.room.settings().game.clone();
        self.rooms.reminders.send(Reminder { contact, name, game, room, since_ms });
        Ok(true)
    }

    /// When the next reminder to an absent player is due.
    pub(super) fn next_reminder(&self) -> Option<i64> {
        let away = self.remindable().minus(self.presence.seats);
        away.iter().filter_map(|seat| self.reminder_at(seat)).min()
    }

    /// When the room must be opened for a reminder if everyone leaves now or the node dies.
    pub(super) fn latent_reminder(&self) -> Option<i64> {
        self.remindable().iter().filter_map(|seat| self.reminder_at(seat)).min()
    }

    /// The seats whose owners may get reminders, present or not.
    fn remindable(&self) -> SeatSet {
        let is_slow = matches!(self.room.settings().pace, Pace::Turns { .. });
        let reminds = is_slow && self.rooms.settings.reminder_command.is_some();
        if reminds { self.awaited() } else { SeatSet::EMPTY }
    }

    /// When the owner of a seat gets a reminder if they stay away.
    fn reminder_at(&self, seat: Seat) -> Option<i64> {
        let settings = &self.rooms.settings;
        let asked = self.room.clocks().asked_since(seat)?;
        let player = self.room.places().get(seat.index())?.player()?;
        // A player who has just left knows that it is their turn.
        let since = self.bot_runner.left_at(seat).map_or(asked, |left| left.max(asked));
        let usual = since.saturating_add(milliseconds(settings.reminder_after));
        let due = self.room.reminders().due(seat, player, usual)?;
        // After a restart, players reconnect one by one, so reminders wait a little. The wait is shorter than `idle`,
        // or the room would close before it sends any.
        let settled =
            self.bot_runner.opened_ms() + milliseconds(settings.reminder_after.min(settings.idle / 2));
        let postponed = self.postponed.get(&seat).filter(|postponed| postponed.asked == asked);
        Some(due.max(settled).max(postponed.map_or(due, |postponed| postponed.until)))
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

//! Announces the turns of absent players in turn-based matches.

use std::time::Instant;

use game::{Seat, SeatSet};
use room::Pace;
use room::ids::PlayerId;

use super::announced::Announced;
use super::{RETRY, RoomTask};
use crate::notices::WaitingSeat;
use crate::rooms::message::NoticeCheck;

/// After a restart, players reconnect one by one, so notices of earlier turns wait a little.
const SETTLING_MS: i64 = 10_000;

impl RoomTask {
    /// Announces the turns of absent players. The outbox ignores what it knows already.
    pub(super) async fn announce_turns(&mut self) {
        for waiting in self.unannounced() {
            match self.rooms.notices.announce(&waiting).await {
                Ok(()) => {
                    let WaitingSeat { player, asked_ms, seen_ms, .. } = waiting;
                    self.announced.insert(waiting.seat, Announced { player, asked_ms, seen_ms });
                }
                Err(error) => {
                    self.retry_at = Some(Instant::now() + RETRY);
                    tracing::warn!(room = %self.room.id(), %error, "a turn could not be announced; the room tries again");
                }
            }
        }
    }

    /// Whether the turn of an absent player is not announced yet.
    pub(super) fn has_unannounced(&self) -> bool {
        !self.unannounced().is_empty()
    }

    fn unannounced(&self) -> Vec<WaitingSeat> {
        let away = self.announceable().minus(self.presence.seats);
        let waiting = away.iter().filter_map(|seat| self.waiting(seat));
        let is_new = |waiting: &WaitingSeat| {
            self.announced.get(&waiting.seat).is_none_or(|known| {
                (&known.player, known.asked_ms) != (&waiting.player, waiting.asked_ms)
                    || known.seen_ms < waiting.seen_ms
            })
        };
        waiting.filter(is_new).collect()
    }

    /// The seats whose owners may get notices, present or not.
    pub(super) fn announceable(&self) -> SeatSet {
        let is_slow = matches!(self.room.settings().pace, Pace::Turns { .. });
        let awaited = if is_slow { self.awaited() } else { SeatSet::EMPTY };
        awaited.iter().filter(|seat| !self.room.reminders().was_reminded(*seat)).collect()
    }

    fn waiting(&self, seat: Seat) -> Option<WaitingSeat> {
        let asked_ms = self.room.clocks().asked_since(seat)?;
        let player = self.room.places().get(seat.index())?.player()?.clone();
        // A player who has left since, or who has decided the question before, knows that it is their turn.
        let left = self.bot_runner.left_at(seat).filter(|left| *left >= asked_ms);
        let decided = self.decided.get(&seat).copied().filter(|at| *at >= asked_ms);
        let opened_ms = self.bot_runner.opened_ms();
        let earliest_ms = if asked_ms < opened_ms { opened_ms + SETTLING_MS } else { asked_ms };
        let room = self.room.id().clone();
        Some(WaitingSeat { room, seat, player, asked_ms, seen_ms: left.max(decided), earliest_ms })
    }

    /// Whether a notice is still wanted.
    pub(super) fn check_notice(&self, seat: Seat, player: &PlayerId, asked_ms: i64) -> NoticeCheck {
        let is_held = self.room.places().get(seat.index()).and_then(|place| place.player()) == Some(player);
        let is_asked = self.room.clocks().asked_since(seat) == Some(asked_ms);
        match () {
            () if !is_held || !is_asked || !self.awaited().contains(seat) => NoticeCheck::Over,
            () if self.presence.seats.contains(seat) => NoticeCheck::AtTable,
            () => NoticeCheck::Waits,
        }
    }
}

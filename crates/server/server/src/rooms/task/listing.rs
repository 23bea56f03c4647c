//! What lists of rooms are told.

use super::RoomTask;
use crate::app::now_ms;
use crate::rooms::summary;

impl RoomTask {
    /// Brings the lists up to date.
    pub(super) async fn save_summary(&mut self) {
        self.list_at = None;
        let players = summary::players(&self.room);
        let moved = (self.listed.as_ref() != Some(&players)).then(|| players.clone());
        let summary = summary::of(&self.room, now_ms(), self.wake_at(), moved);
        let next = self.room.number() + 1;
        match self.rooms.store.append(&self.lease, next, Vec::new(), Some(summary)).await {
            Ok(()) => self.listed = Some(players),
            Err(error) => {
                tracing::warn!(room = %self.room.id(), %error, "the lists could not be brought up to date");
            }
        }
    }
}

//! Removes people from the room: their seats are left, and the log is redacted and read again.

use std::collections::BTreeSet;

use room::Changes;
use room::ids::PlayerId;

use super::RoomTask;
use crate::error::ApiError;
use crate::rooms::forgetting::redaction_of;

impl RoomTask {
    pub(super) async fn forget(&mut self, people: &BTreeSet<PlayerId>) -> Result<(), ApiError> {
        self.resolve_unknown_commit().await?;
        self.subscribers.drop_people(people);
        for person in people {
            let entries = self.room.plan_forget(person);
            if !entries.is_empty() {
                self.store_and_apply(entries, None).await?;
            }
        }
        let redacted = self.redact(people).await;
        if redacted.is_err() {
            // What is in memory may differ from the log, so it must not be used any more.
            self.leaving = true;
            self.is_outdated = true;
        }
        redacted
    }

    async fn redact(&mut self, people: &BTreeSet<PlayerId>) -> Result<(), ApiError> {
        let id = self.room.id().clone();
        let log = self.rooms.log(&id, 0).await?;
        self.rooms.store.redact_room(&self.lease, redaction_of(&log, None, people)?).await?;
        let loaded = self.rooms.load(&id).await?;
        self.room = loaded.room;
        (self.delayed, self.saved_players) = (None, None);
        self.after_redaction(Changes::ALL).await;
        Ok(())
    }
}

//! Stores log entries, applies them and broadcasts the changes.

use std::time::Instant;

use room::{Changes, Decider, Entry, Room, Stage};
use store::{NewEntry, StoreError};
use table::Prepared;

use super::RoomTask;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::rooms::message::Ending;
use crate::rooms::summary::{self, SaveSummary};

impl RoomTask {
    /// Stores entries, applies them and broadcasts the changes. If the store rejects them, nothing changes.
    pub(super) async fn store_and_apply(
        &mut self,
        entries: Vec<Entry>,
        prepared: Option<Prepared>,
    ) -> Result<(), ApiError> {
        let at_ms = now_ms();
        let unwritten = |_| ApiError::internal("an entry cannot be written");
        let line = |entry: &Entry| Ok(NewEntry { at_ms, body: entry.to_line().map_err(unwritten)? });
        let lines = entries.iter().map(line).collect::<Result<Vec<_>, ApiError>>()?;
        let asked = Instant::now();
        let stored = self.rooms.store.append(&self.lease, self.room.number() + 1, lines, None).await;
        metrics::histogram!("antorcha_store_seconds").record(asked.elapsed().as_secs_f64());
        self.check_stored(stored)?;
        let mut save = SaveSummary::Never;
        let (delayed, decided) = (&mut self.delayed, &mut self.decided);
        let mut note = |room: &Room, entry: &Entry| {
            save = save.max(summary::when_to_save(entry, room));
            if let Some(delayed) = delayed {
                delayed.push(entry, at_ms);
            }
            if let Entry::Decided(made) = entry
                && matches!(made.by, Decider::Owner { .. })
            {
                decided.insert(made.seat, at_ms);
            }
        };
        let changes = match self.room.apply_all(entries, prepared, at_ms, &mut note) {
            Ok(changes) => changes,
            Err(broken) => {
                tracing::error!(room = %self.room.id(), problem = %broken, "a stored entry cannot be applied to the room");
                self.leaving = true;
                return Err(ApiError::Moving);
            }
        };
        self.after_change(changes, save).await;
        Ok(())
    }

    async fn after_change(&mut self, mut changes: Changes, save: SaveSummary) {
        let over = *self.room.stage() == Stage::Over;
        self.subscribers.remove_unwelcome(&self.room);
        if self.subscribers.has_spectators(&self.room)
            && let Err(error) = self.ensure_delayed_view().await
        {
            tracing::warn!(room = %self.room.id(), %error, "the delayed view could not be built");
            self.subscribers.drop_spectators(&self.room, Ending::Unavailable);
        }
        changes.room_info |= self.refresh_presence();
        self.broadcast(changes);
        match save {
            SaveSummary::Later if !over => {
                let lists_behind = self.rooms.settings.lists_behind;
                self.save_summary_at.get_or_insert_with(|| Instant::now() + lists_behind);
            }
            SaveSummary::Now | SaveSummary::Later => self.save_summary().await,
            SaveSummary::Never => {}
        }
        if over && changes.in_match {
            self.finish().await;
        }
        self.ask_bots();
    }

    /// Sends everyone the room as its redacted log has it.
    pub(super) async fn after_redaction(&mut self, changes: Changes) {
        self.after_change(changes, SaveSummary::Now).await;
    }

    fn check_stored(&mut self, stored: Result<(), StoreError>) -> Result<(), ApiError> {
        let Err(error) = stored else { return Ok(()) };
        match error {
            // Another node has the room, so this one must stop serving it.
            StoreError::Fenced | StoreError::Conflict => self.leaving = true,
            StoreError::Full => {}
            _ => self.commit_unknown = true,
        }
        Err(error.into())
    }

    /// After an unconfirmed write, reads the log to find out whether the entries were stored.
    pub(super) async fn resolve_unknown_commit(&mut self) -> Result<(), ApiError> {
        if !self.commit_unknown {
            return Ok(());
        }
        let log = self.rooms.log(self.room.id(), self.room.number()).await?;
        self.commit_unknown = false;
        for stored in log {
            let entry = Entry::from_line(&stored.body);
            let entry = entry.map_err(|_| ApiError::internal("an entry cannot be read"))?;
            if let Some(delayed) = &mut self.delayed {
                delayed.push(&entry, stored.at_ms);
            }
            if self.room.apply(entry, stored.at_ms, None).is_err() {
                self.leaving = true;
                return Err(ApiError::Moving);
            }
        }
        self.after_change(Changes::ALL, SaveSummary::Now).await;
        Ok(())
    }
}

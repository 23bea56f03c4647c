//! Where players get notices of turns. URLs and keys are personal data, so they are never logged.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, PartialEq, Eq)]
pub struct NoticeChannelRow {
    /// Chosen by the caller.
    pub id: String,
    pub player: String,
    /// The hash of the token of the session with which the channel ends.
    pub session: Option<String>,
    /// The store does not interpret it.
    pub kind: String,
    /// The URL to which notices are sent; empty for e-mail.
    pub target: String,
    /// JSON. The store does not parse it.
    pub details: String,
    pub label: String,
    pub enabled: bool,
    /// How many notices in a row could not be sent.
    pub failures: i64,
    /// The code of the last problem, if the last notice could not be sent.
    pub problem: Option<String>,
    pub created_ms: i64,
}

/// Omits target and details, which must not be logged.
impl std::fmt::Debug for NoticeChannelRow {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("NoticeChannelRow")
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("enabled", &self.enabled)
            .finish_non_exhaustive()
    }
}

impl Record for NoticeChannelRow {
    fn read(row: &AnyRow) -> Result<NoticeChannelRow, sqlx::Error> {
        Ok(NoticeChannelRow {
            id: row.try_get(0)?,
            player: row.try_get(1)?,
            session: row.try_get(2)?,
            kind: row.try_get(3)?,
            target: row.try_get(4)?,
            details: row.try_get(5)?,
            label: row.try_get(6)?,
            enabled: row.try_get::<i64, _>(7)? != 0,
            failures: row.try_get(8)?,
            problem: row.try_get(9)?,
            created_ms: row.try_get(10)?,
        })
    }
}

/// Selects the columns of a [`NoticeChannelRow`].
macro_rules! channels {
    ($rest:literal) => {
        concat!(
            "SELECT id, player, session, kind, target, details, label, enabled, failures, problem, created_ms ",
            "FROM notice_channels ",
            $rest
        )
    };
}

impl Store {
    /// Adds a channel, or replaces the player's channel with the same kind and target, which keeps its id. Returns the id;
    /// `None` if the player has `most` channels already.
    pub async fn add_notice_channel(
        &self,
        channel: NoticeChannelRow,
        most: u32,
    ) -> Result<Option<String>, StoreError> {
        let add = sql("INSERT INTO notice_channels \
                (id, player, kind, target, details, label, enabled, failures, problem, created_ms, session) \
            SELECT $1, $2, $3, $4, $5, $6, $7, 0, NULL, $8, $10 \
            WHERE (SELECT COUNT(*) FROM notice_channels WHERE player = $2) < $9 \
                OR EXISTS (SELECT 1 FROM notice_channels WHERE player = $2 AND kind = $3 AND target = $4) \
            ON CONFLICT (player, kind, target) DO UPDATE SET details = excluded.details, \
                label = excluded.label, enabled = excluded.enabled, failures = 0, problem = NULL, \
                session = excluded.session \
            RETURNING id");
        let add = add.bind(channel.id).bind(channel.player).bind(channel.kind).bind(channel.target);
        let add = add.bind(channel.details).bind(channel.label).bind(i64::from(channel.enabled));
        let add = add.bind(channel.created_ms).bind(i64::from(most)).bind(channel.session);
        match self.database().write(add).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            added => Ok(added?.into_iter().next().map(|Text(id)| id)),
        }
    }

    /// Deletes the channels of other players with this target: a browser belongs to the player who subscribed last.
    pub async fn claim_notice_target(&self, player: &str, target: &str) -> Result<(), StoreError> {
        let delete = sql("DELETE FROM notice_channels WHERE target = $1 AND player <> $2");
        self.database().change(delete.bind(target.to_owned()).bind(player.to_owned())).await?;
        Ok(())
    }

    /// Moves the channels of a session to the session that replaces it, if both are of the same player.
    pub async fn move_notice_channels(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let move_channels = sql("UPDATE notice_channels SET session = $2 WHERE session = $1 \
            AND player = (SELECT player FROM sessions WHERE token_hash = $2)");
        self.database().change(move_channels.bind(from.to_owned()).bind(to.to_owned())).await?;
        Ok(())
    }

    /// Returns a player's channels, the oldest first.
    pub async fn notice_channels(&self, player: &str) -> Result<Vec<NoticeChannelRow>, StoreError> {
        let channels = sql(channels!("WHERE player = $1 ORDER BY created_ms, id"));
        self.database().all(channels.bind(player.to_owned())).await
    }

    pub async fn notice_channel(&self, id: &str) -> Result<Option<NoticeChannelRow>, StoreError> {
        self.database().first(sql(channels!("WHERE id = $1")).bind(id.to_owned())).await
    }

    /// Deletes a player's channel. Returns whether it existed. Its waiting notices are dropped when they are due.
    pub async fn delete_notice_channel(&self, player: &str, id: &str) -> Result<bool, StoreError> {
        let delete = sql("DELETE FROM notice_channels WHERE player = $1 AND id = $2");
        let deleted = self.database().change(delete.bind(player.to_owned()).bind(id.to_owned())).await?;
        Ok(deleted > 0)
    }

    /// Enables or disables a player's channel. Returns whether it exists.
    pub async fn enable_notice_channel(
        &self,
        player: &str,
        id: &str,
        enabled: bool,
    ) -> Result<bool, StoreError> {
        let enable = sql("UPDATE notice_channels SET enabled = $3, failures = 0, problem = NULL \
            WHERE player = $1 AND id = $2");
        let enable = enable.bind(player.to_owned()).bind(id.to_owned()).bind(i64::from(enabled));
        Ok(self.database().change(enable).await? > 0)
    }

    /// Records that a notice was sent on a channel.
    pub async fn note_channel_success(&self, id: &str) -> Result<(), StoreError> {
        let clear = sql("UPDATE notice_channels SET failures = 0, problem = NULL \
            WHERE id = $1 AND (failures > 0 OR problem IS NOT NULL)");
        self.database().change(clear.bind(id.to_owned())).await?;
        Ok(())
    }

    /// Records the problem of a channel on which a notice is sent again later.
    pub async fn note_channel_problem(&self, id: &str, problem: &str) -> Result<(), StoreError> {
        let note = sql("UPDATE notice_channels SET problem = $2 WHERE id = $1");
        self.database().change(note.bind(id.to_owned()).bind(problem.to_owned())).await?;
        Ok(())
    }

    /// Records that a notice could not be sent on a channel, which is disabled after `most` failures in a row.
    pub async fn note_channel_failure(&self, id: &str, problem: &str, most: i64) -> Result<(), StoreError> {
        let note = sql("UPDATE notice_channels SET failures = failures + 1, problem = $2, \
            enabled = CASE WHEN failures + 1 >= $3 THEN 0 ELSE enabled END WHERE id = $1");
        self.database().change(note.bind(id.to_owned()).bind(problem.to_owned()).bind(most)).await?;
        Ok(())
    }
}

//! The outbox: notices that a match waits for a player. A node leases a notice while it sends it, so that no other node
//! does the same. The lease ends when the node dies.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Number, Record, Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

/// A notice that is not in the outbox yet. Room, seat, time, player and channel identify it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// Chosen by the caller.
    pub id: String,
    pub room: String,
    pub seat: i64,
    pub player: String,
    /// Since when the match waits.
    pub asked_ms: i64,
    /// The kind of the channel.
    pub kind: String,
    /// The id of the channel, or its kind if the player has only one of it.
    pub channel: String,
    pub due_ms: i64,
}

/// A leased notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    pub id: String,
    pub room: String,
    pub seat: i64,
    pub player: String,
    pub asked_ms: i64,
    pub kind: String,
    pub channel: String,
    /// How often it was leased, this time included.
    pub attempts: i64,
}

impl Record for NoticeRow {
    fn read(row: &AnyRow) -> Result<NoticeRow, sqlx::Error> {
        Ok(NoticeRow {
            id: row.try_get(0)?,
            room: row.try_get(1)?,
            seat: row.try_get(2)?,
            player: row.try_get(3)?,
            asked_ms: row.try_get(4)?,
            kind: row.try_get(5)?,
            channel: row.try_get(6)?,
            attempts: row.try_get(7)?,
        })
    }
}

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeOutcome {
    Sent,
    /// The player was at the table. If they leave it without deciding, the notice is due again.
    Seen,
    /// It was not wanted any more.
    Dropped,
    /// It could not be sent.
    Failed,
}

impl NoticeOutcome {
    pub const fn as_str(self) -> &'static str {
        match self {
            NoticeOutcome::Sent => "sent",
            NoticeOutcome::Seen => "seen",
            NoticeOutcome::Dropped => "dropped",
            NoticeOutcome::Failed => "failed",
        }
    }
}

/// Whether a node may send notices about a room: if it holds the room, it knows who is at the table; if no living node
/// does, nobody is. `$1` is the node.
macro_rules! leasable {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            " notices.done_ms IS NULL AND notices.due_ms <= (SELECT now_ms FROM clock) \
            AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = notices.leased_by \
                AND nodes.expires_ms > (SELECT now_ms FROM clock) \
                AND notices.leased_until_ms > (SELECT now_ms FROM clock)) \
            AND EXISTS (SELECT 1 FROM rooms WHERE rooms.id = notices.room AND (rooms.node IS NULL \
                OR rooms.node = $1 OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = rooms.node \
                    AND nodes.expires_ms > (SELECT now_ms FROM clock))))",
            $after
        )
    };
}

impl Store {
    /// Adds notices to the outbox, except those that are in it already.
    pub async fn add_notices(&self, notices: Vec<NewNotice>) -> Result<(), StoreError> {
        let add = "INSERT INTO notices (id, room, seat, player, asked_ms, kind, channel, due_ms, attempts) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) \
            ON CONFLICT (room, seat, asked_ms, player, channel) DO NOTHING";
        self.insert_notices(add, notices).await
    }

    /// Like [`Store::add_notices`], but postpones notices that were not sent yet. The player has seen the table since.
    pub async fn postpone_notices(&self, notices: Vec<NewNotice>) -> Result<(), StoreError> {
        let postpone = "INSERT INTO notices (id, room, seat, player, asked_ms, kind, channel, due_ms, attempts) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) \
            ON CONFLICT (room, seat, asked_ms, player, channel) DO UPDATE \
                SET due_ms = excluded.due_ms, done_ms = NULL, outcome = NULL \
                WHERE notices.done_ms IS NULL OR notices.outcome = 'seen'";
        self.insert_notices(postpone, notices).await
    }

    async fn insert_notices(&self, insert: &'static str, notices: Vec<NewNotice>) -> Result<(), StoreError> {
        if notices.is_empty() {
            return Ok(());
        }
        let mut work = self.database().begin().await?;
        for notice in notices {
            let row = sql(insert).bind(notice.id).bind(notice.room).bind(notice.seat).bind(notice.player);
            let row = row.bind(notice.asked_ms).bind(notice.kind).bind(notice.channel).bind(notice.due_ms);
            match work.change(row).await {
                Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player" }),
                inserted => inserted?,
            };
        }
        work.commit().await
    }

    /// Returns the kinds of the due notices that this node may send.
    pub async fn due_notice_kinds(&self, node: &str) -> Result<Vec<String>, StoreError> {
        let kinds = sql(leasable!("SELECT DISTINCT kind FROM notices WHERE", ""));
        let kinds: Vec<Text> = self.database().all(kinds.bind(node.to_owned())).await?;
        Ok(kinds.into_iter().map(|Text(kind)| kind).collect())
    }

    /// Leases due notices of a kind, longest overdue first. Each player has at most one leased notice of a kind, so that a
    /// slow receiver delays only its owner's notices.
    pub async fn lease_notices(
        &self,
        node: &str,
        kind: &str,
        limit: u32,
        lease_ms: i64,
    ) -> Result<Vec<NoticeRow>, StoreError> {
        let lease = sql(leasable!(
            "UPDATE notices SET leased_by = $1, attempts = attempts + 1, \
                leased_until_ms = (SELECT now_ms FROM clock) + $4 WHERE",
            " AND id IN (SELECT id FROM (SELECT id, due_ms, attempts, \
                    ROW_NUMBER() OVER (PARTITION BY player ORDER BY due_ms, id) AS place \
                    FROM notices WHERE kind = $2 AND done_ms IS NULL AND due_ms <= (SELECT now_ms FROM clock) \
                    AND NOT EXISTS (SELECT 1 FROM notices AS busy JOIN nodes ON nodes.id = busy.leased_by \
                        WHERE busy.player = notices.player AND busy.kind = $2 AND busy.done_ms IS NULL \
                        AND nodes.expires_ms > (SELECT now_ms FROM clock) \
                        AND busy.leased_until_ms > (SELECT now_ms FROM clock))) AS waiting \
                WHERE place = 1 ORDER BY attempts, due_ms, id LIMIT $3) \
            RETURNING id, room, seat, player, asked_ms, kind, channel, attempts"
        ));
        let lease = lease.bind(node.to_owned()).bind(kind.to_owned());
        Ok(self.database().write(lease.bind(i64::from(limit)).bind(lease_ms)).await?)
    }

    /// Records what became of a notice. If the player has seen the table and left it meanwhile, the notice stays due at
    /// its new time.
    pub async fn finish_notice(&self, id: &str, outcome: NoticeOutcome) -> Result<(), StoreError> {
        let finish = sql("UPDATE notices SET leased_by = NULL, leased_until_ms = NULL, \
            done_ms = CASE WHEN $2 = 'seen' AND due_ms > (SELECT now_ms FROM clock) THEN NULL \
                ELSE (SELECT now_ms FROM clock) END, \
            outcome = CASE WHEN $2 = 'seen' AND due_ms > (SELECT now_ms FROM clock) THEN NULL ELSE $2 END \
            WHERE id = $1 AND done_ms IS NULL");
        self.database().change(finish.bind(id.to_owned()).bind(outcome.as_str().to_owned())).await?;
        Ok(())
    }

    /// Ends the lease of a notice, which becomes due after `delay_ms`.
    pub async fn retry_notice(&self, id: &str, delay_ms: i64) -> Result<(), StoreError> {
        let retry = sql("UPDATE notices SET due_ms = (SELECT now_ms FROM clock) + $2, leased_by = NULL, \
            leased_until_ms = NULL WHERE id = $1 AND done_ms IS NULL");
        self.database().change(retry.bind(id.to_owned()).bind(delay_ms)).await?;
        Ok(())
    }

    /// Deletes notices that were done more than `age_ms` ago. Returns their number.
    pub async fn purge_notices(&self, age_ms: i64) -> Result<u64, StoreError> {
        let purge = sql("DELETE FROM notices WHERE done_ms < (SELECT now_ms FROM clock) - $1");
        Ok(self.database().change(purge.bind(age_ms)).await?)
    }

    /// Returns when the next notice about a room is due.
    pub async fn next_notice_ms(&self, room: &str) -> Result<Option<i64>, StoreError> {
        let next =
            sql("SELECT due_ms FROM notices WHERE room = $1 AND done_ms IS NULL ORDER BY due_ms LIMIT 1");
        let next: Option<Number> = self.database().first(next.bind(room.to_owned())).await?;
        Ok(next.map(|Number(due_ms)| due_ms))
    }

    /// Returns kind and outcome of all notices about a room, the oldest first; an empty outcome if one is not done.
    pub async fn notices_of(&self, room: &str) -> Result<Vec<(String, String)>, StoreError> {
        let outcomes =
            sql("SELECT kind, COALESCE(outcome, '') FROM notices WHERE room = $1 ORDER BY asked_ms, channel");
        let found: Vec<KindOutcome> = self.database().all(outcomes.bind(room.to_owned())).await?;
        Ok(found.into_iter().map(|KindOutcome(kind, outcome)| (kind, outcome)).collect())
    }
}

struct KindOutcome(String, String);

impl Record for KindOutcome {
    fn read(row: &AnyRow) -> Result<KindOutcome, sqlx::Error> {
        Ok(KindOutcome(row.try_get(0)?, row.try_get(1)?))
    }
}

//! Announcements to everyone, and notices of planned restarts.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::administration::Step;
use crate::audit::AuditEntry;
use crate::database::{Record, sql};
use crate::error::StoreError;
use crate::store::Store;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncementRow {
    pub id: String,
    pub text_en: Option<String>,
    pub text_es: Option<String>,
    pub from_ms: i64,
    pub until_ms: i64,
    /// When the server restarts, if this is the notice of a restart.
    pub restart_ms: Option<i64>,
    pub created_ms: i64,
}

impl Record for AnnouncementRow {
    fn read(row: &AnyRow) -> Result<AnnouncementRow, sqlx::Error> {
        Ok(AnnouncementRow {
            id: row.try_get(0)?,
            text_en: row.try_get(1)?,
            text_es: row.try_get(2)?,
            from_ms: row.try_get(3)?,
            until_ms: row.try_get(4)?,
            restart_ms: row.try_get(5)?,
            created_ms: row.try_get(6)?,
        })
    }
}

/// Selects the columns of an [`AnnouncementRow`].
macro_rules! announcements {
    ($rest:literal) => {
        concat!(
            "SELECT id, text_en, text_es, from_ms, until_ms, restart_ms, created_ms FROM announcements ",
            $rest
        )
    };
}

impl Store {
    /// Adds an announcement. The notice of a restart replaces an earlier one.
    pub async fn add_announcement(
        &self,
        entry: AuditEntry,
        announcement: AnnouncementRow,
    ) -> Result<i64, StoreError> {
        let replace =
            sql("UPDATE announcements SET until_ms = $1 WHERE restart_ms IS NOT NULL AND until_ms > $1");
        let replace = replace.bind(announcement.created_ms);
        let add = sql(
            "INSERT INTO announcements (id, text_en, text_es, from_ms, until_ms, restart_ms, created_ms) \
            VALUES ($1, $2, $3, $4, $5, $6, $7)",
        );
        let add = add.bind(announcement.id).bind(announcement.text_en).bind(announcement.text_es);
        let add = add.bind(announcement.from_ms).bind(announcement.until_ms);
        let add = add.bind(announcement.restart_ms).bind(announcement.created_ms);
        let mut steps = vec![Step::may_change(add)];
        if announcement.restart_ms.is_some() {
            steps.insert(0, Step::may_change(replace));
        }
        self.administer(entry, steps).await
    }

    /// Ends an announcement now.
    pub async fn end_announcement(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        let end = sql("UPDATE announcements SET until_ms = (SELECT now_ms FROM clock) \
            WHERE id = $1 AND until_ms > (SELECT now_ms FROM clock)");
        let end = end.bind(entry.target.clone());
        self.administer(entry, vec![Step::changes("announcement", end)]).await
    }

    /// Returns the announcements that have not ended, also those that have yet to begin.
    pub async fn announcements_in_force(&self, limit: u32) -> Result<Vec<AnnouncementRow>, StoreError> {
        let current =
            sql(announcements!("WHERE until_ms > (SELECT now_ms FROM clock) ORDER BY from_ms, id LIMIT $1"));
        self.database().all(current.bind(i64::from(limit))).await
    }

    /// Returns a page of announcements, newest first: those after the one with this id.
    pub async fn announcements(
        &self,
        after: Option<&str>,
        limit: u32,
    ) -> Result<Vec<AnnouncementRow>, StoreError> {
        let Some(after) = after else {
            let first = sql(announcements!("ORDER BY created_ms DESC, id DESC LIMIT $1"));
            return self.database().all(first.bind(i64::from(limit))).await;
        };
        let more = sql(announcements!(
            "WHERE (created_ms, id) < (SELECT created_ms, id FROM announcements WHERE id = $1) \
            ORDER BY created_ms DESC, id DESC LIMIT $2"
        ));
        self.database().all(more.bind(after.to_owned()).bind(i64::from(limit))).await
    }

    /// Deletes the announcements that ended longer ago than this.
    pub async fn purge_announcements(&self, older_than_ms: i64) -> Result<u64, StoreError> {
        let purge = sql("DELETE FROM announcements WHERE until_ms < (SELECT now_ms FROM clock) - $1");
        Ok(self.database().change(purge.bind(older_than_ms)).await?)
    }
}

//! Problems that players reported.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::administration::Step;
use crate::audit::AuditEntry;
use crate::database::{Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BugReport {
    pub id: String,
    pub room: String,
    pub reporter: String,
    /// From whose perspective the reporter saw the match.
    pub perspective: String,
    /// The last step that this perspective saw, if the match had begun.
    pub step: Option<i64>,
    /// The last entry of the room's log that the reporter could know of.
    pub entry: i64,
    /// The version of the server.
    pub version: String,
    pub description: String,
    pub at_ms: i64,
}

impl Record for BugReport {
    fn read(row: &AnyRow) -> Result<BugReport, sqlx::Error> {
        Ok(BugReport {
            id: row.try_get(0)?,
            room: row.try_get(1)?,
            reporter: row.try_get(2)?,
            perspective: row.try_get(3)?,
            step: row.try_get(4)?,
            entry: row.try_get(5)?,
            version: row.try_get(6)?,
            description: row.try_get(7)?,
            at_ms: row.try_get(8)?,
        })
    }
}

impl Store {
    pub async fn add_bug_report(&self, report: BugReport) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO bug_reports (id, room, reporter, perspective, step, entry, version, description, at_ms) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)")
            .bind(report.id)
            .bind(report.room)
            .bind(report.reporter)
            .bind(report.perspective)
            .bind(report.step)
            .bind(report.entry)
            .bind(report.version)
            .bind(report.description)
            .bind(report.at_ms);
        match self.database().change(insert).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "room" }),
            added => Ok(added.map(|_| ())?),
        }
    }

    pub async fn bug_report(&self, id: &str) -> Result<Option<BugReport>, StoreError> {
        let report = sql("SELECT id, room, reporter, perspective, step, entry, version, description, at_ms \
            FROM bug_reports WHERE id = $1");
        self.database().first(report.bind(id.to_owned())).await
    }

    /// Returns the reports that no admin has handled, oldest first: those after this one.
    pub async fn bug_reports_to_handle(
        &self,
        after: Option<&BugReport>,
        limit: u32,
    ) -> Result<Vec<BugReport>, StoreError> {
        let reports =
            sql("SELECT id, room, reporter, perspective, step, entry, version, description, at_ms \
            FROM bug_reports WHERE handled_ms IS NULL AND at_ms >= $1 AND (at_ms, id) > ($1, $2) \
            ORDER BY at_ms, id LIMIT $3");
        let (at_ms, id) = after.map_or((0, String::new()), |after| (after.at_ms, after.id.clone()));
        self.database().all(reports.bind(at_ms).bind(id).bind(i64::from(limit))).await
    }

    /// Marks a report as handled.
    pub async fn handle_bug_report(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        let handle = sql("UPDATE bug_reports SET handled_ms = (SELECT now_ms FROM clock) \
            WHERE id = $1 AND handled_ms IS NULL");
        let handle = handle.bind(entry.target.clone());
        self.administer(entry, vec![Step::changes("report", handle)]).await
    }

    /// Returns the latest reports, newest first.
    pub async fn bug_reports(&self, limit: u32) -> Result<Vec<BugReport>, StoreError> {
        let reports =
            sql("SELECT id, room, reporter, perspective, step, entry, version, description, at_ms \
            FROM bug_reports ORDER BY at_ms DESC, id LIMIT $1");
        self.database().all(reports.bind(i64::from(limit))).await
    }
}

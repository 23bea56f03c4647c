//! Chat lines that players reported.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::administration::Step;
use crate::audit::AuditEntry;
use crate::database::{Number, Record, sql};
use crate::entries::Entry;
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub room: String,
    /// The number of the chat line in the room, from 1.
    pub line: i64,
    pub reporter: String,
    pub reason: String,
    pub at_ms: i64,
}

impl Record for Report {
    fn read(row: &AnyRow) -> Result<Report, sqlx::Error> {
        Ok(Report {
            room: row.try_get(0)?,
            line: row.try_get(1)?,
            reporter: row.try_get(2)?,
            reason: row.try_get(3)?,
            at_ms: row.try_get(4)?,
        })
    }
}

impl Store {
    /// Adds a report. Returns `false` if the player has already reported this line.
    pub async fn add_report(&self, report: Report) -> Result<bool, StoreError> {
        let insert =
            sql("INSERT INTO reports (room, line, reporter, reason, at_ms) VALUES ($1, $2, $3, $4, $5) \
            ON CONFLICT (room, line, reporter) DO NOTHING")
            .bind(report.room)
            .bind(report.line)
            .bind(report.reporter)
            .bind(report.reason)
            .bind(report.at_ms);
        match self.database().change(insert).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "room" }),
            added => Ok(added? > 0),
        }
    }

    /// Returns the reports that no admin has handled, oldest first: those after this one.
    pub async fn reports_to_handle(
        &self,
        after: Option<&Report>,
        limit: u32,
    ) -> Result<Vec<Report>, StoreError> {
        let reports = sql("SELECT room, line, reporter, reason, at_ms FROM reports \
            WHERE handled_ms IS NULL AND at_ms >= $1 AND (at_ms, room, line, reporter) > ($1, $2, $3, $4) \
            ORDER BY at_ms, room, line, reporter LIMIT $5");
        let reports = match after {
            Some(after) => {
                let reports = reports.bind(after.at_ms).bind(after.room.clone()).bind(after.line);
                reports.bind(after.reporter.clone())
            }
            None => reports.bind(0_i64).bind(String::new()).bind(0_i64).bind(String::new()),
        };
        self.database().all(reports.bind(i64::from(limit))).await
    }

    pub async fn report(&self, room: &str, line: i64, reporter: &str) -> Result<Option<Report>, StoreError> {
        let report = sql("SELECT room, line, reporter, reason, at_ms FROM reports \
            WHERE room = $1 AND line = $2 AND reporter = $3");
        self.database().first(report.bind(room.to_owned()).bind(line).bind(reporter.to_owned())).await
    }

    /// Returns how many reports of chat lines and of problems no admin has handled; at most `most` of each.
    pub async fn count_reports_to_handle(&self, most: u32) -> Result<(i64, i64), StoreError> {
        let lines =
            sql("SELECT COUNT(*) FROM (SELECT 1 FROM reports WHERE handled_ms IS NULL LIMIT $1) AS found");
        let problems = sql(
            "SELECT COUNT(*) FROM (SELECT 1 FROM bug_reports WHERE handled_ms IS NULL LIMIT $1) AS found",
        );
        let lines = self.database().first(lines.bind(i64::from(most))).await?;
        let problems = self.database().first(problems.bind(i64::from(most))).await?;
        Ok((lines.map_or(0, |Number(count)| count), problems.map_or(0, |Number(count)| count)))
    }

    /// Marks all reports of a chat line as handled.
    pub async fn handle_reports(&self, entry: AuditEntry, room: &str, line: i64) -> Result<i64, StoreError> {
        let handle = sql("UPDATE reports SET handled_ms = (SELECT now_ms FROM clock) \
            WHERE room = $1 AND line = $2 AND handled_ms IS NULL");
        let handle = handle.bind(room.to_owned()).bind(line);
        self.administer(entry, vec![Step::changes("report", handle)]).await
    }

    /// Returns entries with chat lines of a room: `limit` of them after the first `skip`.
    pub async fn chat_entries(&self, room: &str, skip: i64, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let lines = sql("SELECT number, at_ms, body FROM entries \
            WHERE room = $1 AND substr(body, 1, 8) = '{\"said\":' ORDER BY number LIMIT $2 OFFSET $3");
        self.database().all(lines.bind(room.to_owned()).bind(i64::from(limit)).bind(skip)).await
    }

    /// Returns the latest reports, newest first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let reports = sql("SELECT room, line, reporter, reason, at_ms FROM reports \
            ORDER BY at_ms DESC, room, line, reporter LIMIT $1");
        self.database().all(reports.bind(i64::from(limit))).await
    }
}

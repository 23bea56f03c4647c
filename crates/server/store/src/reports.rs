//! Chat lines that players reported.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
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

    /// Returns the latest reports, newest first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let reports = sql("SELECT room, line, reporter, reason, at_ms FROM reports \
            ORDER BY at_ms DESC, room, line, reporter LIMIT $1");
        self.database().all(reports.bind(i64::from(limit))).await
    }
}

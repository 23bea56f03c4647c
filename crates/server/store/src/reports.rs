//! Reports: lines of a room that players complain of.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{Failure, StoreError};
use crate::store::Store;

/// A complaint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where it was said.
    pub room: String,
    /// The number of what was said.
    pub line: i64,
    /// Who complains.
    pub reporter: String,
    /// Why.
    pub reason: String,
    /// When.
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
    /// Adds a report, and says whether it is new: nobody reports the same line twice.
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
            Err(Failure::Reference) => Err(StoreError::NotThere { what: "room" }),
            added => Ok(added? > 0),
        }
    }

    /// The latest reports, newest first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let reports = sql("SELECT room, line, reporter, reason, at_ms FROM reports \
            ORDER BY at_ms DESC, room, line, reporter LIMIT $1");
        self.database().all(reports.bind(i64::from(limit))).await
    }
}

//! What players reported: chat lines with the lines around them, and problems.

use room::Entry;
use serde::Serialize;
use store::{BugReport, Report, RoomStage, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use super::names::{PlayerName, name_of};
use crate::error::ApiError;

/// How many chat lines before and after the reported one are shown.
const AROUND: i64 = 3;

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SaidLine {
    /// Its number in the room.
    pub line: i64,
    /// When it was said, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who said it.
    pub player: String,
    /// The name at that time.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A reported chat line.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReportShown {
    /// The id of the report, for the next page.
    pub id: String,
    /// The id of the room.
    pub room: String,
    /// The number of the reported line.
    pub line: i64,
    /// Who reported it.
    pub reporter: PlayerName,
    /// Why.
    pub reason: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The lines around it in their order, and the line itself.
    pub lines: Vec<SaidLine>,
}

/// A page of reported chat lines, the oldest first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReportsPage {
    /// The reports.
    pub reports: Vec<ReportShown>,
    /// The value of `after` for the next page; null if there is none.
    pub after: Option<String>,
}

impl ReportsPage {
    /// The reports that no admin has handled.
    pub async fn read(store: &Store, after: Option<&str>, count: u32) -> Result<ReportsPage, ApiError> {
        let last = match after {
            Some(after) => Some(find(store, after).await?),
            None => None,
        };
        let mut rows = store.reports_to_handle(last.as_ref(), count + 1).await?;
        let limit = usize::try_from(count).unwrap_or(usize::MAX);
        let is_more = rows.len() > limit;
        rows.truncate(limit);
        let after = rows.last().filter(|_| is_more).map(id_of);
        let mut reports = Vec::new();
        for row in rows {
            reports.push(ReportShown::of(store, row).await?);
        }
        Ok(ReportsPage { reports, after })
    }
}

/// A report has no id of its own.
fn id_of(report: &Report) -> String {
    format!("{}.{}.{}", report.room, report.line, report.reporter)
}

async fn find(store: &Store, id: &str) -> Result<Report, ApiError> {
    let mut parts = id.split('.');
    let (room, line, reporter) = (parts.next(), parts.next(), parts.next());
    let line = line.and_then(|line| line.parse().ok());
    let (Some(room), Some(line), Some(reporter)) = (room, line, reporter) else {
        return Err(ApiError::NothingToHandle);
    };
    store.report(room, line, reporter).await?.ok_or(ApiError::NothingToHandle)
}

impl ReportShown {
    async fn of(store: &Store, report: Report) -> Result<ReportShown, ApiError> {
        let id = id_of(&report);
        let Report { room, line, reporter, reason, at_ms } = report;
        let lines = said(store, &room, line).await?;
        let reporter = name_of(store, &reporter).await?;
        Ok(ReportShown { id, room, line, reporter, reason, at_ms, lines })
    }
}

async fn said(store: &Store, room: &str, line: i64) -> Result<Vec<SaidLine>, ApiError> {
    let first = (line - AROUND).max(1);
    let count = u32::try_from(line + AROUND - first + 1).unwrap_or(1);
    let entries = store.chat_entries(room, first - 1, count).await?;
    let said = (first..).zip(entries).filter_map(|(line, stored)| match Entry::from_line(&stored.body) {
        Ok(Entry::Said { player, name, text, .. }) => {
            Some(SaidLine { line, at_ms: stored.at_ms, player: player.to_string(), name, text })
        }
        _ => None,
    });
    Ok(said.collect())
}

/// A reported problem. The match itself is not shown, because it may be running.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ProblemShown {
    /// The id of the report.
    pub id: String,
    /// When it was reported, in milliseconds since 1970.
    pub at_ms: i64,
    /// The id of the room.
    pub room: String,
    /// Who reported it.
    pub reporter: PlayerName,
    /// From whose perspective: `public` or `seat:N`.
    pub perspective: String,
    /// The last step that the reporter saw; null before the match begins and while it is running.
    pub step: Option<i64>,
    /// The version of the server at that time.
    pub version: String,
    /// What is wrong.
    pub description: String,
}

/// A page of reported problems, the oldest first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ProblemsPage {
    /// The problems.
    pub problems: Vec<ProblemShown>,
    /// The value of `after` for the next page; null if there is none.
    pub after: Option<String>,
}

impl ProblemsPage {
    /// The problems that no admin has handled.
    pub async fn read(store: &Store, after: Option<&str>, count: u32) -> Result<ProblemsPage, ApiError> {
        let last = match after {
            Some(after) => Some(store.bug_report(after).await?.ok_or(ApiError::NothingToHandle)?),
            None => None,
        };
        let mut rows = store.bug_reports_to_handle(last.as_ref(), count + 1).await?;
        let limit = usize::try_from(count).unwrap_or(usize::MAX);
        let is_more = rows.len() > limit;
        rows.truncate(limit);
        let after = rows.last().filter(|_| is_more).map(|row| row.id.clone());
        let mut problems = Vec::new();
        for row in rows {
            problems.push(problem(store, row).await?);
        }
        Ok(ProblemsPage { problems, after })
    }
}

async fn problem(store: &Store, report: BugReport) -> Result<ProblemShown, ApiError> {
    let BugReport { id, room, reporter, perspective, step, version, description, at_ms, .. } = report;
    let reporter = name_of(store, &reporter).await?;
    let stage = store.room(&room).await?.map(|row| row.stage);
    // How far a match is from the perspective of a seat may be hidden from others while it is running.
    let step = step.filter(|_| matches!(stage, Some(RoomStage::Over | RoomStage::Closed)));
    Ok(ProblemShown { id, at_ms, room, reporter, perspective, step, version, description })
}

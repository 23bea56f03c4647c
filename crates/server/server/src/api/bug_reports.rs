//! Problems that players report: stored for the operators, and a file for the reporter. The file contains only what its
//! reporter may see.

use std::sync::Arc;

use answers::{Archive, Perspective, events_page};
use axum::extract::{Path, State};
use axum::http::{HeaderName, StatusCode, header};
use game::Observer;
use room::ids::{BugReportId, PlayerId, RoomId};
use room::protocol::snapshot;
use room::{RoomError, RoomSettings, is_blank, visible};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::BugReport;
use table::{AnyTable, JsonEvent};
use ts_rs::TS;
use utoipa::ToSchema;

use super::archive::look_up;
use super::caller::{Address, Known};
use super::extract::{Json, MOST};
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// The most characters of a description.
const LONGEST: usize = 2_000;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A problem with a match.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBugReport {
    /// What is wrong, in at most 2,000 characters.
    description: String,
}

/// A stored bug report.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct BugReported {
    /// The id of the report.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    id: BugReportId,
    /// The path of the report as a file, for its reporter.
    file: String,
}

/// A bug report with everything about the match that its reporter may see.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct BugReportFile {
    /// The id of the report.
    id: String,
    /// When it was reported, in milliseconds since 1970.
    at_ms: i64,
    /// The version of the server at that time.
    version: String,
    /// The id of the room.
    room: String,
    /// What is wrong.
    description: String,
    /// The settings of the room, with the game and its options.
    #[schema(value_type = Object)]
    #[ts(as = "RoomSettings")]
    settings: RoomSettings,
    /// From whose perspective the reporter saw the match: `public` or `seat:N`.
    perspective: String,
    /// The last step that the reporter saw; null before the match begins.
    step: Option<usize>,
    /// The position after that step.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    view: Option<Value>,
    /// The last events up to that step, each `{number, rule, fact, message, line, lines}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    events: Vec<JsonEvent>,
    /// The record of the match, once it is over.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    record: Option<Value>,
}

/// What the reporter sees of the match at the time of the report.
struct Sighting {
    perspective: Perspective,
    step: Option<usize>,
    entry: i64,
}

/// Reports a problem with a match to the operators of the server.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/bug-reports",
    tag = "rooms",
    params(("room" = String, Path)),
    request_body = NewBugReport,
    responses(
        (status = 201, body = BugReported),
        (status = 400, body = Problem),
        (status = 401, body = Problem),
        (status = 403, description = "this table is not open to spectators", body = Problem),
        (status = 404, body = Problem),
        (status = 429, description = "too many reports in an hour", body = Problem)
    )
)]
pub(super) async fn file(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(caller): Known,
    Path(room): Path<String>,
    Json(NewBugReport { description }): Json<NewBugReport>,
) -> Result<(StatusCode, Json<BugReported>), ApiError> {
    let (room, description) = (room_id(&room)?, checked(&description)?);
    app.limits.count(LimitKind::BugReports, caller.player.as_str()).await?;
    let reporter = caller.player;
    let viewer = reporter.clone();
    let sighting =
        look_up(&app, address, &room, Some(reporter.clone()), move |archive| sighting(archive, &viewer));
    let Sighting { perspective, step, entry } = sighting.await?;
    let id = BugReportId::draw();
    let report = BugReport {
        id: id.to_string(),
        room: room.to_string(),
        reporter: reporter.to_string(),
        perspective: perspective.to_string(),
        step: step.and_then(|step| i64::try_from(step).ok()),
        entry,
        version: VERSION.to_owned(),
        description,
        at_ms: now_ms(),
    };
    app.store.add_bug_report(report).await?;
    let file = format!("/api/bug-reports/{id}");
    Ok((StatusCode::CREATED, Json(BugReported { id, file })))
}

/// Returns a bug report as a file, to its reporter only.
#[utoipa::path(
    get,
    path = "/api/bug-reports/{report}",
    tag = "rooms",
    params(("report" = String, Path)),
    responses(
        (status = 200, body = BugReportFile),
        (status = 401, body = Problem),
        (status = 403, description = "the reporter has left the seat, and the match is running", body = Problem),
        (status = 404, body = Problem)
    )
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(caller): Known,
    Path(report): Path<String>,
) -> Result<([(HeaderName, String); 1], Json<BugReportFile>), ApiError> {
    let id = BugReportId::parse(&report).ok_or(ApiError::NothingHere)?;
    let report = app.store.bug_report(id.as_str()).await?;
    let report = report.filter(|report| report.reporter == caller.player.as_str());
    let report = report.ok_or(ApiError::NothingHere)?;
    let room = RoomId::parse(&report.room).ok_or_else(|| ApiError::internal("a stored room id is wrong"))?;
    let viewer = caller.player.clone();
    let work = move |archive: &Archive| file_for(archive, &viewer, report);
    let file = look_up(&app, address, &room, Some(caller.player), work).await?;
    let name = format!("attachment; filename=\"antorcha-bug-report-{id}.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(file)))
}

/// A description without invisible characters.
fn checked(description: &str) -> Result<String, ApiError> {
    let description = visible(description.trim());
    let is_control = |letter: char| letter.is_control() && letter != '\n';
    if is_blank(&description) || description.chars().count() > LONGEST || description.contains(is_control) {
        let right = "use 1 to 2,000 characters without control characters";
        return Err(ApiError::from(RoomError::BadText { field: "description", right }));
    }
    Ok(description)
}

fn sighting(archive: &Archive, viewer: &PlayerId) -> Result<Sighting, ApiError> {
    let perspective = archive.perspective(Some(viewer), None)?;
    let step = archive.last_step(perspective)?;
    let entry = archive.seen_until(archive.until_ms(perspective)).last().map_or(0, |entry| entry.number);
    Ok(Sighting { perspective, step, entry })
}

fn file_for(archive: &Archive, viewer: &PlayerId, report: BugReport) -> Result<BugReportFile, ApiError> {
    let perspective = archive.perspective(Some(viewer), Some(&report.perspective))?;
    let Perspective::Of(observer) = perspective else { return Err(ApiError::OtherPerspective) };
    let step = report.step.and_then(|step| usize::try_from(step).ok());
    let (mut view, mut events) = (None, Vec::new());
    if let Some(step) = step {
        archive.show_steps(perspective, &(step..step + 1), |table, _, shown| {
            (view, events) = (Some(shown.view), last_events(table, observer));
        })?;
    }
    let record = archive.record().ok().and_then(|record| serde_json::from_str(&record).ok());
    Ok(BugReportFile {
        id: report.id,
        at_ms: report.at_ms,
        version: report.version,
        room: report.room,
        description: report.description,
        settings: archive.room.settings().clone(),
        perspective: report.perspective,
        step,
        view,
        events,
        record,
    })
}

fn last_events(table: &dyn AnyTable, observer: Observer) -> Vec<JsonEvent> {
    events_page(table, observer, usize::MAX, usize::try_from(MOST).unwrap_or(usize::MAX)).events
}

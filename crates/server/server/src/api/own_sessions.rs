//! The sessions of the caller: where they are logged in.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Person;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::people::OwnSession;

/// The sessions of a player.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct OwnSessions {
    /// The sessions, the last used first.
    sessions: Vec<OwnSessionShown>,
}

/// A session, shown only to its owner.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct OwnSessionShown {
    /// Names the session in requests. It is not the token.
    id: String,
    /// The browser and the system, such as `Firefox, Windows`; empty if the browser did not name them.
    device: String,
    /// When it began, in milliseconds since 1970; null for sessions of older versions.
    begun_ms: Option<i64>,
    /// When it was last used, to the hour.
    used_ms: Option<i64>,
    /// Whether this request came from it.
    current: bool,
}

/// Lists the caller's sessions.
#[utoipa::path(
    get,
    path = "/api/account/sessions",
    tag = "people",
    responses((status = 200, body = OwnSessions), (status = 401, body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Person(caller): Person,
) -> Result<Json<OwnSessions>, ApiError> {
    let sessions = app.people.sessions_of(&caller).await?;
    Ok(Json(OwnSessions { sessions: sessions.into_iter().map(OwnSessionShown::from).collect() }))
}

/// Ends one of the caller's sessions. With the id `others`, it ends all but this one.
#[utoipa::path(
    delete,
    path = "/api/account/sessions/{session}",
    tag = "people",
    params(("session" = String, Path, description = "the id of a session, or `others`")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path(session): Path<String>,
) -> Result<StatusCode, ApiError> {
    if session == "others" {
        app.people.end_other_sessions(&caller).await?;
    } else {
        app.people.end_session_named(&caller, &session).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

impl From<OwnSession> for OwnSessionShown {
    fn from(session: OwnSession) -> OwnSessionShown {
        let OwnSession { id, device, begun_ms, used_ms, current } = session;
        OwnSessionShown { id, device, begun_ms, used_ms, current }
    }
}

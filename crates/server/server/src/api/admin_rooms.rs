//! Rooms: search, and close.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;

use super::admin::{Admin, AdminReason, done, rows};
use super::extract::{Json, Query};
use super::problem::Problem;
use super::rooms::room_id;
use crate::administration::AdminRoomsPage;
use crate::app::App;
use crate::error::ApiError;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoomsQuery {
    query: Option<String>,
    #[serde(default)]
    running: bool,
    after: Option<String>,
    count: Option<String>,
}

/// Lists the newest rooms, or searches by the id of a room or by a player. Nothing is shown that strangers may not know.
#[utoipa::path(
    get,
    path = "/api/admin/rooms",
    tag = "admin",
    params(
        ("query" = Option<String>, Query, description = "the id or the address of a room, or a player's id or name"),
        ("running" = Option<bool>, Query, description = "only rooms that are neither over nor closed"),
        ("after" = Option<String>, Query, description = "the last room of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = AdminRoomsPage), (status = 403, body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(RoomsQuery { query, running, after, count }): Query<RoomsQuery>,
) -> Result<Json<AdminRoomsPage>, ApiError> {
    let (query, count) = (query.unwrap_or_default(), rows(count.as_deref())?);
    Ok(Json(AdminRoomsPage::read(&app.store, &query, running, after.as_deref(), count).await?))
}

/// Closes a room whose match is not over.
#[utoipa::path(
    post,
    path = "/api/admin/rooms/{room}/close",
    tag = "admin",
    params(("room" = String, Path)),
    request_body = AdminReason,
    responses(
        (status = 204),
        (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "the match is over", body = Problem)
    )
)]
pub(super) async fn close(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(room): Path<String>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<StatusCode, ApiError> {
    admin.close_room(&room_id(&room)?, &reason).await?;
    done(&app).await
}

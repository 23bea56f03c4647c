//! Announcements and planned restarts.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use room::protocol::AnnouncementInfo;

use super::admin::{Admin, AdminReason, AfterQuery, done, rows};
use super::extract::{Json, Query};
use super::problem::Problem;
use crate::administration::{AnnouncementShown, NewAnnouncement};
use crate::app::App;
use crate::error::ApiError;

/// Lists announcements and planned restarts, the newest first. The next page begins after the last one.
#[utoipa::path(
    get,
    path = "/api/admin/announcements",
    tag = "admin",
    params(
        ("after" = Option<String>, Query, description = "the last announcement of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = Vec<AnnouncementShown>), (status = 403, body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(AfterQuery { after, count }): Query<AfterQuery>,
) -> Result<Json<Vec<AnnouncementShown>>, ApiError> {
    Ok(Json(AnnouncementShown::page(&app.store, after.as_deref(), rows(count.as_deref())?).await?))
}

/// Announces something to everyone, or a planned restart. A planned restart replaces an earlier one.
#[utoipa::path(
    post,
    path = "/api/admin/announcements",
    tag = "admin",
    request_body = NewAnnouncement,
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem))
)]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Json(new): Json<NewAnnouncement>,
) -> Result<StatusCode, ApiError> {
    admin.announce(&new).await?;
    done(&app).await
}

/// Ends an announcement now.
#[utoipa::path(
    post,
    path = "/api/admin/announcements/{announcement}/end",
    tag = "admin",
    params(("announcement" = String, Path)),
    request_body = AdminReason,
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(announcement): Path<String>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<StatusCode, ApiError> {
    admin.end_announcement(&announcement, &reason).await?;
    done(&app).await
}

/// Lists what admins announce at this moment.
#[utoipa::path(
    get,
    path = "/api/announcements",
    tag = "people",
    responses((status = 200, body = Vec<AnnouncementInfo>))
)]
pub(super) async fn current(State(app): State<Arc<App>>) -> Result<Json<Vec<AnnouncementInfo>>, ApiError> {
    Ok(Json(app.administration.now().board.shown.clone()))
}

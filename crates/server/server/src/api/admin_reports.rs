//! What players reported: chat lines and problems.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::admin::{Admin, AdminReason, AfterQuery, done, rows};
use super::extract::{Json, Query};
use super::problem::Problem;
use super::rooms::room_id;
use crate::administration::{ProblemsPage, ReportsPage};
use crate::app::App;
use crate::error::ApiError;

/// Lists the reported chat lines that no admin has handled, with the lines around them.
#[utoipa::path(
    get,
    path = "/api/admin/reports",
    tag = "admin",
    params(
        ("after" = Option<String>, Query, description = "the last report of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = ReportsPage), (status = 403, body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(AfterQuery { after, count }): Query<AfterQuery>,
) -> Result<Json<ReportsPage>, ApiError> {
    Ok(Json(ReportsPage::read(&app.store, after.as_deref(), rows(count.as_deref())?).await?))
}

/// Marks the reports of a chat line as handled.
#[utoipa::path(
    post,
    path = "/api/admin/reports/{room}/{line}/dismiss",
    tag = "admin",
    params(("room" = String, Path), ("line" = i64, Path)),
    request_body = AdminReason,
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn dismiss(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path((room, line)): Path<(String, String)>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<StatusCode, ApiError> {
    let line = line.parse().map_err(|_| ApiError::NothingToHandle)?;
    admin.dismiss_report(&room_id(&room)?, line, &reason).await?;
    done(&app).await
}

/// Lists the reported problems that no admin has handled.
#[utoipa::path(
    get,
    path = "/api/admin/problems",
    tag = "admin",
    params(
        ("after" = Option<String>, Query, description = "the last problem of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = ProblemsPage), (status = 403, body = Problem))
)]
pub(super) async fn problems(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(AfterQuery { after, count }): Query<AfterQuery>,
) -> Result<Json<ProblemsPage>, ApiError> {
    Ok(Json(ProblemsPage::read(&app.store, after.as_deref(), rows(count.as_deref())?).await?))
}

/// Marks a reported problem as handled.
#[utoipa::path(
    post,
    path = "/api/admin/problems/{report}/dismiss",
    tag = "admin",
    params(("report" = String, Path)),
    request_body = AdminReason,
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn dismiss_problem(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(report): Path<String>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<StatusCode, ApiError> {
    admin.dismiss_problem(&report, &reason).await?;
    done(&app).await
}

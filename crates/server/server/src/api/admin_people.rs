//! People: search, rename, ban, end sessions, and the role of admins.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::admin::{Admin, AdminReason, done, rows};
use super::extract::{Json, Query};
use super::players::known_player;
use super::problem::Problem;
use crate::administration::{PeoplePage, PersonShown};
use crate::app::App;
use crate::error::ApiError;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PeopleQuery {
    query: Option<String>,
    after: Option<String>,
    count: Option<String>,
}

/// A new name for a player.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AdminRename {
    /// 1 to 24 characters.
    name: String,
    /// At most 200 characters, for the audit log; it can be empty.
    #[serde(default)]
    reason: String,
}

/// A ban of a player.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBan {
    /// 1 to 200 characters. The player reads it.
    reason: String,
    /// Until when, in milliseconds since 1970; without an end if it is missing.
    #[serde(default)]
    #[ts(optional)]
    until_ms: Option<i64>,
}

/// A link for a new password.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct ResetLink {
    /// The address; only a path if the server does not know its own.
    url: String,
}

/// Whether a player is an admin.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AdminRole {
    /// Whether the player is an admin from now on.
    admin: bool,
    /// At most 200 characters, for the audit log; it can be empty.
    #[serde(default)]
    reason: String,
}

/// Searches people by id, account or the beginning of the name. Without a query, it lists the newest.
#[utoipa::path(
    get,
    path = "/api/admin/people",
    tag = "admin",
    params(
        ("query" = Option<String>, Query, description = "an id, an account or the beginning of a name"),
        ("after" = Option<String>, Query, description = "the last player of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = PeoplePage), (status = 403, body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(PeopleQuery { query, after, count }): Query<PeopleQuery>,
) -> Result<Json<PeoplePage>, ApiError> {
    let (query, count) = (query.unwrap_or_default(), rows(count.as_deref())?);
    Ok(Json(PeoplePage::read(&app.store, &query, after.as_deref(), count).await?))
}

/// Returns a player with sessions, ban, latest rooms and what admins did about them.
#[utoipa::path(
    get,
    path = "/api/admin/people/{player}",
    tag = "admin",
    params(("player" = String, Path)),
    responses((status = 200, body = PersonShown), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Path(player): Path<String>,
) -> Result<Json<PersonShown>, ApiError> {
    let row = known_player(&app, &player).await?;
    Ok(Json(PersonShown::read(&app.store, row).await?))
}

/// Renames a player, also at the tables where the player is.
#[utoipa::path(
    post,
    path = "/api/admin/people/{player}/rename",
    tag = "admin",
    params(("player" = String, Path)),
    request_body = AdminRename,
    responses((status = 204), (status = 403, body = Problem), (status = 409, body = Problem))
)]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(player): Path<String>,
    Json(AdminRename { name, reason }): Json<AdminRename>,
) -> Result<StatusCode, ApiError> {
    admin.rename(&known_player(&app, &player).await?, &name, &reason).await?;
    done(&app).await
}

/// Bans a player: open tables close, and all requests are refused with the reason.
#[utoipa::path(
    post,
    path = "/api/admin/people/{player}/ban",
    tag = "admin",
    params(("player" = String, Path)),
    request_body = NewBan,
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem))
)]
pub(super) async fn ban(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(player): Path<String>,
    Json(NewBan { reason, until_ms }): Json<NewBan>,
) -> Result<StatusCode, ApiError> {
    admin.ban_player(&known_player(&app, &player).await?, &reason, until_ms).await?;
    done(&app).await
}

/// Ends all sessions of a player.
#[utoipa::path(
    post,
    path = "/api/admin/people/{player}/end-sessions",
    tag = "admin",
    params(("player" = String, Path)),
    request_body = AdminReason,
    responses((status = 204), (status = 403, body = Problem))
)]
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(player): Path<String>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<StatusCode, ApiError> {
    admin.end_sessions(&known_player(&app, &player).await?, &reason).await?;
    done(&app).await
}

/// Makes a link for a new password, which the admin passes on to the owner of the account. It is valid for an hour, once.
#[utoipa::path(
    post,
    path = "/api/admin/people/{player}/reset-link",
    tag = "admin",
    params(("player" = String, Path)),
    request_body = AdminReason,
    responses((status = 201, body = ResetLink), (status = 400, body = Problem), (status = 403, body = Problem))
)]
pub(super) async fn reset_link(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(player): Path<String>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<(StatusCode, Json<ResetLink>), ApiError> {
    let path = admin.reset_link(&known_player(&app, &player).await?, &reason).await?;
    done(&app).await?;
    let url =
        format!("{}{path}", app.settings.public_url.as_deref().unwrap_or_default().trim_end_matches('/'));
    Ok((StatusCode::CREATED, Json(ResetLink { url })))
}

/// Grants or revokes the role of an admin.
#[utoipa::path(
    post,
    path = "/api/admin/people/{player}/role",
    tag = "admin",
    params(("player" = String, Path)),
    request_body = AdminRole,
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem))
)]
pub(super) async fn set_role(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(player): Path<String>,
    Json(AdminRole { admin: is_admin, reason }): Json<AdminRole>,
) -> Result<StatusCode, ApiError> {
    let player = known_player(&app, &player).await?;
    if is_admin {
        admin.grant(&player, &reason).await?;
    } else {
        admin.revoke(&player, &reason).await?;
    }
    done(&app).await
}

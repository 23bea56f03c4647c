//! The state of the server, backups, the audit log, and the first admin.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::admin::{Admin, done, rows};
use super::caller::{Address, Person};
use super::extract::{Json, Query, number};
use super::problem::Problem;
use crate::administration::{Administrator, AuditShown, BackupShown, Overview, backup_folder};
use crate::app::App;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// The state of the server for admins.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct AdminOverview {
    /// The state of all nodes.
    server: Overview,
    /// The id of the node that answers.
    node: String,
    /// People with an open table on this node now.
    online: i64,
    /// Open rooms on this node now.
    rooms: i64,
    /// The settings of this node without secrets.
    settings: Vec<SettingShown>,
    /// Backups.
    backup: BackupShown,
}

/// A setting in force.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct SettingShown {
    /// The name of the setting.
    name: String,
    /// Its value.
    value: String,
}

/// The token for the first admin.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstAdminToken {
    /// The token that the server printed when it started.
    token: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AuditQuery {
    before: Option<String>,
    count: Option<String>,
}

/// Returns the state of the server.
#[utoipa::path(
    get,
    path = "/api/admin/overview",
    tag = "admin",
    responses((status = 200, body = AdminOverview), (status = 403, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
) -> Result<Json<AdminOverview>, ApiError> {
    let rooms = app.administration.counts.read(&app.store).await?;
    let setting =
        |(name, value): &(String, String)| SettingShown { name: name.clone(), value: value.clone() };
    Ok(Json(AdminOverview {
        server: Overview::read(&app.store, rooms).await?,
        node: app.nodes.id.to_string(),
        online: app.administration.online.count(),
        rooms: i64::try_from(app.rooms.count()).unwrap_or(i64::MAX),
        settings: app.settings.shown.iter().map(setting).collect(),
        backup: app.administration.backups.shown(app.settings.backup_dir.as_deref(), &app.store),
    }))
}

/// Makes the caller the first admin. The token works once, and only while there is no admin.
#[utoipa::path(
    post,
    path = "/api/admin/first",
    tag = "admin",
    request_body = FirstAdminToken,
    responses(
        (status = 204),
        (status = 403, description = "the token is wrong, or the caller has no account", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Person(caller): Person,
    Json(FirstAdminToken { token }): Json<FirstAdminToken>,
) -> Result<StatusCode, ApiError> {
    app.limits.count(LimitKind::Attempts, &format!("first_admin:{address}")).await?;
    Administrator::on_page(app.store.clone(), caller.player).claim(&token).await?;
    done(&app).await
}

/// Starts a backup into the folder that the host has set. The overview says when it is done.
#[utoipa::path(
    post,
    path = "/api/admin/backup",
    tag = "admin",
    responses(
        (status = 202, body = BackupShown),
        (status = 403, body = Problem),
        (status = 409, description = "the host has set no folder, or the store is PostgreSQL", body = Problem),
        (status = 503, description = "a backup is being made", body = Problem)
    )
)]
pub(super) async fn back_up(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
) -> Result<(StatusCode, Json<BackupShown>), ApiError> {
    let folder = backup_folder(&app.store, app.settings.backup_dir.as_deref())?.to_owned();
    app.administration.backups.begin()?;
    let recorded = admin.record_backup(&folder.display().to_string()).await;
    if let Err(error) = recorded {
        app.administration.backups.cancel();
        return Err(error);
    }
    let shown = app.administration.backups.shown(Some(&folder), &app.store);
    tokio::spawn(async move { app.administration.backups.make(&app.store, &folder).await });
    Ok((StatusCode::ACCEPTED, Json(shown)))
}

/// Lists what admins did, the latest first.
#[utoipa::path(
    get,
    path = "/api/admin/audit",
    tag = "admin",
    params(
        ("before" = Option<i64>, Query, description = "only rows with a lower number"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = Vec<AuditShown>), (status = 403, body = Problem))
)]
pub(super) async fn audit(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(AuditQuery { before, count }): Query<AuditQuery>,
) -> Result<Json<Vec<AuditShown>>, ApiError> {
    let before = number("before", before.as_deref(), i64::MAX, 1..=i64::MAX)?;
    Ok(Json(AuditShown::page(&app.store, before, rows(count.as_deref())?).await?))
}

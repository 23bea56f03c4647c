//! Bans: the list, ranges of addresses, and what the banned are told.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::admin::{Admin, AdminReason, AfterQuery, done, rows};
use super::caller::Address;
use super::extract::{Json, Query};
use super::problem::Problem;
use crate::administration::{BanShown, Network};
use crate::app::App;
use crate::error::ApiError;

/// A ban of a range of addresses.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewNetworkBan {
    /// An address or a range, such as `192.0.2.0/24` or `2001:db8::/32`. An IPv6 address stands for its /64 network.
    network: String,
    /// 1 to 200 characters. Everyone there reads it.
    reason: String,
    /// Until when, in milliseconds since 1970; without an end if it is missing.
    #[serde(default)]
    #[ts(optional)]
    until_ms: Option<i64>,
}

/// Whether the caller is banned.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct OwnBan {
    /// Whether the caller's player or address is banned.
    banned: bool,
    /// Why.
    reason: String,
    /// Until when, in milliseconds since 1970; null for a ban without an end.
    until_ms: Option<i64>,
}

/// Lists the bans, the newest first. The next page begins after the last one.
#[utoipa::path(
    get,
    path = "/api/admin/bans",
    tag = "admin",
    params(
        ("after" = Option<String>, Query, description = "the last ban of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 100, default 25")
    ),
    responses((status = 200, body = Vec<BanShown>), (status = 403, body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Admin(_): Admin,
    Query(AfterQuery { after, count }): Query<AfterQuery>,
) -> Result<Json<Vec<BanShown>>, ApiError> {
    Ok(Json(BanShown::page(&app.store, after.as_deref(), rows(count.as_deref())?).await?))
}

/// Bans a range of addresses. One's own address is refused.
#[utoipa::path(
    post,
    path = "/api/admin/bans",
    tag = "admin",
    request_body = NewNetworkBan,
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem))
)]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Address(address): Address,
    Json(NewNetworkBan { network, reason, until_ms }): Json<NewNetworkBan>,
) -> Result<StatusCode, ApiError> {
    let wrong = |right: &str| ApiError::BadQuery { field: "network".to_owned(), right: right.to_owned() };
    let network = Network::parse(&network).ok_or_else(|| wrong(Network::EXPECTED))?;
    if network.contains(address) {
        return Err(wrong("your own address is in it: choose a smaller range"));
    }
    admin.ban_network(network, &reason, until_ms).await?;
    done(&app).await
}

/// Ends a ban.
#[utoipa::path(
    post,
    path = "/api/admin/bans/{ban}/lift",
    tag = "admin",
    params(("ban" = String, Path)),
    request_body = AdminReason,
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn lift(
    State(app): State<Arc<App>>,
    Admin(admin): Admin,
    Path(ban): Path<String>,
    Json(AdminReason { reason }): Json<AdminReason>,
) -> Result<StatusCode, ApiError> {
    admin.lift(&ban, &reason).await?;
    done(&app).await
}

/// Says whether the caller is banned, and why. It answers the banned too.
#[utoipa::path(get, path = "/api/ban", tag = "people", responses((status = 200, body = OwnBan)))]
pub(super) async fn own(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Json<OwnBan>, ApiError> {
    let by_address = app.administration.check_address(address);
    let checked = match by_address {
        Ok(()) => app.people.identify(&headers).await.map(|_| ()),
        refused => refused,
    };
    match checked {
        Ok(()) => Ok(Json(OwnBan { banned: false, reason: String::new(), until_ms: None })),
        Err(ApiError::Banned { reason, until_ms }) => Ok(Json(OwnBan { banned: true, reason, until_ms })),
        Err(error) => Err(error),
    }
}

//! Sessions of guests: a name and a cookie.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use room::ids::PlayerId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::{Address, Device, Known, Maybe};
use super::contacts::ContactShown;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// The name of a player.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewName {
    /// 1 to 24 characters.
    name: String,
}

/// The player of the current session.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct Me {
    /// The player's id, which is public.
    pub(super) player: PlayerId,
    /// The player's name.
    pub(super) name: String,
    /// The name of the account, if there is one.
    pub(super) account: Option<String>,
    /// The address for reminders, if there is one; only `GET /api/session` returns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(super) contact: Option<ContactShown>,
}

/// Creates a guest and a session. If the client has a session, it only renames the player.
#[utoipa::path(
    post,
    path = "/api/session",
    tag = "people",
    request_body = NewName,
    responses(
        (status = 200, body = Me),
        (status = 400, body = Problem),
        (status = 409, description = "the name looks like that of an account", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Device(device): Device,
    Maybe(caller): Maybe,
    jar: CookieJar,
    Json(NewName { name }): Json<NewName>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let name = app.people.free_name(&name, caller.as_ref().map(|caller| &caller.player)).await?;
    if let Some(caller) = caller {
        app.store.rename_player(caller.player.as_str(), &name).await?;
        return Ok((jar, Json(me(&app, caller.player, name).await?)));
    }
    app.limits.count(LimitKind::Guests, &address.to_string()).await?;
    let (player, token) = app.people.new_guest(&name, &device).await?;
    let me = Me { player, name, account: None, contact: None };
    Ok((jar.add(app.people.cookie(&token)), Json(me)))
}

/// Returns the player of the current session.
#[utoipa::path(
    get,
    path = "/api/session",
    tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Problem))
)]
pub(super) async fn show(State(app): State<Arc<App>>, Known(caller): Known) -> Result<Json<Me>, ApiError> {
    let contact = app.people.contact(&caller.player).await?.map(ContactShown::from);
    Ok(Json(Me { contact, ..me(&app, caller.player, caller.name).await? }))
}

/// Renames the caller.
#[utoipa::path(
    patch,
    path = "/api/session",
    tag = "people",
    request_body = NewName,
    responses(
        (status = 200, body = Me),
        (status = 400, body = Problem),
        (status = 409, description = "the name looks like that of an account", body = Problem)
    )
)]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Known(caller): Known,
    Json(NewName { name }): Json<NewName>,
) -> Result<Json<Me>, ApiError> {
    let name = app.people.free_name(&name, Some(&caller.player)).await?;
    app.store.rename_player(caller.player.as_str(), &name).await?;
    me(&app, caller.player, name).await.map(Json)
}

/// Ends the current session.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), ApiError> {
    // A banned browser keeps its session: else it could begin a new one.
    app.people.identify(&headers).await?;
    if let Some(token) = app.people.session_token(&headers) {
        app.people.end_session(&token).await?;
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(app.people.no_cookie())))
}

async fn me(app: &App, player: PlayerId, name: String) -> Result<Me, ApiError> {
    let account = app.store.account_of(player.as_str()).await?;
    Ok(Me { player, name, account: account.map(|account| account.name), contact: None })
}

//! Accounts: registering, logging in and out, and changing the password.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::{Address, Device, Maybe, Person};
use super::extract::Json;
use super::problem::Problem;
use super::sessions::Me;
use crate::app::App;
use crate::error::ApiError;
use crate::people::{AuthMethod, Credentials, LoggedIn, Password};

/// A name and a password.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    /// 1 to 24 characters; upper and lower case are the same.
    name: String,
    /// 8 to 200 characters.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    password: Password,
}

/// A new password, and the old one.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    /// The current password.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    old: Password,
    /// The new password: 8 to 200 characters.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    new: Password,
}

/// Gives the current guest an account, to use their games and ratings on any device.
#[utoipa::path(
    post,
    path = "/api/account",
    tag = "people",
    request_body = Login,
    responses(
        (status = 201, body = Me),
        (status = 400, body = Problem),
        (status = 401, body = Problem),
        (status = 409, description = "the name is taken, or the player has an account", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Device(device): Device,
    Person(guest): Person,
    jar: CookieJar,
    Json(Login { name, password }): Json<Login>,
) -> Result<(StatusCode, CookieJar, Json<Me>), ApiError> {
    let registered = app.people.register(&guest, Credentials { name, password, address, device }).await?;
    let (jar, me) = welcome(&app, jar, registered);
    Ok((StatusCode::CREATED, jar, me))
}

/// Logs in. If the caller was a guest, the account gets the guest's games.
#[utoipa::path(
    post,
    path = "/api/account/login",
    tag = "people",
    request_body = Login,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem))
)]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Device(device): Device,
    Maybe(caller): Maybe,
    headers: HeaderMap,
    jar: CookieJar,
    Json(Login { name, password }): Json<Login>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let before = caller.filter(|caller| caller.auth_method() == AuthMethod::Cookie);
    let credentials = Credentials { name, password, address, device };
    let logged_in = app.people.log_in(&app.rooms, before.as_ref(), credentials).await?;
    // A browser has one session, so the old one ends.
    if let Some(token) = app.people.session_token(&headers) {
        app.people.end_session(&token).await?;
    }
    Ok(welcome(&app, jar, logged_in))
}

/// Changes the password and ends all other sessions.
#[utoipa::path(
    post,
    path = "/api/account/password",
    tag = "people",
    request_body = NewPassword,
    responses(
        (status = 204),
        (status = 400, body = Problem),
        (status = 401, description = "the old password is wrong", body = Problem),
        (status = 403, description = "the caller has no account", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Device(device): Device,
    Person(caller): Person,
    jar: CookieJar,
    Json(NewPassword { old, new }): Json<NewPassword>,
) -> Result<(StatusCode, CookieJar), ApiError> {
    let token = app.people.change_password(&caller, (address, &device), old, new).await?;
    Ok((StatusCode::NO_CONTENT, jar.add(app.people.cookie(&token))))
}

/// Ends all sessions of the account.
#[utoipa::path(
    delete,
    path = "/api/account/sessions",
    tag = "people",
    responses((status = 204), (status = 403, description = "the caller has no account", body = Problem))
)]
pub(super) async fn log_out_everywhere(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), ApiError> {
    if app.people.account(&caller.player).await?.is_none() {
        return Err(ApiError::NoAccount);
    }
    app.people.end_sessions_of(&caller.player).await?;
    Ok((StatusCode::NO_CONTENT, jar.remove(app.people.no_cookie())))
}

fn welcome(app: &App, jar: CookieJar, logged_in: LoggedIn) -> (CookieJar, Json<Me>) {
    let LoggedIn { player, name, token } = logged_in;
    let me = Me { player, name: name.clone(), account: Some(name), contact: None };
    (jar.add(app.people.cookie(&token)), Json(me))
}

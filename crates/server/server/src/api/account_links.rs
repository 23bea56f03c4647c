//! Links from mails: they confirm an address, or set a new password without the old one.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use game::Lang;
use room::RoomError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::{Address, Person};
use super::contacts::ContactShown;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::people::{Contact, Password};

/// The mail address of an account, shown only to its owner.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct AccountShown {
    /// The name of the account.
    name: String,
    /// Whether this server sends mail. If not, addresses are not confirmed, and only the operator can make a link for a new
    /// password.
    sends_mail: bool,
    /// The address, if there is one.
    contact: Option<ContactShown>,
    /// Whether the owner has opened the link that was sent to it.
    verified: bool,
    /// The address that is to be confirmed.
    unconfirmed: Option<String>,
}

/// A request for a link.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForgottenPassword {
    /// The name of the account, or its confirmed mail address.
    account: String,
    /// The language of the mail: `en` or `es`.
    #[ts(type = "\"en\" | \"es\"")]
    lang: String,
}

/// The token of a link: what follows the `#`.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkToken {
    /// The token.
    token: String,
}

/// A new password by a link.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PasswordByLink {
    /// The token of the link.
    token: String,
    /// The new password: 8 to 200 characters.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    password: Password,
}

/// The account for which a link sets the password.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct LinkAccount {
    /// The name of the account.
    name: String,
}

/// Returns the caller's account with its mail address.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "people",
    responses(
        (status = 200, body = AccountShown),
        (status = 401, body = Problem),
        (status = 403, description = "the caller has no account", body = Problem)
    )
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Person(caller): Person,
) -> Result<Json<AccountShown>, ApiError> {
    let account = app.people.account(&caller.player).await?.ok_or(ApiError::NoAccount)?;
    let contact = app.people.contact(&caller.player).await?;
    let unconfirmed = app.people.unconfirmed_contact(&caller.player).await?;
    Ok(Json(AccountShown {
        name: account.name,
        sends_mail: app.people.sends_mail(),
        verified: contact.as_ref().is_some_and(|contact| contact.verified),
        contact: contact.map(ContactShown::from),
        unconfirmed: unconfirmed.map(|Contact { email, .. }| email),
    }))
}

/// Confirms the mail address of an account by the link that was sent to it. It needs no session.
#[utoipa::path(
    post,
    path = "/api/account/contact/confirmed",
    tag = "people",
    request_body = LinkToken,
    responses(
        (status = 204),
        (status = 404, description = "the link is forged, used or expired", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    Json(LinkToken { token }): Json<LinkToken>,
) -> Result<StatusCode, ApiError> {
    let player = app.people.confirm_address(&token).await?;
    app.notices.note_new_address(&player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a link for a new password to the confirmed address of an account. The answer is the same whether there is such an
/// account or not.
#[utoipa::path(
    post,
    path = "/api/account/forgotten",
    tag = "people",
    request_body = ForgottenPassword,
    responses(
        (status = 202),
        (status = 409, description = "this server sends no mail", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn forgotten(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Json(ForgottenPassword { account, lang }): Json<ForgottenPassword>,
) -> Result<StatusCode, ApiError> {
    let unknown = || ApiError::from(RoomError::BadText { field: "lang", right: "use en or es" });
    let lang = Lang::from_code(&lang).ok_or_else(unknown)?;
    app.people.send_password_reset(address, &account, lang).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Tells for which account a link sets the password.
#[utoipa::path(
    post,
    path = "/api/account/reset/check",
    tag = "people",
    request_body = LinkToken,
    responses(
        (status = 200, body = LinkAccount),
        (status = 404, description = "the link is forged, used or expired", body = Problem)
    )
)]
pub(super) async fn check_reset(
    State(app): State<Arc<App>>,
    Json(LinkToken { token }): Json<LinkToken>,
) -> Result<Json<LinkAccount>, ApiError> {
    Ok(Json(LinkAccount { name: app.people.password_reset(&token).await? }))
}

/// Sets a new password by a link, once. All sessions of the account end.
#[utoipa::path(
    post,
    path = "/api/account/reset",
    tag = "people",
    request_body = PasswordByLink,
    responses(
        (status = 204),
        (status = 400, body = Problem),
        (status = 404, description = "the link is forged, used or expired", body = Problem)
    )
)]
pub(super) async fn reset(
    State(app): State<Arc<App>>,
    Json(PasswordByLink { token, password }): Json<PasswordByLink>,
) -> Result<StatusCode, ApiError> {
    app.people.reset_password(&token, password).await?;
    Ok(StatusCode::NO_CONTENT)
}

//! The mail address of an account.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Person;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::people::Contact;

/// An address and a language, shown only to their owner.
#[derive(Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ContactShown {
    /// The email address: one `@`, no spaces, at most 254 characters.
    email: String,
    /// `en` or `es`.
    #[ts(type = "\"en\" | \"es\"")]
    lang: String,
}

/// Sets the mail address of the caller's account. It gets notices of turns, and links to set a new password. If the server
/// sends mail, the new address gets a link and counts once its owner has opened it.
#[utoipa::path(
    put,
    path = "/api/account/contact",
    tag = "people",
    request_body = ContactShown,
    responses(
        (status = 204),
        (status = 400, body = Problem),
        (status = 401, body = Problem),
        (status = 403, description = "the caller has no account", body = Problem),
        (status = 429, body = Problem),
        (status = 503, description = "the mail with the link could not be sent", body = Problem)
    )
)]
pub(super) async fn set(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Json(ContactShown { email, lang }): Json<ContactShown>,
) -> Result<StatusCode, ApiError> {
    app.people.set_contact(&caller, Contact::checked(&email, &lang)?).await?;
    if !app.people.sends_mail() {
        app.notices.note_new_address(&caller.player).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes the mail address of the caller's account.
#[utoipa::path(
    delete,
    path = "/api/account/contact",
    tag = "people",
    responses(
        (status = 204),
        (status = 401, body = Problem),
        (status = 403, description = "the caller has no account", body = Problem)
    )
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Person(caller): Person,
) -> Result<StatusCode, ApiError> {
    app.people.delete_contact(&caller).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl From<Contact> for ContactShown {
    fn from(contact: Contact) -> ContactShown {
        ContactShown { email: contact.email, lang: contact.lang.code().to_owned() }
    }
}

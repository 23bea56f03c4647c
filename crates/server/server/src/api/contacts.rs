//! Where someone wants to be reminded of turn-based matches that wait.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::answer::Problem;
use super::caller::Person;
use super::reading::Json;
use crate::app::App;
use crate::error::ApiError;
use crate::people::Contact;

/// An address and a language, shown to nobody but their owner.
#[derive(Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ContactShown {
    /// The address: one @, no blanks, at most 254 characters.
    email: String,
    /// `en` or `es`.
    #[ts(type = "\"en\" | \"es\"")]
    lang: String,
}

/// Sets where to be reminded of turn-based matches that wait. It needs an account; whether reminders are sent at all is
/// for whoever runs the server to say.
#[utoipa::path(
    put,
    path = "/api/account/contact",
    tag = "people",
    request_body = ContactShown,
    responses(
        (status = 204),
        (status = 400, body = Problem),
        (status = 401, body = Problem),
        (status = 403, description = "there is no account", body = Problem)
    )
)]
pub(super) async fn set(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Json(ContactShown { email, lang }): Json<ContactShown>,
) -> Result<StatusCode, ApiError> {
    app.people.set_contact(&caller, Contact::checked(&email, &lang)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets where to be reminded: from now on there are no reminders.
#[utoipa::path(
    delete,
    path = "/api/account/contact",
    tag = "people",
    responses(
        (status = 204),
        (status = 401, body = Problem),
        (status = 403, description = "there is no account", body = Problem)
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

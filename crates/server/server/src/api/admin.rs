//! The host page: what only admins may see and do.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Person;
use super::extract::number;
use crate::administration::{Administrator, apply};
use crate::app::App;
use crate::error::ApiError;

/// The most rows of a page: some rows are read with several others.
const MOST: i64 = 100;

/// The default number of rows.
const USUAL: i64 = 25;

/// An admin. The role is checked with every request, so that a revoked one is refused at once.
pub(super) struct Admin(pub(super) Administrator);

impl FromRequestParts<Arc<App>> for Admin {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Admin, ApiError> {
        let Person(caller) = Person::from_request_parts(parts, app).await?;
        if !app.store.is_admin(caller.player.as_str()).await? {
            return Err(ApiError::NotAdmin);
        }
        Ok(Admin(Administrator::on_page(app.store.clone(), caller.player)))
    }
}

/// Why an admin does something.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AdminReason {
    /// At most 200 characters, for the audit log; it can be empty.
    #[serde(default)]
    pub(super) reason: String,
}

/// A page of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AfterQuery {
    pub(super) after: Option<String>,
    pub(super) count: Option<String>,
}

/// Parses the `count` parameter.
pub(super) fn rows(given: Option<&str>) -> Result<u32, ApiError> {
    let count = number("count", given, USUAL, 1..=MOST)?;
    Ok(u32::try_from(count).unwrap_or(1))
}

/// Applies a change here and on the other nodes.
pub(super) async fn done(app: &App) -> Result<StatusCode, ApiError> {
    apply(app).await?;
    Ok(StatusCode::NO_CONTENT)
}

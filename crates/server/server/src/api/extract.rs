//! Extractors for bodies and query parameters, with our own error messages.

use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::error::ApiError;

/// The most items in one response.
pub(super) const MOST: i64 = 200;

/// The default number of items.
pub(super) const USUAL: i64 = 50;

/// A JSON body of a request or a response. Browsers do not send JSON to another site without a preflight request.
pub(super) struct Json<T>(pub(super) T);

/// The query parameters of a request.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Json<T>, ApiError> {
        let reading = axum::Json::<T>::from_request(request, app);
        let read = timeout(app.settings.body_timeout, reading).await.map_err(|_| ApiError::SlowBody)?;
        read.map(|axum::Json(value)| Json(value)).map_err(|rejection| unread(&rejection))
    }
}

fn unread(rejection: &JsonRejection) -> ApiError {
    match rejection {
        JsonRejection::MissingJsonContentType(_) => ApiError::NotJson,
        rejection if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooBig,
        rejection => ApiError::BadMessage { problem: clipped(&rejection.body_text()) },
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, ApiError> {
        let read = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        read.map(|axum::extract::Query(value)| Query(value)).map_err(|rejection| misread(&rejection))
    }
}

fn misread(rejection: &QueryRejection) -> ApiError {
    ApiError::BadQuery { field: "query".to_owned(), right: clipped(&rejection.body_text()) }
}

/// Parses a number and checks its bounds; returns `usual` if it is missing.
pub(super) fn number(
    field: &str,
    given: Option<&str>,
    usual: i64,
    fits: RangeInclusive<i64>,
) -> Result<i64, ApiError> {
    let Some(given) = given else { return Ok(usual) };
    let number = given.parse().ok().filter(|number| fits.contains(number));
    number.ok_or_else(|| {
        let right = match *fits.end() {
            i64::MAX => format!("use a whole number, {} or more", fits.start()),
            end => format!("use a whole number from {} to {end}", fits.start()),
        };
        ApiError::BadQuery { field: field.to_owned(), right }
    })
}

/// Parses the `count` parameter.
#[expect(clippy::expect_used, reason = "`1..=MOST` fits")]
pub(super) fn count(given: Option<&str>) -> Result<usize, ApiError> {
    let count = number("count", given, USUAL, 1..=MOST)?;
    Ok(usize::try_from(count).expect("invariant: `number` checked the bounds"))
}

/// Shortens an error that quotes the request.
fn clipped(text: &str) -> String {
    text.chars().take(300).collect()
}

//! A copy of everything that is stored about the caller, and its deletion.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use futures_util::stream;
use room::ids::{PlayerId, RoomId};
use serde::Deserialize;
use tokio::sync::mpsc;
use ts_rs::TS;
use utoipa::ToSchema;

use super::archive::look_up;
use super::caller::{Address, Person};
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::people::Password;
use crate::personal_data::{PersonalData, has_ended, personal_data, room_data};
use crate::rate_limits::LimitKind;

/// How many parts of a document may wait for a slow client.
const PARTS: usize = 4;

/// The password of the account to delete.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deletion {
    /// The password of the account. Guests have none.
    #[schema(value_type = Option<String>)]
    #[ts(type = "string | null")]
    password: Option<Password>,
}

/// Returns everything that is stored about the caller as one JSON document: the rows of the database, what the caller wrote at
/// tables, and the records of their finished matches. Secrets, such as hashes of passwords, are not in it, and nothing of matches
/// that are running.
#[utoipa::path(
    get,
    path = "/api/account/data",
    tag = "people",
    responses(
        (status = 200, description = "a document to download", body = Object),
        (status = 401, body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Person(caller): Person,
) -> Result<Response, ApiError> {
    app.limits.count(LimitKind::Exports, caller.player.as_str()).await?;
    let data = personal_data(&app, &caller.player).await?;
    let (sender, receiver) = mpsc::channel::<Bytes>(PARTS);
    tokio::spawn(async move { write_rooms(&app, address, &caller.player, data, &sender).await });
    let parts = stream::unfold(receiver, |mut receiver| async move {
        let part = receiver.recv().await?;
        Some((Ok::<_, Infallible>(part), receiver))
    });
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"antorcha-my-data.json\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((kind, Body::from_stream(parts)).into_response())
}

/// Writes the document. It stops when the client is gone.
async fn write_rooms(
    app: &App,
    address: IpAddr,
    player: &PlayerId,
    data: PersonalData,
    parts: &mpsc::Sender<Bytes>,
) {
    let PersonalData { head, rooms, ids } = data;
    if parts.send(head.into()).await.is_err() {
        return;
    }
    let mut separator = "";
    for room in rooms {
        let record = record(app, address, &room, player).await;
        let Ok(Some(text)) = room_data(app, &room, &ids, record).await else { continue };
        if parts.send(format!("{separator}{text}").into()).await.is_err() {
            return;
        }
        separator = ",\n";
    }
    let _ = parts.send("]}\n".into()).await;
}

/// The record of a match that is public to this player.
async fn record(app: &App, address: IpAddr, room: &RoomId, player: &PlayerId) -> Option<String> {
    if !has_ended(app, room).await.ok()? {
        return None;
    }
    look_up(app, address, room, Some(player.clone()), |archive| archive.record()).await.ok()
}

/// Deletes the caller with everything that is stored about them. Sessions end now. In the background, the name is removed from
/// all tables, where others see a former player; the records of matches stay.
#[utoipa::path(
    post,
    path = "/api/account/deletion",
    tag = "people",
    request_body = Deletion,
    responses(
        (status = 204),
        (status = 401, description = "no session, or the password is wrong", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Person(caller): Person,
    jar: CookieJar,
    Json(Deletion { password }): Json<Deletion>,
) -> Result<(StatusCode, CookieJar), ApiError> {
    app.people.delete(&caller, address, password).await?;
    app.erasing.notify_one();
    Ok((StatusCode::NO_CONTENT, jar.remove(app.people.no_cookie())))
}

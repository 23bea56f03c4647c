//! Pictures of tables: link previews, and cards of finished matches.

use std::net::IpAddr;
use std::sync::Arc;

use answers::Perspective;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Lang, Observer};
use room::RoomError;
use room::ids::RoomId;
use serde::Deserialize;
use store::RoomStage;

use super::archive::look_up;
use super::caller::Address;
use super::extract::Query;
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;
use crate::previews::{Ending, PictureKind, card, preview};
use crate::site::is_known;

/// How long anyone may keep a picture without asking again.
const FRESH: &str = "public, max-age=60";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PictureQuery {
    lang: Option<String>,
    /// Ignored: links have it so that a page with an old picture loads the new one.
    #[serde(rename = "v")]
    _version: Option<String>,
}

/// Returns the picture for links to a table: a PNG of 1200 x 630 pixels with the game, the players, and how far the
/// match is. It shows what a stranger may know.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/preview.png",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("lang" = Option<String>, Query, description = "`en` (the default) or `es`"),
        ("v" = Option<String>, Query, description = "anything: another value is another address for caches")
    ),
    responses(
        (status = 200, description = "the picture", content_type = "image/png", body = Vec<u8>),
        (status = 304, description = "the picture has not changed"),
        (status = 400, body = Problem),
        (status = 404, body = Problem),
        (status = 429, body = Problem),
        (status = 503, description = "too many pictures and replays at once", body = Problem)
    )
)]
pub(super) async fn preview_picture(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(room): Path<String>,
    Query(PictureQuery { lang, .. }): Query<PictureQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (room, lang) = (room_id(&room)?, language(lang.as_deref())?);
    let facts = app.table_facts(&room).await?;
    let mark = facts.mark(PictureKind::Preview, lang.code());
    if let Some(response) = known(&app, &mark, &headers) {
        return Ok(response);
    }
    let ending = match facts.check_open() {
        Ok(()) => ending(&app, address, &room, facts.game).await?,
        Err(_) => None,
    };
    let is_behind = ending.is_none() && facts.stage == RoomStage::Over && facts.check_open().is_ok();
    let facts = if is_behind { facts.running() } else { facts };
    let mark = facts.mark(PictureKind::Preview, lang.code());
    let picture = preview(&facts, app.previews.words(facts.game, lang)?.as_ref(), ending.as_ref());
    let drawn = app.previews.draw(&app.replays, address, mark.clone(), picture).await?;
    Ok(image(&mark, drawn))
}

/// Returns the card of a finished match: a PNG of 1200 x 630 pixels with the winner's figure, the result, its last
/// events and what everyone has.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/card.png",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("lang" = Option<String>, Query, description = "`en` (the default) or `es`"),
        ("v" = Option<String>, Query, description = "anything: another value is another address for caches")
    ),
    responses(
        (status = 200, description = "the picture", content_type = "image/png", body = Vec<u8>),
        (status = 304, description = "the picture has not changed"),
        (status = 400, body = Problem),
        (status = 403, description = "the match stays secret", body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "the match is not over", body = Problem),
        (status = 429, body = Problem),
        (status = 503, description = "too many pictures and replays at once", body = Problem)
    )
)]
pub(super) async fn card_picture(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(room): Path<String>,
    Query(PictureQuery { lang, .. }): Query<PictureQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (room, lang) = (room_id(&room)?, language(lang.as_deref())?);
    let facts = app.table_facts(&room).await?;
    facts.check_open()?;
    let mark = facts.mark(PictureKind::Card, lang.code());
    if let Some(response) = known(&app, &mark, &headers) {
        return Ok(response);
    }
    let ending = ending(&app, address, &room, facts.game).await?.ok_or(RoomError::NotOver)?;
    let picture = card(&facts, app.previews.words(facts.game, lang)?.as_ref(), &ending);
    let drawn = app.previews.draw(&app.replays, address, mark.clone(), picture).await?;
    Ok(image(&mark, drawn))
}

/// How the match ended; `None` if its room was closed before.
async fn ending(
    app: &App,
    address: IpAddr,
    room: &RoomId,
    game: &'static catalog::Entry,
) -> Result<Option<Ending>, ApiError> {
    let found = look_up(app, address, room, None, move |archive| {
        archive.check_open()?;
        archive.position(Perspective::Of(Observer::Public), |table| Ending::of(game, table))
    });
    match found.await {
        Err(ApiError::Room(RoomError::NotOver | RoomError::NotBegun | RoomError::Closed { .. })) => Ok(None),
        found => found,
    }
}

fn language(asked: Option<&str>) -> Result<Lang, ApiError> {
    let right = || ApiError::BadQuery { field: "lang".to_owned(), right: "use en or es".to_owned() };
    Lang::from_code(asked.unwrap_or("en")).ok_or_else(right)
}

/// The response for a picture that the client has, or that was drawn before.
fn known(app: &App, mark: &str, headers: &HeaderMap) -> Option<Response> {
    if is_known(headers, &quoted(mark)) {
        let kept = [(header::ETAG, quoted(mark)), (header::CACHE_CONTROL, FRESH.to_owned())];
        return Some((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    app.previews.find(mark).map(|drawn| image(mark, drawn))
}

fn image(mark: &str, drawn: axum::body::Bytes) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "image/png".to_owned()),
        (header::CACHE_CONTROL, FRESH.to_owned()),
        (header::ETAG, quoted(mark)),
    ];
    (headers, drawn).into_response()
}

fn quoted(mark: &str) -> String {
    format!("\"{mark}\"")
}

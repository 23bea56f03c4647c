//! What a seat of a finished match could know of hidden cards.

use std::sync::Arc;

use answers::{Archive, BeliefsShown};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Seat;
use room::ids::RoomId;
use serde::Deserialize;
use table::BotInput;

use super::archive::look_up;
use super::caller::{Address, Maybe};
use super::extract::{Query, number};
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::beliefs::{Beliefs, Moment};
use crate::error::ApiError;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BeliefsQuery {
    seat: Option<String>,
    entry: Option<String>,
}

/// Returns what a seat of a finished match could know of hidden cards: the chance of each card in each hidden place,
/// computed from that seat's view alone.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/review/beliefs",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("seat" = i64, Query, description = "whose knowledge, counted from 0"),
        ("entry" = i64, Query, description = "after which entry of the room's log, as the outline names them")
    ),
    responses(
        (status = 200, body = BeliefsShown),
        (status = 400, body = Problem),
        (status = 404, description = "unknown room, or reviews are switched off", body = Problem),
        (status = 409, description = "the match is not over", body = Problem),
        (status = 503, description = "too many beliefs at once", body = Problem)
    )
)]
pub(super) async fn beliefs(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
    Query(BeliefsQuery { seat, entry }): Query<BeliefsQuery>,
) -> Result<Response, ApiError> {
    let room = room_id(&room)?;
    if !app.settings.reviews {
        return Err(ApiError::ReviewsOff);
    }
    let seat = required("seat", seat.as_deref())?;
    let seat = u8::try_from(seat).ok().and_then(Seat::new).ok_or_else(|| wrong("seat"))?;
    let entry = required("entry", entry.as_deref())?;
    let (asked, known) = (room.clone(), Arc::clone(&app.beliefs));
    let look = move |archive: &Archive| known_beliefs(archive, &known, asked, seat, entry);
    let found = look_up(&app, address, &room, caller.map(|caller| caller.player), look).await?;
    let body = match found {
        Found::Kept(body) => body,
        Found::View { game, moment, view } => app.beliefs.compute(address, game, moment, view).await?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response())
}

fn required(field: &str, given: Option<&str>) -> Result<i64, ApiError> {
    given.ok_or_else(|| wrong(field))?;
    number(field, given, 0, 0..=i64::MAX)
}

fn wrong(field: &str) -> ApiError {
    let right = match field {
        "seat" => "use a seat, counted from 0",
        _ => "use the entry of a step, as the outline names it",
    };
    ApiError::BadQuery { field: field.to_owned(), right: right.to_owned() }
}

enum Found {
    Kept(Arc<str>),
    /// What the seat saw. Only this is used for a belief.
    View {
        game: &'static catalog::Entry,
        moment: Moment,
        view: BotInput,
    },
}

/// Refuses while anything in the match is secret. An entry that is no step means the last step before it.
fn known_beliefs(
    archive: &Archive,
    known: &Beliefs,
    room: RoomId,
    seat: Seat,
    entry: i64,
) -> Result<Found, ApiError> {
    let entry = archive.step_of_belief(seat, entry)?;
    let moment = Moment { room, seat, entry };
    if let Some(body) = known.find(&moment) {
        return Ok(Found::Kept(body));
    }
    Ok(Found::View { game: archive.room.game(), moment, view: archive.view_after(seat, entry)? })
}

//! What a match was, step by step, without its positions: for those who want to know where to look.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use axum::extract::{Path, State};
use game::{Observer, Seat};
use serde::Serialize;
use table::{AnyTable, JsonEvent};
use ts_rs::TS;
use utoipa::ToSchema;

use super::answer::Problem;
use super::archive::{Archive, Eyes, Moment, look_up};
use super::caller::Maybe;
use super::film::{Film, Shot, StepsAsked};
use super::reading::{Json, Query};
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;
use room::ids::PlayerId;
use room::protocol::snapshot;

/// The most steps that one answer lists. They are small, so these are more than there are frames in an answer.
const MOST: i64 = 1_000;

/// A match in steps, or some of them.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct OutlinePage {
    /// The key of the game.
    game: &'static str,
    /// Every option with its value.
    options: BTreeMap<String, String>,
    /// What the players are called, in seat order.
    players: Vec<String>,
    /// The seat of whoever asks, if they have one.
    #[schema(value_type = Option<u8>)]
    #[ts(as = "Option<u8>")]
    seat: Option<Seat>,
    /// Whether the match has ended; else more steps may come.
    finished: bool,
    /// The eyes that were looked with: `public`, `seat:N` or `all`.
    seen_by: String,
    /// All eyes with which whoever asks may look at this time.
    open_eyes: Vec<String>,
    /// By how many seconds these eyes are behind.
    delay_s: u32,
    /// The steps in order, as the frames of the replay count them.
    steps: Vec<Outlined>,
    /// What to give as `from` for the next page; nothing if there is none yet.
    next: Option<usize>,
}

/// What was heard of one step.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct Outlined {
    /// When it happened, in milliseconds since 1970.
    at_ms: i64,
    /// How many undos were made. If it has grown, what was heard before is void and all events come again.
    undo_epoch: u32,
    /// Which entry of the room's log it is, whoever looks; told once the match has ended, since it counts hidden steps.
    entry: Option<i64>,
    /// What was heard since the step before, each `{number, rule, fact, message}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    events: Vec<JsonEvent>,
}

/// What happened in a match, step by step as the replay counts them, and with whose eyes one may look at it.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/outline",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("as" = Option<String>, Query, description = "`public`, `seat:N` or `all`; one's own eyes unless it is given"),
        ("from" = Option<i64>, Query, description = "the first step, counted from 0"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 1000, usually 1000")
    ),
    responses(
        (status = 200, body = OutlinePage),
        (status = 400, body = Problem),
        (status = 403, description = "these are not one's own eyes, and the match goes on", body = Problem),
        (status = 409, description = "the match has not begun", body = Problem)
    )
)]
pub(super) async fn outline(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
    Query(asked): Query<StepsAsked>,
) -> Result<Json<OutlinePage>, ApiError> {
    let steps = asked.steps(MOST, 1..=MOST)?;
    let look = move |archive: &Archive| {
        let player = caller.as_ref().map(|caller| &caller.player);
        let eyes = archive.eyes(player, asked.r#as.as_deref())?;
        outline_page(archive, player, eyes, &steps)
    };
    look_up(&app, &room_id(&room)?, look).await.map(Json)
}

fn outline_page(
    archive: &Archive,
    player: Option<&PlayerId>,
    eyes: Eyes,
    asked: &Range<usize>,
) -> Result<OutlinePage, ApiError> {
    let (mut film, mut steps, is_open) = (Film::seen_by(eyes), Vec::new(), archive.is_open());
    let table = archive.play(archive.until_ms(eyes), |table, Moment { entry, at_ms }| {
        let shot = film.shoot(table).filter(|shot| asked.contains(&shot.step));
        let outlined = |Shot { undo_epoch, events, .. }| Outlined {
            at_ms,
            undo_epoch,
            entry: is_open.then_some(entry),
            events,
        };
        steps.extend(shot.map(outlined));
        film.beyond(asked.end)
    })?;
    let table = table.ok_or_else(|| archive.nothing_to_see())?;
    Ok(OutlinePage {
        game: archive.room.game().key(),
        options: options(table.as_ref()),
        players: table.players().to_vec(),
        seat: own_seat(archive, player),
        finished: archive.has_ended(),
        seen_by: eyes.to_string(),
        open_eyes: archive.open_eyes(player),
        delay_s: archive.delay_s(eyes),
        steps,
        next: (film.shot() > asked.end).then_some(asked.end),
    })
}

fn options(table: &dyn AnyTable) -> BTreeMap<String, String> {
    table.options().into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn own_seat(archive: &Archive, player: Option<&PlayerId>) -> Option<Seat> {
    match archive.room.observer(player) {
        Observer::Seat(seat) => Some(seat),
        Observer::Public => None,
    }
}

//! Pages of events and of replays. `table` decides what each observer sees.

use std::ops::Range;

use game::{Observer, Turn};
use room::protocol::snapshot;
use serde::Serialize;
use serde_json::Value;
use table::{AnyTable, JsonEvent};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::archive::{Archive, LogPosition};
use crate::error::AnswerError;
use crate::loaded_room::Perspective;
use crate::visible_steps::VisibleStep;

/// A page of the events that an observer knows.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct EventsPage {
    /// How many undos the match had. If this has grown since the last page, earlier pages are void.
    undo_epoch: u32,
    /// The number of the last event.
    number: usize,
    /// The events in order, each `{number, rule, fact, message, line, lines}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    pub events: Vec<JsonEvent>,
}

/// A page of frames of a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ReplayPage {
    /// The key of the game.
    game: &'static str,
    /// The names of the players, in seat order.
    players: Vec<String>,
    /// Whether the match has ended; if not, more frames may follow.
    finished: bool,
    /// The frames in order.
    frames: Vec<Frame>,
    /// The value of `from` for the next page; null if there is none yet.
    next: Option<usize>,
}

/// The match after one step, from one perspective. Steps that this perspective cannot see have no frame.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Frame {
    /// The frame's number, counted from 0, which is the start position.
    step: usize,
    /// When the step happened, in milliseconds since 1970.
    at_ms: i64,
    /// How many undos the match had. If this has grown, earlier events are void and all events are sent again.
    undo_epoch: u32,
    /// The events since the frame before, each `{number, rule, fact, message, line, lines}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    events: Vec<JsonEvent>,
    /// The position from this perspective.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    view: Value,
    /// The view of each seat, in seat order; only with `as=all`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[ts(optional, type = "unknown[]")]
    seats: Option<Vec<Value>>,
    /// Whose turn it was.
    #[schema(value_type = Object)]
    #[ts(as = "snapshot::Turn")]
    turn: Turn,
}

/// The events that an observer knows, before a number.
pub fn events_page(table: &dyn AnyTable, observer: Observer, before: usize, many: usize) -> EventsPage {
    let number = table.last_event_number(observer);
    let end = number.min(before.saturating_sub(1));
    let mut events = table.events_since(observer, end.saturating_sub(many));
    events.retain(|event| event.number <= end);
    EventsPage { undo_epoch: table.undo_epoch(), number, events }
}

/// Some frames of a match.
pub fn replay_page(
    archive: &Archive,
    perspective: Perspective,
    asked: &Range<usize>,
) -> Result<ReplayPage, AnswerError> {
    let mut frames = Vec::new();
    let shown = archive.show_steps(perspective, asked, |table, LogPosition { at_ms, .. }, shown| {
        let VisibleStep { step, undo_epoch, events, view, turn } = shown;
        let seats = (perspective == Perspective::All).then(|| all_views(table));
        frames.push(Frame { step, at_ms, undo_epoch, events, view, seats, turn });
    })?;
    Ok(ReplayPage {
        game: archive.room.game().key(),
        players: shown.table.players().to_vec(),
        finished: archive.has_ended(),
        next: shown.next,
        frames,
    })
}

fn all_views(table: &dyn AnyTable) -> Vec<Value> {
    game::Seat::all(table.seats()).map(|seat| table.view(Observer::Seat(seat))).collect()
}

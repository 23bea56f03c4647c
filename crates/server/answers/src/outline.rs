//! The outline of a match: its steps and their events, without positions.

use std::collections::BTreeMap;
use std::ops::Range;

use game::{Observer, Seat};
use room::ids::PlayerId;
use room::protocol::snapshot;
use serde::Serialize;
use table::{AnyTable, JsonEvent};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::archive::{Archive, LogPosition};
use crate::error::AnswerError;
use crate::loaded_room::Perspective;
use crate::visible_steps::VisibleStep;

/// A page of the outline of a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct OutlinePage {
    /// The key of the game.
    game: &'static str,
    /// Every option with its value.
    options: BTreeMap<String, String>,
    /// Whether players could undo what they had already seen.
    practice: bool,
    /// Whether it is a daily dungeon that others have yet to play.
    sealed: bool,
    /// The names of the players, in seat order.
    players: Vec<String>,
    /// The caller's seat, if they have one.
    #[schema(value_type = Option<u8>)]
    #[ts(as = "Option<u8>")]
    seat: Option<Seat>,
    /// Whether the match has ended; if not, more steps may follow.
    finished: bool,
    /// The perspective of this outline: `public`, `seat:N` or `all`.
    seen_by: String,
    /// All perspectives that the caller may use now.
    open_eyes: Vec<String>,
    /// By how many seconds this perspective is delayed.
    delay_s: u32,
    /// The steps in order, with the same numbers as the frames of the replay.
    steps: Vec<OutlineStep>,
    /// The value of `from` for the next page; null if there is none yet.
    next: Option<usize>,
}

/// The events of one step.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct OutlineStep {
    /// When the step happened, in milliseconds since 1970.
    at_ms: i64,
    /// How many undos the match had. If this has grown, earlier events are void and all events are sent again.
    undo_epoch: u32,
    /// The number of the step's entry in the room's log; only once the match has ended, because it counts hidden
    /// steps.
    entry: Option<i64>,
    /// The events since the step before, each `{number, rule, fact, message, line, lines}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    events: Vec<JsonEvent>,
}

/// Some steps of a match.
pub fn outline_page(
    archive: &Archive,
    player: Option<&PlayerId>,
    perspective: Perspective,
    asked: &Range<usize>,
) -> Result<OutlinePage, AnswerError> {
    let (mut steps, is_open) = (Vec::new(), archive.is_open());
    let shown = archive.show_steps(perspective, asked, |_, LogPosition { entry, at_ms, .. }, shown| {
        let VisibleStep { undo_epoch, events, .. } = shown;
        steps.push(OutlineStep { at_ms, undo_epoch, entry: is_open.then_some(entry), events });
    })?;
    Ok(OutlinePage {
        game: archive.room.game().key(),
        options: options(shown.table.as_ref()),
        practice: archive.room.settings().practice,
        sealed: archive.is_sealed(),
        players: shown.table.players().to_vec(),
        seat: own_seat(archive, player),
        finished: archive.has_ended(),
        seen_by: perspective.to_string(),
        open_eyes: archive.allowed_perspectives(player),
        delay_s: archive.delay_s(perspective),
        steps,
        next: shown.next,
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

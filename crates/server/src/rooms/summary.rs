//! What lists say of a room: the lobby and a player's games are read from this, without opening the room.

use game::Seat;
use store::{Stage as StoredStage, Summary};

use crate::room::{Entry, Pace, Room, Stage, names};
use crate::wire::{Owed, RoomLine};

/// Whether an entry changes what lists say. Of a match that takes days, lists say whose turn it is.
pub(super) fn is_listed(entry: &Entry, room: &Room) -> bool {
    match entry {
        Entry::Decided(_) | Entry::Undone(_) => matches!(room.terms().pace, Pace::Turns { .. }),
        Entry::Said { .. }
        | Entry::Muted { .. }
        | Entry::Hushed { .. }
        | Entry::UndoAsked { .. }
        | Entry::UndoAnswered { .. }
        | Entry::Resumed => false,
        Entry::Opened { .. }
        | Entry::Sat { .. }
        | Entry::BotSat { .. }
        | Entry::Freed { .. }
        | Entry::Began(_)
        | Entry::RanOut { .. }
        | Entry::Returned { .. }
        | Entry::Reminded { .. }
        | Entry::Left { .. }
        | Entry::HandedOver { .. }
        | Entry::Followed { .. }
        | Entry::Closed { .. } => true,
    }
}

/// What lists say of a room now, and when it is to be looked at again.
pub(super) fn of(room: &Room, wake_at_ms: Option<i64>) -> Summary {
    let body = serde_json::to_string(&line(room)).unwrap_or_default();
    let seats = (0_i64..).zip(room.places());
    let players = seats.filter_map(|(seat, place)| Some((seat, place.player()?.to_string()))).collect();
    Summary { stage: stored(room.stage()), body, wake_at_ms, players: Some(players) }
}

fn line(room: &Room) -> RoomLine {
    let owed = |seat: Seat| Owed { seat, since_ms: room.clocks().asked(seat) };
    RoomLine {
        options: room.terms().options.clone(),
        names: names(room.places()),
        free: room.places().iter().filter(|place| place.is_free()).count(),
        pace: room.terms().pace.clone(),
        rated: room.terms().rated,
        spectators: room.terms().spectators,
        owed: room.owe().iter().map(owed).collect(),
        next: room.next().cloned(),
    }
}

/// How far a room has come, as the store names it.
pub(super) fn stored(stage: &Stage) -> StoredStage {
    match stage {
        Stage::Open => StoredStage::Open,
        Stage::Playing => StoredStage::Playing,
        Stage::Over => StoredStage::Over,
        Stage::Closed { .. } => StoredStage::Closed,
    }
}

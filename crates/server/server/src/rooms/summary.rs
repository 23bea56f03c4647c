//! What lists say of a room: the lobby and a player's games are read from this, without opening the room.

use game::Seat;
use store::{Stage as StoredStage, Summary};

use room::protocol::{PendingSeat, RoomSummary};
use room::{Entry, Pace, Room, Stage};

/// When lists are to say what has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Listing {
    /// They do not speak of it.
    #[default]
    Never,
    /// In a while: much may change until then.
    Later,
    Now,
}

/// When lists are to speak of an entry. Of a match they say whose turn it is, and a live one changes that all the time.
pub(super) fn listing(entry: &Entry, room: &Room) -> Listing {
    match entry {
        Entry::Decided(_) | Entry::Undone(_) => match room.settings().pace {
            Pace::Turns { .. } => Listing::Now,
            Pace::Live { .. } => Listing::Later,
        },
        Entry::Said { .. }
        | Entry::Muted { .. }
        | Entry::MutedByHost { .. }
        | Entry::UndoAsked { .. }
        | Entry::UndoAnswered { .. }
        | Entry::Resumed => Listing::Never,
        Entry::Opened { .. }
        | Entry::Scripted { .. }
        | Entry::Continued { .. }
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
        | Entry::Closed { .. } => Listing::Now,
    }
}

/// What lists say of a room now, when it is to be looked at again, and who sits where, if lists do not know it yet.
pub(super) fn of(
    room: &Room,
    at_ms: i64,
    wake_at_ms: Option<i64>,
    players: Option<Vec<(i64, String)>>,
) -> Summary {
    let body = serde_json::to_string(&line(room)).unwrap_or_default();
    Summary { stage: stored(room.stage()), body, at_ms, wake_at_ms, players }
}

pub(super) fn players(room: &Room) -> Vec<(i64, String)> {
    let seats = (0_i64..).zip(room.places());
    seats.filter_map(|(seat, place)| Some((seat, place.player()?.to_string()))).collect()
}

fn line(room: &Room) -> RoomSummary {
    let owed = |seat: Seat| PendingSeat { seat, since_ms: room.clocks().asked(seat) };
    RoomSummary {
        options: room.settings().options.clone(),
        holders: room.holders(),
        pace: room.settings().pace.clone(),
        rated: room.settings().rated,
        lesson: room.settings().lesson,
        spectators: room.settings().spectators,
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

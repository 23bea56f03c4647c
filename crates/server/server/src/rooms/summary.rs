//! The summary of a room in the store. The lobby and a player's list of games read it without opening the room.

use room::{Entry, Pace, Room, Stage};
use store::{RoomStage, Summary};

/// When to save a summary after an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SaveSummary {
    /// The summary does not show the change.
    #[default]
    Never,
    /// After a while, together with later changes.
    Later,
    Now,
}

/// When to save a summary after this entry. The summary shows whose turn it is, which changes all the time in a live
/// match.
pub(super) fn when_to_save(entry: &Entry, room: &Room) -> SaveSummary {
    match entry {
        Entry::Decided(_) | Entry::Undone(_) => match room.settings().pace {
            Pace::Turns { .. } => SaveSummary::Now,
            Pace::Live { .. } => SaveSummary::Later,
        },
        Entry::Said { .. }
        | Entry::Muted { .. }
        | Entry::MutedByHost { .. }
        | Entry::UndoAsked { .. }
        | Entry::UndoAnswered { .. }
        | Entry::UndoEnded
        | Entry::TakeOverAsked { .. }
        | Entry::BeginAsked
        | Entry::Revealed { .. }
        | Entry::TakeOverAnswered { .. }
        | Entry::TakeOverEnded
        | Entry::Resumed
        | Entry::Redacted => SaveSummary::Never,
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
        | Entry::Closed { .. } => SaveSummary::Now,
    }
}

/// Builds the summary. `wake_at_ms` is when a node must open the room; `players` is `None` if the stored ones are
/// still right.
#[expect(clippy::expect_used, reason = "a summary has string keys only")]
pub(super) fn of(
    room: &Room,
    at_ms: i64,
    wake_at_ms: Option<i64>,
    players: Option<Vec<(i64, String)>>,
) -> Summary {
    let body = serde_json::to_string(&room.summary()).expect("invariant: a summary can be written as JSON");
    Summary { stage: stored(room.stage()), body, at_ms, wake_at_ms, players }
}

pub(super) fn players(room: &Room) -> Vec<(i64, String)> {
    let seats = (0_i64..).zip(room.places());
    seats.filter_map(|(seat, place)| Some((seat, place.player()?.to_string()))).collect()
}

/// The stage as the store names it.
pub(super) fn stored(stage: &Stage) -> RoomStage {
    match stage {
        Stage::Open => RoomStage::Open,
        Stage::Playing => RoomStage::Playing,
        Stage::Over => RoomStage::Over,
        Stage::Closed { .. } => RoomStage::Closed,
    }
}

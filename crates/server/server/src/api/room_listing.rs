//! A room as lists show it, to players and to spectators, who may be delayed.

use serde::Serialize;
use store::{RoomRow, RoomStage};
use ts_rs::TS;
use utoipa::ToSchema;

use room::RoomSettings;
use room::ids::PlayerId;
use room::protocol::{HolderInfo, RoomSummary};

/// No room delays its spectators for longer.
pub(super) const LONGEST_DELAY_MS: i64 = room::MAX_DELAY_S as i64 * 1_000;

/// A room as lists show it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RoomListing {
    /// The room's id.
    room: String,
    /// The key of the game.
    game: String,
    /// `open`, `playing`, `over` or `closed`.
    #[ts(type = "\"open\" | \"playing\" | \"over\" | \"closed\"")]
    stage: &'static str,
    /// When the room was opened, in milliseconds since 1970.
    created_ms: i64,
    /// When the summary last changed, in milliseconds since 1970. While spectators are delayed, it is the time when the
    /// room was opened.
    active_ms: i64,
    /// Players, options and turn, once the room was saved for lists.
    #[schema(value_type = Option<RoomSummary>)]
    summary: Option<RoomSummary>,
}

impl RoomListing {
    /// The room as this caller may see it now. Spectators of a delayed room learn neither whose turn it is nor, until the
    /// delay has passed, that the match is over.
    pub(crate) fn of(row: RoomRow, caller: Option<&PlayerId>, now_ms: i64) -> RoomListing {
        let is_hidden = is_hidden(&row, caller, now_ms);
        let mut summary = summary(&row);
        if let Some(summary) = summary.as_mut().filter(|_| is_hidden) {
            (summary.owed, summary.next) = (Vec::new(), None);
        }
        let stage = if is_hidden { RoomStage::Playing } else { row.stage };
        let active_ms = if is_hidden { row.created_ms } else { row.active_ms };
        RoomListing {
            room: row.id,
            game: row.game,
            stage: stage.as_str(),
            created_ms: row.created_ms,
            active_ms,
            summary,
        }
    }

    /// The room in words, for the host's terminal.
    pub fn in_words(&self) -> String {
        let holders = self.summary.iter().flat_map(|summary| &summary.holders);
        let name = |holder: &HolderInfo| match holder {
            HolderInfo::Nobody => "nobody".to_owned(),
            HolderInfo::Person { name, .. } | HolderInfo::Bot { name, .. } => name.clone(),
        };
        let names: Vec<String> = holders.map(name).collect();
        format!("{} {} {}: {}", self.room, self.game, self.stage, names.join(", "))
    }

    pub(super) fn is_in_lobby(&self) -> bool {
        self.stage == RoomStage::Open.as_str() || self.stage == RoomStage::Playing.as_str()
    }
}

/// Whether the caller must not see the current state of the match, because its spectators are delayed.
pub(crate) fn is_hidden(row: &RoomRow, caller: Option<&PlayerId>, now_ms: i64) -> bool {
    let settings = serde_json::from_str::<RoomSettings>(&row.settings);
    let delay_ms = settings.map_or(0, |settings| settings.spectators.delay_ms());
    let is_behind = match row.stage {
        RoomStage::Playing => delay_ms > 0,
        RoomStage::Over => row.active_ms + delay_ms > now_ms,
        RoomStage::Open | RoomStage::Closed => false,
    };
    is_behind && !has_seat(row, caller)
}

/// Whether the caller has a seat in this room.
pub(super) fn has_seat(row: &RoomRow, caller: Option<&PlayerId>) -> bool {
    let is_caller =
        |holder: &HolderInfo| matches!(holder, HolderInfo::Person { player, .. } if Some(player) == caller);
    summary(row).is_some_and(|summary| summary.holders.iter().any(is_caller))
}

fn summary(row: &RoomRow) -> Option<RoomSummary> {
    serde_json::from_str(row.summary.as_deref()?).ok()
}

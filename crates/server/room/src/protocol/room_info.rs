//! What everyone at a room may know of it, besides the match itself.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use table::Fairness;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::ids::{PlayerId, RoomId};
use crate::room::{Pace, RoomSettings, Spectators, is_not};

/// A room as it is shown.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RoomInfo {
    /// Its id.
    pub id: RoomId,
    /// What was settled.
    pub settings: RoomSettings,
    /// Who hosts it.
    pub host: PlayerId,
    /// How far it has come.
    pub stage: StageInfo,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How chance is drawn, as far as everyone may know.
    #[ts(type = "Fairness")]
    pub fairness: Fairness,
    /// The seats that gave their part of the chance, in the order in which they did.
    #[ts(type = "number[]")]
    pub nonce_order: Vec<Seat>,
    /// The version of the rules that the match is played by, once it has begun.
    pub rules_version: Option<u32>,
    /// Who looks on.
    pub spectators: Vec<NamedPlayer>,
    /// Who asks to take a decision back.
    pub undo: Option<UndoInfo>,
    /// The room of the next match.
    pub next: Option<RoomId>,
    /// The server's clock, in milliseconds since 1970, to which the clocks refer.
    #[ts(type = "number")]
    pub now_ms: i64,
}

/// How far a room has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageInfo {
    /// People gather.
    Open,
    /// The match goes on.
    Playing,
    /// The match has ended.
    Over {
        /// Who has won.
        #[ts(type = "number[]")]
        winners: SeatSet,
    },
    /// The room was closed before the match ended.
    Closed {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
}

/// A seat as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatInfo {
    /// Who has it.
    pub holder: HolderInfo,
    /// Whether that person is there.
    pub present: bool,
    /// Why a bot decides for it, if one does in its owner's stead.
    pub covered: Option<Cover>,
    /// What the seat added to the chance of the match.
    pub nonce: String,
    /// Milliseconds left on its clock when it is next asked, or when `asked_ms` says it was asked.
    #[ts(type = "number | null")]
    pub bank_ms: Option<i64>,
    /// Since when the match waits for it.
    #[ts(type = "number | null")]
    pub asked_ms: Option<i64>,
    /// When a bot takes over, if the seat does not decide before.
    #[ts(type = "number | null")]
    pub deadline_ms: Option<i64>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HolderInfo {
    /// Nobody yet.
    Nobody,
    /// A person, or a bot from outside.
    Person {
        /// Their id.
        player: PlayerId,
        /// Their name.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// Its name in the catalog.
        bot: String,
        /// What it is called at the table.
        name: String,
    },
}

/// Why a bot decides in someone's stead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// The owner is away and the others would wait.
    Away,
    /// The owner's time ran out.
    TimeOut,
    /// The owner has left for good, or it is a bot's seat that the host offers: whoever looks on can sit down there.
    Left,
}

/// Someone by id and name, such as one who looks on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct NamedPlayer {
    /// Their id.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
}

/// A request to take a decision back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UndoInfo {
    /// Who asks.
    #[ts(type = "number")]
    pub seat: Seat,
    /// Why.
    pub reason: String,
    /// Who has yet to agree.
    #[ts(type = "number[]")]
    pub waits_for: SeatSet,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// Its number, which grows from line to line.
    #[ts(type = "number")]
    pub number: i64,
    /// When it was said, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: i64,
    /// Who said it.
    pub player: PlayerId,
    /// The name they had.
    pub name: String,
    /// To whom it was said.
    pub channel: Channel,
    /// What was said, as plain text.
    pub text: String,
}

/// Who hears a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Everyone: the players speak at the table.
    Players,
    /// Spectators, and the players once the match is over, so that nobody prompts a player.
    Spectators,
}

/// What lists say of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomSummary {
    /// Options by name.
    pub options: BTreeMap<String, String>,
    /// Who has the seats, in their order.
    pub holders: Vec<HolderInfo>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether it is a lesson; left out if not.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub lesson: bool,
    /// Who may look on.
    pub spectators: Spectators,
    /// For whom the match waits, as far as the list knows.
    pub owed: Vec<PendingSeat>,
    /// The room of the next match.
    pub next: Option<RoomId>,
}

/// A seat for which a match waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PendingSeat {
    /// The seat.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub since_ms: Option<i64>,
}

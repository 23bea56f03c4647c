//! What everyone in a room may know of it, besides the match itself.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use table::Fairness;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::day::Day;
use crate::ids::{PlayerId, RoomId};
use crate::room::{Pace, RoomSettings, Spectators, is_not};

/// A room.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RoomInfo {
    /// Its id.
    pub id: RoomId,
    /// The room's settings.
    pub settings: RoomSettings,
    /// The host.
    pub host: PlayerId,
    /// The stage.
    pub stage: StageInfo,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The public part of the fairness proof.
    #[ts(type = "Fairness")]
    pub fairness: Fairness,
    /// The seats that added randomness, in the order in which they did.
    #[ts(type = "number[]")]
    pub nonce_order: Vec<Seat>,
    /// Who has yet to reveal a nonce before the match begins; omitted if it is not about to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reveal: Option<RevealInfo>,
    /// The rules version of the match, once it has begun.
    pub rules_version: Option<u32>,
    /// The spectators.
    pub spectators: Vec<NamedPlayer>,
    /// Who asks to take a decision back.
    pub undo: Option<UndoInfo>,
    /// Who asks to take over a seat; omitted if nobody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_over: Option<TakeOverInfo>,
    /// The room of the next match.
    pub next: Option<RoomId>,
    /// The server's time in milliseconds since 1970, to which the clocks refer.
    #[ts(type = "number")]
    pub now_ms: i64,
}

/// The stage of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageInfo {
    /// The match has not begun.
    Open,
    /// The match is running.
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

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatInfo {
    /// The holder.
    pub holder: HolderInfo,
    /// Whether that person is connected.
    pub present: bool,
    /// Why a bot decides for the owner, if one does.
    pub covered: Option<Cover>,
    /// The randomness that the seat added.
    pub nonce: String,
    /// The hash of randomness that the seat reveals just before the match begins; omitted if it gave none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce_hash: Option<String>,
    /// Milliseconds left in its bank at `asked_ms`, or when it is asked next.
    #[ts(type = "number | null")]
    pub bank_ms: Option<i64>,
    /// Since when the match waits for it.
    #[ts(type = "number | null")]
    pub asked_ms: Option<i64>,
    /// When a bot takes over unless the seat decides before.
    #[ts(type = "number | null")]
    pub deadline_ms: Option<i64>,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HolderInfo {
    /// Nobody.
    Nobody,
    /// A person, or an external bot.
    Person {
        /// Their id.
        player: PlayerId,
        /// Their name.
        name: String,
    },
    /// A bot of this server.
    Bot {
        /// Its name in the catalog.
        bot: String,
        /// Its display name.
        name: String,
    },
}

/// Why a bot decides for the owner of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// The owner is away and others wait.
    Away,
    /// The owner's time ran out.
    TimeOut,
    /// The owner has left for good, or the host offers a bot's seat: a spectator can take it.
    Left,
}

/// A player's id and name.
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
    /// When the request ends unless all have agreed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until_ms: i64,
}

/// A request to take over a seat of the running match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TakeOverInfo {
    /// The seat.
    #[ts(type = "number")]
    pub seat: Seat,
    /// Who asks.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Who has yet to agree.
    #[ts(type = "number[]")]
    pub waits_for: SeatSet,
    /// When the request ends unless all have agreed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until_ms: i64,
}

/// The match is about to begin, and waits for nonces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RevealInfo {
    /// Who has yet to reveal.
    #[ts(type = "number[]")]
    pub waits_for: SeatSet,
    /// Until when, in milliseconds since 1970. Then the server's secret settles what replaces a missing nonce.
    #[ts(type = "number")]
    pub until_ms: i64,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// Its number, growing from line to line.
    #[ts(type = "number")]
    pub number: i64,
    /// When it was sent, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: i64,
    /// The sender.
    pub player: PlayerId,
    /// The name at that time.
    pub name: String,
    /// Who may read it.
    pub channel: Channel,
    /// The text, as plain text.
    pub text: String,
}

/// Who may read a chat line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Everyone reads it.
    Players,
    /// Spectators read it, and players once the match is over, so that nobody advises a player.
    Spectators,
}

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomSummary {
    /// Options by name.
    pub options: BTreeMap<String, String>,
    /// The holders of the seats, in order.
    pub holders: Vec<HolderInfo>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether players may undo what they have already seen; omitted if not.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
    /// Whether it is a lesson; omitted if not.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub lesson: bool,
    /// The day of its daily dungeon; omitted if it is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub daily: Option<Day>,
    /// Who may watch.
    pub spectators: Spectators,
    /// The seats for which the match waits; may lag.
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

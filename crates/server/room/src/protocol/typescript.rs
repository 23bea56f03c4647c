//! The language of sockets as TypeScript.

use typescript::File;

use super::client_message::{ClientMessage, Command, Cursor, Hello};
use super::room_info::{
    Channel, ChatLine, Cover, HolderInfo, NamedPlayer, PendingSeat, RevealInfo, RoomInfo, RoomSummary,
    SeatInfo, StageInfo, TakeOverInfo, UndoInfo,
};
use super::server_message::{Ack, AnnouncementInfo, ErrorMessage, ServerMessage, UndoPrice, You};
use super::snapshot::{Arg, Change, Event, Fairness, LineKind, LogLine, Message, Offer, Snapshot, Turn};
use crate::ids::{PlayerId, RoomId};
use crate::room::{Clock, Pace, RoomSettings, SeatRequest, Spectators, StartPosition};

const HEADER: &str = "// The language of sockets, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. docs/protocol.md says how it is spoken.
";

/// All types that clients need, in the order in which they are best read: `index.ts`.
pub fn typescript() -> File {
    File::new(HEADER)
        .with::<ClientMessage>()
        .with::<Hello>()
        .with::<Command>()
        .with::<Cursor>()
        .with::<ServerMessage<'static>>()
        .with::<AnnouncementInfo>()
        .with::<Ack>()
        .with::<ErrorMessage>()
        .with::<You>()
        .with::<UndoPrice>()
        .with::<Snapshot>()
        .with::<Change>()
        .with::<Event>()
        .with::<LogLine>()
        .with::<LineKind>()
        .with::<Offer>()
        .with::<Turn>()
        .with::<Message>()
        .with::<Arg>()
        .with::<RoomInfo>()
        .with::<StageInfo>()
        .with::<SeatInfo>()
        .with::<HolderInfo>()
        .with::<Cover>()
        .with::<NamedPlayer>()
        .with::<UndoInfo>()
        .with::<TakeOverInfo>()
        .with::<RevealInfo>()
        .with::<Fairness>()
        .with::<ChatLine>()
        .with::<Channel>()
        .with::<RoomSettings>()
        .with::<SeatRequest>()
        .with::<Pace>()
        .with::<Clock>()
        .with::<Spectators>()
        .with::<StartPosition>()
        .with::<RoomSummary>()
        .with::<PendingSeat>()
        .with::<RoomId>()
        .with::<PlayerId>()
}

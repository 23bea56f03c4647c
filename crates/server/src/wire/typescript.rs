//! The language of sockets as TypeScript.

use typescript::File;

use super::command::{Ask, Command, Mark};
use super::notice::{Ack, Notice, Refused, UndoPrice, You};
use super::shown::{
    Channel, Cover, Guest, HolderShown, Line, Owed, RoomLine, RoomShown, SeatShown, StageShown, UndoShown,
};
use super::sight::{Arg, Event, Fairness, Message, Offer, Sight, Turn};
use crate::ids::{PlayerId, RoomId};
use crate::room::{Chair, Clock, Pace, Position, Spectators, Terms};

const HEADER: &str = "// The language of sockets, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. docs/protocol.md says how it is spoken.
";

/// All types that clients need, in the order in which they are best read: `index.ts`.
#[must_use]
pub fn typescript() -> File {
    File::new(HEADER)
        .with::<Ask>()
        .with::<Command>()
        .with::<Mark>()
        .with::<Notice<'static>>()
        .with::<Ack>()
        .with::<Refused>()
        .with::<You>()
        .with::<UndoPrice>()
        .with::<Sight>()
        .with::<Event>()
        .with::<Offer>()
        .with::<Turn>()
        .with::<Message>()
        .with::<Arg>()
        .with::<RoomShown>()
        .with::<StageShown>()
        .with::<SeatShown>()
        .with::<HolderShown>()
        .with::<Cover>()
        .with::<Guest>()
        .with::<UndoShown>()
        .with::<Fairness>()
        .with::<Line>()
        .with::<Channel>()
        .with::<Terms>()
        .with::<Chair>()
        .with::<Pace>()
        .with::<Clock>()
        .with::<Spectators>()
        .with::<Position>()
        .with::<RoomLine>()
        .with::<Owed>()
        .with::<RoomId>()
        .with::<PlayerId>()
}

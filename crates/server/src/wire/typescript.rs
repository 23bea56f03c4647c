//! The language of sockets as TypeScript.

use ts_rs::{Config, TS};

use super::command::{Ask, Command, Mark};
use super::notice::{Ack, Notice, Refused, UndoPrice, You};
use super::shown::{
    Channel, Cover, Guest, HolderShown, Line, Owed, RoomLine, RoomShown, SeatShown, StageShown, UndoShown,
};
use super::sight::{Arg, Event, Fairness, Message, Offer, Sight, Turn};
use crate::ids::{PlayerId, RoomId};
use crate::room::{Chair, Clock, Pace, Spectators, Terms};

const HEADER: &str = "// The language of sockets, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. docs/protocol.md says how it is spoken.
";

/// All types that clients need, in the order in which they are best read.
#[must_use]
pub fn typescript() -> String {
    // What comes as JSON is a number to a browser, however large it may be.
    let config = Config::new().with_large_int("number");
    let types = [
        declared::<Ask>(&config),
        declared::<Command>(&config),
        declared::<Mark>(&config),
        declared::<Notice<'static>>(&config),
        declared::<Ack>(&config),
        declared::<Refused>(&config),
        declared::<You>(&config),
        declared::<UndoPrice>(&config),
        declared::<Sight>(&config),
        declared::<Event>(&config),
        declared::<Offer>(&config),
        declared::<Turn>(&config),
        declared::<Message>(&config),
        declared::<Arg>(&config),
        declared::<RoomShown>(&config),
        declared::<StageShown>(&config),
        declared::<SeatShown>(&config),
        declared::<HolderShown>(&config),
        declared::<Cover>(&config),
        declared::<Guest>(&config),
        declared::<UndoShown>(&config),
        declared::<Fairness>(&config),
        declared::<Line>(&config),
        declared::<Channel>(&config),
        declared::<Terms>(&config),
        declared::<Chair>(&config),
        declared::<Pace>(&config),
        declared::<Clock>(&config),
        declared::<Spectators>(&config),
        declared::<RoomLine>(&config),
        declared::<Owed>(&config),
        declared::<RoomId>(&config),
        declared::<PlayerId>(&config),
    ];
    std::iter::once(HEADER.to_owned()).chain(types).collect::<Vec<_>>().join("\n")
}

/// A type with what is said of it.
fn declared<T: TS>(config: &Config) -> String {
    let declaration =
        short_comments(&T::decl(config)).replace(" } | { ", "\n} | {\n").replace("= { ", "= {\n");
    let declaration = declaration.replace(" };", "\n};");
    let lines = declaration.lines().map(|line| match line.trim() {
        line if line.starts_with('}') || line.starts_with("type ") => format!("{line}\n"),
        line => format!("  {line}\n"),
    });
    format!("{}export {}", short_comments(&T::docs().unwrap_or_default()), lines.collect::<String>())
}

/// A comment of one line on one line.
fn short_comments(text: &str) -> String {
    text.replace("/**\n * ", "/** ").replace("\n */", " */")
}

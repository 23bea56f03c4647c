//! What a match tells, described for clients: the same as `table` and `game` write, as types that can be read.
//!
//! The server itself never uses these; they are where the TypeScript types come from, and the tests hold them against
//! what is really written.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The match as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The number of the last event that this observer heard.
    pub number: usize,
    /// What it heard after its mark.
    pub events: Vec<Event>,
    /// What it may know of the position, in the game's own form.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the match waits for.
    pub turn: Turn,
    /// What is asked of the observer, if anything.
    pub prompt: Option<Message>,
    /// All that it may decide, in order.
    pub offers: Vec<Offer>,
    /// The name of what it is asked; empty if it may decide nothing.
    pub question: String,
}

/// An operation of a JSON Patch (RFC 6902). The path is a JSON pointer (RFC 6901). Operations are applied in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// Puts the value at the place of another one.
    Replace {
        /// Where.
        path: String,
        /// What.
        #[ts(type = "unknown")]
        value: Value,
    },
    /// Inserts an item into a list, before the one at this place.
    Add {
        /// Where.
        path: String,
        /// What.
        #[ts(type = "unknown")]
        value: Value,
    },
    /// Removes an item from a list.
    Remove {
        /// Where.
        path: String,
    },
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its number for this observer: 1, 2, 3 and so on.
    pub number: usize,
    /// The rule that caused it, such as `W25`.
    pub rule: String,
    /// What happened, in the game's own form.
    #[ts(type = "unknown")]
    pub fact: Value,
    /// The same in words.
    pub message: Message,
    /// The number of the log line that it belongs to.
    pub line: usize,
    /// The log lines that get a new text with this event; omitted if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lines: Option<Vec<LogLine>>,
}

/// The text of a log line. It replaces the earlier text of the same line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LogLine {
    /// The number of the line. Lines are sorted by it.
    pub line: usize,
    /// Whether it opens a chapter.
    pub kind: LineKind,
    /// The rule of the event that wrote the text.
    pub rule: String,
    /// The text.
    pub message: Message,
}

/// What kind of line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    /// It opens a chapter, for example a round or a turn.
    Heading,
    /// Any other line.
    Line,
}

/// Something that a seat may decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// What is sent back to choose it, in the game's own form.
    #[ts(type = "unknown")]
    pub action: Value,
    /// What it is called.
    pub message: Message,
    /// What choosing it means.
    pub help: Message,
    /// The rule that allows it.
    pub rule: String,
    /// Whether it changes only how its player is asked.
    pub aside: bool,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "turn", rename_all = "snake_case", deny_unknown_fields)]
pub enum Turn {
    /// Chance, which no client ever waits for long.
    Chance,
    /// Players.
    Decide {
        /// Seats without whose decision the match does not go on.
        owe: Vec<u8>,
        /// Seats that may act as well, though nobody waits for them.
        may: Vec<u8>,
    },
    /// Nobody: the match has ended.
    Over,
}

/// A Fluent message with its arguments, to be put into the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The message's id in the games' `.ftl` files.
    pub id: String,
    /// Its arguments by name.
    pub args: BTreeMap<String, Arg>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(#[ts(type = "number")] i64),
    /// A player, shown by name, or as "you" to that player.
    Seat(u8),
    /// A word for a message to select by, never shown itself.
    Symbol(String),
    /// Another message by its id: a card's or a tile's name, with its attributes.
    Term(String),
    /// Several of them, joined as the language joins a list.
    List(Vec<Arg>),
    /// Another message with its own arguments, shown as its text.
    Message(Message),
}

/// How the chance of a match is drawn, as far as everyone may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The commitment to the server's secret, which stands before anyone adds to the chance.
    pub commitment: String,
    /// What each seat added, in hexadecimal digits; empty for one that added nothing.
    pub nonces: Vec<String>,
    /// The secret, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// What was checked of a match's chance. Whether the commitment is the one that was shown before, and a nonce the one
/// that was given, is for each player to compare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FairReport {
    /// The commitment, which the secret of the record fits.
    pub commitment: String,
    /// What each seat added, in seat order.
    pub nonces: Vec<String>,
    /// The seats that did not reveal the nonce to which they were bound; omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub replaced: Vec<u8>,
    /// The version of the rules that the record names.
    pub rules_version: u32,
    /// How many draws of chance were recomputed, all as recorded.
    pub draws: usize,
    /// How many decisions the players made.
    pub decisions: usize,
    /// How many times steps were taken back.
    pub takes: u32,
    /// Whether the record holds the match to its end.
    pub finished: bool,
    /// How many steps of another match it began with; their chance is the other match's.
    pub origin_steps: usize,
}

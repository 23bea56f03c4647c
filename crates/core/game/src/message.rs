//! Messages in place of sentences.
//!
//! Rules contain no sentences. They name a Fluent message and its arguments. The same message becomes a log line, a
//! button, a sentence for a screen reader or a line in the terminal.

use serde::Serialize;

use crate::rule::RuleId;
use crate::seat::Seat;

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    En,
    Es,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Es];

    /// Returns the language code, as in `--lang es`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
        }
    }

    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// A Fluent message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The message id in the `.ftl` files.
    pub id: &'static str,
    /// The arguments by name.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number. It also selects plural forms.
    Number(i64),
    /// A player: shown by name, or as "you" to that player.
    Seat(Seat),
    /// A key that the message selects a variant by. It is never shown.
    Symbol(&'static str),
    /// The id of another message, with its attributes: the name of a card or tile.
    Term(&'static str),
    /// Several arguments, joined as the language joins a list.
    List(Vec<Arg>),
    /// The text of another message, for parts of a sentence with arguments of their own.
    Message(Message),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<i16> for Arg {
    fn from(number: i16) -> Arg {
        Arg::Number(number.into())
    }
}

/// Something that a message describes.
pub trait HasMessage {
    fn message(&self) -> Message;
}

/// An action as the UI offers it.
pub trait Choice: HasMessage {
    /// Explains what the action does.
    fn help(&self) -> Message;
    /// Returns the rule that allows the action.
    fn rule(&self) -> RuleId;
    /// Returns whether the action changes only how its player is asked, not the game. Nobody is interrupted to be
    /// offered such an action.
    fn is_aside(&self) -> bool {
        false
    }
}

/// A view as text.
pub trait Scene {
    /// Describes the position, most important facts first.
    fn lines(&self) -> Vec<Message>;
    /// Returns what the observer has to decide, if anything.
    fn prompt(&self) -> Option<Message>;
    /// Explains the components in the view, for players who do not know them.
    fn glossary(&self) -> Vec<Message>;
}

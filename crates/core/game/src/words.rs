//! What a game says, before it is put into a language.
//!
//! Rules never hold sentences: they name a Fluent message and its arguments, and the same message becomes a log
//! line, a button, a screen reader's sentence or a line in the terminal.

use serde::Serialize;

use crate::rule::RuleId;
use crate::seat::Seat;

/// A language the project speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Es];

    /// The language's code, as in `--lang es`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// A Fluent message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The message's id in the `.ftl` files.
    pub id: &'static str,
    /// Its arguments by name.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The message with one argument more.
    #[must_use]
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
    /// A number, which also chooses plural forms.
    Number(i64),
    /// A player, shown by name, or as "you" to that player.
    Seat(Seat),
    /// A word for a message to select by, never shown itself.
    Symbol(&'static str),
    /// Another message by its id: a card's or a tile's name, with its attributes.
    Term(&'static str),
    /// Several of them, joined as the language joins a list.
    List(Vec<Arg>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
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

/// Something that can be said.
pub trait Worded {
    /// The message that says it.
    fn message(&self) -> Message;
}

/// A decision as it is offered to a person.
pub trait Choice: Worded {
    /// What choosing it means, for someone who asks.
    fn help(&self) -> Message;
    /// The rule that allows it.
    fn rule(&self) -> RuleId;
    /// Whether it changes only how its player is asked. Nobody is interrupted to be offered such a choice.
    fn is_aside(&self) -> bool {
        false
    }
}

/// A view as it is told to a person.
pub trait Scene {
    /// The position in a few sentences, most important first.
    fn lines(&self) -> Vec<Message>;
    /// What is asked of the one who looks, if anything.
    fn prompt(&self) -> Option<Message>;
    /// What the pieces on the table do, for someone who does not know them by heart.
    fn glossary(&self) -> Vec<Message>;
}

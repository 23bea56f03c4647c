//! Puts a game's messages into English or Spanish.
//!
//! Rules name a Fluent message and its arguments; [`Words`] holds the messages of one language and says them to
//! someone at the table, whom a [`Audience`] describes. A message finds more variables than it was given arguments:
//!
//! | argument | variables |
//! |---|---|
//! | a number | `$n`, which chooses plural forms |
//! | a seat | `$who`, the player's name; `$who-is`, which is `you` for the one who reads and `other` for the rest |
//! | a symbol | `$way`, to select by and never to be shown |
//! | a term | `$card`, the text of that message; `$card-the` for its attribute `.the`, and so for every attribute |
//! | a list | `$cards`, joined as the language joins a list; `$cards-count`; `$cards-the`, if every item has a `.the` |
//!
//! A seat without a name is called by the message `seat-name`, with its `$number` counted from 1, if the sources
//! have one.
//!
//! ```
//! use game::{Arg, Lang, Message, Seat};
//! use i18n::{Audience, Words};
//!
//! let source = "
//! monster-goblin = trasgo
//!     .of = del trasgo
//! monster-imp = diablillo
//!     .of = del diablillo
//!
//! event-flees =
//!     { $who-is ->
//!         [you] huyes { $monsters-of }.
//!        *[other] { $who } huye { $monsters-of }.
//!     }
//! ";
//! let words = Words::new(Lang::Es, &[source])?;
//! let monsters = Arg::List(vec![Arg::Term("monster-goblin"), Arg::Term("monster-imp")]);
//! let first = Seat::new(0).ok_or("no such seat")?;
//! let flees = Message::new("event-flees").with("who", first).with("monsters", monsters);
//!
//! let mut cast = Audience { names: vec!["Inés".to_owned()], viewer: None };
//! assert_eq!(words.say_sentence(&flees, &cast), "Inés huye del trasgo y del diablillo.");
//! cast.viewer = Some(first);
//! assert_eq!(words.say_sentence(&flees, &cast), "Huyes del trasgo y del diablillo.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The sources are written in a part of Fluent: text, literals, variables, references, and selections by a
//! variable. Functions, arguments of private terms and placeables in placeables are refused, because an audit
//! could not tell what such a message needs.

mod audience;
pub mod audit;
mod error;
mod grammar;
mod message_set;
mod speech;

pub use audience::Audience;
pub use error::{Gap, Place, SayError, WordsError};
pub use speech::Words;

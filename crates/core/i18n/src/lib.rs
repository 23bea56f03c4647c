//! Turns a game's messages into English or Spanish text.
//!
//! Rules name a Fluent message and its arguments. [`MessageBundle`] holds the messages of one language and formats them
//! for an [`Audience`]. A message can use more variables than it has arguments:
//!
//! | argument | variables |
//! |---|---|
//! | a number | `$n`, which also selects plural forms |
//! | a seat | `$who`, the player's name; `$who-is`, which is `you` for the reader and `other` for everyone else |
//! | a symbol | `$way`, to select by; it is never shown |
//! | a term | `$card`, the text of that message; `$card-the` for its attribute `.the`, and so on for every attribute |
//! | a list | `$cards`, joined as the language joins a list; `$cards-count`; `$cards-the`, if every item has `.the` |
//! | a message | `$part`, the text of that message with its own arguments |
//!
//! A seat without a name is called by the message `seat-name` if the sources have one. Its `$number` is counted from 1.
//!
//! ```
//! use game::{Arg, Lang, Message, Seat};
//! use i18n::{Audience, MessageBundle};
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
//! let bundle = MessageBundle::new(Lang::Es, &[source])?;
//! let monsters = Arg::List(vec![Arg::Term("monster-goblin"), Arg::Term("monster-imp")]);
//! let first = Seat::new(0).ok_or("no such seat")?;
//! let flees = Message::new("event-flees").with("who", first).with("monsters", monsters);
//!
//! let mut audience = Audience { names: vec!["Inés".to_owned()], viewer: None };
//! assert_eq!(bundle.format_sentence(&flees, &audience), "Inés huye del trasgo y del diablillo.");
//! audience.viewer = Some(first);
//! assert_eq!(bundle.format_sentence(&flees, &audience), "Huyes del trasgo y del diablillo.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The sources use a subset of Fluent: text, literals, variables, references, and selections by a variable. Functions,
//! arguments of private terms and nested placeables are rejected, because the audit could not tell what such a message
//! needs.

mod audience;
pub mod audit;
mod error;
mod grammar;
mod message_bundle;
mod message_set;

pub use audience::Audience;
pub use error::{FormatError, MissingPart, Place, SourceError};
pub use message_bundle::MessageBundle;

//! The contract between a board game's rules and everything that plays, hosts or studies them.
//!
//! A rules crate implements [`Game`] for its state: a small value that knows whose [`Turn`] it is, lists what
//! is legal, takes decisions and chance outcomes, tells what happened as [`LoggedEvent`]s that cite their rule, and
//! shows each [`Observer`] a view that lists what that observer may know. This crate holds no I/O, no
//! randomness and no clock; the `kit` feature adds the conformance kit that every game must pass.

mod chance;
mod choosing;
mod contract;
#[cfg(feature = "kit")]
pub mod kit;
mod macros;
mod playout;
mod rule;
mod seat;
mod setup;
mod sink;
mod turn;
mod words;

pub use chance::{Dice, Outcomes};
pub use choosing::best;
pub use contract::{Game, Refusal};
pub use playout::{Player, Playout};
pub use rule::{Fires, RuleEntry, RuleId, RuleText};
pub use seat::{MAX_SEATS, Observer, Seat, SeatSet};
pub use setup::{Manifest, OptionSpec, Provenance, Setup, SetupError};
pub use sink::{LoggedEvent, Silent, Sink, Tally};
pub use turn::Turn;
pub use words::{Arg, Choice, Lang, Message, Scene, Worded};

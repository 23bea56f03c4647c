//! The contract between the rules of a board game and everything that plays, hosts or studies them.
//!
//! A rules crate implements [`Game`] for its state. The state knows whose [`Turn`] it is, lists the legal actions,
//! applies actions and chance outcomes, reports [`LoggedEvent`]s with the rule that caused them, and builds a view for
//! each [`Observer`]. This crate has no I/O, no randomness and no clock. The feature `kit` adds the conformance kit
//! that every game must pass.

mod best;
mod chance;
mod contract;
mod data_file;
mod encoding;
mod hidden;
#[cfg(feature = "kit")]
pub mod kit;
mod macros;
pub mod math;
mod message;
mod playout;
mod prospects;
mod rule;
mod seat;
mod setup;
mod sink;
mod story;
mod style;
mod turn;

pub use best::{best, mixed};
pub use chance::{Dice, Outcomes};
pub use contract::{Game, Refusal};
pub use data_file::DataFile;
pub use encoding::{
    Encoding, FeatureBytes, Features, NamedFeatures, feature_names, places_after, seat_after,
};
pub use hidden::{HiddenCards, HiddenKind, HiddenPool};
pub use message::{Arg, Choice, HasMessage, Lang, Message, Scene};
pub use playout::{Player, Playout};
pub use prospects::{Prospects, SeatProspects, write_rivals};
pub use rule::{Fires, RuleEntry, RuleId, RuleText};
pub use seat::{MAX_SEATS, Observer, Seat, SeatSet};
pub use setup::{Manifest, OptionSpec, Provenance, Setup, SetupError, Since};
pub use sink::{LoggedEvent, Silent, Sink, Tally};
pub use story::{Fold, LineKind, LinePerEvent, LineWriter, LogChange, LogLine, Story, StoryReader};
pub use style::Style;
pub use turn::Turn;

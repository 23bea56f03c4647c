//! Matches for programs that learn.
//!
//! [`State`] is one match to explore step by step, with chance as a player. [`Matches`] plays many matches at once and
//! writes observations into memory of the caller. [`AnyState`] and [`AnyMatches`] are the same without the type of the
//! game. Observations come from views, so that they contain nothing that the seat may not know.

mod error;
mod lane;
mod matches;
mod returns;
mod state;

pub use error::EnvironmentError;
pub use matches::{AnyMatches, Buffers, MatchSettings, Matches, Shape};
pub use returns::returns;
pub use state::{AnyState, Restored, State};

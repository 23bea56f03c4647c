//! The conformance kit: plays a game at random and checks that it keeps the contract.
//!
//! A rules crate calls it once; the kit covers all options and seat counts. Assert on the [`Report`] too, so that the
//! test fails if the kit had nothing to compare:
//!
//! ```
//! use game::Game;
//! use game::kit::{self, Effort};
//!
//! fn keeps_its_secrets<G: Game>() {
//!     let report = kit::assert_conforms::<G>(Effort::quick());
//!     assert!(report.diverged_beats > 0);
//! }
//! ```

mod conformance;
mod corrupted_views;
mod coupled;
mod determinize;
mod dice;
mod effort;
mod encoding;
mod event_leaks;
mod fork;
mod hidden;
mod law;
mod observation;
mod output;
mod pool;
mod position;
mod probe;
mod report;
mod reveals;
mod run;
mod sealed;
mod setups;
mod step;
mod story;
mod walk;
mod worlds;

use crate::contract::Game;

pub use conformance::{assert_conforms, check};
pub use corrupted_views::{Corruption, CorruptionReport, play_corrupted_views};
pub use effort::{Effort, Ending};
pub use encoding::{EncodingReport, check_encoding};
pub use hidden::{HiddenCardsReport, check_hidden_cards};
pub use law::{Law, Violation};
pub use output::{OutputReport, check_output};
pub use report::Report;
pub use step::{Step, StepOf};

use dice::KitDice;
use pool::Pool;

/// What all phases share.
struct Kit<G: Game> {
    effort: Effort,
    dice: KitDice,
    report: Report,
    pool: Pool<G>,
}

impl<G: Game> Kit<G> {
    fn new(effort: Effort) -> Kit<G> {
        let dice = KitDice::new(effort.seed);
        Kit { effort, dice, report: Report::default(), pool: Pool::new() }
    }
}

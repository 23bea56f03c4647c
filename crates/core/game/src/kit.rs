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
//!
//! Each phase runs on all setups before the next phase starts. Basic laws come first: a wrong list of legal actions is
//! reported as such, and not as the leak that it also causes.

mod corrupted_views;
mod coupled;
mod determinize;
mod dice;
mod effort;
mod event_leaks;
mod fork;
mod law;
mod observation;
mod pool;
mod position;
mod probe;
mod report;
mod run;
mod sealed;
mod setups;
mod step;
mod walk;
mod worlds;

use crate::contract::Game;
use crate::setup::Setup;

pub use corrupted_views::{Corruption, CorruptionReport, play_corrupted_views};
pub use effort::{Effort, Ending};
pub use law::{Law, Violation};
pub use report::Report;

use dice::KitDice;
use law::CheckResult;
use pool::Pool;

/// Checks every law on every setup. Returns what was checked, or the first violation.
pub fn check<G: Game>(effort: Effort) -> Result<Report, Violation> {
    let mut kit = Kit::<G>::new(effort);
    let setups = setups::all(&mut kit)?;
    let phases: [Phase<G>; 5] = [run::fill_pool, walk::play, coupled::play, determinize::play, worlds::play];
    for phase in phases {
        for setup in &setups {
            phase(&mut kit, setup).map_err(|failure| failure.at(setup))?;
        }
    }
    Ok(kit.report)
}

/// Like [`check`], but panics with the violation.
#[expect(clippy::panic, reason = "a test fails by panicking, and only tests call this")]
pub fn assert_conforms<G: Game>(effort: Effort) -> Report {
    match check::<G>(effort) {
        Ok(report) => report,
        Err(violation) => panic!("{violation}"),
    }
}

type Phase<G> = fn(&mut Kit<G>, &Setup) -> CheckResult;

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

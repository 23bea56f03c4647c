//! The conformance kit: plays any game at random and checks that it keeps the contract.
//!
//! A rules crate runs it in one line over all its options and seat counts, and asks the [`Report`] whether the
//! kit had something to look at:
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
//! Each phase goes over all set-ups before the next one begins, from the plain laws to those that rest on
//! them: a list that is wrong is reported as such and not as a secret that leaks.

mod coupled;
mod determinize;
mod dice;
mod effort;
mod fork;
mod law;
mod outlook;
mod pool;
mod position;
mod probe;
mod report;
mod run;
mod sealed;
mod setups;
mod step;
mod told;
mod walk;
mod worlds;

use crate::contract::Game;
use crate::setup::Setup;

pub use effort::{Effort, Ending};
pub use law::{Law, Violation};
pub use report::Report;

use dice::KitDice;
use law::Found;
use pool::Pool;

/// Checks every law on every set-up, and says what was looked at or which law was broken first.
pub fn check<G: Game>(effort: Effort) -> Result<Report, Violation> {
    let mut kit = Kit::<G>::new(effort);
    let setups = setups::all(&mut kit)?;
    let phases: [Phase<G>; 5] = [pool::scout, walk::play, coupled::play, determinize::play, worlds::play];
    for phase in phases {
        for setup in &setups {
            phase(&mut kit, setup).map_err(|breach| breach.at(setup))?;
        }
    }
    Ok(kit.report)
}

/// Checks every law and panics with the story of the first one that is broken, which is what a test wants.
#[expect(clippy::panic, reason = "a test fails by panicking, and only tests call this")]
pub fn assert_conforms<G: Game>(effort: Effort) -> Report {
    match check::<G>(effort) {
        Ok(report) => report,
        Err(violation) => panic!("{violation}"),
    }
}

/// One pass over a set-up.
type Phase<G> = fn(&mut Kit<G>, &Setup) -> Found;

/// What the phases share: how hard to look, what to look with, and what was seen.
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

//! Checks all laws on all setups.
//!
//! Each phase runs on all setups before the next phase starts. Basic laws come first: a wrong list of legal actions is
//! reported as such, and not as the leak that it also causes.

use crate::contract::Game;
use crate::setup::Setup;

use super::effort::Effort;
use super::law::{CheckResult, Violation};
use super::report::Report;
use super::{Kit, coupled, determinize, run, setups, walk, worlds};

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

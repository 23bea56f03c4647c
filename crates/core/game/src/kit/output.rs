//! Checks what others make of a match, such as a picture: it must be the same in all matches that an observer cannot
//! tell apart.
//!
//! As in `coupled`, two games are played side by side that give the observer the same events. The output is made of the
//! setup and the steps, so it may be computed in any way, and also from what the kit does not know.

use std::fmt::Debug;

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::turn::Turn;

use super::Kit;
use super::coupled::{Beat, Pair};
use super::effort::Effort;
use super::law::{CheckResult, Failure, Law, Violation};
use super::run::Run;
use super::setups;
use super::step::StepOf;

/// Before the end of a match, one in this many different positions is compared.
const COMPARE_ONE_IN: u32 = 4;

/// What [`check_output`] has compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutputReport {
    pub setups: u64,
    /// Pairs of different positions whose outputs were compared.
    pub twins: u64,
    /// Those among them that were at the end of their matches.
    pub ends: u64,
}

/// Plays random games with all options and seat counts, in pairs that this observer cannot tell apart, and compares the
/// output of their positions.
pub fn check_output<G: Game, T: PartialEq + Debug>(
    effort: Effort,
    observer: Observer,
    mut output: impl FnMut(&Setup, &[StepOf<G>]) -> T,
) -> Result<OutputReport, Violation> {
    let mut kit = Kit::<G>::new(effort);
    let setups = setups::all(&mut kit)?;
    let mut report = OutputReport { setups: setups.len() as u64, ..OutputReport::default() };
    for setup in &setups {
        for _ in 0..kit.effort.pairs {
            let mut compare = |one: &Run<G>, other: &Run<G>| {
                let (made, others) = (output(setup, &one.steps), output(setup, &other.steps));
                if made == others { Ok(()) } else { Err(differ(one, other, &made, &others)) }
            };
            follow(&mut kit, setup, observer, &mut report, &mut compare)
                .map_err(|failure| failure.at(setup))?;
        }
    }
    Ok(report)
}

/// Plays a pair to its end.
fn follow<G: Game>(
    kit: &mut Kit<G>,
    setup: &Setup,
    observer: Observer,
    report: &mut OutputReport,
    compare: &mut impl FnMut(&Run<G>, &Run<G>) -> CheckResult,
) -> CheckResult {
    let run = Run::start_ahead(kit, setup)?;
    let mut pair = Pair::new(kit, observer, run.clone(), run);
    while pair.beat(kit)? != Beat::Over {
        let (one, other) = pair.runs();
        let is_end = one.state.turn() == Turn::Over;
        if one.state != other.state && (is_end || kit.dice.one_in(COMPARE_ONE_IN)) {
            compare(one, other)?;
            report.twins += 1;
            report.ends += u64::from(is_end);
        }
    }
    Ok(())
}

fn differ<G: Game>(one: &Run<G>, other: &Run<G>, made: &impl Debug, others: &impl Debug) -> Failure {
    let games = format!("one game {}\nother game {}", one.trace(), other.trace());
    Failure::new(Law::SameOutput, format!("{games}\none:   {made:?}\nother: {others:?}"))
}

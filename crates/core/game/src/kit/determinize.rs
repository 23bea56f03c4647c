//! Checks that `determinize` returns a state that fits the view and can be played on to the end.

use crate::chance::Dice;
use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::Silent;

use super::Kit;
use super::coupled::{Beat, Pair};
use super::dice::KitDice;
use super::law::{CheckResult, Failure, Law};
use super::observation::check_same_observation;
use super::run::Run;

/// Checks random positions of a random game.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
    let mut whole = Run::<G>::start_ahead(kit, setup)?;
    whole.finish(kit, &mut Silent).map_err(|failure| failure.after(&whole.trace()))?;
    for _ in 0..kit.effort.moments {
        let checked = whole.steps.len() - whole.head_start;
        let length = whole.head_start + kit.dice.below(checked as u32 + 1) as usize;
        let run = prefix(setup, &whole, length)?;
        for observer in Observer::all(run.seats) {
            check(kit, &run, observer)
                .map_err(|failure| failure.after(&format!("{}\nas seen by {observer:?}", run.trace())))?;
        }
    }
    Ok(())
}

pub(super) fn sample_state<G: Game>(state: &G, observer: Observer, dice: &mut KitDice) -> CheckResult<G> {
    G::determinize(&state.view(observer), dice)
        .ok_or_else(|| Failure::new(Law::DeterminizedFits, "no state was found that fits the view"))
}

fn prefix<G: Game>(setup: &Setup, whole: &Run<G>, length: usize) -> CheckResult<Run<G>> {
    let mut run = Run::start(setup, &mut Silent)?;
    for &step in whole.steps.iter().take(length) {
        run.take(step, &mut Silent)?;
    }
    run.head_start = length;
    Ok(run)
}

fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>, observer: Observer) -> CheckResult {
    let sample = sample_state(&run.state, observer, &mut kit.dice)?;
    let probes = kit.pool.some_actions(kit.effort.probes, &mut kit.dice);
    check_same_observation(&run.state, &sample, observer, &probes)
        .map_err(|failure| failure.counted_as(Law::DeterminizedFits))?;
    check_plays_on(kit, run, sample, observer)
        .map_err(|failure| failure.counted_as(Law::DeterminizedPlaysOn))?;
    kit.report.determinized += 1;
    Ok(())
}

/// Plays the sampled state beside the true one for some beats, then alone to the end.
fn check_plays_on<G: Game>(kit: &mut Kit<G>, run: &Run<G>, sample: G, observer: Observer) -> CheckResult {
    let mut alone = Run { state: sample, ..run.clone() };
    let mut pair = Pair::new(kit, observer, run.clone(), alone.clone());
    for _ in 0..kit.effort.beats {
        if pair.beat(kit)? != Beat::Same {
            break;
        }
    }
    alone.finish(kit, &mut Silent).map_err(|failure| failure.after(&alone.trace()))
}

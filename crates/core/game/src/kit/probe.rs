//! Checks that illegal actions and outcomes, taken from other positions, are refused.

use crate::contract::Game;

use super::Kit;
use super::law::{CheckResult, Failure, Law};
use super::run::{Recorder, Run};
use super::step::{self, Step, StepOf, seats_and_one_more};

/// Tries unlisted actions for every seat, and unlisted outcomes.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>) -> CheckResult {
    for seat in seats_and_one_more(run.seats) {
        let list = step::legal(&run.state, seat);
        for action in kit.pool.some_actions(kit.effort.probes, &mut kit.dice) {
            if !list.contains(&action) {
                check_refused(kit, &run.state, Step::Decide { seat, action })?;
            }
        }
    }
    let list = step::outcomes(&run.state);
    for _ in 0..kit.effort.probes {
        match kit.pool.outcome(&mut kit.dice) {
            Some(outcome) if !list.contains(&outcome) => {
                check_refused(kit, &run.state, Step::Resolve { outcome })?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn check_refused<G: Game>(kit: &mut Kit<G>, before: &G, step: StepOf<G>) -> CheckResult {
    let mut state = before.clone();
    let mut recorder = Recorder::new();
    if step::take(&mut state, step, &mut recorder).is_ok() {
        return Err(Failure::new(Law::IllegalIsRefused, format!("{step}: not listed but accepted")));
    }
    if state != *before {
        return Err(Failure::new(
            Law::RefusalChangesNothing,
            format!("{step}: the refusal changed the state"),
        ));
    }
    if !recorder.is_empty() {
        return Err(Failure::new(
            Law::RefusalChangesNothing,
            format!("{step}: the refusal reported an event"),
        ));
    }
    kit.report.refusals += 1;
    Ok(())
}

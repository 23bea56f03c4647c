//! What does not belong here is refused: actions and outcomes from anywhere else are tried on a copy.

use crate::contract::Game;

use super::Kit;
use super::law::{Breach, Found, Law};
use super::position::seats_and_a_stranger;
use super::run::{Recorder, Run};
use super::step::{self, Step, StepOf};

/// Tries a few things that are not listed, for those who can act, for those who cannot, and for chance.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>) -> Found {
    for seat in seats_and_a_stranger(run.seats) {
        let list = step::legal(&run.state, seat);
        for action in kit.pool.some_actions(kit.effort.probes, &mut kit.dice) {
            if !list.contains(&action) {
                is_refused(kit, &run.state, Step::Decide { seat, action })?;
            }
        }
    }
    let list = step::outcomes(&run.state);
    for _ in 0..kit.effort.probes {
        match kit.pool.outcome(&mut kit.dice) {
            Some(outcome) if !list.contains(&outcome) => {
                is_refused(kit, &run.state, Step::Resolve { outcome })?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn is_refused<G: Game>(kit: &mut Kit<G>, before: &G, step: StepOf<G>) -> Found {
    let mut state = before.clone();
    let mut recorder = Recorder::new();
    if step::take(&mut state, step, &mut recorder).is_ok() {
        return Err(Breach::new(Law::IllegalIsRefused, format!("{step}: it is not listed but accepted")));
    }
    if state != *before {
        return Err(Breach::new(
            Law::RefusalChangesNothing,
            format!("{step}: refused, it changed the state"),
        ));
    }
    if !recorder.heard_nothing() {
        return Err(Breach::new(Law::RefusalChangesNothing, format!("{step}: refused, it told something")));
    }
    kit.report.refusals += 1;
    Ok(())
}

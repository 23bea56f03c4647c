//! Checks that a game marks its reveals.
//!
//! A step without a reveal must show the observer the same events in every state that looks the same: for the same
//! action, or for any draw. If another seat does not have the same action there, one of its actions must give these
//! events. Otherwise the events rule that state out, so they show something hidden. Draws before the first decision
//! need no mark: no undo goes back behind them.

use crate::contract::Game;
use crate::seat::{Observer, Seat};

use super::Kit;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law};
use super::step::{self, Step};

/// Checks a step of one state against `twin`, a state that the observer cannot tell from it.
pub(super) fn check<G: Game>(
    kit: &mut Kit<G>,
    taken: &Fork<G>,
    events_json: &str,
    twin: &G,
    observer: Observer,
) -> CheckResult {
    if taken.has_reveal(observer) {
        return Ok(());
    }
    let twin_step = match taken.step {
        Step::Resolve { .. } => step::draw(twin, &mut kit.dice)?,
        Step::Decide { seat, action } if !step::legal(twin, seat).contains(&action) => {
            return check_ruled_out(taken, events_json, twin, (seat, observer));
        }
        Step::Decide { .. } => taken.step,
    };
    let other_json = Fork::try_step(twin, twin_step)?.events_json(observer)?;
    if other_json != events_json {
        return Err(unmarked(taken, observer, events_json, &other_json));
    }
    kit.report.unrevealing_steps += 1;
    Ok(())
}

/// The mover does not have this action in the twin, so another of its actions must look like it.
fn check_ruled_out<G: Game>(
    taken: &Fork<G>,
    events_json: &str,
    twin: &G,
    (seat, observer): (Seat, Observer),
) -> CheckResult {
    for step in step::of_seat(twin, seat) {
        if Fork::try_step(twin, step)?.events_json(observer)? == events_json {
            return Ok(());
        }
    }
    Err(unmarked(taken, observer, events_json, "no action of the seat shows these events"))
}

fn unmarked<G: Game>(taken: &Fork<G>, observer: Observer, events: &str, other: &str) -> Failure {
    let details = format!(
        "{observer:?} cannot tell two states apart, and learns from `{}` which it is. No event counts as a reveal:\n  \
         one:   {events}\n  other: {other}",
        taken.step
    );
    Failure::new(Law::RevealsAreMarked, details)
}

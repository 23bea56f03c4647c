//! Checks sealed decisions: while other seats owe theirs, they learn only that one was made.

use crate::contract::Game;
use crate::seat::{Observer, Seat, SeatSet};
use crate::turn::Turn;

use super::Kit;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law};
use super::observation::Observation;
use super::run::Run;
use super::step::{self, Step};

/// How many revisions of each sealed decision are checked.
const REVISIONS: usize = 4;

/// Checks every sealed decision that is legal here, and some revisions of it.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>, forks: &[Fork<G>]) -> CheckResult {
    for seat in run.state.turn().actors().iter() {
        let sealed: Vec<&Fork<G>> = forks.iter().filter(|fork| is_sealed(&run.state, fork, seat)).collect();
        if !others_still_owe(&run.state, &sealed, seat)? {
            continue;
        }
        check_indistinguishable(kit, run.seats, seat, &sealed)?;
        let revised = revisions(kit, &sealed, seat)?;
        check_indistinguishable(kit, run.seats, seat, &revised.iter().collect::<Vec<_>>())
            .map_err(|failure| failure.after("after the revision of a sealed decision"))?;
    }
    Ok(())
}

fn is_sealed<G: Game>(before: &G, fork: &Fork<G>, seat: Seat) -> bool {
    match fork.step {
        Step::Decide { seat: mover, action } => mover == seat && before.seals(action),
        Step::Resolve { .. } => false,
    }
}

/// Returns whether other seats still owe a decision after these ones. The answer must be the same for all of them: the
/// turn is public, so a difference would reveal the choice.
fn others_still_owe<G: Game>(before: &G, sealed: &[&Fork<G>], seat: Seat) -> CheckResult<bool> {
    let owed = owe(before).without(seat);
    let waits = |fork: &&Fork<G>| owed.iter().any(|other| owe(&fork.state).contains(other));
    let some = sealed.iter().any(waits);
    match sealed.iter().find(|fork| !waits(fork)) {
        Some(fork) if some => {
            let details =
                format!("{}: others owe no decision afterwards, unlike after other choices", fork.step);
            Err(Failure::new(Law::SealedStaysSealed, details))
        }
        _ => Ok(some),
    }
}

fn owe<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Decide { owe, .. } => owe,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// Checks that no other observer can tell these decisions of a seat apart.
fn check_indistinguishable<G: Game>(
    kit: &mut Kit<G>,
    seats: u8,
    seat: Seat,
    sealed: &[&Fork<G>],
) -> CheckResult {
    let Some((first, others)) = sealed.split_first() else { return Ok(()) };
    for observer in Observer::all(seats).filter(|observer| !observer.is(seat)) {
        let observed = observe(first, observer)?;
        for other in others {
            observed.check_same(&observe(other, observer)?).map_err(|failure| {
                let before = format!("{observer:?} can tell `{}` from `{}`", first.step, other.step);
                failure.counted_as(Law::SealedStaysSealed).after(&before)
            })?;
            kit.report.sealed += 1;
        }
    }
    Ok(())
}

fn observe<G: Game>(fork: &Fork<G>, observer: Observer) -> CheckResult<Observation> {
    Ok(Observation::of(&fork.state, observer, &[])?.with_events(fork.events_json(observer)?))
}

/// Returns some of the ways to seal again from each state in which the seat has sealed already.
fn revisions<G: Game>(kit: &mut Kit<G>, sealed: &[&Fork<G>], seat: Seat) -> CheckResult<Vec<Fork<G>>> {
    let mut revised = Vec::new();
    for before in sealed {
        let steps: Vec<_> = step::of_seat(&before.state, seat).collect();
        for _ in 0..REVISIONS.min(steps.len()) {
            let Some(step) = kit.dice.pick(&steps) else { break };
            let fork = Fork::try_step(&before.state, step)?;
            if is_sealed(&before.state, &fork, seat) {
                revised.push(fork);
            }
        }
    }
    Ok(revised)
}

//! Sealed decisions stay sealed: while others still owe theirs, they learn that one was made and nothing else.

use crate::contract::Game;
use crate::seat::{Observer, Seat, SeatSet};
use crate::turn::Turn;

use super::Kit;
use super::fork::Fork;
use super::law::{Breach, Found, Law};
use super::outlook::Outlook;
use super::run::Run;
use super::step::{self, Step};

/// How many revisions of each sealed decision are looked at.
const REVISIONS: usize = 4;

/// Checks every sealed decision that can be made here, and those by which it could be revised.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>, forks: &[Fork<G>]) -> Found {
    for seat in run.state.turn().actors().iter() {
        let sealed: Vec<&Fork<G>> = forks.iter().filter(|fork| seals(&run.state, fork, seat)).collect();
        if !others_wait(&run.state, &sealed, seat)? {
            continue;
        }
        alike(kit, run.seats, seat, &sealed)?;
        let revised = revisions(kit, &sealed, seat)?;
        alike(kit, run.seats, seat, &revised.iter().collect::<Vec<_>>())
            .map_err(|breach| breach.after("a sealed decision is revised"))?;
    }
    Ok(())
}

fn seals<G: Game>(before: &G, fork: &Fork<G>, seat: Seat) -> bool {
    match fork.step {
        Step::Decide { seat: mover, action } => mover == seat && before.seals(action),
        Step::Resolve { .. } => false,
    }
}

/// Whether the table still waits for others after these decisions. All must agree: the turn is public, so a
/// choice after which it goes on is told apart from one after which it does not.
fn others_wait<G: Game>(before: &G, sealed: &[&Fork<G>], seat: Seat) -> Found<bool> {
    let owed = owing(before).without(seat);
    let waits = |fork: &&Fork<G>| owed.iter().any(|other| owing(&fork.state).contains(other));
    let some = sealed.iter().any(waits);
    match sealed.iter().find(|fork| !waits(fork)) {
        Some(fork) if some => {
            let story = format!("{}: the game goes on, as it does not for other choices", fork.step);
            Err(Breach::new(Law::SealedStaysSealed, story))
        }
        _ => Ok(some),
    }
}

fn owing<G: Game>(state: &G) -> SeatSet {
    match state.turn() {
        Turn::Decide { owe, .. } => owe,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// Checks that nobody else can tell these decisions of a seat apart.
fn alike<G: Game>(kit: &mut Kit<G>, seats: u8, seat: Seat, sealed: &[&Fork<G>]) -> Found {
    let Some((first, others)) = sealed.split_first() else { return Ok(()) };
    for observer in Observer::all(seats).filter(|observer| !observer.is(seat)) {
        let seen = glimpse(first, observer)?;
        for other in others {
            seen.same(&glimpse(other, observer)?).map_err(|breach| {
                let before = format!("{observer:?} can tell `{}` from `{}`", first.step, other.step);
                breach.counted_as(Law::SealedStaysSealed).after(&before)
            })?;
            kit.report.sealed += 1;
        }
    }
    Ok(())
}

fn glimpse<G: Game>(fork: &Fork<G>, observer: Observer) -> Found<Outlook> {
    Ok(Outlook::of(&fork.state, observer, &[])?.with_sights(fork.sights(observer)?))
}

/// Some of the ways to seal once more, from each of the states that the seat has sealed already.
fn revisions<G: Game>(kit: &mut Kit<G>, sealed: &[&Fork<G>], seat: Seat) -> Found<Vec<Fork<G>>> {
    let mut revised = Vec::new();
    for before in sealed {
        let steps: Vec<_> = step::of_seat(&before.state, seat).collect();
        for _ in 0..REVISIONS.min(steps.len()) {
            let Some(step) = kit.dice.pick(&steps) else { break };
            let fork = Fork::try_step(&before.state, step)?;
            if seals(&before.state, &fork, seat) {
                revised.push(fork);
            }
        }
    }
    Ok(revised)
}

//! The laws that a single position must keep.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use crate::chance::{Dice, Outcomes};
use crate::contract::Game;
use crate::message::Choice;
use crate::seat::{Observer, Seat, SeatSet};
use crate::turn::Turn;

use super::Kit;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law};
use super::run::{Recorder, Run, check_json_round_trip};
use super::step::{Step, seats_and_one_more};
use super::{event_leaks, probe, sealed, walk};

/// Event leaks are checked at one of this many positions, because the check compares all steps for all observers.
const LEAK_CHECK_ONE_IN: u32 = 3;

pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>) -> CheckResult {
    check_turn(run)?;
    for seat in seats_and_one_more(run.seats) {
        check_legal(kit, &run.state, seat)?;
    }
    check_outcomes(kit, &run.state)?;
    check_winners(run)?;
    for observer in Observer::all(run.seats) {
        check_json_round_trip(&run.state.view(observer))?;
    }
    let forks = Fork::try_all(&run.state)?;
    for fork in &forks {
        check_fork(&run.state, fork)?;
    }
    probe::check(kit, run)?;
    sealed::check(kit, run, &forks)?;
    if kit.dice.one_in(LEAK_CHECK_ONE_IN) { event_leaks::check(kit, run, &forks) } else { Ok(()) }
}

fn check_turn<G: Game>(run: &Run<G>) -> CheckResult {
    let Turn::Decide { owe, may } = run.state.turn() else { return Ok(()) };
    if owe.is_empty() {
        return Err(Failure::new(Law::TurnNamesActors, "the turn is to decide and no seat owes a decision"));
    }
    check_seats_exist(run.seats, owe.union(may), Law::TurnNamesActors)
}

fn check_seats_exist(seats: u8, named: SeatSet, law: Law) -> CheckResult {
    match named.iter().find(|&seat| !SeatSet::all(seats).contains(seat)) {
        Some(seat) => Err(Failure::new(law, format!("seat {} is not in the match", seat.index()))),
        None => Ok(()),
    }
}

fn check_legal<G: Game>(kit: &mut Kit<G>, state: &G, seat: Seat) -> CheckResult {
    let mut list = Vec::new();
    state.legal(seat, &mut list);
    let mut again = kit.pool.some_actions(2, &mut kit.dice);
    state.legal(seat, &mut again);
    let name = format!("the list of legal actions of seat {}", seat.index());
    if list != again {
        let details = format!("{name} is {list:?} in an empty buffer and {again:?} in a used one");
        return Err(Failure::new(Law::FreshLists, details));
    }
    check_no_duplicates(list.iter(), &name)?;
    check_picks(state, seat, &list)?;
    match (state.turn(), list.is_empty()) {
        (Turn::Decide { owe, .. }, true) if owe.contains(seat) => {
            Err(Failure::new(Law::ActorsHaveChoices, format!("{name} is empty though it owes a decision")))
        }
        (turn, false) if !turn.actors().contains(seat) => {
            Err(Failure::new(Law::ActorsHaveChoices, format!("{name} is {list:?} though it cannot act")))
        }
        _ => Ok(()),
    }
}

/// Checks that an optimized `pick` agrees with the list for every place.
fn check_picks<G: Game>(state: &G, seat: Seat, list: &[G::Action]) -> CheckResult {
    let mut buffer = Vec::new();
    for (ticket, &listed) in (0..).zip(list) {
        let mut dice = FixedDice { ticket, bound: None };
        let picked = state.pick(seat, &mut buffer, &mut dice);
        if picked != Some(listed) || dice.bound != Some(list.len() as u32) {
            let details = format!("place {ticket} of {} picks {picked:?} instead of {listed:?}", list.len());
            return Err(Failure::new(Law::PicksAreFair, details));
        }
    }
    match state.pick(seat, &mut buffer, &mut FixedDice { ticket: 0, bound: None }) {
        Some(picked) if list.is_empty() => {
            let details = format!("seat {} picks {picked:?} though no action is legal", seat.index());
            Err(Failure::new(Law::PicksAreFair, details))
        }
        _ => Ok(()),
    }
}

fn check_outcomes<G: Game>(kit: &mut Kit<G>, state: &G) -> CheckResult {
    let mut list = Outcomes::new();
    state.outcomes(&mut list);
    let mut again = Outcomes::new();
    if let Some(outcome) = kit.pool.outcome(&mut kit.dice) {
        again.push(outcome, 1);
    }
    state.outcomes(&mut again);
    if list.entries() != again.entries() || list.total() != again.total() {
        return Err(Failure::new(
            Law::FreshLists,
            "the outcomes differ between an empty buffer and a used one",
        ));
    }
    check_no_duplicates(list.entries().iter().map(|(outcome, _)| outcome), "the list of outcomes")?;
    if let Some((outcome, _)) = list.entries().iter().find(|(_, weight)| *weight == 0) {
        return Err(Failure::new(Law::WeightsArePositive, format!("{outcome:?} has weight 0")));
    }
    if list.entries().is_empty() == (state.turn() == Turn::Chance) {
        let details =
            format!("the turn is {:?} and {} outcomes are listed", state.turn(), list.entries().len());
        return Err(Failure::new(Law::ChanceHasOutcomes, details));
    }
    check_draws(state, &list)
}

/// The largest number of tickets that are tried per position.
const TICKETS: u32 = 256;

/// Checks that an optimized `draw` agrees with the list for every ticket.
fn check_draws<G: Game>(state: &G, list: &Outcomes<G::Outcome>) -> CheckResult {
    let mut buffer = Outcomes::new();
    for ticket in 0..list.total().min(TICKETS) {
        let mut dice = FixedDice { ticket, bound: None };
        let (drawn, listed) = (state.draw(&mut buffer, &mut dice), list.holder(ticket));
        if drawn != listed || dice.bound != Some(list.total()) {
            let details =
                format!("ticket {ticket} of {} draws {drawn:?} instead of {listed:?}", list.total());
            return Err(Failure::new(Law::DrawsAreFair, details));
        }
    }
    Ok(())
}

/// Dice that always return the same number and remember the bound.
struct FixedDice {
    ticket: u32,
    bound: Option<u32>,
}

impl Dice for FixedDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.bound = Some(bound);
        self.ticket
    }
}

fn check_no_duplicates<'a, T: Eq + Hash + Debug + 'a>(
    list: impl Iterator<Item = &'a T>,
    name: &str,
) -> CheckResult {
    let mut seen = HashSet::new();
    for entry in list {
        if !seen.insert(entry) {
            return Err(Failure::new(Law::ListedOnce, format!("{name} contains {entry:?} twice")));
        }
    }
    Ok(())
}

fn check_winners<G: Game>(run: &Run<G>) -> CheckResult {
    let winners = run.state.winners();
    if !winners.is_empty() && run.state.turn() != Turn::Over {
        let details = format!("{winners:?} have won and the turn is {:?}", run.state.turn());
        return Err(Failure::new(Law::WinnersAtTheEnd, details));
    }
    check_seats_exist(run.seats, winners, Law::WinnersAtTheEnd)
}

fn check_fork<G: Game>(before: &G, fork: &Fork<G>) -> CheckResult {
    walk::check_rules_known::<G>(&fork.recorder)?;
    check_applied(before, fork)?;
    match fork.step {
        Step::Decide { action, .. } if G::manifest().rule(action.rule()).is_none() => {
            let details = format!("{action:?} is allowed by rule {}, which is unknown", action.rule());
            Err(Failure::new(Law::RulesAreKnown, details))
        }
        Step::Decide { action, .. } => check_json_round_trip(&action),
        Step::Resolve { outcome } => check_json_round_trip(&outcome),
    }
}

/// Checks that an optimized `apply_legal` does what the decision did.
fn check_applied<G: Game>(before: &G, fork: &Fork<G>) -> CheckResult {
    let Step::Decide { seat, action } = fork.step else { return Ok(()) };
    let (mut state, mut recorder) = (before.clone(), Recorder::new());
    let applied = state.apply_legal(seat, action, &mut recorder);
    let differs = match applied {
        Err(_) => "is refused",
        Ok(()) if state != fork.state => "leads to another state",
        Ok(()) if recorder.events != fork.recorder.events => "reports other events",
        Ok(()) => return Ok(()),
    };
    Err(Failure::new(Law::AppliesLikeDecide, format!("{}: applied without a check, it {differs}", fork.step)))
}

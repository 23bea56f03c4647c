//! The laws that every single position keeps.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use crate::chance::{Dice, Outcomes};
use crate::contract::Game;
use crate::seat::{Observer, Seat, SeatSet};
use crate::turn::Turn;
use crate::words::Choice;

use super::Kit;
use super::fork::Fork;
use super::law::{Breach, Found, Law};
use super::run::{Run, survives};
use super::step::Step;
use super::{probe, sealed, told, walk};

/// How seldom all that could be told is compared, because it looks at every step through every pair of eyes.
const TOLD_SELDOM: u32 = 3;

/// Checks the position at which a game has arrived.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>) -> Found {
    turn_names_actors(run)?;
    for seat in seats_and_a_stranger(run.seats) {
        choices_are_sound(kit, &run.state, seat)?;
    }
    outcomes_are_sound(kit, &run.state)?;
    winners_come_last(run)?;
    for observer in Observer::all(run.seats) {
        survives(&run.state.view(observer))?;
    }
    let forks = Fork::try_all(&run.state)?;
    for fork in &forks {
        fork_is_sound(fork)?;
    }
    probe::check(kit, run)?;
    sealed::check(kit, run, &forks)?;
    if kit.dice.one_in(TOLD_SELDOM) { told::check(kit, run, &forks) } else { Ok(()) }
}

/// Every seat of the table, and one that nobody sits in if the house has more.
pub(super) fn seats_and_a_stranger(seats: u8) -> impl Iterator<Item = Seat> {
    Seat::all(seats).chain(Seat::new(seats))
}

fn turn_names_actors<G: Game>(run: &Run<G>) -> Found {
    let Turn::Decide { owe, may } = run.state.turn() else { return Ok(()) };
    if owe.is_empty() {
        return Err(Breach::new(Law::TurnNamesActors, "it is a turn to decide and nobody owes a decision"));
    }
    sit_at_the_table(run.seats, owe.union(may), Law::TurnNamesActors)
}

fn sit_at_the_table(seats: u8, named: SeatSet, law: Law) -> Found {
    match named.iter().find(|&seat| !SeatSet::all(seats).contains(seat)) {
        Some(seat) => Err(Breach::new(law, format!("nobody sits in seat {}", seat.index()))),
        None => Ok(()),
    }
}

fn choices_are_sound<G: Game>(kit: &mut Kit<G>, state: &G, seat: Seat) -> Found {
    let mut list = Vec::new();
    state.legal(seat, &mut list);
    let mut again = kit.pool.some_actions(2, &mut kit.dice);
    state.legal(seat, &mut again);
    let name = format!("the list of seat {}", seat.index());
    if list != again {
        let story = format!("{name} is {list:?} in an empty buffer and {again:?} in a used one");
        return Err(Breach::new(Law::FreshLists, story));
    }
    listed_once(list.iter(), &name)?;
    match (state.turn(), list.is_empty()) {
        (Turn::Decide { owe, .. }, true) if owe.contains(seat) => {
            Err(Breach::new(Law::ActorsHaveChoices, format!("{name} is empty though it owes a decision")))
        }
        (turn, false) if !turn.actors().contains(seat) => {
            Err(Breach::new(Law::ActorsHaveChoices, format!("{name} is {list:?} though it cannot act")))
        }
        _ => Ok(()),
    }
}

fn outcomes_are_sound<G: Game>(kit: &mut Kit<G>, state: &G) -> Found {
    let mut list = Outcomes::new();
    state.outcomes(&mut list);
    let mut again = Outcomes::new();
    if let Some(outcome) = kit.pool.outcome(&mut kit.dice) {
        again.push(outcome, 1);
    }
    state.outcomes(&mut again);
    if list.entries() != again.entries() || list.total() != again.total() {
        return Err(Breach::new(Law::FreshLists, "the outcomes differ in an empty buffer and in a used one"));
    }
    listed_once(list.entries().iter().map(|(outcome, _)| outcome), "the list of outcomes")?;
    if let Some((outcome, _)) = list.entries().iter().find(|(_, weight)| *weight == 0) {
        return Err(Breach::new(Law::WeightsArePositive, format!("{outcome:?} weighs nothing")));
    }
    if list.entries().is_empty() == (state.turn() == Turn::Chance) {
        let story =
            format!("the turn is {:?} and {} outcomes are listed", state.turn(), list.entries().len());
        return Err(Breach::new(Law::ChanceHasOutcomes, story));
    }
    draws_are_fair(state, &list)
}

/// How many tickets of a draw are tried at most.
const TICKETS: u32 = 256;

/// The short way to an outcome leads where the list leads, whatever the dice show.
fn draws_are_fair<G: Game>(state: &G, list: &Outcomes<G::Outcome>) -> Found {
    let mut buffer = Outcomes::new();
    for ticket in 0..list.total().min(TICKETS) {
        let mut dice = Loaded { ticket, bound: None };
        let (drawn, listed) = (state.draw(&mut buffer, &mut dice), list.holder(ticket));
        if drawn != listed || dice.bound != Some(list.total()) {
            let story = format!("ticket {ticket} of {} draws {drawn:?} and not {listed:?}", list.total());
            return Err(Breach::new(Law::DrawsAreFair, story));
        }
    }
    Ok(())
}

/// Dice that always show the same, and remember what they were asked for.
struct Loaded {
    ticket: u32,
    bound: Option<u32>,
}

impl Dice for Loaded {
    fn below(&mut self, bound: u32) -> u32 {
        self.bound = Some(bound);
        self.ticket
    }
}

fn listed_once<'a, T: Eq + Hash + Debug + 'a>(list: impl Iterator<Item = &'a T>, name: &str) -> Found {
    let mut seen = HashSet::new();
    for entry in list {
        if !seen.insert(entry) {
            return Err(Breach::new(Law::ListedOnce, format!("{name} holds {entry:?} twice")));
        }
    }
    Ok(())
}

fn winners_come_last<G: Game>(run: &Run<G>) -> Found {
    let winners = run.state.winners();
    if !winners.is_empty() && run.state.turn() != Turn::Over {
        let story = format!("{winners:?} have won and the turn is {:?}", run.state.turn());
        return Err(Breach::new(Law::WinnersAtTheEnd, story));
    }
    sit_at_the_table(run.seats, winners, Law::WinnersAtTheEnd)
}

fn fork_is_sound<G: Game>(fork: &Fork<G>) -> Found {
    walk::rules_are_known::<G>(&fork.told)?;
    match fork.step {
        Step::Decide { action, .. } if G::manifest().rule(action.rule()).is_none() => {
            let story = format!("{action:?} is allowed by rule {}, which is unknown", action.rule());
            Err(Breach::new(Law::RulesAreKnown, story))
        }
        Step::Decide { action, .. } => survives(&action),
        Step::Resolve { outcome } => survives(&outcome),
    }
}

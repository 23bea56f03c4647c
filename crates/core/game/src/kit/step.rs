//! One step of a game: a decision or a draw.

use std::fmt;

use crate::chance::Outcomes;
use crate::contract::Game;
use crate::seat::{Seat, SeatSet};
use crate::sink::Sink;
use crate::turn::Turn;

use super::dice::KitDice;
use super::law::{CheckResult, Failure, Law};

/// A seat that may act but does not owe a decision acts once in this many steps. If it acted more often, games with
/// revisable choices would rarely end.
const OPTIONAL_ONE_IN: u32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// One step of a game, as [`check_output`](super::check_output) gives it.
pub enum Step<A, O> {
    Decide { seat: Seat, action: A },
    Resolve { outcome: O },
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

impl<A, O> Step<A, O> {
    /// Returns the seat that takes the step, or `None` for chance.
    pub(super) fn mover(&self) -> Option<Seat> {
        match self {
            Step::Decide { seat, .. } => Some(*seat),
            Step::Resolve { .. } => None,
        }
    }
}

impl<A: fmt::Debug, O: fmt::Debug> fmt::Display for Step<A, O> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Decide { seat, action } => write!(out, "seat {} decides {action:?}", seat.index()),
            Step::Resolve { outcome } => write!(out, "chance draws {outcome:?}"),
        }
    }
}

pub(super) fn take<G: Game>(
    state: &mut G,
    step: StepOf<G>,
    sink: &mut impl Sink<G::Event>,
) -> Result<(), G::Refusal> {
    match step {
        Step::Decide { seat, action } => state.decide(seat, action, sink),
        Step::Resolve { outcome } => state.resolve(outcome, sink),
    }
}

pub(super) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

pub(super) fn outcomes<G: Game>(state: &G) -> Vec<G::Outcome> {
    let mut outcomes = Outcomes::new();
    state.outcomes(&mut outcomes);
    outcomes.entries().iter().map(|&(outcome, _)| outcome).collect()
}

pub(super) fn of_seat<G: Game>(state: &G, seat: Seat) -> impl Iterator<Item = StepOf<G>> {
    legal(state, seat).into_iter().map(move |action| Step::Decide { seat, action })
}

/// Returns every step that any seat or chance can take.
pub(super) fn all<G: Game>(state: &G) -> Vec<StepOf<G>> {
    let draws = outcomes(state).into_iter().map(|outcome| Step::Resolve { outcome });
    state.turn().actors().iter().flat_map(|seat| of_seat(state, seat)).chain(draws).collect()
}

/// Returns a random step, or `None` if the game is over. All outcomes are equally likely, whatever their weight,
/// because the kit looks for everything that can happen.
pub(super) fn random<G: Game>(state: &G, dice: &mut KitDice) -> CheckResult<Option<StepOf<G>>> {
    match state.turn() {
        Turn::Over => Ok(None),
        Turn::Chance => draw(state, dice).map(Some),
        Turn::Decide { owe, may } => decision(state, owe, may, dice).map(Some),
    }
}

pub(super) fn draw<G: Game>(state: &G, dice: &mut KitDice) -> CheckResult<StepOf<G>> {
    let drawn = dice.pick(&outcomes(state)).map(|outcome| Step::Resolve { outcome });
    drawn.ok_or_else(|| Failure::new(Law::ChanceHasOutcomes, "it is chance's turn and no outcome is listed"))
}

pub(super) fn decide<G: Game>(state: &G, seat: Seat, dice: &mut KitDice) -> Option<StepOf<G>> {
    dice.pick(&legal(state, seat)).map(|action| Step::Decide { seat, action })
}

fn decision<G: Game>(state: &G, owe: SeatSet, may: SeatSet, dice: &mut KitDice) -> CheckResult<StepOf<G>> {
    let extra = if dice.one_in(OPTIONAL_ONE_IN) { pick(may, dice) } else { None };
    let step = extra.and_then(|seat| decide(state, seat, dice));
    let step = step.or_else(|| decide(state, pick(owe, dice)?, dice));
    step.ok_or_else(|| Failure::new(Law::ActorsHaveChoices, "a seat owes a decision and has no legal action"))
}

fn pick(seats: SeatSet, dice: &mut KitDice) -> Option<Seat> {
    dice.pick(&seats.iter().collect::<Vec<_>>())
}

/// Returns every seat of the match, and one seat that is not in it if possible.
pub(super) fn seats_and_one_more(seats: u8) -> impl Iterator<Item = Seat> {
    Seat::all(seats).chain(Seat::new(seats))
}

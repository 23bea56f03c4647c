//! A step being tried: all that it changes, on the side, so that a refused one leaves no trace.

use game::{Event, Game, Outcomes, Refusal, Seat, Setup, Turn, Worded};

use crate::chance::Dealer;
use crate::error::TableError;
use crate::record::MAX_STEPS;
use crate::step::{Step, StepOf};

/// The position after some steps, and what they add to the match.
pub(crate) struct Draft<G: Game> {
    pub(crate) game: G,
    pub(crate) steps: Vec<StepOf<G>>,
    pub(crate) told: Vec<Event<G::Fact>>,
    pub(crate) draws: u64,
    /// How many steps the match can still take.
    room: usize,
}

impl<G: Game> Draft<G> {
    /// The position before the first step.
    pub(crate) fn begin(setup: &Setup) -> Result<Draft<G>, TableError> {
        let mut told = Vec::new();
        let game = G::new(setup, &mut told)?;
        Ok(Draft { game, steps: Vec::new(), told, draws: 0, room: MAX_STEPS })
    }

    /// The position from which the next step is tried.
    pub(crate) fn resume(game: G, draws: u64, room: usize) -> Draft<G> {
        Draft { game, steps: Vec::new(), told: Vec::new(), draws, room }
    }

    pub(crate) fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        self.game.decide(seat, action, &mut self.told).map_err(refused)?;
        self.push(Step::Decision { seat, action })
    }

    pub(crate) fn resolve(&mut self, outcome: G::Outcome) -> Result<(), TableError> {
        self.game.resolve(outcome, &mut self.told).map_err(refused)?;
        self.draws += 1;
        self.push(Step::Chance { outcome })
    }

    /// Draws chance until it is not its turn any more, if there is someone to draw it.
    pub(crate) fn settle(&mut self, dealer: Option<&Dealer>) -> Result<(), TableError> {
        let Some(dealer) = dealer.filter(|_| self.game.turn() == Turn::Chance) else { return Ok(()) };
        let mut outcomes = Outcomes::new();
        while self.game.turn() == Turn::Chance {
            outcomes.clear();
            self.game.outcomes(&mut outcomes);
            let outcome = dealer.draw(self.draws, &outcomes).ok_or(TableError::NoOutcome)?;
            self.resolve(outcome)?;
        }
        Ok(())
    }

    fn push(&mut self, step: StepOf<G>) -> Result<(), TableError> {
        if self.steps.len() >= self.room {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        self.steps.push(step);
        Ok(())
    }
}

fn refused(refusal: impl Refusal) -> TableError {
    TableError::Refused { code: refusal.code(), message: Worded::message(&refusal) }
}

//! A step being tried: all that it changes, on the side, so that a refused one leaves no trace.

use game::{Event, Game, Outcomes, Refusal, Seat, Turn, Worded};

use crate::chance::Dealer;
use crate::error::TableError;
use crate::origin::Beginning;
use crate::record::MAX_STEPS;
use crate::step::{Step, StepOf};

/// The position after some steps, and what they add to the match.
pub(crate) struct Draft<G: Game> {
    pub(crate) game: G,
    /// How many of the steps that stand at the table go on to stand.
    pub(crate) kept: usize,
    pub(crate) steps: Vec<StepOf<G>>,
    /// For each of these steps, how many events were told before it.
    pub(crate) marks: Vec<usize>,
    pub(crate) told: Vec<Event<G::Fact>>,
    pub(crate) draws: u64,
    /// How many steps the match can still take.
    room: usize,
}

impl<G: Game> Draft<G> {
    /// The position before the first step.
    pub(crate) fn begin(Beginning { game, told }: Beginning<G>) -> Draft<G> {
        Draft { game, kept: 0, steps: Vec::new(), marks: Vec::new(), told, draws: 0, room: MAX_STEPS }
    }

    /// The position after the kept steps, from which the next step is tried.
    pub(crate) fn resume(game: G, kept: usize, draws: u64, room: usize) -> Draft<G> {
        Draft { game, kept, steps: Vec::new(), marks: Vec::new(), told: Vec::new(), draws, room }
    }

    pub(crate) fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        let mark = self.told.len();
        self.game.decide(seat, action, &mut self.told).map_err(refused)?;
        self.push(Step::Decision { seat, action }, mark)
    }

    pub(crate) fn resolve(&mut self, outcome: G::Outcome) -> Result<(), TableError> {
        let mark = self.told.len();
        self.game.resolve(outcome, &mut self.told).map_err(refused)?;
        self.draws += 1;
        self.push(Step::Chance { outcome }, mark)
    }

    /// Writes down that steps were taken back; the position is already the one before them.
    pub(crate) fn took_back(&mut self, undo: u32) -> Result<(), TableError> {
        self.push(Step::Undo { undo }, self.told.len())
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

    fn push(&mut self, step: StepOf<G>, mark: usize) -> Result<(), TableError> {
        if self.steps.len() >= self.room {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        self.steps.push(step);
        self.marks.push(mark);
        Ok(())
    }
}

/// What the rules refuse, in the table's words.
pub(crate) fn refused(refusal: impl Refusal) -> TableError {
    TableError::Refused { code: refusal.code(), message: Worded::message(&refusal) }
}

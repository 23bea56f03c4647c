//! A step being tried: all that it changes, on the side, so that a refused one leaves no trace.

use game::{Game, LoggedEvent, Outcomes, Refusal, Seat, Turn, Worded};

use crate::chance::Dealer;
use crate::error::TableError;
use crate::origin::Beginning;
use crate::record::MAX_STEPS;
use crate::step::{Step, StepOf};
use crate::table::Table;

/// The position after some steps, and what they add to the match.
pub(crate) struct Draft<G: Game> {
    pub(crate) game: G,
    /// How many of the steps that stand at the table go on to stand.
    pub(crate) kept: usize,
    pub(crate) steps: Vec<StepOf<G>>,
    /// For each of these steps, how many events were told before it.
    pub(crate) marks: Vec<usize>,
    pub(crate) told: Vec<LoggedEvent<G::Event>>,
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

impl<G: Game> Table<G> {
    pub(crate) fn draft_decision(&self, seat: Seat, action: G::Action) -> Result<Draft<G>, TableError> {
        self.check_turn(seat)?;
        let mut draft = self.draft();
        draft.decide(seat, action)?;
        self.settled(draft)
    }

    pub(crate) fn draft_nth(&self, seat: Seat, index: usize) -> Result<Draft<G>, TableError> {
        self.check_turn(seat)?;
        let legal = self.legal(seat);
        let count = legal.len();
        let action = legal.get(index).copied().ok_or(TableError::NoSuchChoice { index, count })?;
        self.draft_decision(seat, action)
    }

    pub(crate) fn draft_outcome(&self, outcome: G::Outcome) -> Result<Draft<G>, TableError> {
        self.check_caller()?;
        if self.turn() != Turn::Chance {
            return Err(TableError::NotChance);
        }
        let mut draft = self.draft();
        draft.resolve(outcome)?;
        self.settled(draft)
    }

    pub(crate) fn draft_undo(&self, undo: u32) -> Result<Draft<G>, TableError> {
        if self.is_over() {
            return Err(TableError::Over);
        }
        let standing = self.history.standing();
        let kept =
            usize::try_from(undo).ok().filter(|&fall| fall > 0).and_then(|fall| standing.checked_sub(fall));
        let kept = kept.ok_or(TableError::BadUndo { asked: undo, standing })?;
        let game = self.history.position(&self.setup, kept)?;
        let mut draft = Draft::resume(game, kept, self.draws, self.room());
        draft.took_back(undo)?;
        self.settled(draft)
    }

    /// Tries a step of whatever kind.
    pub(crate) fn draft_step(&self, step: StepOf<G>) -> Result<Draft<G>, TableError> {
        match step {
            Step::Decision { seat, action } => self.draft_decision(seat, action),
            Step::Chance { outcome } => self.draft_outcome(outcome),
            Step::Undo { undo } => self.draft_undo(undo),
        }
    }

    /// Makes a draft of this table, as it stands now, the table's own.
    pub(crate) fn commit(&mut self, draft: Draft<G>) {
        if let Some(events) = self.history.stand_back(draft.kept) {
            self.log.truncate(events);
        }
        let before = self.log.events().len();
        let marks = draft.marks.into_iter().map(|mark| before + mark);
        self.history.append(draft.steps.into_iter().zip(marks));
        self.history.remember(&draft.game);
        self.log.append(draft.told);
        self.game = draft.game;
        self.draws = draft.draws;
    }

    fn draft(&self) -> Draft<G> {
        Draft::resume(self.game.clone(), self.history.standing(), self.draws, self.room())
    }

    fn room(&self) -> usize {
        MAX_STEPS.saturating_sub(self.steps().len())
    }

    fn settled(&self, mut draft: Draft<G>) -> Result<Draft<G>, TableError> {
        draft.settle(self.dealer.as_ref())?;
        Ok(draft)
    }
}

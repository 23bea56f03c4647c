//! The two halves of a step: it is tried on the side, and then taken over.

use game::{Game, Seat, Turn};

use crate::draft::Draft;
use crate::error::TableError;
use crate::record::MAX_STEPS;
use crate::step::{Step, StepOf};
use crate::table::Table;

impl<G: Game> Table<G> {
    pub(crate) fn try_decision(&self, seat: Seat, action: G::Action) -> Result<Draft<G>, TableError> {
        self.check_turn(seat)?;
        let mut draft = self.draft();
        draft.decide(seat, action)?;
        self.settled(draft)
    }

    pub(crate) fn try_nth(&self, seat: Seat, index: usize) -> Result<Draft<G>, TableError> {
        self.check_turn(seat)?;
        let legal = self.legal(seat);
        let count = legal.len();
        let action = legal.get(index).copied().ok_or(TableError::NoSuchChoice { index, count })?;
        self.try_decision(seat, action)
    }

    pub(crate) fn try_outcome(&self, outcome: G::Outcome) -> Result<Draft<G>, TableError> {
        self.check_caller()?;
        if self.turn() != Turn::Chance {
            return Err(TableError::NotChance);
        }
        let mut draft = self.draft();
        draft.resolve(outcome)?;
        self.settled(draft)
    }

    pub(crate) fn try_undo(&self, undo: u32) -> Result<Draft<G>, TableError> {
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
    pub(crate) fn try_step(&self, step: StepOf<G>) -> Result<Draft<G>, TableError> {
        match step {
            Step::Decision { seat, action } => self.try_decision(seat, action),
            Step::Chance { outcome } => self.try_outcome(outcome),
            Step::Undo { undo } => self.try_undo(undo),
        }
    }

    /// Makes a draft of this table, as it stands now, the table's own.
    pub(crate) fn take_over(&mut self, draft: Draft<G>) {
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

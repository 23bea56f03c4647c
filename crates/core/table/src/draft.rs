//! A move in preparation: its steps, events and resulting state, without a change to the table.

use game::{Game, LoggedEvent, Outcomes, Seat, Turn};

use crate::chance::Dealer;
use crate::error::{TableError, refused};
use crate::origin::StartPosition;
use crate::step::{MAX_STEPS, Step, StepOf};
use crate::table::Table;

/// Steps that were tried, the state after them, and their events.
pub(crate) struct Draft<G: Game> {
    pub(crate) game: G,
    /// How many active steps of the table stay active.
    pub(crate) kept: usize,
    pub(crate) steps: Vec<StepOf<G>>,
    /// For each step, the number of the draft's events before it.
    pub(crate) events_before: Vec<usize>,
    pub(crate) events: Vec<LoggedEvent<G::Event>>,
    pub(crate) draws: u64,
    /// How many more steps the match may have.
    steps_left: usize,
}

impl<G: Game> Draft<G> {
    pub(crate) fn start(StartPosition { game, events }: StartPosition<G>) -> Draft<G> {
        Draft {
            game,
            kept: 0,
            steps: Vec::new(),
            events_before: Vec::new(),
            events,
            draws: 0,
            steps_left: MAX_STEPS,
        }
    }

    /// Starts from the position after the first `kept` active steps.
    pub(crate) fn resume(game: G, kept: usize, draws: u64, steps_left: usize) -> Draft<G> {
        Draft {
            game,
            kept,
            steps: Vec::new(),
            events_before: Vec::new(),
            events: Vec::new(),
            draws,
            steps_left,
        }
    }

    pub(crate) fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError> {
        let before = self.events.len();
        self.game.decide(seat, action, &mut self.events).map_err(refused)?;
        self.push(Step::Decision { seat, action }, before)
    }

    pub(crate) fn resolve(&mut self, outcome: G::Outcome) -> Result<(), TableError> {
        let before = self.events.len();
        self.game.resolve(outcome, &mut self.events).map_err(refused)?;
        self.draws += 1;
        self.push(Step::Chance { outcome }, before)
    }

    /// Records an undo. The position is already the one before the undone steps.
    pub(crate) fn push_undo(&mut self, undo: u32) -> Result<(), TableError> {
        self.push(Step::Undo { undo }, self.events.len())
    }

    /// Draws chance outcomes until it is no longer chance's turn. Does nothing if the caller supplies chance.
    pub(crate) fn draw_chance(&mut self, dealer: Option<&Dealer>) -> Result<(), TableError> {
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

    fn push(&mut self, step: StepOf<G>, before: usize) -> Result<(), TableError> {
        if self.steps.len() >= self.steps_left {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        self.steps.push(step);
        self.events_before.push(before);
        Ok(())
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn draft_decision(&self, seat: Seat, action: G::Action) -> Result<Draft<G>, TableError> {
        self.check_turn(seat)?;
        let mut draft = self.draft();
        draft.decide(seat, action)?;
        self.finish(draft)
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
        self.finish(draft)
    }

    pub(crate) fn draft_undo(&self, undo: u32) -> Result<Draft<G>, TableError> {
        if self.is_over() {
            return Err(TableError::Over);
        }
        let active = self.history.active_len();
        let kept =
            usize::try_from(undo).ok().filter(|&fall| fall > 0).and_then(|fall| active.checked_sub(fall));
        let kept = kept.ok_or(TableError::BadUndo { asked: undo, active })?;
        let game = self.history.position(&self.setup, kept)?;
        let mut draft = Draft::resume(game, kept, self.draws, self.steps_left());
        draft.push_undo(undo)?;
        self.finish(draft)
    }

    pub(crate) fn draft_step(&self, step: StepOf<G>) -> Result<Draft<G>, TableError> {
        match step {
            Step::Decision { seat, action } => self.draft_decision(seat, action),
            Step::Chance { outcome } => self.draft_outcome(outcome),
            Step::Undo { undo } => self.draft_undo(undo),
        }
    }

    /// Applies a draft of this table. The table must not have changed since the draft was made.
    pub(crate) fn commit(&mut self, draft: Draft<G>) {
        if let Some(events) = self.history.truncate(draft.kept) {
            self.log.truncate(events);
        }
        let before = self.log.events().len();
        let events_before = draft.events_before.into_iter().map(|step_events| before + step_events);
        self.history.append(draft.steps.into_iter().zip(events_before));
        self.history.add_checkpoint(&draft.game);
        self.log.append(draft.events);
        self.game = draft.game;
        self.draws = draft.draws;
    }

    fn draft(&self) -> Draft<G> {
        Draft::resume(self.game.clone(), self.history.active_len(), self.draws, self.steps_left())
    }

    fn steps_left(&self) -> usize {
        MAX_STEPS.saturating_sub(self.steps().len())
    }

    fn finish(&self, mut draft: Draft<G>) -> Result<Draft<G>, TableError> {
        draft.draw_chance(self.dealer.as_ref())?;
        Ok(draft)
    }
}

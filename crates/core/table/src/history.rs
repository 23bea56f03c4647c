//! All steps of a match, and which of them are active, that is, not undone.

use game::{Game, MAX_SEATS, Seat, Setup, Silent};

use crate::error::{TableError, refused};
use crate::step::{Step, StepOf};

/// The smallest number of active steps between two checkpoints. Most matches are shorter and need none.
const CHECKPOINT_INTERVAL: usize = 256;

/// All steps in order, undone ones included. The list only grows; the active steps are a selection from it.
pub(crate) struct History<G: Game> {
    steps: Vec<StepOf<G>>,
    active: Vec<ActiveStep<StepOf<G>>>,
    /// Earlier states, so that an undo in a long match replays few steps.
    checkpoints: Vec<Checkpoint<G>>,
    /// The number of active decisions per seat.
    decisions: [u32; MAX_SEATS],
    undo_epoch: u32,
}

struct ActiveStep<S> {
    step: S,
    /// The length of the log before this step.
    events: usize,
}

struct Checkpoint<G> {
    /// The number of active steps at this state.
    active: usize,
    game: G,
}

impl<G: Game> History<G> {
    /// Creates an empty history. A match that starts in the middle of another one passes its first state.
    pub(crate) fn new(start: Option<G>) -> History<G> {
        let checkpoints = start.into_iter().map(|game| Checkpoint { active: 0, game }).collect();
        let (steps, active) = (Vec::new(), Vec::new());
        History { steps, active, checkpoints, decisions: [0; MAX_SEATS], undo_epoch: 0 }
    }

    /// Adds steps, each with the length of the log before it.
    pub(crate) fn append(&mut self, steps: impl IntoIterator<Item = (StepOf<G>, usize)>) {
        for (step, events) in steps {
            self.steps.push(step);
            match step {
                Step::Undo { .. } => self.undo_epoch = self.undo_epoch.saturating_add(1),
                Step::Decision { .. } | Step::Chance { .. } => self.active.push(ActiveStep { step, events }),
            }
            if let Some(count) = self.decision_count_mut(step) {
                *count = count.saturating_add(1);
            }
        }
    }

    /// Stores a checkpoint if the last one is far enough away.
    pub(crate) fn add_checkpoint(&mut self, game: &G) {
        let last = self.checkpoints.last().map_or(0, |checkpoint| checkpoint.active);
        let active = self.active.len();
        if active >= last + CHECKPOINT_INTERVAL {
            self.checkpoints.push(Checkpoint { active, game: game.clone() });
        }
    }

    /// Undoes all but the first `kept` active steps. Returns the length of the log at that point, or `None` if no step
    /// was undone.
    pub(crate) fn truncate(&mut self, kept: usize) -> Option<usize> {
        let events = self.events_before(kept)?;
        for undone in self.active.split_off(kept) {
            if let Some(count) = self.decision_count_mut(undone.step) {
                *count = count.saturating_sub(1);
            }
        }
        self.checkpoints.retain(|checkpoint| checkpoint.active <= kept);
        Some(events)
    }

    /// Returns the state after the first `kept` active steps.
    #[expect(clippy::expect_used, reason = "`kept` is at most the number of active steps")]
    pub(crate) fn position(&self, setup: &Setup, kept: usize) -> Result<G, TableError> {
        let near = self.checkpoints.iter().rev().find(|checkpoint| checkpoint.active <= kept);
        let (from, mut game) = match near {
            Some(checkpoint) => (checkpoint.active, checkpoint.game.clone()),
            None => (0, G::new(setup, &mut Silent)?),
        };
        for active in self.active.get(from..kept).expect("invariant: the kept steps are active") {
            reapply(&mut game, active.step)?;
        }
        Ok(game)
    }

    /// Returns every step, undone ones included.
    pub(crate) fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    pub(crate) fn active_len(&self) -> usize {
        self.active.len()
    }

    /// Returns the active steps without the first `first`.
    pub(crate) fn active_steps_from(
        &self,
        first: usize,
    ) -> impl DoubleEndedIterator<Item = StepOf<G>> + ExactSizeIterator {
        self.active.get(first..).unwrap_or_default().iter().map(|active| active.step)
    }

    /// Returns the length of the log before the active step with this index.
    pub(crate) fn events_before(&self, index: usize) -> Option<usize> {
        self.active.get(index).map(|active| active.events)
    }

    /// Returns how many decisions of this seat are active.
    pub(crate) fn decisions(&self, seat: Seat) -> u32 {
        self.decisions.get(seat.index()).copied().unwrap_or(0)
    }

    /// Returns how many undos the match had.
    pub(crate) fn undo_epoch(&self) -> u32 {
        self.undo_epoch
    }

    /// Returns the counter of the seat that made this decision.
    fn decision_count_mut(&mut self, step: StepOf<G>) -> Option<&mut u32> {
        match step {
            Step::Decision { seat, .. } => self.decisions.get_mut(seat.index()),
            Step::Chance { .. } | Step::Undo { .. } => None,
        }
    }
}

/// Applies a step again without recording events.
fn reapply<G: Game>(game: &mut G, step: StepOf<G>) -> Result<(), TableError> {
    match step {
        Step::Decision { seat, action } => game.decide(seat, action, &mut Silent).map_err(refused),
        Step::Chance { outcome } => game.resolve(outcome, &mut Silent).map_err(refused),
        Step::Undo { .. } => Ok(()),
    }
}

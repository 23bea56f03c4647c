//! Every step of a match, and which of them still stand.

use game::{Game, MAX_SEATS, Seat, Setup, Silent};

use crate::draft::refused;
use crate::error::TableError;
use crate::step::{Step, StepOf};

/// At least so many standing steps lie between two waypoints, so that most matches need none at all.
const STRIDE: usize = 256;

/// All that was ever done, taken back or not, in order. It only grows; what stands is a selection from it.
pub(crate) struct History<G: Game> {
    steps: Vec<StepOf<G>>,
    standing: Vec<Standing<StepOf<G>>>,
    /// Positions on the way, so that an earlier one is near at hand however long the match is.
    waypoints: Vec<Waypoint<G>>,
    /// How many decisions of each seat stand.
    decisions: [u32; MAX_SEATS],
    takes: u32,
}

/// A step that still stands.
struct Standing<S> {
    step: S,
    /// How many events the log held before it.
    events: usize,
}

struct Waypoint<G> {
    /// How many steps stood.
    standing: usize,
    game: G,
}

impl<G: Game> History<G> {
    /// Nothing was done yet. A match that begins in the middle of another says where.
    pub(crate) fn beginning_at(game: Option<G>) -> History<G> {
        let waypoints = game.into_iter().map(|game| Waypoint { standing: 0, game }).collect();
        let (steps, standing) = (Vec::new(), Vec::new());
        History { steps, standing, waypoints, decisions: [0; MAX_SEATS], takes: 0 }
    }

    /// Adds steps that were made, each with the number of events that the log held before it.
    pub(crate) fn append(&mut self, made: impl IntoIterator<Item = (StepOf<G>, usize)>) {
        for (step, events) in made {
            self.steps.push(step);
            match step {
                Step::Undo { .. } => self.takes = self.takes.saturating_add(1),
                Step::Decision { .. } | Step::Chance { .. } => self.standing.push(Standing { step, events }),
            }
            if let Some(count) = self.decisions_like(step) {
                *count = count.saturating_add(1);
            }
        }
    }

    /// Remembers a position that is far enough from the last one remembered.
    pub(crate) fn remember(&mut self, game: &G) {
        let last = self.waypoints.last().map_or(0, |waypoint| waypoint.standing);
        let standing = self.standing.len();
        if standing >= last + STRIDE {
            self.waypoints.push(Waypoint { standing, game: game.clone() });
        }
    }

    /// Lets only the first steps stand that did. Gives how many events the log held then, if any step fell.
    pub(crate) fn stand_back(&mut self, kept: usize) -> Option<usize> {
        let events = self.events_before(kept)?;
        for fallen in self.standing.split_off(kept) {
            if let Some(count) = self.decisions_like(fallen.step) {
                *count = count.saturating_sub(1);
            }
        }
        self.waypoints.retain(|waypoint| waypoint.standing <= kept);
        Some(events)
    }

    /// The position when only the first of the standing steps were made.
    pub(crate) fn position(&self, setup: &Setup, kept: usize) -> Result<G, TableError> {
        let near = self.waypoints.iter().rev().find(|waypoint| waypoint.standing <= kept);
        let (from, mut game) = match near {
            Some(waypoint) => (waypoint.standing, waypoint.game.clone()),
            None => (0, G::new(setup, &mut Silent)?),
        };
        for standing in self.standing.get(from..kept).unwrap_or_default() {
            again(&mut game, standing.step)?;
        }
        Ok(game)
    }

    /// Every step made, those taken back too.
    pub(crate) fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// How many steps stand.
    pub(crate) fn standing(&self) -> usize {
        self.standing.len()
    }

    /// The steps that stand, in order, without so many of the first.
    pub(crate) fn standing_after(
        &self,
        first: usize,
    ) -> impl DoubleEndedIterator<Item = StepOf<G>> + ExactSizeIterator {
        self.standing.get(first..).unwrap_or_default().iter().map(|standing| standing.step)
    }

    /// How many events the log held before the standing step at this place.
    pub(crate) fn events_before(&self, place: usize) -> Option<usize> {
        self.standing.get(place).map(|standing| standing.events)
    }

    /// How many decisions of this seat stand.
    pub(crate) fn decisions(&self, seat: Seat) -> u32 {
        self.decisions.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many times steps were taken back.
    pub(crate) fn undo_epoch(&self) -> u32 {
        self.takes
    }

    /// The count of the decisions of whoever decided this.
    fn decisions_like(&mut self, step: StepOf<G>) -> Option<&mut u32> {
        match step {
            Step::Decision { seat, .. } => self.decisions.get_mut(seat.index()),
            Step::Chance { .. } | Step::Undo { .. } => None,
        }
    }
}

/// Makes a step once more, without listening.
fn again<G: Game>(game: &mut G, step: StepOf<G>) -> Result<(), TableError> {
    match step {
        Step::Decision { seat, action } => game.decide(seat, action, &mut Silent).map_err(refused),
        Step::Chance { outcome } => game.resolve(outcome, &mut Silent).map_err(refused),
        Step::Undo { .. } => Ok(()),
    }
}

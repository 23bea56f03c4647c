//! The states of a saved match, step by step, for programs that study it.

use game::{Game, Seat, Setup};

use crate::error::TableError;
use crate::record::{check_version, read_any_version};
use crate::step::{Step, StepOf};
use crate::table::Table;

/// A saved match with its first state. Only the referee may read it: apart from [`Table`], nothing else holds a state.
pub struct Retrace<G: Game> {
    pub setup: Setup,
    /// The rules version under which the match was played. The present rules have replayed it without a difference.
    pub rules_version: u32,
    /// The state before the first step.
    pub start: G,
    /// The steps that were not undone.
    pub steps: Vec<TracedStep<StepOf<G>>>,
    /// How many steps were undone.
    pub undone: usize,
    /// The seat whose knowledge was kept when hidden cards were dealt again at the start, if they were.
    pub dealt_again_for: Option<Seat>,
    /// Whether the match started in the middle of another one.
    pub continues_another: bool,
    /// Whether the players could undo what they had already seen.
    pub is_practice: bool,
}

/// A step that was not undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TracedStep<S> {
    pub step: S,
    /// The number of the step in the record, counted from 1 and with undone steps.
    pub number: usize,
    /// The number of the move that it belongs to: decisions and undos counted from 1, with those that were undone. Draws
    /// belong to the move before them; 0 is the start position with the draws before the first decision.
    pub frame: usize,
}

impl<G: Game> Retrace<G> {
    /// Replays a record. One of another rules version is replayed with the present rules, and its version is the error
    /// only if that fails.
    pub fn read(text: &str) -> Result<Retrace<G>, TableError> {
        let record = read_any_version::<G>(text)?;
        let other_rules = |error| check_version(record.rules_version, G::manifest()).err().unwrap_or(error);
        let table = Table::<G>::replay_as_recorded(&record).map_err(other_rules)?;
        let steps = active(table.steps());
        Ok(Retrace {
            setup: table.setup().clone(),
            rules_version: record.rules_version,
            start: table.history.position(table.setup(), 0)?,
            undone: table.steps().len() - steps.len(),
            steps,
            dealt_again_for: record.origin.as_ref().and_then(|origin| origin.known_to),
            continues_another: record.origin.is_some(),
            is_practice: record.practice,
        })
    }
}

fn active<A: Copy, O: Copy>(steps: &[Step<A, O>]) -> Vec<TracedStep<Step<A, O>>> {
    let mut active: Vec<TracedStep<Step<A, O>>> = Vec::with_capacity(steps.len());
    let mut frame = 0;
    for (number, &step) in (1..).zip(steps) {
        frame += usize::from(!matches!(step, Step::Chance { .. }));
        match step {
            Step::Undo { undo } => {
                let kept = active.len().saturating_sub(usize::try_from(undo).unwrap_or(usize::MAX));
                active.truncate(kept);
            }
            Step::Decision { .. } | Step::Chance { .. } => active.push(TracedStep { step, number, frame }),
        }
    }
    active
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undone_steps_are_left_out_but_still_counted() {
        let seat = Seat::FIRST;
        let steps = [
            Step::Chance { outcome: 1 },
            Step::Decision { seat, action: 'a' },
            Step::Chance { outcome: 2 },
            Step::Undo { undo: 2 },
            Step::Decision { seat, action: 'b' },
        ];
        let active: Vec<_> = active(&steps).iter().map(|traced| (traced.number, traced.frame)).collect();
        assert_eq!(active, [(1, 0), (5, 3)]);
    }
}

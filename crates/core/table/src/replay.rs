//! Replays a match from its record: every step is applied again, and chance must draw the same outcomes.

use game::Game;
use serde::Serialize;

use crate::draft::Draft;
use crate::error::TableError;
use crate::prepared::events_digest;
use crate::record::{Record, read_record, unreadable};
use crate::step::StepOf;
use crate::table::Table;

impl<G: Game> Table<G> {
    /// Loads a saved match. The text must be exactly what saving would write.
    pub fn load(text: &str) -> Result<Table<G>, TableError> {
        let table = Table::replay(&read_record::<G>(text)?)?;
        if table.save()? == text.trim() { Ok(table) } else { Err(TableError::NotCanonical) }
    }

    /// Replays a record step by step.
    pub fn replay(record: &Record<StepOf<G>>) -> Result<Table<G>, TableError> {
        record.check_version(G::manifest())?;
        Table::replay_as_recorded(record)
    }

    /// Like [`Table::replay`], for any rules version: chance is drawn as under the recorded version, and the present
    /// rules apply the steps.
    pub(crate) fn replay_as_recorded(record: &Record<StepOf<G>>) -> Result<Table<G>, TableError> {
        record.check(G::manifest())?;
        let chance = record.chance.clone().into();
        let mut table = Table::open_as(record.config(), chance, record.rules_version)?;
        check_recorded(&record.steps, 0, table.steps())?;
        while table.steps().len() < record.steps.len() {
            let draft = table.try_recorded(&record.steps, table.steps().len())?;
            table.commit(draft);
        }
        Ok(table)
    }

    /// Applies a stored move, the steps of a [`crate::Prepared`], and returns the digest of its events.
    ///
    /// All steps must belong to the one move. An error leaves the table unchanged.
    pub fn apply_recorded(&mut self, steps: &str) -> Result<String, TableError> {
        let steps: Vec<StepOf<G>> = serde_json::from_str(steps).map_err(unreadable)?;
        let draft = self.try_recorded(&steps, 0)?;
        if draft.steps.len() < steps.len() {
            let (number, problem) = (draft.steps.len() + 1, Box::new(TableError::AnotherMove));
            return Err(TableError::BadStep { number, problem });
        }
        let digest = events_digest(&draft.events)?;
        self.commit(draft);
        Ok(digest)
    }

    /// Drafts the recorded move that starts after the first `done` steps of the record.
    fn try_recorded(&self, recorded: &[StepOf<G>], done: usize) -> Result<Draft<G>, TableError> {
        let number = done + 1;
        let none = TableError::MissingSteps { recorded: recorded.len(), due: number };
        let first = *recorded.get(done).ok_or(none)?;
        let bad = |problem| TableError::BadStep { number, problem: Box::new(problem) };
        let draft = self.draft_step(first).map_err(bad)?;
        check_recorded(recorded, done, &draft.steps)?;
        Ok(draft)
    }
}

/// Checks that the record continues after `done` steps with the steps in `made`.
fn check_recorded<S: PartialEq + Serialize>(
    recorded: &[S],
    done: usize,
    made: &[S],
) -> Result<(), TableError> {
    for (index, drawn) in (done..).zip(made) {
        match recorded.get(index) {
            Some(step) if step == drawn => {}
            Some(step) => {
                let (recorded, drawn) = (json_text(step), json_text(drawn));
                return Err(TableError::OutcomeMismatch { number: index + 1, recorded, drawn });
            }
            None => {
                let (recorded, due) = (recorded.len(), done + made.len());
                return Err(TableError::MissingSteps { recorded, due });
            }
        }
    }
    Ok(())
}

fn json_text(step: &impl Serialize) -> String {
    serde_json::to_string(step).unwrap_or_else(|error| error.to_string())
}

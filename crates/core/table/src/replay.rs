//! A match from its record: every step is made again, and chance must draw what it drew.

use game::Game;
use serde::Serialize;

use crate::draft::Draft;
use crate::error::TableError;
use crate::prepared::told_mark;
use crate::record::{Record, read_record, unreadable};
use crate::step::StepOf;
use crate::table::Table;

impl<G: Game> Table<G> {
    /// Loads a saved match. Its text must be the very one that saving it again would give.
    pub fn load(text: &str) -> Result<Table<G>, TableError> {
        let table = Table::replay(&read_record::<G>(text)?)?;
        if table.save()? == text.trim() { Ok(table) } else { Err(TableError::NotCanonical) }
    }

    /// Plays a record again, step by step.
    pub fn replay(record: &Record<StepOf<G>>) -> Result<Table<G>, TableError> {
        record.check_version(G::manifest())?;
        Table::replay_as_recorded(record)
    }

    /// The same, whatever version of the rules the record names: chance is drawn as under that version, and the
    /// rules are those at hand.
    pub(crate) fn replay_as_recorded(record: &Record<StepOf<G>>) -> Result<Table<G>, TableError> {
        record.check(G::manifest())?;
        let chance = record.chance.clone().into();
        let mut table = Table::open_as(record.config(), chance, record.rules_version)?;
        compare(&record.steps, 0, table.steps())?;
        while table.steps().len() < record.steps.len() {
            let draft = table.try_recorded(&record.steps, table.steps().len())?;
            table.commit(draft);
        }
        Ok(table)
    }

    /// Makes a move once more from the steps of a [`crate::Prepared`], all of which must be used up, and gives the mark
    /// of what they tell. A table that refuses them is as it was.
    pub fn follow(&mut self, steps: &str) -> Result<String, TableError> {
        let steps: Vec<StepOf<G>> = serde_json::from_str(steps).map_err(unreadable)?;
        let draft = self.try_recorded(&steps, 0)?;
        if draft.steps.len() < steps.len() {
            let (number, problem) = (draft.steps.len() + 1, Box::new(TableError::AnotherMove));
            return Err(TableError::BadStep { number, problem });
        }
        let told = told_mark(&draft.told)?;
        self.commit(draft);
        Ok(told)
    }

    /// Tries the recorded move that begins after so many steps of the record.
    fn try_recorded(&self, recorded: &[StepOf<G>], done: usize) -> Result<Draft<G>, TableError> {
        let number = done + 1;
        let none = TableError::MissingSteps { recorded: recorded.len(), due: number };
        let first = *recorded.get(done).ok_or(none)?;
        let bad = |problem| TableError::BadStep { number, problem: Box::new(problem) };
        let draft = self.draft_step(first).map_err(bad)?;
        compare(recorded, done, &draft.steps)?;
        Ok(draft)
    }
}

/// Whether the record goes on, after so many steps, with these that were made.
fn compare<S: PartialEq + Serialize>(recorded: &[S], done: usize, made: &[S]) -> Result<(), TableError> {
    for (index, drawn) in (done..).zip(made) {
        match recorded.get(index) {
            Some(step) if step == drawn => {}
            Some(step) => {
                let (recorded, drawn) = (written(step), written(drawn));
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

fn written(step: &impl Serialize) -> String {
    serde_json::to_string(step).unwrap_or_else(|error| error.to_string())
}

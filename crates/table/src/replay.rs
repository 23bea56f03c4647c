//! A match from its record: every step is made again, and chance must draw what it drew.

use game::Game;
use serde::Serialize;

use crate::error::TableError;
use crate::record::{Record, read_record};
use crate::step::{Step, StepOf};
use crate::table::Table;

impl<G: Game> Table<G> {
    /// Loads a saved match. Its text must be the very one that saving it again would give.
    pub fn load(text: &str) -> Result<Table<G>, TableError> {
        let table = Table::replay(&read_record::<G>(text)?)?;
        if table.save()? == text.trim() { Ok(table) } else { Err(TableError::NotCanonical) }
    }

    /// Plays a record again, step by step.
    pub fn replay(record: &Record<StepOf<G>>) -> Result<Table<G>, TableError> {
        record.check(G::manifest())?;
        let mut table = Table::open(record.config(), record.chance.clone().into())?;
        for (index, step) in record.steps.iter().enumerate() {
            table.follow(index, step)?;
        }
        let (recorded, due) = (record.steps.len(), table.steps().len());
        if recorded == due { Ok(table) } else { Err(TableError::MissingSteps { recorded, due }) }
    }

    /// Makes a step of a record, or compares it with what chance has drawn meanwhile.
    fn follow(&mut self, index: usize, step: &StepOf<G>) -> Result<(), TableError> {
        let number = index + 1;
        match self.steps().get(index) {
            Some(drawn) if drawn == step => Ok(()),
            Some(drawn) => {
                Err(TableError::OutcomeMismatch { number, recorded: written(step), drawn: written(drawn) })
            }
            None => {
                self.take(*step).map_err(|error| TableError::BadStep { number, problem: Box::new(error) })
            }
        }
    }

    fn take(&mut self, step: StepOf<G>) -> Result<(), TableError> {
        match step {
            Step::Decision { seat, action } => self.decide(seat, action),
            Step::Chance { outcome } => self.resolve(outcome),
        }
    }
}

fn written(step: &impl Serialize) -> String {
    serde_json::to_string(step).unwrap_or_else(|error| error.to_string())
}

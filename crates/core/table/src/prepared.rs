//! A move that was tried and can be stored before anyone hears of it.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use game::{Game, LoggedEvent};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::draft::Draft;
use crate::error::TableError;
use crate::table::Table;

/// A move that the rules have taken on the side, with the chance that it draws. The table knows nothing of it
/// until it is kept.
///
/// Between the two, whoever hosts the match can write the steps down, so that nothing is ever told that a
/// failure could take back.
pub struct Prepared {
    /// The seal of its table.
    table: Arc<()>,
    /// How many steps that table had made.
    after: usize,
    draft: Box<dyn Any + Send>,
    steps: String,
    told: String,
}

impl Prepared {
    /// The steps that it adds, as an array of JSON: the decision or the undo, and the chance outcomes that follow
    /// it. They hold secrets, and so they are for the store and the referee alone.
    pub fn steps(&self) -> &str {
        &self.steps
    }

    /// The mark of what it tells, secrets included: the first 16 hexadecimal digits of the SHA-256 of its events as
    /// an array of JSON. Whoever follows the steps later can see by it that they told the same.
    pub fn told(&self) -> &str {
        &self.told
    }
}

/// How a match has begun, as it is stored.
pub struct Opening {
    /// The steps so far, as an array of JSON.
    pub steps: String,
    /// The mark of what they told; see [`Prepared::told`].
    pub told: String,
}

impl Opening {
    pub(crate) fn of<F: Serialize>(
        steps: &(impl Serialize + ?Sized),
        told: &[LoggedEvent<F>],
    ) -> Result<Opening, TableError> {
        Ok(Opening { steps: text_of(steps)?, told: told_mark(told)? })
    }
}

/// Shows nothing of the move, because it may end up in a server's log.
impl fmt::Debug for Prepared {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Prepared").field("after", &self.after).finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn prepared(&self, draft: Draft<G>) -> Result<Prepared, TableError> {
        let (steps, told) = (text_of(&draft.steps)?, told_mark(&draft.told)?);
        let (table, after) = (Arc::clone(&self.seal), self.steps().len());
        Ok(Prepared { table, after, draft: Box::new(draft), steps, told })
    }

    /// Makes a move that was prepared. It is refused if the match has moved on since then, or if it was prepared at
    /// another table.
    pub(crate) fn keep_prepared(&mut self, prepared: Prepared) -> Result<(), TableError> {
        if !Arc::ptr_eq(&prepared.table, &self.seal) || prepared.after != self.steps().len() {
            return Err(TableError::OutOfStep);
        }
        let draft = prepared.draft.downcast::<Draft<G>>().map_err(|_| TableError::OutOfStep)?;
        self.commit(*draft);
        Ok(())
    }
}

/// The mark of events as they were told, before anything was cut from them.
pub(crate) fn told_mark<F: Serialize>(told: &[LoggedEvent<F>]) -> Result<String, TableError> {
    Ok(mark_of(text_of(told)?, 16))
}

/// The first hexadecimal digits of the SHA-256 of a text, two for each byte.
pub(crate) fn mark_of(text: impl AsRef<[u8]>, digits: usize) -> String {
    hex::encode(Sha256::digest(text).get(..digits / 2).unwrap_or_default())
}

fn text_of(value: &(impl Serialize + ?Sized)) -> Result<String, TableError> {
    serde_json::to_string(value).map_err(|error| TableError::Unwritable { problem: error.to_string() })
}

//! A prepared move: the rules accepted it, and it can be stored before anyone learns of it.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use game::{Game, LoggedEvent};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::draft::Draft;
use crate::error::TableError;
use crate::table::Table;

/// A move that the rules accepted on a copy of the state, with the chance outcomes after it. The table does not change
/// until the move is applied.
///
/// In between, a host stores the steps. So it never announces a move that a failure could still lose.
pub struct Prepared {
    /// Identifies the table that prepared the move.
    table_identity: Arc<()>,
    /// The number of steps of that table.
    after: usize,
    draft: Box<dyn Any + Send>,
    steps: String,
    events_digest: String,
}

impl Prepared {
    /// Returns the new steps as a JSON array: the decision or the undo, and the chance outcomes after it. They contain
    /// secrets, so only the store and the referee may read them.
    pub fn steps(&self) -> &str {
        &self.steps
    }

    /// Returns the digest of the new events, secrets included: the first 16 hexadecimal digits of the SHA-256 of the
    /// events as a JSON array. [`crate::AnyTable::apply_recorded`] returns the same digest if a replay gives the same
    /// events.
    pub fn events_digest(&self) -> &str {
        &self.events_digest
    }
}

/// The start of a match, for the store.
pub struct Opening {
    /// All steps so far, as a JSON array.
    pub steps: String,
    /// The digest of their events; see [`Prepared::events_digest`].
    pub events_digest: String,
}

impl Opening {
    pub(crate) fn of<E: Serialize>(
        steps: &(impl Serialize + ?Sized),
        events: &[LoggedEvent<E>],
    ) -> Result<Opening, TableError> {
        Ok(Opening { steps: to_json(steps)?, events_digest: events_digest(events)? })
    }
}

/// Prints nothing of the move, because server logs may contain it.
impl fmt::Debug for Prepared {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Prepared").field("after", &self.after).finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn prepared(&self, draft: Draft<G>) -> Result<Prepared, TableError> {
        let (steps, events_digest) = (to_json(&draft.steps)?, events_digest(&draft.events)?);
        let (table_identity, after) = (Arc::clone(&self.identity), self.steps().len());
        Ok(Prepared { table_identity, after, draft: Box::new(draft), steps, events_digest })
    }

    /// Applies a prepared move. Fails if the match has changed since then, or if another table prepared it.
    pub(crate) fn apply_prepared(&mut self, prepared: Prepared) -> Result<(), TableError> {
        if !Arc::ptr_eq(&prepared.table_identity, &self.identity) || prepared.after != self.steps().len() {
            return Err(TableError::OutOfStep);
        }
        let draft = prepared.draft.downcast::<Draft<G>>().map_err(|_| TableError::OutOfStep)?;
        self.commit(*draft);
        Ok(())
    }
}

/// Returns the digest of events before redaction.
pub(crate) fn events_digest<E: Serialize>(events: &[LoggedEvent<E>]) -> Result<String, TableError> {
    Ok(hex_digest(to_json(events)?, 16))
}

/// Returns the first hexadecimal digits of the SHA-256 of a text.
pub(crate) fn hex_digest(text: impl AsRef<[u8]>, digits: usize) -> String {
    let mut hex = hex::encode(Sha256::digest(text));
    hex.truncate(digits);
    hex
}

fn to_json(value: &(impl Serialize + ?Sized)) -> Result<String, TableError> {
    serde_json::to_string(value).map_err(|error| TableError::Unwritable { problem: error.to_string() })
}

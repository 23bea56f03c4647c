//! The positions of puzzles, ready to send. Each is replayed once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{Entry, Puzzle, PuzzleError, ShippedPuzzles};
use game::Observer;
use serde::Serialize;
use table::AnyTable;

use crate::error::ApiError;
use crate::replay_queue::ReplayQueue;

/// How many of the last events come with a position.
const EVENTS: usize = 80;

/// The positions that were asked for, at most one for each puzzle that ships with the program.
#[derive(Default)]
pub struct PuzzlePositions {
    by_id: Mutex<HashMap<String, Arc<str>>>,
}

/// A puzzle and its game.
pub(crate) type Posed = &'static (&'static Entry, Puzzle);

/// The puzzle with this id.
pub(crate) fn find(id: &str) -> Result<Posed, ApiError> {
    ShippedPuzzles::all().find(id).ok_or(ApiError::UnknownPuzzle)
}

impl PuzzlePositions {
    /// What the puzzle's seat knows, as JSON. It is replayed in the queue of replays, unless it is known.
    pub(crate) async fn of<T: Serialize>(
        self: &Arc<PuzzlePositions>,
        queue: &Arc<ReplayQueue>,
        address: IpAddr,
        posed: Posed,
        shown: impl FnOnce(&dyn AnyTable, usize) -> T + Send + 'static,
    ) -> Result<Arc<str>, ApiError> {
        if let Some(known) = self.by_id().get(&posed.1.id).cloned() {
            return Ok(known);
        }
        let permit = queue.permit(address).await?;
        let replaying = tokio::task::spawn_blocking(move || {
            let written = written(posed, shown);
            drop(permit);
            written
        });
        let text = replaying.await.map_err(|_| ApiError::internal("a puzzle could not be replayed"))??;
        self.by_id().insert(posed.1.id.clone(), Arc::clone(&text));
        Ok(text)
    }

    fn by_id(&self) -> MutexGuard<'_, HashMap<String, Arc<str>>> {
        self.by_id.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn written<T: Serialize>(
    posed: Posed,
    shown: impl FnOnce(&dyn AnyTable, usize) -> T,
) -> Result<Arc<str>, ApiError> {
    let (entry, puzzle) = posed;
    let table = entry.open_puzzle(puzzle).map_err(|error| unposed(puzzle, &error))?;
    let last = table.last_event_number(Observer::Seat(puzzle.seat));
    let text = serde_json::to_string(&shown(table.as_ref(), last.saturating_sub(EVENTS)));
    text.map(Arc::from).map_err(|_| ApiError::internal("a puzzle could not be written"))
}

fn unposed(puzzle: &Puzzle, error: &PuzzleError) -> ApiError {
    tracing::error!(puzzle = %puzzle.id, %error, "a puzzle that ships with the program does not replay");
    ApiError::internal("a puzzle does not replay")
}

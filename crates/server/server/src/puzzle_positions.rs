//! The positions of puzzles, ready to send. Each is replayed once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use answers::{Posed, puzzle_shown};

use crate::error::ApiError;
use crate::replay_queue::ReplayQueue;

/// The positions that were asked for, at most one for each puzzle that ships with the program.
#[derive(Default)]
pub struct PuzzlePositions {
    by_id: Mutex<HashMap<String, Arc<str>>>,
}

impl PuzzlePositions {
    /// What the puzzle's seat knows, as JSON. It is replayed in the queue of replays, unless it is known.
    pub(crate) async fn of(
        self: &Arc<PuzzlePositions>,
        queue: &Arc<ReplayQueue>,
        address: IpAddr,
        posed: Posed,
    ) -> Result<Arc<str>, ApiError> {
        if let Some(known) = self.by_id().get(&posed.1.id).cloned() {
            return Ok(known);
        }
        let permit = queue.permit(address).await?;
        let replaying = tokio::task::spawn_blocking(move || {
            let written = written(posed);
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

fn written(posed: Posed) -> Result<Arc<str>, ApiError> {
    let text = serde_json::to_string(&puzzle_shown(posed)?);
    text.map(Arc::from).map_err(|_| ApiError::internal("a puzzle could not be written"))
}

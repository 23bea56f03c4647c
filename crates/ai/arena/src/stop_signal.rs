//! Stopping a run early.

use std::sync::atomic::{AtomicBool, Ordering};

/// A stop signal for all threads of a run.
#[derive(Debug, Default)]
pub struct StopSignal {
    stop_starting: AtomicBool,
    stop_now: AtomicBool,
}

impl StopSignal {
    /// Starts no further games, but finishes those that have begun. Dropping them would bias the results, because long games
    /// would be missing more often than short ones.
    pub fn stop_starting(&self) {
        self.stop_starting.store(true, Ordering::Relaxed);
    }

    /// Stops all games. Unfinished games are dropped and played again when the run is resumed.
    pub fn stop_now(&self) {
        self.stop_now.store(true, Ordering::Relaxed);
    }

    pub(crate) fn may_start_game(&self) -> bool {
        self.may_continue() && !self.stop_starting.load(Ordering::Relaxed)
    }

    pub(crate) fn may_continue(&self) -> bool {
        !self.stop_now.load(Ordering::Relaxed)
    }
}

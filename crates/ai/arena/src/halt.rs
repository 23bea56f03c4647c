//! Stopping a run early.

use std::sync::atomic::{AtomicBool, Ordering};

/// A stop signal for all threads of a run.
#[derive(Debug, Default)]
pub struct Halt {
    no_more_games: AtomicBool,
    at_once: AtomicBool,
}

impl Halt {
    /// Starts no further games, but finishes those that have begun. Dropping them would bias the results, because long games
    /// would be missing more often than short ones.
    pub fn no_more_games(&self) {
        self.no_more_games.store(true, Ordering::Relaxed);
    }

    /// Stops all games. Unfinished games are dropped and played again when the run is resumed.
    pub fn at_once(&self) {
        self.at_once.store(true, Ordering::Relaxed);
    }

    pub(crate) fn lets_games_begin(&self) -> bool {
        self.lets_games_go_on() && !self.no_more_games.load(Ordering::Relaxed)
    }

    pub(crate) fn lets_games_go_on(&self) -> bool {
        !self.at_once.load(Ordering::Relaxed)
    }
}

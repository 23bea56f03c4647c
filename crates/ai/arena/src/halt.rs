//! How a run is ended before its time.

use std::sync::atomic::{AtomicBool, Ordering};

/// A sign to all threads of a run.
#[derive(Debug, Default)]
pub struct Halt {
    no_more_games: AtomicBool,
    at_once: AtomicBool,
}

impl Halt {
    /// No further game begins, and those that have begun are played to their end. If they were dropped, long games would be
    /// missing more often than short ones, and with them whoever wins the long ones.
    pub fn no_more_games(&self) {
        self.no_more_games.store(true, Ordering::Relaxed);
    }

    /// No further decision is asked for. Games that have begun are dropped, and are played again when the run goes on.
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

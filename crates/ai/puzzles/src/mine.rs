//! Plays matches and collects their puzzles, on several threads.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use game::Game;

use crate::error::PuzzleError;
use crate::match_play::MatchPlay;
use crate::method::Method;
use crate::puzzle::Puzzle;
use crate::shelf::{Found, Shelf};
use crate::theme::Theme;

/// How often the caller is asked whether to go on.
const BREATH: Duration = Duration::from_millis(200);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MineSettings {
    pub count: usize,
    /// The same seed finds the same puzzles on any number of threads.
    pub seed: u64,
    pub threads: usize,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MineProgress {
    /// Matches that were played and judged.
    pub matches: u64,
    pub puzzles: usize,
}

/// Finds puzzles until there are enough, or until `progress` returns false: then the result is the beginning of the full
/// one.
///
/// # Errors
/// If the matches cannot be played.
pub fn mine<G: Game>(
    method: &Method<G>,
    settings: MineSettings,
    progress: &mut dyn FnMut(MineProgress) -> bool,
) -> Result<Vec<Puzzle>, PuzzleError> {
    let run = Run::of(method, settings.seed);
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..settings.threads.max(1) {
            let sender = sender.clone();
            scope.spawn(|| run.work(sender));
        }
        drop(sender);
        let collected = run.collect(&receiver, settings.count, progress);
        run.stop.store(true, Ordering::Relaxed);
        collected
    })
}

type MatchResult = (u64, Result<Vec<Found>, PuzzleError>);

struct Run<'a, G: Game> {
    method: &'a Method<G>,
    seed: u64,
    /// The number of the next match.
    next: AtomicU64,
    stop: AtomicBool,
    /// Themes that need no more judging. A thread that learns of them late only works in vain.
    full: Mutex<BTreeSet<Theme>>,
}

impl<'a, G: Game> Run<'a, G> {
    fn of(method: &'a Method<G>, seed: u64) -> Run<'a, G> {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        Run { method, seed, next, stop, full: Mutex::default() }
    }

    /// Plays one match after the other.
    fn work(&self, sender: Sender<MatchResult>) {
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let full = self.full.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let play = MatchPlay::of(self.method, self.seed, number, &self.stop);
            let found = play.and_then(|play| play.puzzles(&full));
            if sender.send((number, found)).is_err() {
                return;
            }
        }
    }

    /// Puts the puzzles on the shelf in the order of their matches.
    fn collect(
        &self,
        receiver: &Receiver<MatchResult>,
        count: usize,
        progress: &mut dyn FnMut(MineProgress) -> bool,
    ) -> Result<Vec<Puzzle>, PuzzleError> {
        let mut shelf = Shelf::of(count, &self.method.selection);
        let (mut waiting, mut matches) = (BTreeMap::new(), 0);
        while !shelf.is_full() {
            if !progress(MineProgress { matches, puzzles: shelf.puzzles.len() }) {
                break;
            }
            match receiver.recv_timeout(BREATH) {
                Ok((number, found)) => waiting.insert(number, found),
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            while let Some(found) = waiting.remove(&matches) {
                shelf.add(found?);
                matches += 1;
            }
            *self.full.lock().unwrap_or_else(PoisonError::into_inner) = shelf.full_themes();
        }
        Ok(shelf.puzzles)
    }
}

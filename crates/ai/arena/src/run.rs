//! Plays a plan on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use crate::ending::PlayedGame;
use crate::error::ArenaError;
use crate::journal::Journal;
use crate::ledger::Ledger;
use crate::plan::Plan;
use crate::stop_signal::StopSignal;

/// The capacity of the result queue: large enough that players rarely wait for the writer.
const QUEUE_CAPACITY: usize = 1024;

pub struct Run<'a> {
    pub plan: &'a Plan,
    pub threads: usize,
    pub stop: &'a StopSignal,
    /// Stores each game as it ends.
    pub journal: Option<Journal>,
    /// Called after each game with the number of games so far.
    pub progress: &'a mut dyn FnMut(u64),
}

impl Run<'_> {
    /// Plays all games that are missing in the ledger, unless the run is stopped.
    pub fn play(self, mut ledger: Ledger) -> Result<Ledger, ArenaError> {
        let Run { plan, threads, stop, mut journal, progress } = self;
        let (next, done) = (AtomicU64::new(0), ledger.clone());
        thread::scope(|scope| {
            let (results, finished) = mpsc::sync_channel(QUEUE_CAPACITY);
            let work = |results: SyncSender<_>| work(plan, &done, &next, stop, &results);
            let workers: Vec<_> = (0..threads.max(1))
                .map(|_| {
                    let results = results.clone();
                    scope.spawn(move || work(results))
                })
                .collect();
            drop(results);
            for result in finished {
                let entered = result.and_then(|played| enter(plan, &mut ledger, &mut journal, &played));
                entered.inspect_err(|_| stop.stop_now())?;
                progress(ledger.len());
            }
            let broken = workers.into_iter().map(|worker| worker.join()).any(|ended| ended.is_err());
            if broken { Err(broke_off(&ledger)) } else { Ok(ledger) }
        })
    }
}

/// Plays games until no more are left.
fn work(
    plan: &Plan,
    done: &Ledger,
    next: &AtomicU64,
    stop: &StopSignal,
    results: &SyncSender<Result<PlayedGame, ArenaError>>,
) {
    while stop.may_start_game() {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= plan.games() {
            return;
        }
        if done.has(game) {
            continue;
        }
        let Some(played) = plan.play(game, stop).transpose() else { return };
        if results.send(played).is_err() {
            return;
        }
    }
}

fn enter(
    plan: &Plan,
    ledger: &mut Ledger,
    journal: &mut Option<Journal>,
    played: &PlayedGame,
) -> Result<(), ArenaError> {
    if let Some(journal) = journal {
        journal.enter(played)?;
    }
    ledger.enter(plan, played);
    Ok(())
}

fn broke_off(ledger: &Ledger) -> ArenaError {
    ArenaError::BrokeOff { game: ledger.len(), problem: "a thread stopped unexpectedly".to_owned() }
}

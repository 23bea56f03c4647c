//! Trains the survival networks: plays random games, computes the exact odds of what the players know, and fits one
//! small network per adventurer to them.
//!
//! `cargo run --release --package welcome --example train_survival_net -- [GAMES [FILE]]`

#![allow(clippy::unwrap_used, reason = "a tool may panic")]

mod samples;
mod trainer;

use std::path::PathBuf;
use std::thread;

use welcome::Adventurer;
use welcome::survival_net::Network;

use crate::samples::{Sample, samples};
use crate::trainer::{Trainer, error};

const GAMES: u64 = 3_000;
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/survival_net.bin");
/// One sample in this many is kept for the test set.
const TEST_SHARE: usize = 8;

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().map_or(GAMES, |arg| arg.parse().unwrap());
    let file = args.next().map_or(PathBuf::from(FILE), PathBuf::from);
    let samples = collect(games);
    let train = |adventurer: &Adventurer| train(*adventurer, &samples[*adventurer as usize]);
    let mut networks: Vec<Network> = Adventurer::ALL.iter().map(train).collect();
    let weights = networks.iter_mut().flat_map(Network::weights_mut);
    std::fs::write(&file, weights.flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>()).unwrap();
}

/// The samples of this many games, by adventurer.
fn collect(games: u64) -> Vec<Vec<Sample>> {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let mut all: Vec<Vec<Sample>> = Adventurer::ALL.iter().map(|_| Vec::new()).collect();
    let found: Vec<_> = thread::scope(|scope| {
        let part = |core| {
            scope.spawn(move || (core..games).step_by(cores as usize).flat_map(samples).collect::<Vec<_>>())
        };
        let parts: Vec<_> = (0..cores).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    for sample in found {
        all[sample.adventurer as usize].push(sample);
    }
    all
}

fn train(adventurer: Adventurer, samples: &[Sample]) -> Network {
    let (test, training): (Vec<_>, Vec<_>) =
        samples.iter().copied().enumerate().partition(|(place, _)| place % TEST_SHARE == 0);
    let [test, training] =
        [test, training].map(|part| part.into_iter().map(|(_, sample)| sample).collect::<Vec<_>>());
    let mut trainer = Trainer::new(adventurer as u64);
    trainer.train(&training);
    let network = trainer.network();
    println!(
        "{adventurer:?}: {} lessons, off by {:.3}, on those taught {:.3}",
        samples.len(),
        error(network, &test),
        error(network, &training)
    );
    network.clone()
}

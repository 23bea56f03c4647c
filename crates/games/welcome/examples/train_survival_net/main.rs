//! Teaches the networks behind a survival_net: plays games of every kind badly and well, asks for the exact odds of what the
//! players see, and fits one small network an adventurer to them.
//!
//! `cargo run --release --package welcome --example train_survival_net -- [GAMES [FILE]]`

#![allow(clippy::unwrap_used, reason = "a tool says so what it expects")]

mod lessons;
mod school;

use std::path::PathBuf;
use std::thread;

use welcome::Adventurer;
use welcome::survival_net::Network;

use crate::lessons::{Lesson, lessons};
use crate::school::{Pupil, error};

const GAMES: u64 = 3_000;
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/survival_net.bin");
/// One lesson in so many is kept back to see what was learnt.
const KEPT_BACK: usize = 8;

fn main() {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(GAMES, |word| word.parse().unwrap());
    let file = words.next().map_or(PathBuf::from(FILE), PathBuf::from);
    let lessons = gathered(games);
    let learn = |adventurer: &Adventurer| learnt(*adventurer, &lessons[*adventurer as usize]);
    let mut networks: Vec<Network> = Adventurer::ALL.iter().map(learn).collect();
    let weights = networks.iter_mut().flat_map(Network::weights_mut);
    std::fs::write(&file, weights.flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>()).unwrap();
}

/// The lessons of so many games, by adventurer; always the same ones.
fn gathered(games: u64) -> Vec<Vec<Lesson>> {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let mut all: Vec<Vec<Lesson>> = Adventurer::ALL.iter().map(|_| Vec::new()).collect();
    let found: Vec<_> = thread::scope(|scope| {
        let part = |core| {
            scope.spawn(move || (core..games).step_by(cores as usize).flat_map(lessons).collect::<Vec<_>>())
        };
        let parts: Vec<_> = (0..cores).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    for lesson in found {
        all[lesson.adventurer as usize].push(lesson);
    }
    all
}

fn learnt(adventurer: Adventurer, lessons: &[Lesson]) -> Network {
    let (test, taught): (Vec<_>, Vec<_>) =
        lessons.iter().copied().enumerate().partition(|(place, _)| place % KEPT_BACK == 0);
    let [test, taught] =
        [test, taught].map(|part| part.into_iter().map(|(_, lesson)| lesson).collect::<Vec<_>>());
    let mut pupil = Pupil::new(adventurer as u64);
    pupil.learn(&taught);
    let network = pupil.network();
    println!(
        "{adventurer:?}: {} lessons, off by {:.3}, on those taught {:.3}",
        lessons.len(),
        error(network, &test),
        error(network, &taught)
    );
    network.clone()
}

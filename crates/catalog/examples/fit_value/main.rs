//! Fits the networks behind luck and skill: adventurers play matches, and a network per game learns how they went on from
//! each position.
//!
//! `cargo run --release --package catalog --example fit_value -- GAME [MATCHES [FILE]]`

#![allow(clippy::unwrap_used, reason = "a tool may panic")]

mod samples;
mod trainer;

use std::thread;

use game::{Prospects, Seat};
use masmorra::Masmorra;
use raiders::Raiders;
use review::Network;
use welcome::Welcome;

use crate::samples::{Sample, Study, samples};
use crate::trainer::{Trainer, loss};

const MATCHES: u64 = 20_000;
/// One match in this many is kept for the test set.
const TEST_SHARE: u64 = 16;

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap();
    let matches = args.next().map_or(MATCHES, |arg| arg.parse().unwrap());
    let usual = format!("{}/data/{game}_value.bin", env!("CARGO_MANIFEST_DIR"));
    let file = args.next().unwrap_or(usual);
    let weights = match game.as_str() {
        "welcome" => fit(matches, &of_welcome()),
        "raiders" => fit(matches, &of_raiders()),
        _ => fit(matches, &of_masmorra()),
    };
    std::fs::write(file, weights.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>())
        .unwrap();
}

/// Rounds of all sets, valued by who enters and whether it succeeds.
fn of_welcome() -> Study<Welcome, { welcome::INPUTS }, { welcome::WAYS }> {
    Study {
        tables: &[
            (2, "set", "welcome"),
            (2, "set", "welcome"),
            (3, "set", "welcome"),
            (4, "set", "welcome"),
            (2, "set", "back"),
            (3, "set", "back"),
            (2, "set", "combined"),
            (4, "set", "combined"),
        ],
        policy: welcome::policy,
        prospects: welcome::prospects,
        settled: |before, now| {
            let (seat, way) = welcome::round_result(before, now)?;
            let mut odds = [[0.0; welcome::WAYS]; game::MAX_SEATS];
            odds[seat.index()][way] = 1.0;
            Some(odds)
        },
        one_in: 1,
        epochs: 8,
    }
}

fn of_raiders() -> Study<Raiders, { raiders::INPUTS }, 1> {
    Study {
        tables: &[
            (3, "mode", "standard"),
            (3, "mode", "standard"),
            (4, "mode", "standard"),
            (5, "mode", "standard"),
            (3, "mode", "tactical"),
            (4, "mode", "tactical"),
        ],
        policy: raiders::policy,
        prospects: |game| Some(raiders::prospects(game)),
        settled: won,
        one_in: 6,
        // More would learn the matches by heart.
        epochs: 4,
    }
}

fn of_masmorra() -> Study<Masmorra, { masmorra::INPUTS }, 1> {
    Study {
        tables: &[
            (2, "mode", "standard"),
            (2, "mode", "standard"),
            (2, "mode", "standard"),
            (3, "mode", "standard"),
            (4, "mode", "standard"),
        ],
        policy: masmorra::policy,
        prospects: |game| Some(masmorra::prospects(game)),
        settled: won,
        one_in: 8,
        epochs: 4,
    }
}

/// The winners share a finished match.
fn won<G: game::Game>(_before: &G, now: &G) -> Option<[[f32; 1]; game::MAX_SEATS]> {
    let winners = now.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    let seats = |seat: usize| Seat::new(seat as u8).is_some_and(|seat| winners.contains(seat));
    (now.turn() == game::Turn::Over && !winners.is_empty())
        .then(|| std::array::from_fn(|seat| [if seats(seat) { share } else { 0.0 }]))
}

fn fit<G: game::Game, const INPUTS: usize, const WAYS: usize>(
    matches: u64,
    study: &Study<G, INPUTS, WAYS>,
) -> Vec<f32> {
    let (test, training) = collect(matches, study);
    println!("{} positions, {} of them for the test", test.len() + training.len(), test.len());
    let mut trainer = Trainer::new();
    trainer.train(&training, study.epochs, |epoch, network| {
        println!(
            "epoch {epoch}: surprise {:.4} on the test, {:.4} in training",
            loss(network, &test),
            loss(network, training.get(..test.len()).unwrap_or(&training))
        );
    });
    let network: &mut Network<INPUTS, WAYS> = trainer.network();
    network.weights_mut().map(|weight| *weight).collect()
}

type Samples<const INPUTS: usize, const WAYS: usize> = Vec<Sample<INPUTS, WAYS>>;

/// The samples of the test and those of the training.
fn collect<G: game::Game, const INPUTS: usize, const WAYS: usize>(
    matches: u64,
    study: &Study<G, INPUTS, WAYS>,
) -> (Samples<INPUTS, WAYS>, Samples<INPUTS, WAYS>) {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let part = |core: u64| {
        let (mut test, mut training) = (Vec::new(), Vec::new());
        for seed in (core..matches).step_by(cores as usize) {
            if seed / 64 % TEST_SHARE == 0 { &mut test } else { &mut training }.extend(samples(seed, study));
        }
        (test, training)
    };
    let part = &part;
    thread::scope(|scope| {
        let parts: Vec<_> = (0..cores).map(|core| scope.spawn(move || part(core))).collect();
        let (mut test, mut training) = (Vec::new(), Vec::new());
        for found in parts.into_iter().map(|part| part.join().unwrap()) {
            test.extend(found.0);
            training.extend(found.1);
        }
        (test, training)
    })
}

type ProspectsOf<G, const INPUTS: usize, const WAYS: usize> = fn(&G) -> Option<Prospects<INPUTS, WAYS>>;

//! Measures random playouts: moves and games per second on one thread.
//!
//! `cargo bench --package catalog --bench playouts`

#![allow(clippy::expect_used, reason = "a benchmark may panic")]

use std::hint::black_box;

use bots::FastDice;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Player, Setup, Silent};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// About how many moves a batch has: enough to make the time for seeding the dice negligible.
const BATCH: u64 = 50_000;

fn playouts<G: Game>(criterion: &mut Criterion, seats: u8, options: &[(&str, &str)]) {
    let setup = Setup::new(G::manifest(), seats, options.iter().copied()).expect("the setup is valid");
    let start = G::new(&setup, &mut Silent).expect("the setup is valid");
    let mut player = Player::<G>::new();
    let mut batch = |dice: &mut FastDice| -> u64 {
        let mut moves = 0;
        while moves < BATCH {
            moves += player.finish(&mut black_box(start.clone()), u64::MAX, dice, &mut Silent).moves;
        }
        moves
    };
    let moves = batch(&mut FastDice::seeded(1));
    let variant: Vec<_> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let name = format!("{} {} {seats} seats", G::manifest().key, variant.join(" "));
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(moves));
    group.bench_function(name, |bench| bench.iter(|| batch(&mut FastDice::seeded(1))));
    group.finish();
}

fn welcome_family(criterion: &mut Criterion) {
    for set in ["welcome", "back", "combined"] {
        for seats in [2, 3, 4] {
            playouts::<Welcome>(criterion, seats, &[("set", set)]);
        }
    }
}

fn dungeon_raiders(criterion: &mut Criterion) {
    for mode in ["standard", "tactical"] {
        for seats in [3, 4, 5] {
            playouts::<Raiders>(criterion, seats, &[("mode", mode)]);
        }
    }
}

/// Random games of Masmorra are long, so they end after 30 rounds.
fn masmorra(criterion: &mut Criterion) {
    for mode in ["standard", "epic"] {
        for seats in [2, 4, 5] {
            playouts::<Masmorra>(criterion, seats, &[("mode", mode), ("rounds", "30")]);
        }
    }
}

criterion_group!(benches, welcome_family, dungeon_raiders, masmorra);
criterion_main!(benches);

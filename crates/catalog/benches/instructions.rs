//! Measures random playouts by instruction count, which does not depend on other load of the machine.
//!
//! `cargo install gungraun-runner` once, then `cargo bench --package catalog --bench instructions`. It needs valgrind.

#![allow(clippy::expect_used, reason = "a benchmark may panic")]

use std::hint::black_box;

use bots::FastDice;
use game::{Game, Player, Setup, Silent};
use gungraun::{library_benchmark, library_benchmark_group, main};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Games per measurement. A game of Welcome has about 10 moves with 2 seats and 38 with 4, one of Raiders 106 with 4.
const GAMES: u64 = 1_000;

fn start<G: Game>(seats: u8, options: &[(&str, &str)]) -> G {
    let setup = Setup::new(G::manifest(), seats, options.iter().copied()).expect("the setup is valid");
    G::new(&setup, &mut Silent).expect("the setup is valid")
}

fn play<G: Game>(start: &G, games: u64) -> u64 {
    let mut player = Player::<G>::new();
    let mut dice = FastDice::seeded(1);
    (0..games).map(|_| player.finish(&mut start.clone(), u64::MAX, &mut dice, &mut Silent).moves).sum()
}

#[library_benchmark]
#[bench::welcome_2(start::<Welcome>(2, &[]))]
#[bench::welcome_4(start::<Welcome>(4, &[]))]
#[bench::back_4(start::<Welcome>(4, &[("set", "back")]))]
#[bench::combined_4(start::<Welcome>(4, &[("set", "combined")]))]
fn welcome_family(start: Welcome) -> u64 {
    black_box(play(black_box(&start), GAMES))
}

#[library_benchmark]
#[bench::standard_4(start::<Raiders>(4, &[]))]
#[bench::tactical_4(start::<Raiders>(4, &[("mode", "tactical")]))]
fn dungeon_raiders(start: Raiders) -> u64 {
    black_box(play(black_box(&start), GAMES))
}

#[library_benchmark]
#[bench::standard_4(start::<Masmorra>(4, &[("rounds", "30")]))]
#[bench::epic_4(start::<Masmorra>(4, &[("mode", "epic"), ("rounds", "30")]))]
fn dungeons_of_arcadia(start: Masmorra) -> u64 {
    black_box(play(black_box(&start), GAMES / 100))
}

library_benchmark_group!(
    name = playouts,
    benchmarks = [welcome_family, dungeon_raiders, dungeons_of_arcadia]
);
main!(library_benchmark_groups = playouts);

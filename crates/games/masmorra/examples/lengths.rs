//! Measures random games: rounds, decisions, rules that never fire.
//!
//! `cargo run --release --package masmorra --example lengths -- GAMES SEATS KEY=VALUE...`

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, reason = "an example may panic")]

use bots::FastDice;
use game::{Game, Observer, Player, Playout, Setup, Tally, Turn};
use masmorra::Masmorra;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let seats: u8 = args.next().and_then(|text| text.parse().ok()).unwrap_or(4);
    let options: Vec<String> = args.collect();
    let pairs = options.iter().filter_map(|option| option.split_once('='));
    let setup = Setup::new(Masmorra::manifest(), seats, pairs).expect("a valid set-up");
    let mut tally = Tally::default();
    let mut player = Player::<Masmorra>::new();
    let mut rounds = Vec::new();
    let mut moves = Vec::new();
    let mut longest_list = 0;
    let mut unfinished = 0;
    let started = std::time::Instant::now();
    for seed in 0..games {
        let mut dice = FastDice::seeded(seed);
        let mut game = Masmorra::new(&setup, &mut tally).expect("a valid set-up");
        let mut playout = Playout::default();
        let mut list = Vec::new();
        while playout.moves < 200_000 && player.step(&mut game, &mut dice, &mut tally, &mut playout) {
            if let Turn::Decide { owe, .. } = game.turn() {
                game.legal(owe.first().expect("a seat owes a decision"), &mut list);
                longest_list = longest_list.max(list.len());
                assert!(!list.is_empty(), "no legal action: {:?}", game.view(Observer::Public).tasks);
            }
        }
        if game.turn() != Turn::Over {
            unfinished += 1;
            if playout.moves < 200_000 {
                println!("stuck at seed {seed}: {:?} {:?}", game.turn(), game.view(Observer::Public).tasks);
            }
        }
        rounds.push(game.view(Observer::Public).round);
        moves.push(playout.moves);
    }
    rounds.sort_unstable();
    moves.sort_unstable();
    let at = |list: &[u64], part: usize| list[(list.len() - 1) * part / 100];
    let rounds: Vec<u64> = rounds.into_iter().map(u64::from).collect();
    println!(
        "rounds: least {} median {} 95% {} most {}",
        rounds[0],
        at(&rounds, 50),
        at(&rounds, 95),
        at(&rounds, 100)
    );
    println!(
        "decisions: least {} median {} 95% {} most {}",
        moves[0],
        at(&moves, 50),
        at(&moves, 95),
        at(&moves, 100)
    );
    println!(
        "unfinished {unfinished}; longest list {longest_list}; {:?}; state {} bytes, action {}",
        started.elapsed(),
        std::mem::size_of::<Masmorra>(),
        std::mem::size_of::<masmorra::Action>()
    );
    for rule in Masmorra::manifest().rules {
        if tally.count(rule.id) == 0 {
            println!("never: {}", rule.id);
        }
    }
}

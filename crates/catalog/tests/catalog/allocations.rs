//! The playout path allocates nothing, in any game of the catalog.
//!
//! What is counted is what the thread of the test asks for: the threads of the test's own frame do not matter.

use allocation_counter::measure;
use bots::FastDice;
use game::{Game, Outcomes, Player, Playout, Setup, Silent, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Plays random games; the moves made, and the times that memory was asked for.
fn play<G: Game>(setup: &Setup, games: usize) -> (u64, u64) {
    let start = G::new(setup, &mut Silent).unwrap();
    let mut player = Player::<G>::new();
    let mut dice = FastDice::seeded(1);
    let mut total = Playout::default();
    let asked = measure(|| {
        for _ in 0..games {
            total.moves += player.finish(&mut start.clone(), u64::MAX, &mut dice, &mut Silent).moves;
        }
    });
    (total.moves, asked.count_total)
}

fn check<G: Game>(games: usize) {
    let manifest = G::manifest();
    let first = manifest.options.first();
    for value in first.map_or(&[][..], |option| option.values) {
        for seats in manifest.seats.clone() {
            let options = first.map(|option| (option.key, *value));
            let setup = Setup::for_simulation(manifest, seats, options).unwrap();
            let (moves, allocations) = play::<G>(&setup, games);
            assert!(moves > 1_000, "{} {value}: only {moves} moves were made", manifest.key);
            assert_eq!(allocations, 0, "{} {value}, {seats} seats, {moves} moves", manifest.key);
        }
    }
}

/// Plays a game of the Welcome family by quick guesses; how often memory was asked for.
fn quick_play(seats: u8, seed: u64) -> u64 {
    let setup = Setup::new(Welcome::manifest(), seats, [("set", "combined")]).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let (mut outcomes, mut legal) = (Outcomes::new(), Vec::with_capacity(32));
    let mut dice = FastDice::seeded(seed);
    let asked = measure(|| {
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&mut outcomes, &mut dice).unwrap();
                    game.resolve(outcome, &mut Silent).unwrap();
                }
                Turn::Decide { owe, .. } => {
                    let seat = owe.first().unwrap();
                    game.legal(seat, &mut legal);
                    let action = welcome::rollout_policy(&game, seat, &legal, &mut dice).unwrap();
                    game.decide(seat, action, &mut Silent).unwrap();
                    assert!(welcome::evaluate(&game).iter().sum::<f64>() > 0.99);
                }
            }
        }
    });
    asked.count_total
}

#[test]
fn quick_guesses_allocate_nothing_once_their_tables_are_there() {
    quick_play(4, 1);
    assert_eq!((2..=4).map(|seats| quick_play(seats, 2)).sum::<u64>(), 0);
}

#[test]
fn no_game_allocates_in_a_playout() {
    let asked = measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(asked.count_total, 1, "the counter does not count");
    check::<Welcome>(200);
    check::<Raiders>(200);
    check::<Masmorra>(4);
}

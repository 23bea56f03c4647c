//! Playouts allocate nothing, in any game of the catalog.
//!
//! The counter counts only allocations of the test's own thread.

use allocation_counter::measure;
use bots::FastDice;
use game::{Game, Outcomes, Player, Playout, Setup, Silent, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Plays random games. Returns the number of moves and of allocations.
fn play<G: Game>(setup: &Setup, games: usize) -> (u64, u64) {
    let start = G::new(setup, &mut Silent).unwrap();
    let mut player = Player::<G>::new();
    let mut dice = FastDice::seeded(1);
    let mut total = Playout::default();
    let allocations = measure(|| {
        for _ in 0..games {
            total.moves += player.finish(&mut start.clone(), u64::MAX, &mut dice, &mut Silent).moves;
        }
    });
    (total.moves, allocations.count_total)
}

pub(crate) fn check<G: Game>(games: usize) {
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

/// Plays a game of the Welcome family with its rollout policy. Returns the number of allocations.
fn rollout(seats: u8, seed: u64) -> u64 {
    let setup = Setup::new(Welcome::manifest(), seats, [("set", "combined")]).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let (mut outcomes, mut legal) = (Outcomes::new(), Vec::with_capacity(32));
    let mut dice = FastDice::seeded(seed);
    let allocations = measure(|| {
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
    allocations.count_total
}

#[test]
fn rollout_policies_allocate_nothing_after_the_first_game() {
    rollout(4, 1);
    assert_eq!((2..=4).map(|seats| rollout(seats, 2)).sum::<u64>(), 0);
}

#[test]
fn no_game_allocates_in_a_playout() {
    let allocations = measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(allocations.count_total, 1, "the counter must count");
    check::<Welcome>(200);
    check::<Raiders>(200);
    check::<Masmorra>(4);
}

//! Tests of the policy against weaker players.

use bots::{Bot, FastDice, Heuristic, Random, Tournament, WinCount};
use game::{Game, Observer, Player, Seat, Setup, Silent, Turn};
use welcome::Welcome;

fn heuristic(seed: u64) -> Box<dyn Bot<Welcome>> {
    Box::new(Heuristic::<Welcome>::new(welcome::policy, seed))
}

fn random(seed: u64) -> Box<dyn Bot<Welcome>> {
    Box::new(Random::seeded(seed))
}

fn against_randoms(set: &str, seats: u8, games: u64) -> WinCount {
    let setup = Setup::new(Welcome::manifest(), seats, [("set", set)]).unwrap();
    Tournament::new(setup).one_against_all(games, heuristic, random).unwrap()
}

#[test]
fn the_policy_beats_three_random_players_in_more_than_two_games_of_three() {
    for set in ["welcome", "back", "combined"] {
        let contest = against_randoms(set, 4, 400);
        let (low, _) = contest.interval();
        assert!(low > 2.0 / 3.0, "{set}: {contest:?}");
    }
}

#[test]
fn the_policy_beats_random_players_at_smaller_tables_too() {
    for seats in [2, 3] {
        let contest = against_randoms("combined", seats, 400);
        assert!(contest.interval().0 > 2.0 / 3.0, "{seats} seats: {contest:?}");
    }
}

#[test]
fn the_policy_beats_the_threshold_rule() {
    let threshold = |seed| Box::new(Heuristic::<Welcome>::new(welcome::threshold, seed)) as _;
    for (seats, games) in [(2, 150), (3, 60)] {
        let setup = Setup::new(Welcome::manifest(), seats, [("set", "welcome")]).unwrap();
        let contest = Tournament::new(setup).one_against_all(games, heuristic, threshold).unwrap();
        assert!(contest.interval().0 > 1.0 / f64::from(seats), "{seats} seats: {contest:?}");
    }
}

#[test]
fn the_threshold_rule_beats_random_players() {
    let threshold = |seed| Box::new(Heuristic::<Welcome>::new(welcome::threshold, seed)) as _;
    let setup = Setup::new(Welcome::manifest(), 2, [("set", "welcome")]).unwrap();
    let contest = Tournament::new(setup).one_against_all(200, threshold, random).unwrap();
    assert!(contest.interval().0 > 2.0 / 3.0, "{contest:?}");
}

#[test]
fn the_policy_is_legal_and_deterministic_for_the_same_dice() {
    let setup = Setup::new(Welcome::manifest(), 3, [("set", "combined")]).unwrap();
    let mut legal = Vec::new();
    for seed in 0..60 {
        let mut game = Welcome::new(&setup, &mut Silent).unwrap();
        let mut dice = FastDice::seeded(seed);
        let mut player = Player::<Welcome>::new();
        while player.step(&mut game, &mut dice, &mut Silent, &mut Default::default()) {
            let Turn::Decide { owe, .. } = game.turn() else { continue };
            let seat: Seat = owe.first().unwrap();
            game.legal(seat, &mut legal);
            let view = game.view(Observer::Seat(seat));
            let choose = || welcome::policy(&view, &legal, &mut FastDice::seeded(seed));
            assert!(choose().is_some_and(|choice| legal.contains(&choice)));
            assert_eq!(choose(), choose());
        }
    }
}

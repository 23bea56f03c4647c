//! The functions for bots: legal choices, better than chance, and blind to secrets.

use bots::{Bot, FastDice, Heuristic, Random, Tournament};
use example::{Action, Example, View, evaluate, policy, rollout_policy};
use game::{Game, Observer, Player, Playout, Seat, Setup, Silent, Turn};

/// Plays random games and calls `check` at each decision, with what the player on turn sees and may do.
fn for_each_decision(mut check: impl FnMut(&Example, Seat, &View, &[Action])) {
    let (mut legal, mut player, mut playout) = (Vec::new(), Player::new(), Playout::default());
    for seed in 0..20 {
        let setup = Setup::new(Example::manifest(), 2 + (seed % 3) as u8, []).unwrap();
        let mut game = Example::new(&setup, &mut Silent).unwrap();
        let mut dice = FastDice::seeded(seed);
        while game.turn() != Turn::Over {
            if let Some(seat) = game.turn().actors().first() {
                game.legal(seat, &mut legal);
                check(&game, seat, &game.view(Observer::Seat(seat)), &legal);
            }
            player.step(&mut game, &mut dice, &mut Silent, &mut playout);
        }
    }
}

#[test]
fn choices_are_legal_and_do_not_depend_on_secrets() {
    let mut differing = 0;
    for_each_decision(|game, seat, view, legal| {
        let other = Example::determinize(view, &mut FastDice::seeded(5)).unwrap();
        let rollout = |state| rollout_policy(state, seat, legal, &mut FastDice::seeded(9)).unwrap();
        assert!(legal.contains(&policy(view, legal, &mut FastDice::seeded(9)).unwrap()));
        assert!(legal.contains(&rollout(game)));
        assert_eq!(rollout(game), rollout(&other));
        differing += u32::from(other != *game);
    });
    assert!(differing > 100, "only {differing} positions hid anything");
}

#[test]
fn the_shares_of_the_victory_add_up_to_one() {
    for_each_decision(|game, _, _, _| {
        let sum: f64 = evaluate(game).iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    });
}

#[test]
fn the_policy_beats_random_players() {
    let mut tournament = Tournament::<Example>::new(Setup::new(Example::manifest(), 3, []).unwrap());
    let good = |seed| Box::new(Heuristic::new(policy, seed)) as Box<dyn Bot<Example>>;
    let random = |seed| Box::new(Random::seeded(seed)) as Box<dyn Bot<Example>>;
    let contest = tournament.one_against_all(600, good, random).unwrap();
    let (low, high) = contest.interval();
    assert!(low > 0.5, "won {:.3}, interval {low:.3} to {high:.3}", contest.rate());
}

//! Tests of what a search uses: the rollout policy, the likelihood of a sample and the evaluation.

use bots::FastDice;
use game::{Game, MAX_SEATS, Observer, Outcomes, Seat, Setup, Silent, Turn};
use welcome::survival_net::{Features, Network};
use welcome::{
    Action, Adventurer, Monster, PhaseView, Tile, Welcome, evaluate, likelihood, rollout_policy,
    survival_within,
};

/// Plays a game by the rollout policy and calls `look` before every decision.
fn play(set: &str, seats: u8, seed: u64, mut look: impl FnMut(&Welcome, Seat, &[Action])) -> Welcome {
    let setup = Setup::new(Welcome::manifest(), seats, [("set", set)]).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let (mut dice, mut outcomes, mut legal) = (FastDice::seeded(seed), Outcomes::new(), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let outcome = game.draw(&mut outcomes, &mut dice).unwrap();
                game.resolve(outcome, &mut Silent).unwrap();
            }
            Turn::Decide { owe, .. } => {
                let seat = owe.first().unwrap();
                game.legal(seat, &mut legal);
                look(&game, seat, &legal);
                let action = rollout_policy(&game, seat, &legal, &mut dice).unwrap();
                game.decide(seat, action, &mut Silent).unwrap();
            }
        }
    }
}

fn check_every_game(look: impl Fn(&Welcome, Seat, &[Action])) {
    for set in ["welcome", "back", "combined"] {
        for seats in 2..=4 {
            for seed in 0..12 {
                play(set, seats, seed, &look);
            }
        }
    }
}

#[test]
fn the_rollout_policy_is_legal_and_answers_only_for_the_seat_that_decides() {
    check_every_game(|game, seat, legal| {
        let guess = |seat| rollout_policy(game, seat, legal, &mut FastDice::seeded(1));
        assert!(guess(seat).is_some_and(|action| legal.contains(&action)));
        assert_eq!(guess(seat), guess(seat));
        assert_eq!(guess(seat.next(game.view(Observer::Public).players.len() as u8)), None);
    });
}

#[test]
fn the_rollout_policy_uses_only_what_its_seat_knows() {
    check_every_game(|game, seat, legal| {
        let view = game.view(Observer::Seat(seat));
        for seed in 0..4 {
            let other = Welcome::determinize(&view, &mut FastDice::seeded(seed)).unwrap();
            let guess = |game| rollout_policy(game, seat, legal, &mut FastDice::seeded(9));
            assert_eq!(guess(game), guess(&other), "{view:?}");
        }
    });
}

/// The search estimates after this many positions.
const POSITIONS: usize = 12_000;

#[test]
#[ignore = "slow"]
fn the_survival_net_is_close_to_the_exact_odds_for_every_adventurer() {
    let (mut squares, mut samples) = ([0.0; Adventurer::ALL.len()], [0.0; Adventurer::ALL.len()]);
    for (seats, seed) in (2..=4).flat_map(|seats| (500..512).map(move |seed| (seats, seed))) {
        play("combined", seats, seed, |game, seat, _| {
            let view = game.view(Observer::Seat(seat));
            let Some((adventurer, features)) =
                Features::of(game, seat).filter(|_| view.stage == PhaseView::Bid)
            else {
                return;
            };
            let exact = survival_within(&view, None, POSITIONS).unwrap();
            let off = f64::from(Network::of(adventurer).chance(&features)) - exact;
            squares[adventurer as usize] += off * off;
            samples[adventurer as usize] += 1.0;
        });
    }
    for adventurer in Adventurer::ALL {
        let (squares, samples) = (squares[adventurer as usize], samples[adventurer as usize]);
        assert!(samples > 20.0, "{adventurer:?} has {samples} samples");
        assert!((squares / samples).sqrt() < 0.15, "{adventurer:?} is off by {}", (squares / samples).sqrt());
    }
}

#[test]
fn the_chances_of_all_seats_add_up_to_one_and_the_winner_has_one() {
    check_every_game(|game, _, _| {
        let chances = evaluate(game);
        assert!(
            (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9 && chances.iter().all(|chance| *chance >= 0.0)
        );
    });
    let over = play("combined", 3, 5, |_, _, _| {});
    let winner = over.winners().first().unwrap();
    let expected: [f64; MAX_SEATS] =
        std::array::from_fn(|seat| if seat == winner.index() { 1.0 } else { 0.0 });
    assert_eq!(evaluate(&over), expected);
}

#[test]
fn every_true_state_has_a_positive_likelihood() {
    check_every_game(|game, seat, _| {
        let view = game.view(Observer::Seat(seat));
        let likelihood = likelihood(&view, game);
        assert!(0.0 < likelihood && likelihood <= 1.0, "{likelihood}");
    });
}

/// The Warrior without the Spear: the rival has added one card, and it is the first seat's turn.
fn rival_added_one_card() -> Welcome {
    let options = [("first_adventurer", "warrior"), ("start", "first")];
    let setup = Setup::new(Welcome::manifest(), 2, options).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let (me, rival) = (Seat::FIRST, Seat::FIRST.next(2));
    let tiles = [Tile::DragonSpear, Tile::PlateArmor, Tile::VorpalSword];
    let sacrifices = tiles.map(|tile| Action::Sacrifice { tile });
    let bids = [(me, sacrifices[0]), (rival, Action::Add), (me, sacrifices[1]), (rival, sacrifices[2])];
    let (mut dice, mut outcomes) = (FastDice::seeded(4), Outcomes::new());
    for (seat, action) in bids {
        game.decide(seat, Action::Draw, &mut Silent).unwrap();
        let card = game.draw(&mut outcomes, &mut dice).unwrap();
        game.resolve(card, &mut Silent).unwrap();
        game.decide(seat, action, &mut Silent).unwrap();
    }
    game
}

#[test]
fn players_add_monsters_that_they_are_equipped_for() {
    let game = rival_added_one_card();
    let (view, rival) = (game.view(Observer::Seat(Seat::FIRST)), Observer::Seat(Seat::FIRST.next(2)));
    let mut dice = FastDice::seeded(1);
    let mut mean_with = |monster: Monster| {
        let deals = (0..2_000).map(|_| Welcome::determinize(&view, &mut dice).unwrap());
        let fits = |deal: &Welcome| deal.view(rival).pile[0].monster == Some(monster);
        let found: Vec<f64> = deals.filter(fits).map(|deal| likelihood(&view, &deal)).collect();
        found.iter().sum::<f64>() / found.len() as f64
    };
    let (skeleton, dragon) = (mean_with(Monster::Skeleton), mean_with(Monster::Dragon));
    assert!(skeleton > 1.5 * dragon, "skeleton {skeleton}, dragon {dragon}");
}

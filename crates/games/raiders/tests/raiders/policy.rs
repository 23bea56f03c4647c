//! The policy always returns a legal action, and is much better than random play.

use bots::{Bot, FastDice, Heuristic, Random, Tournament, WinCount};
use game::{Dice, Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use raiders::{Action, Outcome, Part, Raiders, View, policy};

fn setup(seats: u8, options: &[(&str, &str)]) -> Setup {
    Setup::new(Raiders::manifest(), seats, options.iter().copied()).unwrap()
}

/// One policy player against random ones.
fn contest(seats: u8, mode: &str, games: u64) -> WinCount {
    let mut tournament = Tournament::<Raiders>::new(setup(seats, &[("mode", mode)]));
    let sensible = |seed| Box::new(Heuristic::new(policy, seed)) as Box<dyn Bot<Raiders>>;
    let random = |seed| Box::new(Random::seeded(seed)) as Box<dyn Bot<Raiders>>;
    tournament.one_against_all(games, sensible, random).unwrap()
}

fn check_beats_random(seats: u8, mode: &str, games: u64, at_least: f64) {
    let contest = contest(seats, mode, games);
    let (low, high) = contest.interval();
    assert!(
        low > at_least,
        "{mode}, {seats} seats: won {:.3}, interval {low:.3} to {high:.3}",
        contest.rate()
    );
}

#[test]
fn the_policy_wins_two_thirds_of_games_with_four_seats() {
    check_beats_random(4, "standard", 300, 0.67);
    check_beats_random(4, "tactical", 300, 0.67);
}

#[test]
fn the_policy_wins_most_games_with_other_seat_counts() {
    for mode in ["standard", "tactical"] {
        check_beats_random(3, mode, 100, 0.67);
        check_beats_random(5, mode, 60, 0.5);
    }
}

/// Plays random games and passes each position to `look`, with the view and the legal actions of each seat.
fn watch(setup: &Setup, games: u64, mut look: impl FnMut(&Raiders, Seat, &View, &[Action])) {
    let (mut outcomes, mut legal) = (Outcomes::new(), Vec::new());
    for seed in 0..games {
        let mut game = Raiders::new(setup, &mut Silent).unwrap();
        let mut dice = FastDice::seeded(seed);
        while game.turn() != Turn::Over {
            for seat in Seat::all(setup.seats()) {
                game.legal(seat, &mut legal);
                look(&game, seat, &game.view(Observer::Seat(seat)), &legal);
            }
            advance(&mut game, &mut outcomes, &mut legal, &mut dice);
        }
    }
}

/// One random step: a chance outcome, or an action of any seat that may act.
fn advance(
    game: &mut Raiders,
    outcomes: &mut Outcomes<Outcome>,
    legal: &mut Vec<Action>,
    dice: &mut FastDice,
) {
    let actors: Vec<Seat> = game.turn().actors().iter().collect();
    if actors.is_empty() {
        let outcome = game.draw(outcomes, dice).unwrap();
        return game.resolve(outcome, &mut Silent).unwrap();
    }
    let seat = actors[dice.below(actors.len() as u32) as usize];
    game.legal(seat, legal);
    let action = legal[dice.below(legal.len() as u32) as usize];
    game.decide(seat, action, &mut Silent).unwrap();
}

fn for_every_table(mut check: impl FnMut(&Setup)) {
    for seats in 3..=5 {
        for mode in ["standard", "tactical"] {
            for characters in ["dealt", "chosen"] {
                check(&setup(seats, &[("mode", mode), ("characters", characters)]));
            }
        }
    }
}

#[test]
fn a_seat_that_owes_a_decision_gets_a_legal_one() {
    let mut asked = 0;
    for_every_table(|setup| {
        watch(setup, 2, |game, seat, view, legal| {
            let choice = policy(view, legal, &mut FastDice::seeded(1));
            assert!(choice.is_none_or(|action| legal.contains(&action)), "{choice:?} of {legal:?}");
            let owes = matches!(game.turn(), Turn::Decide { owe, .. } if owe.contains(seat));
            assert!(!owes || choice.is_some(), "no choice of {legal:?}");
            asked += usize::from(owes);
        });
    });
    assert!(asked > 2_000, "only {asked} decisions were asked for");
}

#[test]
fn a_chosen_card_is_not_changed() {
    let mut sealed = 0;
    watch(&setup(4, &[]), 3, |_, seat, view, legal| {
        if view.players[seat.index()].part == Part::Chosen {
            assert_eq!(policy(view, legal, &mut FastDice::seeded(1)), None);
            sealed += 1;
        }
    });
    assert!(sealed > 100, "only {sealed} chosen cards were seen");
}

#[test]
fn the_same_view_and_dice_give_the_same_choice() {
    watch(&setup(4, &[("mode", "tactical")]), 3, |_, _, view, legal| {
        let choose = || policy(view, legal, &mut FastDice::seeded(9));
        assert_eq!(choose(), choose());
    });
}

#[test]
fn hidden_information_does_not_change_the_choice() {
    let mut compared = 0;
    watch(&setup(4, &[]), 3, |game, seat, view, legal| {
        let Some(other) = Raiders::determinize(view, &mut FastDice::seeded(5)) else {
            panic!("no state fits a view of a real game");
        };
        if other != *game {
            let theirs = other.view(Observer::Seat(seat));
            let choose = |view| policy(view, legal, &mut FastDice::seeded(9));
            assert_eq!(choose(view), choose(&theirs));
            compared += 1;
        }
    });
    assert!(compared > 500, "only {compared} positions had hidden information");
}

#[test]
fn the_public_gets_no_choice() {
    let game = Raiders::new(&setup(3, &[]), &mut Silent).unwrap();
    let view = game.view(Observer::Public);
    assert_eq!(policy(&view, &[], &mut FastDice::seeded(1)), None);
}

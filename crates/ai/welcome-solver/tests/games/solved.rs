//! The solved bot decides legally in the rounds that it knows, and returns `None` everywhere else.

use bots::{Bot, FastDice, Random};
use game::{Game, Observer, Outcomes, Setup, Silent, Turn};
use welcome::{Action, Adventurer, PhaseView, View, Welcome};
use welcome_solver::SolvedBot;

/// The number of bids in rounds of the Warrior, and of answers.
#[derive(Default)]
struct Count {
    bids: u32,
    answers: u32,
    decisions: Vec<Option<Action>>,
}

/// Plays a game by the solved bot where it has an answer, and at random elsewhere.
fn play(setup: &Setup, seed: u64, count: &mut Count) {
    let mut game = Welcome::new(setup, &mut Silent).unwrap();
    let mut dice = FastDice::seeded(seed);
    let (mut outcomes, mut legal) = (Outcomes::new(), Vec::new());
    let mut solved = SolvedBot::seeded(seed).unwrap();
    let mut random = Random::seeded(seed);
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&mut outcomes, &mut dice).unwrap();
                game.resolve(outcome, &mut Silent).unwrap();
            }
            Turn::Decide { owe, .. } => {
                let seat = owe.first().unwrap();
                game.legal(seat, &mut legal);
                let view = game.view(Observer::Seat(seat));
                let advice = solved.choose(&view, &legal);
                count.add(&view, &legal, advice);
                let other = <Random as Bot<Welcome>>::choose(&mut random, &view, &legal);
                game.decide(seat, advice.or(other).unwrap(), &mut Silent).unwrap();
            }
        }
    }
}

impl Count {
    fn add(&mut self, view: &View, legal: &[Action], advice: Option<Action>) {
        assert!(advice.is_none_or(|action| legal.contains(&action)), "{advice:?} of {legal:?}");
        self.bids += u32::from(view.stage == PhaseView::Bid && view.adventurer == Some(Adventurer::Warrior));
        self.answers += u32::from(advice.is_some());
        self.decisions.push(advice);
    }
}

fn count(seats: u8, options: &[(&str, &str)], games: u64) -> Count {
    let setup = Setup::new(Welcome::manifest(), seats, options.iter().copied()).unwrap();
    let mut count = Count::default();
    (0..games).for_each(|seed| play(&setup, seed, &mut count));
    count
}

#[test]
fn it_decides_legally_in_two_player_rounds_of_the_warrior() {
    let Count { bids, answers, .. } = count(2, &[("set", "welcome"), ("first_adventurer", "warrior")], 60);
    assert!(bids > 60 && answers > bids / 4, "{answers} answers, {bids} bids");
}

#[test]
fn it_does_not_answer_in_rounds_that_are_not_solved() {
    let check = |seats, options: &[(&str, &str)]| {
        let answers = count(seats, options, 5).answers;
        assert_eq!(answers, 0, "{seats} seats, {options:?}");
    };
    check(3, &[("set", "welcome"), ("first_adventurer", "warrior")]);
    check(2, &[("set", "back")]);
    check(2, &[("set", "combined"), ("first_adventurer", "warrior")]);
    for first_turn in ["opening_turn", "each_player"] {
        check(2, &[("set", "welcome"), ("first_adventurer", "warrior"), ("first_turn", first_turn)]);
    }
}

#[test]
fn the_same_seed_decides_the_same() {
    let decisions = || count(2, &[("set", "welcome"), ("first_adventurer", "warrior")], 12).decisions;
    assert!(decisions().iter().any(Option::is_some));
    assert_eq!(decisions(), decisions());
}

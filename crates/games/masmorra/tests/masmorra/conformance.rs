//! Masmorra keeps the contract, over every option and seat count.

use bots::FastDice;
use game::kit::{Effort, Ending, assert_conforms};
use game::{Dice, Game, Observer, Player, Playout, Scene, Setup, Silent};
use masmorra::{Action, Event, Masmorra, Outcome, View};
use serde::Serialize;
use serde_json::Value;
use static_assertions::{assert_impl_all, assert_not_impl_any};

/// Random games take thousands of decisions, so the kit looks at stretches of them, early and late.
fn stretches() -> Effort {
    Effort { longest: 150, ending: Ending::CutShort, head_start: 30_000, ..Effort::quick() }
}

#[test]
fn masmorra_keeps_every_law() {
    let report = assert_conforms::<Masmorra>(Effort {
        games: 1,
        combinations: 1,
        longest: 60,
        head_start: 2_000,
        ..stretches()
    });
    assert!(report.diverged_beats > 0 && report.determinized > 0 && report.placed > 0, "{report:?}");
    assert!(report.refusals > 0 && report.worlds > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn masmorra_keeps_every_law_for_long() {
    let effort = Effort { games: 2, combinations: 4, ..stretches() };
    let report = assert_conforms::<Masmorra>(effort);
    assert!(report.diverged_beats > 500, "the kit compared too few games that differ: {report:?}");
    assert!(report.determinized > 300 && report.placed > 500, "{report:?}");
    assert!(report.refusals > 100_000 && report.worlds > 500, "{report:?}");
}

#[test]
fn the_state_can_be_copied_but_neither_serialised_nor_printed() {
    assert_impl_all!(Masmorra: Copy);
    assert_not_impl_any!(Masmorra: Serialize, std::fmt::Debug);
}

#[test]
fn moves_and_states_stay_small() {
    let sizes = (size_of::<Action>(), size_of::<Outcome>(), size_of::<Event>(), size_of::<Masmorra>());
    assert!(sizes.0 <= 8 && sizes.1 <= 8 && sizes.2 <= 16 && sizes.3 <= 1_600, "{sizes:?}");
}

/// How many views are bent, and how long a state made from one is played on.
const BENT: u64 = 1_500;
const MOVES: u64 = 100;

#[test]
fn a_view_that_no_game_shows_does_no_harm() {
    let (mut turned_down, mut played_on) = (0, 0);
    for seed in 0..BENT {
        let mut dice = FastDice::seeded(seed);
        let mut view = serde_json::to_value(any_view(&mut dice)).unwrap();
        bend(&mut view, &mut dice);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        drop((view.lines(), view.prompt(), view.glossary()));
        match Masmorra::determinize(&view, &mut dice) {
            Some(mut game) => {
                Player::new().finish(&mut game, MOVES, &mut dice, &mut Silent);
                Observer::all(5).for_each(|observer| drop(game.view(observer)));
                played_on += 1;
            }
            None => turned_down += 1,
        }
    }
    assert!(turned_down > BENT / 20 && played_on > BENT / 20, "{turned_down} and {played_on}");
}

/// What some seat sees at some moment of some game.
fn any_view(dice: &mut FastDice) -> View {
    let mode = if dice.below(2) == 0 { "standard" } else { "epic" };
    let setup = Setup::new(Masmorra::manifest(), 2 + dice.below(4) as u8, [("mode", mode)]).unwrap();
    let mut game = Masmorra::new(&setup, &mut Silent).unwrap();
    let (mut player, mut playout) = (Player::new(), Playout::default());
    for _ in 0..dice.below(4_000) {
        player.step(&mut game, dice, &mut Silent, &mut playout);
    }
    game.view(Observer::Seat(game::Seat::FIRST))
}

/// Puts other numbers in the place of a few, and doubles entries of lists.
fn bend(value: &mut Value, dice: &mut FastDice) {
    match value {
        Value::Number(number) if dice.below(300) == 0 => {
            *number = [0, 1, 3, 6, 30, 120, 250, 255][dice.below(8) as usize].into();
        }
        Value::Array(entries) => {
            if let (Some(first), 0) = (entries.first().cloned(), dice.below(200)) {
                entries.push(first);
            }
            entries.iter_mut().for_each(|entry| bend(entry, dice));
        }
        Value::Object(fields) => fields.values_mut().for_each(|field| bend(field, dice)),
        _ => {}
    }
}

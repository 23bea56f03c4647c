//! Masmorra passes the conformance kit, for every option and seat count.

use bots::FastDice;
use game::kit::{Effort, Ending, assert_conforms};
use game::{Dice, Game, Observer, Player, Playout, Scene, Setup, Silent};
use masmorra::{Action, Event, Masmorra, Outcome, View};
use serde::Serialize;
use serde_json::Value;
use static_assertions::{assert_impl_all, assert_not_impl_any};

/// Random games take thousands of decisions, so the kit checks sections of them, early and late.
fn stretches() -> Effort {
    Effort { longest: 150, ending: Ending::CutShort, head_start: 30_000, ..Effort::quick() }
}

#[test]
fn masmorra_conforms() {
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
fn masmorra_conforms_in_long_games() {
    let effort = Effort { games: 2, combinations: 4, ..stretches() };
    let report = assert_conforms::<Masmorra>(effort);
    assert!(report.diverged_beats > 500, "the kit compared too few diverging games: {report:?}");
    assert!(report.determinized > 300 && report.placed > 500, "{report:?}");
    assert!(report.refusals > 100_000 && report.worlds > 500, "{report:?}");
}

#[test]
fn the_state_is_copy_but_not_serialize_or_debug() {
    assert_impl_all!(Masmorra: Copy);
    assert_not_impl_any!(Masmorra: Serialize, std::fmt::Debug);
}

#[test]
fn moves_and_states_stay_small() {
    let sizes = (size_of::<Action>(), size_of::<Outcome>(), size_of::<Event>(), size_of::<Masmorra>());
    assert!(sizes.0 <= 8 && sizes.1 <= 8 && sizes.2 <= 16 && sizes.3 <= 1_600, "{sizes:?}");
}

/// How many views are corrupted, and how many moves a state made from one is played.
const VIEWS: u64 = 1_500;
const MOVES: u64 = 100;

#[test]
fn impossible_views_are_rejected_or_playable() {
    let (mut rejected, mut played_on) = (0, 0);
    for seed in 0..VIEWS {
        let mut dice = FastDice::seeded(seed);
        let mut view = serde_json::to_value(any_view(&mut dice)).unwrap();
        corrupt(&mut view, &mut dice);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        drop((view.lines(), view.prompt(), view.glossary()));
        match Masmorra::determinize(&view, &mut dice) {
            Some(mut game) => {
                Player::new().finish(&mut game, MOVES, &mut dice, &mut Silent);
                Observer::all(5).for_each(|observer| drop(game.view(observer)));
                played_on += 1;
            }
            None => rejected += 1,
        }
    }
    assert!(rejected > VIEWS / 20 && played_on > VIEWS / 20, "{rejected} and {played_on}");
}

/// The view of the first seat at a random position.
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

/// Replaces a few numbers and duplicates entries of lists.
fn corrupt(value: &mut Value, dice: &mut FastDice) {
    match value {
        Value::Number(number) if dice.below(300) == 0 => {
            *number = [0, 1, 3, 6, 30, 120, 250, 255][dice.below(8) as usize].into();
        }
        Value::Array(entries) => {
            if let (Some(first), 0) = (entries.first().cloned(), dice.below(200)) {
                entries.push(first);
            }
            entries.iter_mut().for_each(|entry| corrupt(entry, dice));
        }
        Value::Object(fields) => fields.values_mut().for_each(|field| corrupt(field, dice)),
        _ => {}
    }
}

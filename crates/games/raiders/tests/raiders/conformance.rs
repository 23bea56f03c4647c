//! Dungeon Raiders keeps the contract, over every option and seat count.

use bots::FastDice;
use game::kit::{Effort, assert_conforms};
use game::{Dice, Game, Observer, Player, Playout, Setup, Silent};
use raiders::{Action, Event, Outcome, Raiders, View};
use serde::Serialize;
use serde_json::Value;
use static_assertions::{assert_impl_all, assert_not_impl_any};

#[test]
fn dungeon_raiders_keeps_every_law() {
    let report = assert_conforms::<Raiders>(Effort::quick());
    assert!(report.diverged_beats > 0 && report.sealed > 0 && report.determinized > 0, "{report:?}");
    assert!(report.placed > 0 && report.refusals > 0 && report.worlds > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn dungeon_raiders_keeps_every_law_for_long() {
    let report = assert_conforms::<Raiders>(Effort::thorough());
    assert!(report.diverged_beats > 10_000, "the kit compared too few games that differ: {report:?}");
    assert!(report.sealed > 1_000_000, "the kit compared too few sealed cards: {report:?}");
    assert!(report.determinized > 1_000 && report.placed > 5_000, "{report:?}");
    assert!(report.refusals > 500_000 && report.worlds > 50_000, "{report:?}");
}

#[test]
fn the_state_can_be_copied_but_neither_serialised_nor_printed() {
    assert_impl_all!(Raiders: Copy);
    assert_not_impl_any!(Raiders: Serialize, std::fmt::Debug);
}

#[test]
fn moves_and_states_stay_small() {
    assert_eq!((size_of::<Action>(), size_of::<Outcome>()), (2, 2));
    assert!(size_of::<Event>() <= 6, "a event takes {} bytes", size_of::<Event>());
    assert!(size_of::<Raiders>() <= 104, "a state takes {} bytes", size_of::<Raiders>());
}

/// How many views are bent, and how long a state made from one is played on.
const BENT: u64 = 4_000;
const MOVES: u64 = 200;

#[test]
fn a_view_that_no_game_shows_does_no_harm() {
    let (mut turned_down, mut played_on) = (0, 0);
    for seed in 0..BENT {
        let mut dice = FastDice::seeded(seed);
        let mut view = serde_json::to_value(any_view(&mut dice)).unwrap();
        bend(&mut view, &mut dice);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        match Raiders::determinize(&view, &mut dice) {
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
    let mode = if dice.below(2) == 0 { "standard" } else { "tactical" };
    let setup = Setup::new(Raiders::manifest(), 3 + dice.below(3) as u8, [("mode", mode)]).unwrap();
    let mut game = Raiders::new(&setup, &mut Silent).unwrap();
    let (mut player, mut playout) = (Player::new(), Playout::default());
    for _ in 0..dice.below(150) {
        player.step(&mut game, dice, &mut Silent, &mut playout);
    }
    game.view(Observer::Seat(game::Seat::FIRST))
}

/// Words of views, some of which fit where others stood.
const WORDS: [&str; 12] = [
    "deal_character",
    "take_character",
    "draw_level",
    "lay_room",
    "cards",
    "over",
    "owes",
    "chosen",
    "idle",
    "down",
    "power_5",
    "key",
];

/// Puts other numbers and words in the place of a few, and doubles entries of lists.
fn bend(value: &mut Value, dice: &mut FastDice) {
    match value {
        Value::Number(number) if dice.below(25) == 0 => {
            *number = [0, 1, 3, 6, 30, 120, 250, 255][dice.below(8) as usize].into();
        }
        Value::String(word) if dice.below(100) == 0 => {
            WORDS[dice.below(WORDS.len() as u32) as usize].clone_into(word);
        }
        Value::Array(entries) => {
            if let (Some(first), 0) = (entries.first().cloned(), dice.below(25)) {
                entries.push(first);
            }
            entries.iter_mut().for_each(|entry| bend(entry, dice));
        }
        Value::Object(fields) => fields.values_mut().for_each(|field| bend(field, dice)),
        _ => {}
    }
}

//! Dungeon Raiders passes the conformance kit, with all options and seat counts.

use bots::FastDice;
use game::kit::{Effort, assert_conforms};
use game::{Dice, Game, Observer, Player, Playout, Setup, Silent};
use raiders::{Action, Event, Outcome, Raiders, View};
use serde::Serialize;
use serde_json::Value;
use static_assertions::{assert_impl_all, assert_not_impl_any};

#[test]
fn raiders_passes_the_conformance_kit() {
    let report = assert_conforms::<Raiders>(Effort::quick());
    assert!(report.diverged_beats > 0 && report.sealed > 0 && report.determinized > 0, "{report:?}");
    assert!(report.placed > 0 && report.refusals > 0 && report.worlds > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn raiders_passes_the_conformance_kit_at_length() {
    let report = assert_conforms::<Raiders>(Effort::thorough());
    assert!(report.diverged_beats > 10_000, "the kit compared too few games that differ: {report:?}");
    assert!(report.sealed > 1_000_000, "the kit compared too few sealed cards: {report:?}");
    assert!(report.determinized > 1_000 && report.placed > 5_000, "{report:?}");
    assert!(report.refusals > 500_000 && report.worlds > 50_000, "{report:?}");
}

#[test]
fn the_state_is_copy_but_neither_serializable_nor_printable() {
    assert_impl_all!(Raiders: Copy);
    assert_not_impl_any!(Raiders: Serialize, std::fmt::Debug);
}

#[test]
fn actions_events_and_states_stay_small() {
    assert_eq!((size_of::<Action>(), size_of::<Outcome>()), (2, 2));
    assert!(size_of::<Event>() <= 6, "an event takes {} bytes", size_of::<Event>());
    assert!(size_of::<Raiders>() <= 104, "a state takes {} bytes", size_of::<Raiders>());
}

/// The number of corrupted views, and the number of steps played from a sampled state.
const CORRUPTED: u64 = 4_000;
const MOVES: u64 = 200;

#[test]
fn a_corrupted_view_causes_no_panic() {
    let (mut rejected, mut played_on) = (0, 0);
    for seed in 0..CORRUPTED {
        let mut dice = FastDice::seeded(seed);
        let mut view = serde_json::to_value(any_view(&mut dice)).unwrap();
        corrupt(&mut view, &mut dice);
        let Ok(view) = serde_json::from_value::<View>(view) else { continue };
        match Raiders::determinize(&view, &mut dice) {
            Some(mut game) => {
                Player::new().finish(&mut game, MOVES, &mut dice, &mut Silent);
                Observer::all(5).for_each(|observer| drop(game.view(observer)));
                played_on += 1;
            }
            None => rejected += 1,
        }
    }
    assert!(rejected > CORRUPTED / 20 && played_on > CORRUPTED / 20, "{rejected} and {played_on}");
}

/// The view of a random seat in a random position.
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

/// Values that occur in views, so that some fit where others were.
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

/// Replaces some numbers and strings, and duplicates list entries.
fn corrupt(value: &mut Value, dice: &mut FastDice) {
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
            entries.iter_mut().for_each(|entry| corrupt(entry, dice));
        }
        Value::Object(fields) => fields.values_mut().for_each(|field| corrupt(field, dice)),
        _ => {}
    }
}

//! Masmorra keeps the contract, over every option and seat count.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

use game::kit::{Effort, Ending, assert_conforms};
use masmorra::{Action, Fact, Masmorra, Outcome};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};

#[test]
fn masmorra_keeps_every_law() {
    let effort = Effort {
        games: 2,
        combinations: 4,
        longest: 150,
        ending: Ending::CutShort,
        head_start: 30_000,
        ..Effort::quick()
    };
    let report = assert_conforms::<Masmorra>(effort);
    println!("{report:?}");
}

#[test]
fn the_state_can_be_copied_but_neither_serialised_nor_printed() {
    assert_impl_all!(Masmorra: Copy);
    assert_not_impl_any!(Masmorra: Serialize, std::fmt::Debug);
}

#[test]
fn moves_and_states_stay_small() {
    println!(
        "{} {} {} {}",
        size_of::<Action>(),
        size_of::<Outcome>(),
        size_of::<Fact>(),
        size_of::<Masmorra>()
    );
}

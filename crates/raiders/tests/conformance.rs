//! Dungeon Raiders keeps the contract, over every option and seat count.

use game::kit::{Effort, assert_conforms};
use raiders::{Action, Fact, Outcome, Raiders};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};

#[test]
fn dungeon_raiders_keeps_every_law() {
    let report = assert_conforms::<Raiders>(Effort::thorough());
    println!("{report:?}");
}

#[test]
fn the_state_can_be_copied_but_neither_serialised_nor_printed() {
    assert_impl_all!(Raiders: Copy);
    assert_not_impl_any!(Raiders: Serialize, std::fmt::Debug);
}

#[test]
fn moves_and_states_stay_small() {
    println!("{} {} {} {}", size_of::<Action>(), size_of::<Outcome>(), size_of::<Fact>(), size_of::<Raiders>());
}

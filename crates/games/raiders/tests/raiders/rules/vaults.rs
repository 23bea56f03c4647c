//! Vaults: R23.

use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{Armory, Strongroom};
use raiders::{Character, Event, Item};

use crate::rules::raid::{check, raid};
use crate::rules::script::seat;

const FIVE: [Character; 5] = [Explorer, Thief, Warrior, Knight, Sorcerer];
const FOUR: [Character; 4] = [Explorer, Thief, Warrior, Knight];

#[test]
fn r23_the_armory_gives_items_by_the_card_played() {
    check(raid(FIVE).room(Armory, "5 4 3 2 1"), ["armory: E torch, D ball, C key, B sword, A -1w = 1"]);
    let script = raid(FIVE).room(Armory, "5 4 3 2 1").play();
    assert_eq!((script.held(4, Item::Torch), script.supply(Item::Torch)), (1, 4));
    assert_eq!(script.rule_of(Event::ItemGot { seat: seat(4), item: Item::Torch }), "R23");
}

#[test]
fn r23_the_strongroom_gives_coins_by_the_card_played() {
    check(
        raid([Explorer, Thief, Knight, Warrior, Sorcerer]).room(Strongroom, "5 4 3 2 1"),
        ["strongroom: E +1 = 2, D +2 = 4, C -1w = 0, B +3 = 5, A -2w = 0"],
    );
}

#[test]
fn r23_each_player_gets_full_coins_and_potions() {
    check(raid(FOUR).room(Strongroom, "4 4 4 4"), ["strongroom: A +3 = 6, B +3 = 5, C +3 = 5, D +3 = 4"]);
    check(raid(FOUR).room(Strongroom, "5 5 1 5"), ["strongroom: C +1 = 3, A -2w = 0, B -2w = 0, D -1w = 0"]);
}

#[test]
fn r23_nobody_gets_an_item_if_the_supply_is_too_small() {
    // The Thief has one of six keys and the armory gave four. One is left for two players.
    check(
        raid(FOUR).room(Armory, "3 3 3 3").next_level().room(Armory, "3 3 1 1"),
        ["armory: A key, B key, C key, D key", "armory: C torch, D torch, no key"],
    );
}

#[test]
fn r23_a_single_player_can_get_the_last_item() {
    check(
        raid(FOUR).after(Armory, "3 3 3 3").next_level().room(Armory, "3 5 1 2"),
        ["armory: C torch, D ball, A key, B -1w = 1"],
    );
}

#[test]
fn r23_each_item_is_checked_separately() {
    // The Sorcerer has two balls and the supply four: too few for five.
    check(raid(FIVE).room(Armory, "2 2 2 2 2"), ["armory: no ball"]);
    check(raid(FIVE).room(Armory, "2 2 2 2 4"), ["armory: A ball, B ball, C ball, D ball, E sword"]);
    let script = raid(FIVE).room(Armory, "2 2 2 2 2").play();
    assert_eq!(script.rule_of(Event::ItemShort { item: Item::CrystalBall }), "R23");
    assert_eq!(script.supply(Item::CrystalBall), 4);
}

#[test]
fn r23_hands_have_no_item_limit() {
    let script = raid(FOUR).after(Armory, "1 2 3 4").after(Armory, "2 1 4 3").after(Armory, "4 3 2 1").play();
    let held = |number| Item::ALL.map(|item| script.held(number, item));
    assert_eq!(held(0), [2, 1, 0, 1], "the Explorer started with a torch");
    assert_eq!(held(1), [1, 1, 2, 0], "the Thief started with a key");
}

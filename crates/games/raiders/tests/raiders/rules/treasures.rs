//! Treasures and the coin limit: R20, R21.

use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{
    CoinCatcher, Dragon, LavaCauldron, Strongroom, TreasureFour, TreasureFourTwo, TreasureOne, TreasureThree,
    TreasureThreeTwo, TreasureTwo, TreasureTwoOne,
};
use raiders::{Boss, Character, Chest, Event, Room};

use crate::rules::raid::{Raid, check, raid};
use crate::rules::script::seat;

const FIVE: [Character; 5] = [Explorer, Thief, Warrior, Knight, Sorcerer];
const FOUR: [Character; 4] = [Explorer, Thief, Warrior, Knight];
const THREE: [Character; 3] = [Explorer, Thief, Warrior];

#[test]
fn r20_the_highest_cards_share_the_big_chest_and_the_second_highest_the_small_one() {
    // The example of the rulebook: three fours share 4 coins, the 2 gets the small chest, the 1 nothing.
    check(
        raid(FIVE).room(TreasureFourTwo, "4 4 4 2 1"),
        ["treasure_four_two: A +1 = 4, B +1 = 3, C +1 = 3, D small +2 = 3"],
    );
}

#[test]
fn r20_a_single_highest_card_gets_the_whole_big_chest() {
    check(raid(THREE).room(TreasureFourTwo, "3 5 1"), ["treasure_four_two: B +4 = 6, A small +2 = 5"]);
}

#[test]
fn r20_a_chest_too_small_for_all_tied_players_is_lost() {
    check(raid(THREE).room(TreasureOne, "3 3 1"), ["treasure_one: big lost"]);
    check(raid(FIVE).room(TreasureThreeTwo, "4 4 4 4 3"), ["treasure_three_two: big lost, E small +2 = 3"]);
}

#[test]
fn r20_the_small_chest_is_shared_in_the_same_way() {
    check(
        raid(FOUR).room(TreasureThreeTwo, "5 3 3 1"),
        ["treasure_three_two: A +3 = 6, B small +1 = 3, C small +1 = 3"],
    );
    check(raid(FOUR).room(TreasureTwoOne, "5 3 3 1"), ["treasure_two_one: A +2 = 5, small lost"]);
}

#[test]
fn r20_second_place_can_get_more_than_a_shared_first() {
    check(
        raid(FOUR).room(TreasureThreeTwo, "5 5 4 1"),
        ["treasure_three_two: A +1 = 4, B +1 = 3, C small +2 = 4"],
    );
}

#[test]
fn r20_without_a_small_chest_second_place_gets_nothing() {
    let cases = [(TreasureFour, 4), (TreasureThree, 3), (TreasureTwo, 2), (TreasureOne, 1)];
    for (room, coins) in cases {
        let expected = format!("{}: C +{coins} = {}", room.key(), 2 + coins);
        assert_eq!(raid(THREE).room(room, "4 3 5").story(), [expected]);
    }
}

#[test]
fn r20_each_treasure_has_its_printed_coins() {
    let cases = [(TreasureFourTwo, 4, 2), (TreasureThreeTwo, 3, 2), (TreasureTwoOne, 2, 1)];
    for (room, big, small) in cases {
        let expected = format!("{}: C +{big} = {}, A small +{small} = {}", room.key(), 2 + big, 3 + small);
        assert_eq!(raid(THREE).room(room, "4 3 5").story(), [expected]);
    }
}

#[test]
fn r20_if_all_tie_nobody_is_second() {
    check(raid(THREE).room(TreasureFourTwo, "4 4 4"), ["treasure_four_two: A +1 = 4, B +1 = 3, C +1 = 3"]);
    check(raid(FIVE).room(TreasureFourTwo, "4 4 4 4 4"), ["treasure_four_two: big lost"]);
}

#[test]
fn r20_chests_cite_their_rule() {
    let script = raid(THREE).room(TreasureTwoOne, "5 4 4").play();
    assert_eq!(
        script.rule_of(Event::ChestWon { seat: seat(0), chest: Chest::Big, coins: 2, total: 5 }),
        "R20"
    );
    assert_eq!(script.rule_of(Event::ChestLost { chest: Chest::Small }), "R20");
}

/// Player A has 18 coins at the start of a level.
fn eighteen_coins() -> Raid {
    raid(THREE)
        .after(TreasureFourTwo, "5 4 4")
        .after(Strongroom, "4 3 3")
        .after(TreasureFourTwo, "3 2 2")
        .after(TreasureFour, "2 1 1")
        .after(Dragon, "1 5 5")
}

#[test]
fn r21_the_limit_is_twenty_coins() {
    check(
        eighteen_coins().room(TreasureThreeTwo, "5 4 1"),
        ["treasure_three_two: A +3 = 20, A drops 1, B small +2 = 6"],
    );
    check(
        eighteen_coins().room(Strongroom, "4 1 1"),
        ["strongroom: B +1 = 5, C +1 = 5, A +3 = 20, A drops 1"],
    );
    check(eighteen_coins().room(TreasureTwo, "5 4 1"), ["treasure_two: A +2 = 20"]);
}

#[test]
fn r21_coins_above_the_limit_are_lost() {
    check(
        eighteen_coins().after(TreasureTwo, "5 4 1").room(TreasureThreeTwo, "4 5 4"),
        ["treasure_three_two: B +3 = 7, A small +1 = 20, A drops 1, C small +1 = 5"],
    );
}

#[test]
fn r21_an_excess_cites_the_limit() {
    let script = eighteen_coins().room(TreasureThreeTwo, "5 4 1").play();
    assert_eq!(script.rule_of(Event::CoinsOverLimit { seat: seat(0), lost: 1 }), "R21");
    assert_eq!(script.purse(0).0, 20);
}

#[test]
fn r21_the_limit_applies_to_coins_from_a_final_monster() {
    let story = eighteen_coins().after(Strongroom, "4 4 4").boss(Boss::Sphinx, "5 1 1").story();
    assert!(story[0].starts_with("sphinx 7/11: ") && story[0].ends_with("A +2 = 20, A drops 2"), "{story:?}");
}

#[test]
fn r21_coins_do_not_go_below_zero() {
    let rooms: [(Room, &str); 2] = [(LavaCauldron, "lava_cauldron"), (CoinCatcher, "coin_catcher")];
    for (room, key) in rooms {
        let expected = [format!("{key}: 5 takes {}, B -2 = 0", if room == LavaCauldron { 3 } else { 2 })];
        assert_eq!(raid([Knight, Warrior, Sorcerer]).room(room, "5 1 1").story(), expected);
    }
}

#[test]
fn r21_wounds_do_not_go_below_zero() {
    check(
        raid([Knight, Warrior, Sorcerer]).room(Strongroom, "5 5 3"),
        ["strongroom: C -1w = 0, A -1w = 0, B -0w = 0"],
    );
}

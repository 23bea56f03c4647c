//! Traps: R24.

use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{CoinCatcher, GiantBoulder, LavaCauldron, SpikeTrap};
use raiders::{Character, Event, Room, Toll};

use crate::rules::raid::{check, raid};
use crate::rules::script::seat;

const THREE: [Character; 3] = [Explorer, Thief, Warrior];

/// What each trap takes if the highest card is 1, 2, 3, 4 or 5.
const TRAPS: [(Room, [u8; 5]); 4] = [
    (LavaCauldron, [0, 0, 1, 2, 3]),
    (CoinCatcher, [0, 1, 1, 2, 2]),
    (SpikeTrap, [0, 0, 1, 2, 2]),
    (GiantBoulder, [0, 1, 1, 1, 2]),
];

/// The Explorer has the most coins, the Warrior the fewest wounds, and the Thief plays the highest card.
fn sprung(room: Room, highest: usize) -> Vec<String> {
    let plays = ["1 1 1", "1 2 1", "1 3 1", "1 4 1", "1 5 1"][highest - 1];
    raid(THREE).room(room, plays).story()
}

#[test]
fn r24_the_highest_card_sets_the_amount() {
    for (room, amounts) in TRAPS {
        for (highest, amount) in (1..).zip(amounts) {
            let expected = match (amount, room) {
                (0, _) => format!("{}: {highest} is quiet", room.key()),
                (_, LavaCauldron | CoinCatcher) => {
                    format!("{}: {highest} takes {amount}, A -{amount} = {}", room.key(), 3 - amount)
                }
                _ => format!("{}: {highest} takes {amount}, C +{amount}w = {amount}", room.key()),
            };
            assert_eq!(sprung(room, highest), [expected]);
        }
    }
}

#[test]
fn r24_all_tied_for_the_most_coins_lose_the_full_amount() {
    check(
        raid([Thief, Warrior, Knight]).room(CoinCatcher, "5 1 1"),
        ["coin_catcher: 5 takes 2, A -2 = 0, B -2 = 0"],
    );
}

#[test]
fn r24_all_tied_for_the_fewest_wounds_get_the_full_amount() {
    check(
        raid([Thief, Knight, Sorcerer]).room(SpikeTrap, "4 1 1"),
        ["spike_trap: 4 takes 2, B +2w = 3, C +2w = 3"],
    );
}

#[test]
fn r24_traps_hit_the_fewest_wounds_and_not_the_most() {
    check(raid(THREE).room(GiantBoulder, "5 5 5"), ["giant_boulder: 5 takes 2, C +2w = 2"]);
}

#[test]
fn r24_the_payers_are_fixed_before_the_first_one_pays() {
    // After A has paid, B alone has the most coins, and C as many as A.
    check(
        raid([Thief, Warrior, Knight]).room(LavaCauldron, "3 1 1"),
        ["lava_cauldron: 3 takes 1, A -1 = 1, B -1 = 1"],
    );
}

#[test]
fn r24_the_next_trap_uses_the_new_totals() {
    check(
        raid([Thief, Warrior, Knight]).room(LavaCauldron, "5 5 5").room(CoinCatcher, "1 1 4"),
        ["lava_cauldron: 5 takes 3, A -2 = 0, B -2 = 0", "coin_catcher: 4 takes 2, C -1 = 0"],
    );
}

#[test]
fn r24_the_card_after_a_ball_counts() {
    check(
        raid([Explorer, Thief, Sorcerer]).room(LavaCauldron, "1 1 b4"),
        ["lava_cauldron: 4 takes 2, A -2 = 1"],
    );
}

#[test]
fn r24_only_power_cards_and_balls_fit() {
    for (trap, _) in TRAPS {
        let script = raid([Thief, Knight, Sorcerer]).room(trap, "1 1 1").before_the_last_room();
        assert_eq!([0, 1, 2].map(|number| script.playable(number)), ["12345", "12345", "12345b"]);
    }
}

#[test]
fn r24_traps_cite_their_rule() {
    let script = raid(THREE).room(CoinCatcher, "1 5 1").play();
    assert_eq!(script.rule_of(Event::TrapSprung { highest: 5, toll: Toll::Coins, amount: 2 }), "R24");
    assert_eq!(script.rule_of(Event::CoinsLost { seat: seat(0), coins: 2, total: 1 }), "R24");
    let quiet = raid(THREE).room(CoinCatcher, "1 1 1").play();
    assert_eq!(quiet.rule_of(Event::TrapQuiet { highest: 1 }), "R24");
}

//! Escaping from a final monster: R26.

use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::Armory;
use raiders::{Boss, Character, Event, Item};

use crate::rules::raid::{Raid, raid};
use crate::rules::script::{Script, seat};

const FOUR: [Character; 4] = [Explorer, Thief, Warrior, Sorcerer];
const KNIGHTS: [Character; 4] = [Explorer, Thief, Warrior, Knight];

#[track_caller]
fn check(raid: Raid, expected: &str) {
    assert_eq!(raid.story()[0], expected);
}

#[test]
fn r26_a_torch_escapes_the_wolf_pack() {
    check(raid(FOUR).boss(Boss::WolfPack, "t 5 4 3"), "wolf_pack: A escapes 12/14, D +2w = 3");
}

#[test]
fn r26_a_ball_escapes_the_necromancer() {
    check(raid(FOUR).boss(Boss::Necromancer, "5 5 4 b"), "necromancer: D escapes 14/18, C +2w = 2");
}

#[test]
fn r26_a_key_escapes_the_mega_dragon() {
    check(raid(FOUR).boss(Boss::MegaDragon, "5 k 4 3"), "mega_dragon: B escapes, undefeatable, D +3w = 4");
}

#[test]
fn r26_an_escape_card_adds_nothing_and_the_strength_stays() {
    // Four fives would be 20. With one escape three are 15, which is enough for 14.
    check(raid(FOUR).boss(Boss::WolfPack, "t 5 5 5"), "wolf_pack: A escapes 15/14, defeated");
    check(raid(KNIGHTS).boss(Boss::WolfPack, "t 1 5 s"), "wolf_pack: A escapes 11/14, B +2w = 4");
}

/// Everyone has the item that this card gives in the armory.
fn all_have(item: &'static str) -> Raid {
    raid(KNIGHTS).after(Armory, item)
}

#[test]
fn r26_nobody_is_attacked_if_all_escape() {
    let everyone = "A escapes, B escapes, C escapes, D escapes";
    check(
        all_have("1 1 1 1").boss(Boss::WolfPack, "t t t t"),
        &format!("wolf_pack: {everyone} 0/14, nobody attacked"),
    );
    check(
        all_have("2 2 2 2").boss(Boss::Necromancer, "b b b b"),
        &format!("necromancer: {everyone} 0/18, nobody attacked"),
    );
    let dragon = all_have("3 3 3 3").boss(Boss::MegaDragon, "k k k k");
    assert_eq!(dragon.play().rule_of(Event::NobodyAttacked), "R26");
    check(dragon, &format!("mega_dragon: {everyone}, undefeatable, nobody attacked"));
}

#[test]
fn r26_only_the_other_cards_are_compared() {
    check(
        all_have("3 3 3 3").boss(Boss::MegaDragon, "k 2 k 2"),
        "mega_dragon: A escapes, C escapes, undefeatable, B +3w = 5, D +3w = 4",
    );
}

#[test]
fn r26_a_ball_against_the_necromancer_gives_no_second_card_in_either_mode() {
    for raid in [raid(FOUR), raid(FOUR).tactical(0)] {
        let script = raid.boss(Boss::Necromancer, "5 5 4 b").play();
        assert_eq!(game::Game::turn(&script.game), game::Turn::Over);
        assert!(!script.events().any(|event| matches!(event, Event::PlaysAgain { .. })));
        assert_eq!(script.rule_of(Event::Escaped { seat: seat(3), item: Item::CrystalBall }), "R26");
        assert_eq!(script.supply(Item::CrystalBall), 5, "it returns like other escape cards");
    }
}

#[test]
fn r26_the_escape_card_may_follow_a_ball() {
    let dragon = all_have("2 2 2 2").boss(Boss::MegaDragon, "4 bk 4 3");
    check(dragon, "mega_dragon: B escapes, undefeatable, D +3w = 4");
    let wolves = all_have("2 2 2 2").boss(Boss::WolfPack, "bt 3 3 1");
    check(wolves, "wolf_pack: A escapes 7/14, D +2w = 3");
    let tactical = raid(KNIGHTS).tactical(2).after(Armory, "2 2 2 2");
    check(tactical.boss(Boss::WolfPack, "bt 3 3 1"), "wolf_pack: A escapes 7/14, D +2w = 3");
}

#[test]
fn r26_each_item_escapes_only_its_monster() {
    let script: Script = all_have("2 2 2 2").boss(Boss::MegaDragon, "1 1 1 1").before_the_last_room();
    assert_eq!(script.card_refusal(0, 't'), "card_not_for_room");
    let script = raid(KNIGHTS).boss(Boss::WolfPack, "1 1 1 1").before_the_last_room();
    assert_eq!(script.card_refusal(1, 'k'), "card_not_for_room");
}

#[test]
fn r26_escape_cards_return_to_the_supply() {
    let script = raid(FOUR).boss(Boss::WolfPack, "t 5 4 3").play();
    assert_eq!((script.supply(Item::Torch), script.held(0, Item::Torch)), (6, 0));
}

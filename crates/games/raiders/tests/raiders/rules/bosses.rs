//! The final monsters: R25, R27 to R29.

use game::Game;
use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::Strongroom;
use raiders::{Boss, Chamber, Character, Event};

use crate::rules::raid::{Raid, check as check_story, raid};
use crate::rules::script::seat;

const FIVE: [Character; 5] = [Explorer, Thief, Warrior, Knight, Sorcerer];
const FOUR: [Character; 4] = [Explorer, Thief, Warrior, Knight];
const THREE: [Character; 3] = [Explorer, Thief, Warrior];

/// The log line of the final monster.
fn fight(raid: &Raid) -> String {
    raid.story()[0].clone()
}

#[track_caller]
fn check(raid: Raid, expected: &str) {
    assert_eq!(fight(&raid), expected);
}

#[test]
fn r25_a_final_monster_is_defeated_by_the_sum_of_cards() {
    check(raid(FOUR).boss(Boss::Vampire, "5 5 4 4"), "vampire 18/18: defeated");
    check(raid(FOUR).boss(Boss::TaxCollector, "5 4 4 1"), "tax_collector 14/14: defeated");
}

#[test]
fn r25_the_tax_collector_takes_coins_but_deals_no_wounds() {
    let rich = || raid(FOUR).after(Strongroom, "4 4 4 4");
    check(rich().boss(Boss::TaxCollector, "5 4 2 2"), "tax_collector 13/14: C -3 = 5, D -3 = 4");
}

#[test]
fn r25_the_vampire_deals_wounds_and_takes_coins() {
    let rich = || raid(FOUR).after(Strongroom, "4 4 4 4");
    check(rich().boss(Boss::Vampire, "5 4 3 3"), "vampire 15/18: C +1w = 1, C -2 = 6, D +1w = 2, D -2 = 5");
}

#[test]
fn r25_a_player_with_too_few_coins_loses_all_of_them() {
    check(raid(FIVE).boss(Boss::TaxCollector, "5 4 3 2 1"), "tax_collector 15/16: E -1 = 0");
    check(raid(FIVE).boss(Boss::Vampire, "5 4 3 2 1"), "vampire 15/23: E +1w = 2, E -1 = 0");
}

#[test]
fn r25_the_wolf_pack_and_the_necromancer_deal_two_wounds() {
    check(raid(FOUR).boss(Boss::WolfPack, "5 4 3 1"), "wolf_pack 13/14: D +2w = 3");
    check(raid(FOUR).boss(Boss::Necromancer, "5 4 3 1"), "necromancer 13/18: D +2w = 3");
}

#[test]
fn r25_three_monsters_cannot_be_defeated() {
    check(raid(FOUR).boss(Boss::MegaDragon, "5 5 5 4"), "mega_dragon: undefeatable, D +3w = 4");
    check(raid(FOUR).boss(Boss::Golem, "4 4 4 3"), "golem: undefeatable, D +3w = 4");
    check(raid(FOUR).boss(Boss::Mummy, "4 4 4 5"), "mummy: undefeatable, D +3w = 4");
}

/// The strengths for three, four and five players.
const STRENGTHS: [(Boss, [u8; 3]); 7] = [
    (Boss::TaxCollector, [11, 14, 16]),
    (Boss::Medusa, [11, 14, 16]),
    (Boss::Vampire, [14, 18, 23]),
    (Boss::Sphinx, [11, 14, 16]),
    (Boss::Minotaur, [14, 18, 23]),
    (Boss::WolfPack, [11, 14, 16]),
    (Boss::Necromancer, [14, 18, 23]),
];

#[test]
fn r25_the_strength_depends_on_the_number_of_players() {
    for (boss, [three, four, five]) in STRENGTHS {
        let fights = [
            (fight(&raid(THREE).boss(boss, "5 5 5")), 15, three),
            (fight(&raid(FOUR).boss(boss, "5 5 5 5")), 20, four),
            (fight(&raid(FIVE).boss(boss, "5 5 5 5 5")), 25, five),
        ];
        for (story, total, strength) in fights {
            assert!(story.starts_with(&format!("{} {total}/{strength}: defeated", boss.key())), "{story}");
        }
    }
}

#[test]
fn r25_a_sword_counts_as_five_against_a_final_monster() {
    check(raid(FOUR).boss(Boss::Vampire, "5 4 4 s"), "vampire 18/18: defeated");
}

#[test]
fn r25_a_fight_cites_its_rule() {
    let script = raid(FOUR).boss(Boss::WolfPack, "5 4 3 1").play();
    let chamber = Chamber::Boss(Boss::WolfPack);
    assert_eq!(script.rule_of(Event::Fought { chamber, total: 13, strength: 14 }), "R25");
    assert_eq!(script.rule_of(Event::Wounded { seat: seat(3), wounds: 2, total: 3 }), "R25");
}

#[test]
fn r27_the_highest_card_gets_coins_from_sphinx_and_minotaur() {
    check(raid(FIVE).boss(Boss::Sphinx, "5 4 3 2 1"), "sphinx 15/16: E +2w = 3, A +2 = 5");
    check(raid(FIVE).boss(Boss::Minotaur, "5 4 3 2 1"), "minotaur 15/23: E +1w = 2, A +1 = 4");
}

#[test]
fn r27_each_tied_player_gets_the_full_amount() {
    check(
        raid(FIVE).boss(Boss::Sphinx, "4 4 4 1 1"),
        "sphinx 14/16: D +2w = 3, E +2w = 3, A +2 = 5, B +2 = 4, C +2 = 4",
    );
}

#[test]
fn r27_a_sword_ties_with_a_five() {
    check(raid(FIVE).boss(Boss::Minotaur, "5 3 2 s 1"), "minotaur 16/23: E +1w = 2, A +1 = 4, D +1 = 2");
}

#[test]
fn r27_a_defeated_monster_gives_coins_too() {
    check(raid(FIVE).boss(Boss::Sphinx, "5 5 4 2 1"), "sphinx 17/16: defeated, A +2 = 5, B +2 = 4");
    check(
        raid(FIVE).boss(Boss::Minotaur, "5 5 5 5 4"),
        "minotaur 24/23: defeated, A +1 = 4, B +1 = 3, C +1 = 3, D +1 = 2",
    );
}

#[test]
fn r27_nobody_gets_coins_if_all_tie_and_the_monster_survives() {
    let everyone = "A +2w = 4, B +2w = 4, C +2w = 2, D +2w = 3, E +2w = 3";
    check(raid(FIVE).boss(Boss::Sphinx, "3 3 3 3 3"), &format!("sphinx 15/16: {everyone}, nobody rewarded"));
    let script = raid(FIVE).boss(Boss::Sphinx, "3 3 3 3 3").play();
    assert_eq!(script.rule_of(Event::NobodyRewarded), "R27");
}

#[test]
fn r27_all_get_coins_if_all_tie_and_the_monster_is_defeated() {
    let everyone = "A +2 = 5, B +2 = 4, C +2 = 4, D +2 = 3, E +2 = 3";
    check(raid(FIVE).boss(Boss::Sphinx, "4 4 4 4 4"), &format!("sphinx 20/16: defeated, {everyone}"));
}

#[test]
fn r27_with_the_option_only_an_attack_gives_coins() {
    let on_attack = || raid(FIVE).options("boss_coins", "on_attack");
    check(on_attack().boss(Boss::Sphinx, "5 5 4 2 1"), "sphinx 17/16: defeated");
    check(on_attack().boss(Boss::Minotaur, "5 5 5 5 4"), "minotaur 24/23: defeated");
    check(on_attack().boss(Boss::Sphinx, "5 4 3 2 1"), "sphinx 15/16: E +2w = 3, A +2 = 5");
    let everyone = "A +2w = 4, B +2w = 4, C +2w = 2, D +2w = 3, E +2w = 3";
    check(on_attack().boss(Boss::Sphinx, "3 3 3 3 3"), &format!("sphinx 15/16: {everyone}, nobody rewarded"));
}

#[test]
fn r28_fives_and_swords_count_as_one_against_the_golem() {
    check(
        raid(FOUR).boss(Boss::Golem, "5 4 3 s"),
        "golem: A counts 1, D counts 1, undefeatable, A +3w = 5, D +3w = 4",
    );
    check(raid(FOUR).boss(Boss::Golem, "5 4 1 2"), "golem: A counts 1, undefeatable, A +3w = 5, C +3w = 3");
    check(raid(FOUR).boss(Boss::Golem, "4 4 3 2"), "golem: undefeatable, D +3w = 4");
    let script = raid(FOUR).boss(Boss::Golem, "5 4 3 2").play();
    assert_eq!(script.rule_of(Event::CountsAsOne { seat: seat(0) }), "R28");
}

#[test]
fn r28_the_mummy_attacks_the_highest_cards() {
    check(raid(FOUR).boss(Boss::Mummy, "5 4 3 s"), "mummy: undefeatable, A +3w = 5, D +3w = 4");
    check(raid(FOUR).boss(Boss::Mummy, "1 1 2 1"), "mummy: undefeatable, C +3w = 3");
}

#[test]
fn r29_medusa_removes_her_victims_from_the_game() {
    let raid = raid(FOUR).boss(Boss::Medusa, "5 4 2 2");
    assert_eq!(raid.play().rule_of(Event::Petrified { seat: seat(2) }), "R29");
    check_story(raid, ["medusa 13/14: C out, D out", "nobody faints, A wins 6c 2w"]);
}

#[test]
fn r29_everyone_loses_if_medusa_attacks_all() {
    check_story(raid(THREE).boss(Boss::Medusa, "1 1 1"), ["medusa 3/11: A out, B out, C out", "all lost"]);
    check_story(
        raid(FOUR).boss(Boss::Medusa, "2 2 2 2"),
        ["medusa 8/14: A out, B out, C out, D out", "all lost"],
    );
    let five = raid(FIVE).boss(Boss::Medusa, "3 3 3 3 3");
    let script = five.play();
    assert_eq!(script.rule_of(Event::AllLost), "R29");
    assert!(script.game.winners().is_empty());
    check_story(five, ["medusa 15/16: A out, B out, C out, D out, E out", "all lost"]);
}

#[test]
fn r29_a_defeated_medusa_harms_nobody() {
    check_story(
        raid(THREE).boss(Boss::Medusa, "5 5 5"),
        ["medusa 15/11: defeated", "nobody faints, A wins 9c 2w"],
    );
}

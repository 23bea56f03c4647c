//! Monsters: R22.

use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{Dragon, Goblin, Skeleton, Snake, TheThing, Troll, Zombie};
use raiders::{Chamber, Character, Event, Room};

use crate::rules::log_lines::lines;
use crate::rules::raid::{check, raid};
use crate::rules::script::{Script, seat};

const FOUR: [Character; 4] = [Explorer, Thief, Warrior, Knight];

#[test]
fn r22_all_tied_for_the_lowest_card_get_wounds() {
    // The example of the rulebook: 5 + 4 + 3 + 3 = 15 against a Dragon of 18, and both threes get wounds.
    check(raid(FOUR).room(Dragon, "5 4 3 3"), ["dragon 15/18: C +3w = 3, D +3w = 4"]);
}

#[test]
fn r22_a_sum_equal_to_the_strength_defeats_the_monster() {
    check(raid(FOUR).room(Dragon, "5 5 4 4"), ["dragon 18/18: defeated"]);
    check(raid(FOUR).room(Dragon, "5 5 5 5"), ["dragon 20/18: defeated"]);
    check(raid(FOUR).room(Dragon, "5 5 5 2"), ["dragon 17/18: D +3w = 4"]);
}

#[test]
fn r22_all_get_wounds_if_all_play_the_same_low_card() {
    check(raid(FOUR).room(Troll, "1 1 1 1"), ["troll 4/18: A +2w = 4, B +2w = 4, C +2w = 2, D +2w = 3"]);
}

#[test]
fn r22_a_sword_is_not_the_lowest_card_beside_a_four() {
    check(raid(FOUR).room(Dragon, "4 4 4 s"), ["dragon 17/18: A +3w = 5, B +3w = 5, C +3w = 3"]);
}

#[test]
fn r22_wounds_have_no_limit() {
    check(
        raid(FOUR)
            .room(Dragon, "1 5 5 5")
            .room(Dragon, "2 4 4 4")
            .room(Skeleton, "3 3 3 3")
            .room(Troll, "4 1 1 1")
            .room(Troll, "5 2 2 2"),
        [
            "dragon 16/18: A +3w = 5",
            "dragon 14/18: A +3w = 8",
            "skeleton 12/14: A +3w = 11, B +3w = 5, C +3w = 3, D +3w = 4",
            "troll 7/18: B +2w = 7, C +2w = 5, D +2w = 6",
            "troll 11/18: B +2w = 9, C +2w = 7, D +2w = 8",
        ],
    );
}

/// The strength for three, four and five players, and the wounds of each monster.
const MONSTERS: [(Room, [u8; 3], u8); 7] = [
    (Dragon, [14, 18, 23], 3),
    (Troll, [14, 18, 23], 2),
    (TheThing, [14, 18, 23], 1),
    (Goblin, [11, 14, 18], 2),
    (Skeleton, [11, 14, 18], 3),
    (Zombie, [11, 14, 18], 1),
    (Snake, [8, 10, 13], 3),
];

const CHARACTERS: [Character; 5] = [Explorer, Thief, Warrior, Knight, Sorcerer];

/// Cards with this sum, highest first.
fn cards_of(sum: u8, players: u8) -> String {
    let mut left = sum;
    let mut cards = Vec::new();
    for others in (0..players).rev() {
        let card = (left - others).min(5);
        left -= card;
        cards.push(card.to_string());
    }
    assert_eq!(left, 0);
    cards.join(" ")
}

fn fight(room: Room, sum: u8, players: u8) -> String {
    let others = [Dragon, Troll, Goblin, Zombie].map(|other| if other == room { Snake } else { other });
    let [one, two, three, four] = others;
    let mut script = Script::standard(&CHARACTERS[..usize::from(players)], [room, one, two, three, four]);
    script.room(&cards_of(sum, players));
    lines(script.events())[0].clone()
}

#[test]
fn r22_each_monster_is_defeated_at_its_strength_for_the_number_of_players() {
    for (room, strengths, wounds) in MONSTERS {
        for (players, strength) in (3..).zip(strengths) {
            let fallen = fight(room, strength, players);
            assert_eq!(fallen, format!("{} {strength}/{strength}: defeated", room.key()));
            let (lowest, hurt) = (strength - 1, format!("+{wounds}w"));
            let story = fight(room, lowest, players);
            assert!(story.starts_with(&format!("{} {lowest}/{strength}: ", room.key())), "{story}");
            assert!(story.contains(&hurt) && !story.contains("defeated"), "{story}");
        }
    }
}

#[test]
fn r22_a_fight_cites_its_rule() {
    let script = raid(FOUR).room(Dragon, "5 4 3 3").play();
    let chamber = Chamber::Room(Dragon);
    assert_eq!(script.rule_of(Event::Fought { chamber, total: 15, strength: 18 }), "R22");
    assert_eq!(script.rule_of(Event::Wounded { seat: seat(2), wounds: 3, total: 3 }), "R22");
}

//! Tactical mode: R50 to R53.

use game::Seat;
use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{
    Armory, Dragon, Goblin, LavaCauldron, Snake, SpikeTrap, TreasureFourTwo, TreasureOne, TreasureTwo, Troll,
    Zombie,
};
use raiders::{Action, Boss, Card, Character, Event, Level, Outcome, Part, Room};

use crate::rules::log_lines::letter;
use crate::rules::raid::{check, raid};
use crate::rules::script::{Script, TACTICAL, seat};

const FOUR: [Character; 4] = [Explorer, Thief, Knight, Sorcerer];

fn in_room(map: u8, room: Room) -> Script {
    Script::tactical(&FOUR, map, [room, Goblin, Troll, Zombie, TreasureTwo])
}

/// Who played what, in order.
fn moves(script: &Script) -> String {
    let played = script.events().filter_map(|event| match event {
        Event::PlayedOpen { seat, card } => Some((letter(seat), card)),
        _ => None,
    });
    let name = |card: Card| card.power().map_or_else(|| format!("{card:?}"), |power| power.to_string());
    played.map(|(who, card)| format!("{who}{}", name(card))).collect::<Vec<_>>().join(" ")
}

#[test]
fn r50_a_random_player_gets_the_map() {
    let mut script = Script::dealt(&FOUR, TACTICAL);
    let holders: Vec<_> = Seat::all(4).map(|seat| (Outcome::Map { seat }, 1)).collect();
    assert_eq!(script.outcomes(), holders);
    script.chance(Outcome::Map { seat: seat(2) });
    assert_eq!(script.rule_of(Event::MapGot { seat: seat(2) }), "R50");
    assert_eq!(script.view(0).map, Some(seat(2)));
}

#[test]
fn r50_cards_are_played_clockwise_from_the_map() {
    let mut script = in_room(2, Dragon);
    for asked in [2, 3, 0, 1] {
        assert_eq!(script.owe(), [asked]);
        script.play(asked, '5');
    }
    assert_eq!(moves(&script), "C5 D5 A5 B5");
}

#[test]
fn r50_cards_are_played_face_up() {
    let mut script = in_room(2, Dragon);
    script.play(2, '4');
    assert_eq!(script.view(0).players[2].part, Part::Played { card: Card::Power4 });
    assert_eq!(script.rule_of(Event::PlayedOpen { seat: seat(2), card: Card::Power4 }), "R50");
    assert_eq!(script.card_refusal(0, '5'), "not_your_turn");
}

#[test]
fn r50_rooms_are_resolved_as_usual() {
    let four = || raid([Explorer, Thief, Warrior, Knight]).tactical(1);
    check(four().room(Dragon, "5 4 3 3"), ["dragon 15/18: C +3w = 3, D +3w = 4, map A"]);
    check(
        four().room(TreasureFourTwo, "4 4 2 1"),
        ["treasure_four_two: A +2 = 5, B +2 = 4, C small +2 = 4, map B"],
    );
}

#[test]
fn r51_the_card_after_a_ball_waits_until_all_have_played() {
    let mut script = in_room(3, Dragon);
    script.play(3, 'b');
    assert_eq!(script.owe(), [0], "the next player's turn");
    [(0, '5'), (1, '4'), (2, 's')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    assert_eq!(
        (script.owe(), script.rule_of(Event::PlaysAgain { seat: seat(3) }).as_str()),
        (vec![3], "R51")
    );
    script.play(3, '4');
    assert_eq!(moves(&script), "DCrystalBall A5 B4 CSword D4");
    assert_eq!(script.view(0).place, 1, "18 defeat the Dragon");
    assert_eq!(script.purse(3).1, 1);
}

/// Everyone has a ball, D has three. B has the map after the tie in the armory.
fn all_have_balls(room: Room) -> Script {
    let mut script = Script::tactical(&FOUR, 1, [Armory, room, Troll, Zombie, TreasureTwo]);
    script.room("2 2 2 2");
    assert_eq!(script.view(0).map, Some(seat(1)));
    script
}

#[test]
fn r51_several_second_cards_are_played_clockwise_from_the_map() {
    let mut script = all_have_balls(Dragon);
    script.room("b5 4 b4 b3");
    let tail = moves(&script).split_off("B2 C2 D2 A2 ".len());
    assert_eq!(tail, "B4 CCrystalBall DCrystalBall ACrystalBall C4 D3 A5");
}

#[test]
fn r51_the_card_after_a_second_ball_waits_for_another_round() {
    let mut script = all_have_balls(Dragon);
    script.room("b5 4 5 bb3");
    let tail = moves(&script).split_off("B2 C2 D2 A2 ".len());
    assert_eq!(tail, "B4 C5 DCrystalBall ACrystalBall DCrystalBall A5 D3");
}

#[test]
fn r52_the_highest_card_gets_the_map() {
    let four = || raid(FOUR).tactical(0);
    check(four().room(Snake, "3 5 4 1"), ["snake 13/10: defeated, map B"]);
    let script = four().room(Snake, "3 5 4 1").play();
    assert_eq!(script.rule_of(Event::MapPassed { seat: seat(1) }), "R52");
    assert_eq!(
        (script.owe(), script.view(0).map),
        (vec![1], Some(seat(1))),
        "the holder starts the next room"
    );
}

/// The holder, the cards played, and the next holder.
const TIES: [(u8, &str, &str); 6] = [
    (0, "5 5 5 5", "map A"),
    (2, "5 1 5 5", "map C"),
    (0, "1 5 4 5", "map B"),
    (2, "5 5 1 1", "map A"),
    (2, "1 5 1 5", "map D"),
    (3, "1 4 4 1", "map B"),
];

#[test]
fn r52_in_a_tie_the_map_stays_or_goes_to_the_next_clockwise() {
    for (map, plays, next) in TIES {
        let mut script = in_room(map, LavaCauldron);
        script.room(plays);
        let passed = script.events().find_map(|event| match event {
            Event::MapPassed { seat } => Some(format!("map {}", letter(seat))),
            _ => None,
        });
        assert_eq!(passed.as_deref(), Some(next), "{plays} with the map at {map}");
    }
}

#[test]
fn r52_keys_and_swords_count_as_five_for_the_map() {
    check(raid(FOUR).tactical(3).room(TreasureOne, "4 k 4 4"), ["treasure_one: B +1 = 3, map B"]);
    check(raid(FOUR).tactical(3).room(Dragon, "5 5 s 4"), ["dragon 19/18: defeated, map A"]);
    check(raid(FOUR).tactical(1).room(Dragon, "5 4 s 4"), ["dragon 18/18: defeated, map C"]);
}

#[test]
fn r52_the_card_after_a_ball_counts_for_the_map() {
    check(raid(FOUR).tactical(0).room(SpikeTrap, "1 1 1 b2"), ["spike_trap: 2 is quiet, map D"]);
}

#[test]
fn r52_the_map_stays_for_the_next_level() {
    let mut script = in_room(0, Snake);
    for plays in ["5 4 5 5", "4 3 4 4", "3 2 3 3", "2 1 2 2"] {
        script.room(plays);
        assert_eq!(script.view(0).map, Some(seat(0)));
    }
    script.room("1 5 1 1");
    script.lay(Level::Uuddd, [Dragon, Armory, Troll, Zombie, TreasureOne]);
    assert_eq!((script.view(0).map, script.owe()), (Some(seat(1)), vec![1]), "the five of the last room");
}

#[test]
fn r52_the_map_does_not_move_after_the_last_room() {
    let raid = raid(FOUR).tactical(0).boss(Boss::Mummy, "1 5 1 1");
    let before = raid.before_the_last_room().view(0).map;
    let script = raid.play();
    assert_eq!(script.view(0).map, before);
    assert_eq!(script.events().filter(|event| matches!(event, Event::MapPassed { .. })).count(), 24);
}

#[test]
fn r53_a_played_card_is_final() {
    let mut script = in_room(0, Dragon);
    script.play(0, '1');
    assert_eq!((script.card_refusal(0, '5'), script.playable(0)), ("not_your_turn", "!".to_owned()));
    assert!(!script.events().any(|event| matches!(event, Event::Sealed { .. } | Event::Shown { .. })));
}

#[test]
fn r53_no_card_is_face_down() {
    let tactical = in_room(0, Dragon);
    let standard = Script::standard(&FOUR, [Dragon, Goblin, Troll, Zombie, TreasureTwo]);
    let play = Action::Play { card: Card::Power1 };
    assert!(!game::Game::seals(&tactical.game, play));
    assert!(game::Game::seals(&standard.game, play));
    assert!(!game::Game::seals(&standard.game, Action::LightTorch), "a torch is public");
}

#[test]
fn r53_the_same_cards_fit_a_room_as_in_standard_mode() {
    let script = in_room(1, Dragon);
    assert_eq!(script.card_refusal(1, 'k'), "card_not_for_room");
    assert_eq!(in_room(1, TreasureOne).playable(1), "12345k");
    let mut script = in_room(3, Dragon);
    [(3, 'b'), (0, '5'), (1, '4'), (2, '4')]
        .into_iter()
        .for_each(|(number, letter)| script.play(number, letter));
    assert_eq!(script.card_refusal(3, 's'), "card_not_held");
    assert_eq!(script.playable(3), "12345b", "also for the second card");
}

//! Crystal balls: R14.

use raiders::Character::{Explorer, Knight, Sorcerer, Thief};
use raiders::Room::{Armory, Dragon, Goblin, Snake, TreasureFourTwo, TreasureTwo, Troll, Zombie};
use raiders::{Card, Character, Event, Item, Part, Room};

use crate::rules::raid::{check, raid};
use crate::rules::script::{Script, TACTICAL, seat};

const THREE: [Character; 3] = [Thief, Knight, Sorcerer];

fn in_room(room: Room) -> Script {
    Script::standard(&THREE, [room, Goblin, Troll, Zombie, TreasureTwo])
}

/// Everyone has a ball, in the second room of the level.
fn all_have_balls(room: Room) -> Script {
    let mut script = Script::standard(&THREE, [Armory, room, Troll, Zombie, TreasureTwo]);
    script.room("2 2 2");
    script
}

#[test]
fn r14_a_ball_requires_another_card_after_the_reveal_and_only_that_card_counts() {
    let mut script = in_room(Dragon);
    [(0, '5'), (1, '5'), (2, 'b')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    assert_eq!(script.owe(), [2]);
    assert_eq!(script.rule_of(Event::PlaysAgain { seat: seat(2) }), "R14");
    let seen = script.view(2).players;
    assert_eq!(seen[0].part, Part::Played { card: Card::Power5 }, "the others' cards are visible");
    assert_eq!((seen[2].part, script.playable(2)), (Part::Owes, "12345b".to_owned()));
    check(raid(THREE).room(Dragon, "5 5 b4"), ["dragon 14/14: defeated"]);
    check(raid(THREE).room(Dragon, "5 5 b3"), ["dragon 13/14: C +3w = 4"]);
}

#[test]
fn r14_the_second_card_may_be_a_key_or_a_sword_if_it_fits() {
    let mut script = all_have_balls(TreasureFourTwo);
    script.room("bk 4 3");
    assert_eq!([0, 1, 2].map(|number| script.purse(number).0), [6, 3, 1]);
    assert_eq!(script.supply(Item::Key), 6);
    let mut script = all_have_balls(Dragon);
    script.room("4 bs 5");
    assert!(script.has_event(Event::Shown { seat: seat(1), card: Card::Sword }));
    assert_eq!((script.purse(0).1, script.purse(2).1), (2, 1), "4 + 5 + 5 reach 14");
}

#[test]
fn r14_the_second_card_must_fit_the_room() {
    let mut script = all_have_balls(Dragon);
    [(0, 'b'), (1, '5'), (2, '4')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    assert_eq!(script.card_refusal(0, 'k'), "card_not_for_room");
    assert_eq!(script.card_refusal(0, 'b'), "card_not_held", "it was the only one");
    assert_eq!(script.playable(0), "1345");
}

#[test]
fn r14_several_second_cards_are_chosen_face_down_and_revealed_together() {
    let mut script = all_have_balls(Dragon);
    [(0, 'b'), (1, '5'), (2, 'b')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    assert_eq!(script.owe(), [0, 2]);
    script.play(2, '4');
    assert_eq!((script.view(0).players[2].part, script.view(2).sealed), (Part::Chosen, Some(Card::Power4)));
    assert_eq!(script.may(), [2], "the choice can still be changed");
    script.play(2, '5');
    assert!(
        !script
            .events()
            .any(|event| matches!(event, Event::Shown { card: Card::Power5, seat: who } if who == seat(2)))
    );
    script.play(0, '4');
    assert!(script.has_event(Event::Shown { seat: seat(2), card: Card::Power5 }));
    assert_eq!(script.view(0).place, 2, "4 + 5 + 5 defeat the Dragon");
    assert_eq!(script.purse(0).1, 2);
}

#[test]
fn r14_a_second_ball_may_follow_the_first() {
    let mut script = in_room(Snake);
    [(0, '1'), (1, '2'), (2, 'b')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    script.play(2, 'b');
    assert_eq!((script.owe(), script.held(2, Item::CrystalBall)), (vec![2], 0));
    assert_eq!(script.playable(2), "12345");
    script.play(2, '5');
    assert_eq!((script.purse(0).1, script.purse(1).1), (2, 1), "1 + 2 + 5 defeat the Snake");
    assert_eq!(script.events().filter(|event| *event == Event::PlaysAgain { seat: seat(2) }).count(), 2);
}

#[test]
fn r14_a_used_ball_returns_to_the_supply_at_once() {
    let mut script = in_room(Dragon);
    assert_eq!(script.supply(Item::CrystalBall), 4);
    [(0, '5'), (1, '5')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    script.play(2, 'b');
    assert_eq!((script.supply(Item::CrystalBall), script.held(2, Item::CrystalBall)), (5, 1));
}

#[test]
fn r14_in_tactical_mode_a_ball_returns_after_the_second_cards() {
    let mut script = Script::dealt(&THREE, TACTICAL);
    script.chance(raiders::Outcome::Map { seat: seat(0) });
    script.lay(raiders::Level::Uuuud, [Dragon, Goblin, Troll, Zombie, TreasureTwo]);
    [(0, '5'), (1, '5'), (2, 'b')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    assert_eq!((script.supply(Item::CrystalBall), script.view(0).balls_out), (4, 1));
    script.play(2, '4');
    assert_eq!((script.supply(Item::CrystalBall), script.view(0).balls_out), (5, 0));
}

#[test]
fn r14_a_ball_played_in_a_vault_returns_before_the_room_is_resolved() {
    // D started with two balls and three were given, so one is left. With the returned one there are two for two players.
    let four = [Explorer, Thief, Knight, Sorcerer];
    for (raid, map) in [(raid(four), ""), (raid(four).tactical(0), ", map C")] {
        let story = raid.after(Armory, "2 2 2 1").next_level().room(Armory, "2 1 3 b2").story();
        assert_eq!(story, [format!("armory: B torch, A ball, D ball, C key{map}")]);
    }
}

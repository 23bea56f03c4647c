//! Entering a room and playing cards: R10 to R13, R15, R17.

use game::{Game, Observer, Turn};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{
    Armory, Dragon, GiantBoulder, Goblin, LavaCauldron, Snake, SpikeTrap, Strongroom, TreasureFourTwo,
    TreasureOne, TreasureTwo, Troll, Zombie,
};
use raiders::{Action, Boss, Card, Chamber, Character, Event, Face, Item, Level, Part, Raiders, Room};

use crate::rules::raid::{check, raid};
use crate::rules::script::{Script, card, seat};

/// One player for each item.
const FOUR: [Character; 4] = [Explorer, Thief, Knight, Sorcerer];
const THREE: [Character; 3] = [Thief, Knight, Sorcerer];

fn in_room(room: Room) -> Script {
    Script::standard(&FOUR, [room, Goblin, Troll, Zombie, TreasureTwo])
}

#[test]
fn r10_the_leftmost_room_is_entered_first() {
    let script = in_room(Dragon);
    let entered = Event::Entered { place: 0, chamber: Chamber::Room(Dragon) };
    assert_eq!((script.view(0).place, script.rule_of(entered).as_str()), (0, "R10"));
    check(
        raid(FOUR).room(Snake, "5 5 5 5").room(Troll, "4 4 4 4").room(TreasureOne, "3 3 3 3"),
        [
            "snake 20/10: defeated",
            "troll 16/18: A +2w = 4, B +2w = 4, C +2w = 3, D +2w = 3",
            "treasure_one: big lost",
        ],
    );
}

#[test]
fn r10_a_dark_room_is_turned_up_when_it_is_entered() {
    let mut script = Script::dealt(&FOUR, &[]);
    script.lay(Level::Uddud, [Snake, Dragon, Goblin, Troll, Zombie]);
    assert_eq!(script.view(0).row[1].chamber, None);
    script.room("5 5 5 5");
    let laid = script.view(0).row[1];
    assert_eq!((laid.face, laid.chamber), (Face::Up, Some(Chamber::Room(Dragon))));
    assert_eq!(script.view(0).row[2].chamber, None, "the next one is still dark");
}

#[test]
fn r11_everyone_chooses_in_any_order_and_all_cards_are_turned_up_together() {
    let mut script = in_room(Dragon);
    assert_eq!(script.owe(), [0, 1, 2, 3]);
    for (number, letter) in [(2, '3'), (0, '5'), (3, '1')] {
        script.play(number, letter);
        assert!(!script.events().any(|event| matches!(event, Event::Shown { .. })));
    }
    assert_eq!(script.owe(), [1]);
    script.play(1, '4');
    let shown = script.events().filter_map(|event| match event {
        Event::Shown { seat, card } => Some((seat.index(), card)),
        _ => None,
    });
    let expected = [(0, Card::Power5), (1, Card::Power4), (2, Card::Power3), (3, Card::Power1)];
    assert_eq!(shown.collect::<Vec<_>>(), expected);
    assert_eq!(script.rule_of(Event::Shown { seat: seat(0), card: Card::Power5 }), "R11");
    assert_eq!(script.rule_of(Event::Sealed { seat: seat(0), card: Some(Card::Power5) }), "R11");
}

#[test]
fn r11_a_card_that_is_not_in_hand_cannot_be_chosen() {
    let mut script = in_room(Snake);
    assert_eq!(script.card_refusal(0, 's'), "card_not_held");
    script.room("5 5 5 5");
    assert_eq!(script.card_refusal(0, '5'), "card_not_held", "it lies on the table until the level ends");
    assert_eq!(script.playable(0), "1234!");
}

/// What the players of torch, key, sword and balls may play, besides the power cards.
#[track_caller]
fn check_items(script: &Script, items: [&str; 4]) {
    for (number, items) in (0..).zip(items) {
        let playable: String =
            script.playable(number).chars().filter(|letter| letter.is_alphabetic()).collect();
        assert_eq!(playable, items, "player {number}");
    }
}

#[test]
fn r12_a_ball_goes_anywhere_a_key_to_a_treasure_and_a_sword_to_a_monster() {
    check_items(&in_room(Dragon), ["", "", "s", "b"]);
    check_items(&in_room(TreasureFourTwo), ["", "k", "", "b"]);
    for room in [Armory, Strongroom, LavaCauldron, SpikeTrap] {
        check_items(&in_room(room), ["", "", "", "b"]);
    }
}

#[test]
fn r12_any_power_card_in_hand_goes_anywhere() {
    for room in [Dragon, TreasureFourTwo, Armory, LavaCauldron] {
        let script = in_room(room);
        assert!((0..4).all(|number| script.playable(number).starts_with("12345")), "{room:?}");
    }
}

#[test]
fn r12_a_useless_item_is_refused_even_as_a_bluff() {
    for (room, number, letter) in
        [(Dragon, 1, 'k'), (Dragon, 0, 't'), (TreasureFourTwo, 2, 's'), (Armory, 1, 'k')]
    {
        assert_eq!(in_room(room).card_refusal(number, letter), "card_not_for_room", "{letter} in {room:?}");
    }
}

/// The items that may be played at each final monster, by the players of torch, key, sword and balls.
const AT_BOSSES: [(Boss, [&str; 4]); 10] = [
    (Boss::TaxCollector, ["", "", "s", "b"]),
    (Boss::Medusa, ["", "", "s", "b"]),
    (Boss::Vampire, ["", "", "s", "b"]),
    (Boss::Sphinx, ["", "", "s", "b"]),
    (Boss::Minotaur, ["", "", "s", "b"]),
    (Boss::WolfPack, ["t", "", "s", "b"]),
    (Boss::Necromancer, ["", "", "s", "b"]),
    (Boss::MegaDragon, ["", "k", "s", "b"]),
    (Boss::Golem, ["", "", "s", "b"]),
    (Boss::Mummy, ["", "", "s", "b"]),
];

#[test]
fn r12_at_a_final_monster_a_sword_a_ball_and_the_card_that_escapes() {
    for (boss, items) in AT_BOSSES {
        check_items(&raid(FOUR).boss(boss, "1 1 1 1").before_the_last_room(), items);
    }
}

#[test]
fn r13_a_choice_can_be_changed_until_the_last_player_has_chosen() {
    let mut script = in_room(Dragon);
    script.play(0, '1');
    assert_eq!((script.owe(), script.may()), (vec![1, 2, 3], vec![0]));
    for letter in ['2', '5', '5', '3'] {
        script.play(0, letter);
        assert_eq!(script.rule_of(Event::Resealed { seat: seat(0), card: card(letter) }), "R13");
    }
    assert_eq!(script.view(0).sealed, Some(Card::Power3));
    [1, 2, 3].into_iter().for_each(|number| script.play(number, '4'));
    assert!(script.told(Event::Shown { seat: seat(0), card: Card::Power3 }));
    assert_eq!(script.playable(0), "1245!", "only the card that was shown is gone");
}

#[test]
fn r13_the_legal_list_does_not_depend_on_the_sealed_card() {
    for letter in "12345b".chars() {
        let mut script = in_room(Dragon);
        let before = script.legal(3);
        script.play(3, letter);
        assert_eq!(script.legal(3), before);
        script.play(3, letter);
        assert_eq!((script.legal(3), script.owe()), (before, vec![0, 1, 2]));
    }
}

#[test]
fn r13_after_the_last_choice_all_are_final() {
    let mut script = in_room(Dragon);
    script.room("5 5 5 b1");
    assert_eq!(script.view(0).place, 1, "the next room is entered at once");
    let mut waiting = in_room(Dragon);
    for (number, letter) in [(0, '5'), (1, '5'), (2, '5'), (3, 'b')] {
        waiting.play(number, letter);
    }
    assert_eq!(waiting.card_refusal(0, '4'), "not_your_turn");
    assert_eq!((waiting.owe(), waiting.playable(0)), (vec![3], "!".to_owned()));
}

#[test]
fn r13_nobody_else_learns_what_was_chosen_or_that_it_was_changed() {
    let told_to = |number: u8, choices: &str| {
        let mut script = in_room(Dragon);
        choices.chars().for_each(|letter| script.play(3, letter));
        let observer = Observer::Seat(seat(number));
        let heard: Vec<_> = script.events().filter_map(|event| Raiders::redact(&event, observer)).collect();
        (heard, script.view(number), script.legal(number), script.game.turn())
    };
    let seen = told_to(0, "1");
    for choices in ["5", "b", "15", "b1", "44"] {
        assert!(told_to(0, choices) == seen, "player 0 can tell {choices} from 1");
        assert!(told_to(3, choices) != told_to(3, "1"), "the player's own choice is shown");
    }
    assert_eq!(seen.1.players[3].part, Part::Chosen);
}

#[test]
fn r15_played_power_cards_stay_on_the_table_until_the_level_ends() {
    let mut script = in_room(Snake);
    script.room("5 5 5 5");
    script.room("4 4 4 4");
    assert_eq!(script.view(1).players[0].powers, [Card::Power1, Card::Power2, Card::Power3]);
    script.room("3 3 3 3");
    script.room("2 2 2 2");
    assert_eq!(script.playable(1), "1k");
    script.room("1 1 1 1");
    assert_eq!(script.view(1).players[0].powers, Card::POWERS);
}

#[test]
fn r15_a_key_counts_five_in_a_treasure_room() {
    check(
        raid(THREE).room(TreasureFourTwo, "k 5 4"),
        ["treasure_four_two: A +2 = 4, B +2 = 3, C small +2 = 3"],
    );
}

#[test]
fn r15_a_sword_counts_five_at_a_monster() {
    check(raid(THREE).room(Dragon, "4 s 5"), ["dragon 14/14: defeated"]);
    check(raid(THREE).room(Dragon, "4 s 4"), ["dragon 13/14: A +3w = 5, C +3w = 4"]);
}

#[test]
fn r15_keys_and_swords_return_to_the_supply_after_the_room() {
    let mut script = Script::standard(&THREE, [Dragon, TreasureOne, Troll, Armory, Zombie]);
    assert_eq!((script.held(1, Item::Sword), script.supply(Item::Sword)), (1, 5));
    script.room("5 s 5");
    assert_eq!((script.held(1, Item::Sword), script.supply(Item::Sword)), (0, 6));
    script.room("k 4 4");
    assert_eq!((script.held(0, Item::Key), script.supply(Item::Key)), (0, 6));
    assert_eq!(script.playable(1), "1235", "the sword saved a power card");
}

#[test]
fn r17_a_resolved_room_leaves_the_game() {
    let mut script = in_room(Snake);
    script.room("5 5 5 5");
    assert_eq!(script.view(0).place, 1);
    for plays in ["4 4 4 4", "3 3 3 3", "2 2 2 2", "1 1 1 1"] {
        script.room(plays);
    }
    script.lay(Level::Uuddd, [Dragon, Dragon, Armory, Armory, GiantBoulder]);
    assert_eq!(script.view(0).gone, [Troll, Goblin, Zombie, Snake, TreasureTwo]);
}

#[test]
fn r17_after_five_rooms_everyone_takes_the_power_cards_back() {
    let mut script = in_room(Snake);
    for plays in ["5 5 5 5", "4 4 4 4", "3 3 3 3", "2 2 2 2", "1 1 1 1"] {
        script.room(plays);
    }
    assert_eq!(script.rule_of(Event::LevelDone { number: 1 }), "R17");
    assert!(script.view(0).players.iter().all(|player| player.powers == Card::POWERS));
    assert_eq!(script.game.turn(), Turn::Chance, "the next level is laid");
}

#[test]
fn r17_an_item_leaves_the_power_card_for_later_and_nobody_lacks_a_card() {
    let rooms = [Dragon, TreasureOne, Troll, Armory, Zombie];
    let mut script = Script::standard(&THREE, rooms);
    for plays in ["5 s 5", "k 5 4", "4 4 3", "3 3 2"] {
        script.room(plays);
    }
    assert_eq!([0, 1, 2].map(|number| script.playable(number)), ["12", "12", "1b"]);
    script.room("1 1 1");
    assert!(script.told(Event::LevelDone { number: 1 }));
}

#[test]
fn r17_out_of_turn_nothing_is_played() {
    let script = in_room(Dragon);
    assert_eq!(script.refusal(5, Action::Play { card: Card::Power1 }), "not_your_turn");
    assert_eq!(script.refusal(0, Action::Take { character: Warrior }), "play_a_card");
}

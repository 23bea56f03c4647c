//! Entering a room and playing cards: R10 to R13, R15, R17.

use game::{Game, Observer, Turn};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{
    Armory, Dragon, GiantBoulder, Goblin, LavaCauldron, Snake, SpikeTrap, Strongroom, TreasureFourTwo,
    TreasureOne, TreasureTwo, Troll, Zombie,
};
use raiders::{
    Action, Boss, Card, Chamber, Character, Event, Face, Item, Level, Part, Powers, Raiders, Room,
};

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
fn r10_a_face_down_room_is_revealed_when_entered() {
    let mut script = Script::dealt(&FOUR, &[]);
    script.lay(Level::Uddud, [Snake, Dragon, Goblin, Troll, Zombie]);
    assert_eq!(script.view(0).row[1].chamber, None);
    script.room("5 5 5 5");
    let laid = script.view(0).row[1];
    assert_eq!((laid.face, laid.chamber), (Face::Up, Some(Chamber::Room(Dragon))));
    assert_eq!(script.view(0).row[2].chamber, None, "the next one is still face down");
}

#[test]
fn r11_players_choose_in_any_order_and_reveal_together() {
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
fn r11_a_card_must_be_in_hand() {
    let mut script = in_room(Snake);
    assert_eq!(script.card_refusal(0, 's'), "card_not_held");
    script.room("5 5 5 5");
    assert_eq!(script.card_refusal(0, '5'), "card_not_held", "it stays out of the hand until the level ends");
    assert_eq!(script.playable(0), "1234!");
}

/// The items that may be played, by the players with a torch, a key, a sword and balls.
#[track_caller]
fn check_items(script: &Script, items: [&str; 4]) {
    for (number, items) in (0..).zip(items) {
        let playable: String =
            script.playable(number).chars().filter(|letter| letter.is_alphabetic()).collect();
        assert_eq!(playable, items, "player {number}");
    }
}

#[test]
fn r12_balls_fit_all_rooms_keys_treasures_and_swords_monsters() {
    check_items(&in_room(Dragon), ["", "", "s", "b"]);
    check_items(&in_room(TreasureFourTwo), ["", "k", "", "b"]);
    for room in [Armory, Strongroom, LavaCauldron, SpikeTrap] {
        check_items(&in_room(room), ["", "", "", "b"]);
    }
}

#[test]
fn r12_power_cards_fit_all_rooms() {
    for room in [Dragon, TreasureFourTwo, Armory, LavaCauldron] {
        let script = in_room(room);
        assert!((0..4).all(|number| script.playable(number).starts_with("12345")), "{room:?}");
    }
}

#[test]
fn r12_an_item_that_does_not_fit_is_refused() {
    for (room, number, letter) in
        [(Dragon, 1, 'k'), (Dragon, 0, 't'), (TreasureFourTwo, 2, 's'), (Armory, 1, 'k')]
    {
        assert_eq!(in_room(room).card_refusal(number, letter), "card_not_for_room", "{letter} in {room:?}");
    }
}

/// The items that may be played at each final monster, by the players with a torch, a key, a sword and balls.
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
fn r12_swords_balls_and_the_escape_card_fit_a_final_monster() {
    for (boss, items) in AT_BOSSES {
        check_items(&raid(FOUR).boss(boss, "1 1 1 1").before_the_last_room(), items);
    }
}

#[test]
fn r13_a_choice_can_be_changed_until_the_last_player_has_chosen() {
    let mut script = in_room(Dragon);
    script.play(0, '1');
    assert_eq!((script.owe(), script.may()), (vec![1, 2, 3], vec![0]));
    for letter in ['2', '5', '3'] {
        script.play(0, letter);
        assert_eq!(script.rule_of(Event::Resealed { seat: seat(0), card: card(letter) }), "R13");
    }
    assert_eq!(script.view(0).sealed, Some(Card::Power3));
    [1, 2, 3].into_iter().for_each(|number| script.play(number, '4'));
    assert!(script.has_event(Event::Shown { seat: seat(0), card: Card::Power3 }));
    assert_eq!(script.playable(0), "1245!", "only the revealed card is gone");
}

#[test]
fn r13_choosing_the_same_card_again_is_legal_and_changes_nothing() {
    let mut script = in_room(Dragon);
    script.play(0, '5');
    let (events, view) = (script.events.len(), script.view(0));
    script.play(0, '5');
    assert_eq!((script.events.len(), script.view(0)), (events, view), "no change of mind is logged");
}

#[test]
fn r13_the_legal_actions_do_not_depend_on_the_chosen_card() {
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
fn r13_all_choices_are_final_after_the_last_one() {
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
fn r13_others_learn_neither_the_card_nor_a_change() {
    let seen_by = |number: u8, choices: &str| {
        let mut script = in_room(Dragon);
        choices.chars().for_each(|letter| script.play(3, letter));
        let observer = Observer::Seat(seat(number));
        let events: Vec<_> = script.events().filter_map(|event| Raiders::redact(&event, observer)).collect();
        (events, script.view(number), script.legal(number), script.game.turn())
    };
    let seen = seen_by(0, "1");
    for choices in ["5", "b", "15", "b1", "44"] {
        assert!(seen_by(0, choices) == seen, "player 0 can distinguish {choices} from 1");
        assert!(seen_by(3, choices) != seen_by(3, "1"), "the player sees its own choice");
    }
    assert_eq!(seen.1.players[3].part, Part::Chosen);
}

#[test]
fn r15_a_key_counts_as_five_in_a_treasure_room() {
    check(
        raid(THREE).room(TreasureFourTwo, "k 5 4"),
        ["treasure_four_two: A +2 = 4, B +2 = 3, C small +2 = 3"],
    );
}

#[test]
fn r15_a_sword_counts_as_five_against_a_monster() {
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
fn r17_a_resolved_room_is_discarded() {
    let mut script = in_room(Snake);
    script.room("5 5 5 5");
    assert_eq!(script.view(0).place, 1);
    for plays in ["4 4 4 4", "3 3 3 3", "2 2 2 2", "1 1 1 1"] {
        script.room(plays);
    }
    script.lay(Level::Uuddd, [Dragon, Dragon, Armory, Armory, GiantBoulder]);
    let gone: Vec<_> = script.view(0).gone.each().collect();
    assert_eq!(gone, [Troll, Goblin, Zombie, Snake, TreasureTwo]);
}

#[test]
fn r17_after_five_rooms_all_power_cards_return() {
    let mut script = in_room(Snake);
    for plays in ["5 5 5 5", "4 4 4 4", "3 3 3 3", "2 2 2 2", "1 1 1 1"] {
        script.room(plays);
    }
    assert_eq!(script.rule_of(Event::LevelDone { number: 1 }), "R17");
    assert!(script.view(0).players.iter().all(|player| player.powers == Powers::ALL));
    assert_eq!(script.game.turn(), Turn::Chance, "the next level follows");
}

#[test]
fn r17_an_item_saves_a_power_card_and_nobody_runs_out() {
    let rooms = [Dragon, TreasureOne, Troll, Armory, Zombie];
    let mut script = Script::standard(&THREE, rooms);
    for plays in ["5 s 5", "k 5 4", "4 4 3", "3 3 2"] {
        script.room(plays);
    }
    assert_eq!([0, 1, 2].map(|number| script.playable(number)), ["12", "12", "1b"]);
    script.room("1 1 1");
    assert!(script.has_event(Event::LevelDone { number: 1 }));
}

#[test]
fn r17_actions_out_of_turn_are_refused() {
    let script = in_room(Dragon);
    assert_eq!(script.refusal(5, Action::Play { card: Card::Power1 }), "not_your_turn");
    assert_eq!(script.refusal(0, Action::Take { character: Warrior }), "play_a_card");
}

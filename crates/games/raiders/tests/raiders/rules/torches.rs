//! Torches: R16.

use game::{Game, Observer};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief};
use raiders::Room::{Armory, Dragon, Goblin, Snake, Strongroom, TreasureOne, TreasureTwo, Troll, Zombie};
use raiders::{Action, Boss, Chamber, Character, Event, Item, Level, Outcome, Raiders, Room, Torchlight};

use crate::rules::raid::raid;
use crate::rules::script::{Script, TACTICAL, seat};

const THREE: [Character; 3] = [Explorer, Knight, Sorcerer];
const ROW: [Room; 5] = [Snake, Dragon, Goblin, Troll, Zombie];

fn dark_level(level: Level) -> Script {
    let mut script = Script::dealt(&THREE, &[]);
    script.lay(level, ROW);
    script
}

/// The rooms of the row that a player knows.
fn known(script: &Script, number: u8) -> Vec<Option<Room>> {
    let room = |chamber| match chamber {
        Chamber::Room(room) => room,
        Chamber::Boss(boss) => panic!("a final monster: {boss:?}"),
    };
    script.view(number).row.iter().map(|laid| laid.chamber.map(room)).collect()
}

#[test]
fn r16_a_torch_shows_all_face_down_rooms_to_its_player_only() {
    let mut script = dark_level(Level::Udddu);
    let dark = [Some(Snake), None, None, None, Some(Zombie)];
    assert_eq!(known(&script, 0), dark);
    script.light(0);
    assert_eq!(known(&script, 0), ROW.map(Some));
    assert_eq!((known(&script, 1), known(&script, 2)), (dark.to_vec(), dark.to_vec()));
    assert_eq!(script.game.view(Observer::Public).row[1].chamber, None);
}

#[test]
fn r16_lighting_a_torch_is_public_and_what_it_shows_is_private() {
    let mut script = dark_level(Level::Udddu);
    script.light(0);
    let event = Event::TorchLit { seat: seat(0) };
    assert_eq!(script.rule_of(event), "R16");
    let events_of = |observer| {
        let lit = script.events().skip_while(|other| *other != event);
        lit.filter_map(|event| Raiders::redact(&event, observer)).collect::<Vec<_>>()
    };
    assert_eq!(events_of(Observer::Seat(seat(1))), [event]);
    assert_eq!(events_of(Observer::Public), [event]);
    let saw = |place, room| Event::Saw { seat: seat(0), place, chamber: Chamber::Room(room) };
    assert_eq!(events_of(Observer::Seat(seat(0))), [event, saw(1, Dragon), saw(2, Goblin), saw(3, Troll)]);
    assert_eq!(script.view(1).players[0].torch, Torchlight::Lit);
}

#[test]
fn r16_seen_rooms_stay_known_until_the_level_ends() {
    let mut script = dark_level(Level::Udddu);
    script.light(0);
    script.room("5 5 5");
    assert_eq!(known(&script, 0), ROW.map(Some));
    for plays in ["4 4 4", "3 3 3", "2 2 2", "1 1 1"] {
        script.room(plays);
    }
    script.lay(Level::Uuddd, [Dragon, TreasureOne, TreasureTwo, Armory, Strongroom]);
    assert_eq!(known(&script, 0), [Some(Dragon), Some(TreasureOne), None, None, None]);
}

#[test]
fn r16_a_torch_takes_no_turn_and_returns_to_the_supply_at_once() {
    let mut script = dark_level(Level::Udddu);
    assert_eq!((script.supply(Item::Torch), script.held(0, Item::Torch)), (5, 1));
    script.light(0);
    assert_eq!((script.supply(Item::Torch), script.held(0, Item::Torch)), (6, 0));
    assert_eq!((script.owe(), script.playable(0)), (vec![0, 1, 2], "12345".to_owned()));
}

#[test]
fn r16_a_player_who_has_chosen_may_light_a_torch() {
    let mut script = dark_level(Level::Udddu);
    script.play(0, '3');
    assert!(script.legal(0).contains(&Action::LightTorch));
    script.light(0);
    assert_eq!(known(&script, 0), ROW.map(Some));
    assert_eq!(script.view(0).sealed, Some(raiders::Card::Power3), "the choice stays");
}

#[test]
fn r16_a_player_who_has_played_may_light_a_torch_while_others_owe_a_card() {
    let mut script = dark_level(Level::Udddu);
    [(0, '3'), (1, '3'), (2, 'b')].into_iter().for_each(|(number, letter)| script.play(number, letter));
    assert_eq!((script.owe(), script.may()), (vec![2], vec![0]));
    script.light(0);
    assert_eq!((script.owe(), script.may()), (vec![2], vec![]));
}

#[test]
fn r16_a_torch_can_be_lit_out_of_turn_in_tactical_mode() {
    let mut script = Script::dealt(&THREE, TACTICAL);
    script.chance(Outcome::Map { seat: seat(1) });
    script.lay(Level::Udddu, ROW);
    assert_eq!((script.owe(), script.may(), script.playable(0)), (vec![1], vec![0], "!".to_owned()));
    script.light(0);
    assert_eq!((known(&script, 0), script.owe()), (ROW.map(Some).to_vec(), vec![1]));
}

#[test]
fn r16_several_players_may_light_torches_in_one_level() {
    let mut script = Script::dealt(&THREE, &[]);
    script.lay(Level::Udddu, [Armory, Dragon, Goblin, Troll, Zombie]);
    script.room("2 1 1");
    for number in [1, 2, 0] {
        assert_eq!(script.held(number, Item::Torch), 1);
        script.light(number);
    }
    let row = [Armory, Dragon, Goblin, Troll, Zombie].map(Some);
    assert!((0..3).all(|number| known(&script, number) == row));
}

#[test]
fn r16_a_torch_needs_a_face_down_room_that_its_player_has_not_seen() {
    let mut script = Script::dealt(&[Explorer, Thief, Knight], &[]);
    script.lay(Level::Uuuud, [Armory, Snake, Goblin, Troll, Zombie]);
    assert_eq!(script.refusal(1, Action::LightTorch), "no_torch");
    script.room("1 2 3");
    assert_eq!(script.held(0, Item::Torch), 2);
    script.light(0);
    assert_eq!(script.refusal(0, Action::LightTorch), "nothing_dark", "already seen");
    assert!(!script.legal(0).contains(&Action::LightTorch));
    let mut all_open = Script::dealt(&THREE, &[]);
    all_open.lay(Level::Uuddu, ROW);
    ["5 5 5", "4 4 4", "3 3 3"].into_iter().for_each(|plays| all_open.room(plays));
    assert_eq!(all_open.refusal(0, Action::LightTorch), "nothing_dark", "the rest is face up");
}

#[test]
fn r16_an_entered_room_is_no_longer_face_down() {
    let mut script = dark_level(Level::Uuuud);
    for plays in ["5 5 5", "4 4 4", "3 3 3"] {
        script.room(plays);
    }
    assert!(script.legal(0).contains(&Action::LightTorch));
    script.room("2 2 2");
    assert_eq!(script.refusal(0, Action::LightTorch), "nothing_dark");
}

#[test]
fn r16_a_torch_lit_in_a_vault_returns_before_the_room_is_resolved() {
    let mut script = short_of_torches();
    assert_eq!(script.supply(Item::Torch), 0);
    script.light(0);
    script.room("2 1 3 4 5");
    assert_eq!(script.held(1, Item::Torch), 2, "including the returned one");
}

/// Five players hold all six torches in an armory.
fn short_of_torches() -> Script {
    let five = [Explorer, Thief, Knight, Sorcerer, Character::Warrior];
    let mut script = Script::dealt(&five, &[]);
    script.lay(Level::Udddu, [Armory, Dragon, Goblin, Troll, Zombie]);
    for plays in ["1 1 1 1 1", "2 2 2 2 2", "3 3 3 3 3", "4 4 4 4 4", "5 5 5 5 5"] {
        script.room(plays);
    }
    script.lay(Level::Uuddd, [Armory, Dragon, Goblin, Troll, Zombie]);
    script
}

#[test]
fn r16_in_the_last_room_a_torch_only_serves_to_escape_the_wolf_pack() {
    for (boss, playable) in [(Boss::WolfPack, "1t"), (Boss::Vampire, "1")] {
        let script = raid(THREE).boss(boss, "1 1 1").before_the_last_room();
        assert_eq!((script.held(0, Item::Torch), script.playable(0)), (1, playable.to_owned()));
        assert_eq!(script.refusal(0, Action::LightTorch), "nothing_dark");
    }
}

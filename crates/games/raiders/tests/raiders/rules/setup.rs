//! Setup and levels: R01 to R04.

use std::collections::HashSet;

use game::{Game, Seat, Setup, Turn};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::Room::{
    Armory, CoinCatcher, Dragon, GiantBoulder, Goblin, LavaCauldron, Skeleton, Snake, SpikeTrap, Strongroom,
    TheThing, TreasureFour, TreasureFourTwo, TreasureOne, TreasureThree, TreasureThreeTwo, TreasureTwo,
    TreasureTwoOne, Troll, Zombie,
};
use raiders::{Action, Boss, Chamber, Character, Event, Face, Item, Level, Outcome, Powers, Raiders, Room};

use crate::rules::raid::raid;
use crate::rules::script::{Script, TACTICAL, seat};

const THREE: [Character; 3] = [Explorer, Thief, Warrior];

#[test]
fn r01_a_game_has_three_to_five_players() {
    for seats in 3..=5 {
        let script = Script::new(seats, &[]);
        assert_eq!(script.view(0).players.len(), usize::from(seats));
        assert_eq!(script.rule_of(Event::GameBegan { seats }), "R01");
    }
    for seats in [0, 1, 2, 6, 8] {
        assert!(Setup::new(Raiders::manifest(), seats, []).is_err(), "{seats} seats");
    }
}

/// All rooms of the box.
const BOX: [(Room, u32); 20] = [
    (Dragon, 2),
    (Troll, 2),
    (TheThing, 1),
    (Goblin, 2),
    (Skeleton, 1),
    (Zombie, 2),
    (Snake, 1),
    (TreasureFourTwo, 2),
    (TreasureFour, 1),
    (TreasureThreeTwo, 2),
    (TreasureThree, 1),
    (TreasureTwoOne, 2),
    (TreasureTwo, 1),
    (TreasureOne, 1),
    (Armory, 3),
    (Strongroom, 2),
    (LavaCauldron, 1),
    (CoinCatcher, 1),
    (SpikeTrap, 1),
    (GiantBoulder, 1),
];

#[test]
fn r01_all_thirty_rooms_are_equally_likely_by_card() {
    let mut script = Script::dealt(&THREE, &[]);
    script.chance(Outcome::Level { level: Level::Uuuud });
    assert_eq!(script.outcomes(), BOX.map(|(room, copies)| (Outcome::Room { room }, copies)));
    assert_eq!(BOX.iter().map(|(_, copies)| copies).sum::<u32>(), 30);
}

#[test]
fn r01_each_room_card_comes_only_once() {
    let mut script = Script::dealt(&THREE, &[]);
    script.lay(Level::Uuuud, [Snake, Dragon, Armory, Armory, TreasureOne]);
    ["5 5 5", "4 4 4", "3 3 3", "2 2 2", "1 1 1"].into_iter().for_each(|plays| script.room(plays));
    script.chance(Outcome::Level { level: Level::Uuddd });
    let left = script.outcomes();
    assert!(!left.iter().any(|(outcome, _)| matches!(outcome, Outcome::Room { room: Snake | TreasureOne })));
    assert!(left.contains(&(Outcome::Room { room: Dragon }, 1)));
    assert!(left.contains(&(Outcome::Room { room: Armory }, 1)));
}

#[test]
fn r01_a_game_uses_twenty_four_rooms_and_removes_six() {
    let script = raid(THREE).boss(Boss::Mummy, "1 1 1").play();
    let entered = script.events().filter(|event| matches!(event, Event::Entered { .. })).count();
    assert_eq!(entered, 25);
    let view = script.view(0);
    let last_level = view.row.iter().filter(|laid| matches!(laid.chamber, Some(Chamber::Room(_)))).count();
    assert_eq!(30 - view.gone.each().count() - last_level, 6);
}

/// A game before the final monster is drawn.
fn before_the_boss(level: Level) -> Script {
    let mut script = raid(THREE).next_level().next_level().next_level().next_level().play();
    script.chance(Outcome::Level { level });
    (0..4).for_each(|_| any_outcome(&mut script));
    script
}

fn any_level(script: &mut Script, level: Level) {
    script.chance(Outcome::Level { level });
    (0..5).for_each(|_| any_outcome(script));
    ["1 1 1", "2 2 2", "3 3 3", "4 4 4", "5 5 5"].into_iter().for_each(|plays| script.room(plays));
}

fn any_outcome(script: &mut Script) {
    let (any, _) = script.outcomes()[0];
    script.chance(any);
}

#[test]
fn r01_one_of_ten_final_monsters_ends_the_dungeon() {
    let script = before_the_boss(Level::Ududd);
    assert_eq!(script.outcomes(), Boss::ALL.map(|boss| (Outcome::Boss { boss }, 1)));
    assert_eq!(Boss::ALL.len(), 10);
}

#[test]
fn r02_five_of_seven_level_cards_are_used_once_each() {
    let mut script = Script::dealt(&THREE, &[]);
    assert_eq!(script.outcomes(), Level::ALL.map(|level| (Outcome::Level { level }, 1)));
    any_level(&mut script, Level::Udddu);
    assert_eq!(script.outcomes().len(), 6);
    assert!(!script.outcomes().contains(&(Outcome::Level { level: Level::Udddu }, 1)));
    let ended = raid(THREE).boss(Boss::Mummy, "1 1 1").play();
    assert_eq!(ended.view(0).levels_left, [Level::Uddud, Level::Udddu], "two stay unused");
    assert_eq!(ended.rule_of(Event::LevelBegan { number: 5, level: Level::Ududd }), "R02");
}

/// Items with their counts.
type Held = &'static [(Item, u8)];

/// The coins, wounds and items of each character.
const CHARACTERS: [(Character, u8, u8, Held); 5] = [
    (Explorer, 3, 2, &[(Item::Torch, 1)]),
    (Thief, 2, 2, &[(Item::Key, 1)]),
    (Warrior, 2, 0, &[]),
    (Knight, 1, 1, &[(Item::Sword, 1)]),
    (Sorcerer, 1, 1, &[(Item::CrystalBall, 2)]),
];

#[test]
fn r03_characters_start_with_coins_wounds_and_items_from_the_supply() {
    let script = Script::dealt(&[Explorer, Thief, Warrior, Knight, Sorcerer], &[]);
    for (number, (character, coins, wounds, items)) in (0..).zip(CHARACTERS) {
        let player = &script.view(0).players[usize::from(number)];
        assert_eq!((player.character, player.coins, player.wounds), (Some(character), coins, wounds));
        let held: Vec<_> = player.items.counts().map(|entry| (entry.item, entry.count)).collect();
        assert_eq!(held, items, "{character:?}");
        assert_eq!(player.powers, Powers::ALL);
        assert_eq!(script.rule_of(Event::CharacterGot { seat: seat(number), character }), "R03");
    }
    assert_eq!(Item::ALL.map(|item| script.supply(item)), [5, 4, 5, 5]);
}

#[test]
fn r03_characters_are_distinct_and_dealt_in_seat_order() {
    let mut script = Script::new(4, &[]);
    for left in [5, 4, 3, 2] {
        assert_eq!(script.outcomes().len(), left);
        any_outcome(&mut script);
    }
    let players = script.view(0).players;
    let characters: HashSet<_> = players.iter().map(|player| player.character.unwrap()).collect();
    assert_eq!(characters.len(), 4, "the fifth is not used");
}

const CHOSEN: &[(&str, &str)] = &[("characters", "chosen")];

#[test]
fn r03_characters_are_chosen_in_seat_order_from_a_random_seat() {
    let mut script = Script::new(3, CHOSEN);
    let firsts: Vec<_> = Seat::all(3).map(|seat| (Outcome::FirstToTake { seat }, 1)).collect();
    assert_eq!(script.outcomes(), firsts);
    script.chance(Outcome::FirstToTake { seat: seat(1) });
    for (number, character, left) in [(1, Sorcerer, 5), (2, Explorer, 4), (0, Warrior, 3)] {
        assert_eq!((script.owe(), script.legal(number).len()), (vec![number], left));
        script.act(number, Action::Take { character });
    }
    let taken: Vec<_> = script.view(0).players.iter().filter_map(|player| player.character).collect();
    assert_eq!(taken, [Warrior, Sorcerer, Explorer]);
    assert_eq!(script.held(1, Item::CrystalBall), 2);
    assert_eq!(script.game.turn(), Turn::Chance, "the first level follows");
}

#[test]
fn r03_a_character_cannot_be_chosen_twice() {
    let mut script = Script::new(3, CHOSEN);
    script.chance(Outcome::FirstToTake { seat: seat(0) });
    script.act(0, Action::Take { character: Knight });
    assert_eq!(script.refusal(1, Action::Take { character: Knight }), "character_taken");
    assert_eq!(script.refusal(2, Action::Take { character: Thief }), "not_your_turn");
    assert_eq!(script.refusal(1, Action::LightTorch), "take_a_character");
}

#[test]
fn r03_characters_can_be_chosen_in_tactical_mode_too() {
    let mut script = Script::new(3, &[CHOSEN[0], TACTICAL[0]]);
    script.chance(Outcome::FirstToTake { seat: seat(2) });
    for (number, character) in [(2, Thief), (0, Knight), (1, Warrior)] {
        script.act(number, Action::Take { character });
    }
    let holders: Vec<_> = Seat::all(3).map(|seat| (Outcome::Map { seat }, 1)).collect();
    assert_eq!(script.outcomes(), holders, "the map is a separate draw");
}

/// The face-up rooms of each level card.
const LEVELS: [(Level, &str); 7] = [
    (Level::Ududd, "UDUDD"),
    (Level::Uddud, "UDDUD"),
    (Level::Uuuud, "UUUUD"),
    (Level::Uuddu, "UUDDU"),
    (Level::Uuddd, "UUDDD"),
    (Level::Uudud, "UUDUD"),
    (Level::Udddu, "UDDDU"),
];

fn row_of(script: &Script) -> String {
    let face = |face: Face| if face == Face::Up { 'U' } else { 'D' };
    script.view(0).row.iter().map(|laid| face(laid.face)).collect()
}

#[test]
fn r04_the_level_card_decides_which_rooms_are_face_up() {
    for (level, faces) in LEVELS {
        let mut script = Script::dealt(&THREE, &[]);
        script.lay(level, [Dragon, Troll, Goblin, Armory, Snake]);
        assert_eq!(row_of(&script), faces);
        for (laid, room) in script.view(0).row.iter().zip([Dragon, Troll, Goblin, Armory, Snake]) {
            let expected = (laid.face == Face::Up).then_some(Chamber::Room(room));
            assert_eq!(laid.chamber, expected, "{level:?}");
        }
    }
}

#[test]
fn r03_the_view_names_no_actor_unless_players_decide_one_after_the_other() {
    let chosen = |script: &Script| (script.view(0).map, script.view(0).actor);
    let mut script = Script::new(3, &[("characters", "chosen")]);
    assert_eq!(chosen(&script), (None, None));
    script.chance(Outcome::FirstToTake { seat: seat(2) });
    assert_eq!(chosen(&script), (None, Some(seat(2))));
    let script = Script::standard(&THREE, [Dragon, Troll, Goblin, Armory, Snake]);
    assert_eq!(chosen(&script), (None, None), "the standard game has no map, and all play at once");
}

#[test]
fn r50_the_view_names_the_map_and_the_actor_once_they_are_drawn() {
    let known = |script: &Script| (script.view(0).map, script.view(0).actor);
    let mut script = Script::dealt(&THREE, TACTICAL);
    assert_eq!(known(&script), (None, None));
    script.chance(Outcome::Map { seat: seat(1) });
    assert_eq!(known(&script), (Some(seat(1)), None));
    script.lay(Level::Uuuud, [Dragon, Troll, Goblin, Armory, Snake]);
    assert_eq!(known(&script), (Some(seat(1)), Some(seat(1))));
    script.play(1, '3');
    assert_eq!(known(&script), (Some(seat(1)), Some(seat(2))));
}

#[test]
fn r04_rooms_are_drawn_from_left_to_right() {
    let script = Script::standard(&THREE, [Dragon, Troll, Goblin, Armory, Snake]);
    let laid: Vec<_> = script
        .events()
        .filter_map(|event| match event {
            Event::RoomLaid { place, face, chamber } => Some((place, face, chamber)),
            _ => None,
        })
        .collect();
    let row = [Dragon, Troll, Goblin, Armory, Snake].map(|room| Some(Chamber::Room(room)));
    let faces = [Face::Up, Face::Up, Face::Up, Face::Up, Face::Down];
    assert_eq!(
        laid,
        (0..).zip(faces).zip(row).map(|((place, face), room)| (place, face, room)).collect::<Vec<_>>()
    );
    assert_eq!(script.rule_of(Event::RoomLaid { place: 4, face: Face::Down, chamber: row[4] }), "R04");
}

#[test]
fn r04_the_final_monster_is_the_last_room_of_the_last_level() {
    for (level, known) in [(Level::Ududd, None), (Level::Udddu, Some(Chamber::Boss(Boss::Medusa)))] {
        let mut script = before_the_boss(level);
        script.chance(Outcome::Boss { boss: Boss::Medusa });
        let view = script.view(0);
        assert_eq!((view.level, view.row[4].chamber), (5, known));
    }
}

//! Hidden information, and rules that no game can show: R59, R60.

use game::{Fires, Game, Observer, RuleId};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief};
use raiders::Room::{Armory, Dragon, Goblin, Snake, TheThing, Troll, Zombie};
use raiders::{
    Boss, BossSpecial, BossStrength, Card, Chamber, Character, Event, Face, Item, Level, Outcome, Part,
    Powers, Raiders, Room, RoomKind,
};

use crate::rules::raid::raid;
use crate::rules::script::{Script, seat};

const THREE: [Character; 3] = [Explorer, Knight, Sorcerer];

#[test]
fn r59_no_small_chest_can_be_shared_by_all() {
    // So the question who is second when all tie does not matter.
    for room in Room::ALL {
        if let RoomKind::Treasure { small: Some(small), .. } = room.card().kind {
            assert_eq!(small / Raiders::manifest().seats.start(), 0, "{room:?}");
        }
    }
}

#[test]
fn r59_if_all_play_five_every_rewarding_monster_is_defeated() {
    // So the question whether a sword equals a five in the exception of R27 does not matter.
    for boss in
        Boss::ALL.into_iter().filter(|boss| matches!(boss.card().special, BossSpecial::RewardsHighest(_)))
    {
        let BossStrength::Beaten(strengths) = boss.card().strength else {
            panic!("{boss:?} is never defeated")
        };
        assert!((3..).zip(strengths).all(|(seats, strength)| 5 * seats >= strength), "{boss:?}");
    }
}

#[test]
fn r59_the_golem_only_changes_who_is_lowest() {
    // It cannot be defeated and the map no longer moves, so nothing else depends on the value of a card.
    let card = Boss::Golem.card();
    assert_eq!((card.strength, card.special), (BossStrength::Never, BossSpecial::FivesCountOne));
    let after = raid(THREE).tactical(0).boss(Boss::Golem, "1 5 1").play();
    let golem =
        after.events().skip_while(|event| !matches!(event, Event::Entered { chamber: Chamber::Boss(_), .. }));
    assert!(!golem.into_iter().any(|event| matches!(event, Event::MapPassed { .. })));
}

#[test]
fn r59_the_rulebook_has_a_reason_for_each_rule_that_cannot_show() {
    let never = |number| match Raiders::manifest().rule(RuleId::new('R', number)).unwrap().fires {
        Fires::Never { because } => because,
        Fires::InPlay => panic!("R{number} is said to show in play"),
    };
    assert!(never(59).len() > 20 && never(60).len() > 20);
}

/// A level with a face-down Dragon or Troll, which nobody should be able to distinguish.
fn dark(room: Room) -> Script {
    let mut script = Script::dealt(&THREE, &[]);
    script.lay(Level::Udddu, [Snake, room, Goblin, TheThing, Zombie]);
    script
}

fn observed(script: &Script, observer: Observer) -> Vec<Event> {
    script.events().filter_map(|event| Raiders::redact(&event, observer)).collect()
}

#[test]
fn r60_a_face_down_room_is_hidden_from_all() {
    let (one, other) = (dark(Dragon), dark(Troll));
    for observer in Observer::all(3) {
        assert_eq!(one.game.view(observer), other.game.view(observer));
        assert_eq!(observed(&one, observer), observed(&other, observer));
    }
    assert_eq!(one.view(0).row[1].face, Face::Down);
}

#[test]
fn r60_views_do_not_show_which_rooms_chance_can_still_draw() {
    let laying = |room| {
        let mut script = Script::dealt(&THREE, &[]);
        script.chance(Outcome::Level { level: Level::Udddu });
        [Snake, room].into_iter().for_each(|room| script.chance(Outcome::Room { room }));
        script
    };
    let (one, other) = (laying(Dragon), laying(Troll));
    assert_ne!(one.outcomes(), other.outcomes());
    for observer in Observer::all(3) {
        assert_eq!(one.game.view(observer), other.game.view(observer));
    }
}

#[test]
fn r60_coins_wounds_items_characters_and_supply_are_public() {
    let script = raid([Thief, Knight, Sorcerer]).room(Armory, "1 2 3").play();
    let public = script.game.view(Observer::Public);
    for number in 0..3 {
        assert_eq!(script.view(number).players, public.players);
        assert_eq!(script.view(number).supply, public.supply);
    }
    let count = |number: usize, item| public.players[number].items.count(item);
    assert_eq!((count(0, Item::Torch), count(1, Item::CrystalBall), count(2, Item::Key)), (1, 1, 1));
}

#[test]
fn r60_a_chosen_card_still_appears_in_its_owners_hand() {
    let mut script = dark(Dragon);
    script.play(2, 'b');
    script.play(1, 's');
    for observer in [Observer::Public, Observer::Seat(seat(0))] {
        let players = script.game.view(observer).players;
        assert!(
            players[1..].iter().all(|player| player.part == Part::Chosen && player.powers == Powers::ALL)
        );
        assert_eq!(script.game.view(observer).sealed, None);
    }
    assert_eq!((script.held(2, Item::CrystalBall), script.held(1, Item::Sword)), (2, 1));
}

#[test]
fn r60_others_do_not_learn_the_chosen_card() {
    let chosen = Event::Sealed { seat: seat(0), card: Some(Card::Power5) };
    let changed = Event::Resealed { seat: seat(0), card: Card::Power1 };
    for other in [Observer::Seat(seat(1)), Observer::Public] {
        assert_eq!(Raiders::redact(&chosen, other), Some(Event::Sealed { seat: seat(0), card: None }));
        assert_eq!(Raiders::redact(&changed, other), None, "a change is private");
    }
    for event in [chosen, changed] {
        assert_eq!(Raiders::redact(&event, Observer::Seat(seat(0))), Some(event));
    }
}

#[test]
fn r60_a_face_down_room_is_redacted_for_all() {
    let laid = Event::RoomLaid { place: 1, face: Face::Down, chamber: Some(Chamber::Room(Dragon)) };
    for observer in Observer::all(5) {
        let expected = Event::RoomLaid { place: 1, face: Face::Down, chamber: None };
        assert_eq!(Raiders::redact(&laid, observer), Some(expected));
    }
    let open = Event::RoomLaid { place: 0, face: Face::Up, chamber: Some(Chamber::Room(Dragon)) };
    assert_eq!(Raiders::redact(&open, Observer::Public), Some(open));
}

#[test]
fn r60_the_final_monster_is_hidden_until_it_is_face_up_entered_or_seen() {
    let boss = Some(Chamber::Boss(Boss::Medusa));
    let raid = raid(THREE).boss(Boss::Medusa, "1 1 1");
    let mut script = raid.play_until(20);
    assert_eq!(script.game.view(Observer::Public).row[4].chamber, None, "still face down");
    script.light(0);
    assert_eq!((script.view(0).row[4].chamber, script.view(1).row[4].chamber), (boss, None));
    let entered = raid.before_the_last_room();
    assert_eq!(entered.game.view(Observer::Public).row[4].chamber, boss);
}

#[test]
fn r60_removed_cards_are_not_drawn_in_advance() {
    // All seven levels and all thirty rooms are still possible, although some of them will not come.
    let mut script = Script::dealt(&THREE, &[]);
    assert_eq!(script.view(0).levels_left, Level::ALL);
    script.chance(Outcome::Level { level: Level::Udddu });
    assert_eq!(script.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 30);
    assert_eq!(script.view(0).gone.each().count(), 0);
}

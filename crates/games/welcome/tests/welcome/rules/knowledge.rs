//! What each player may know: W60.

use game::{Game, Observer};
use welcome::Adventurer::Mage;
use welcome::Monster::{Ally, Dragon, Fairy, Goblin, Orc, Skeleton};
use welcome::Tile::{BraceletOfProtection, DragonSpear, HolyGrail, Omnipotence, Polymorph, WallOfFire};
use welcome::{Action, Event, TileFate, Welcome};

use crate::rules::script::{Script, seat};

#[test]
fn w60_the_public_sees_counts_and_no_hidden_card() {
    let mut script = Script::warrior(2);
    script.add(Goblin);
    script.sacrifice(Dragon, DragonSpear);
    let view = script.game.view(Observer::Public);
    assert_eq!((view.deck, view.pile.len()), (11, 1));
    assert_eq!(view.pile[0].monster, None);
    assert_eq!(view.tiles[3].fate, TileFate::Sacrificed { by: seat(1), monster: None });
}

#[test]
fn w60_what_the_others_hear_of_a_draw_does_not_say_the_card() {
    let events = [
        Event::Drew { seat: seat(0), monster: Some(Orc) },
        Event::Added { seat: seat(0), monster: Some(Orc) },
        Event::SetAside { seat: seat(0), tile: WallOfFire, monster: Some(Orc) },
    ];
    for event in events {
        assert_eq!(Welcome::redact(&event, Observer::Seat(seat(0))), Some(event));
        for other in [Observer::Seat(seat(1)), Observer::Public] {
            let heard = serde_json::to_string(&Welcome::redact(&event, other)).unwrap();
            assert!(!heard.contains("orc"), "{heard}");
        }
    }
}

#[test]
fn w60_nobody_hears_which_special_joins() {
    let event = Event::SpecialJoined { monster: Some(Ally) };
    for observer in Observer::all(4) {
        assert_eq!(Welcome::redact(&event, observer), Some(Event::SpecialJoined { monster: None }));
    }
}

#[test]
fn w60_a_special_seen_privately_is_known_for_the_whole_game_to_its_drawer_alone() {
    let mut script = Script::combined(2, Mage, [Fairy, Ally], &[]);
    script.add(Ally);
    script.add(Goblin);
    script.add(Dragon);
    script.pass();
    script.act(0, Action::Decline);
    script.act(0, Action::Decline);
    // The Dragon is faced first and kills nobody here; the Ally is turned up for all.
    assert_eq!(script.view(1).specials, [Ally]);
    let mut quiet = Script::combined(2, Mage, [Fairy, Ally], &[]);
    quiet.add(Ally);
    assert_eq!((quiet.view(0).specials, quiet.view(1).specials), (vec![Ally], vec![]));
    // All tiles but the Pact go, so the Dragon on top kills at once and the Ally below it stays face down.
    let fillers = [Goblin, Skeleton, Orc, Goblin, Skeleton];
    let tiles = [WallOfFire, BraceletOfProtection, HolyGrail, Polymorph, Omnipotence];
    fillers.into_iter().zip(tiles).for_each(|(monster, tile)| quiet.sacrifice(monster, tile));
    quiet.add(Dragon);
    quiet.pass();
    quiet.choose(Mage);
    assert_eq!(quiet.view(0).round, 2);
    assert_eq!((quiet.view(0).specials, quiet.view(1).specials), (vec![Ally], vec![]));
}

#[test]
fn w60_set_aside_monsters_are_known_to_all_after_the_round() {
    let mut script = Script::combined(2, Mage, [Fairy, Ally], &[]);
    script.sacrifice(Fairy, WallOfFire);
    script.pass();
    assert_eq!(script.view(1).specials, [Fairy], "shown at the end of the round");
    assert_eq!(script.view(1).tiles[0].fate, TileFate::Sacrificed { by: seat(0), monster: Some(Fairy) });
}

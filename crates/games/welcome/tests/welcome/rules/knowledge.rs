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
fn w60_redacted_events_do_not_name_the_drawn_card() {
    let events = [
        Event::Drew { seat: seat(0), monster: Some(Orc) },
        Event::Added { seat: seat(0), monster: Some(Orc) },
        Event::SetAside { seat: seat(0), tile: WallOfFire, monster: Some(Orc) },
    ];
    for event in events {
        assert_eq!(Welcome::redact(&event, Observer::Seat(seat(0))), Some(event));
        for other in [Observer::Seat(seat(1)), Observer::Public] {
            let redacted = serde_json::to_string(&Welcome::redact(&event, other)).unwrap();
            assert!(!redacted.contains("orc"), "{redacted}");
        }
    }
}

#[test]
fn w60_nobody_learns_which_special_joins() {
    let event = Event::SpecialJoined { monster: Some(Ally) };
    for observer in Observer::all(4) {
        assert_eq!(Welcome::redact(&event, observer), Some(Event::SpecialJoined { monster: None }));
    }
}

#[test]
fn w60_only_the_drawer_knows_a_special_that_was_not_revealed() {
    let mut script = Script::combined(2, Mage, [Fairy, Ally], &[]);
    script.add(Ally);
    script.add(Goblin);
    script.add(Dragon);
    script.pass();
    script.act(0, Action::Decline);
    script.act(0, Action::Decline);
    // The Dragon is faced first and does not kill here; the Ally is revealed to everyone.
    assert_eq!(script.view(1).specials, [Ally]);
    let mut quiet = Script::combined(2, Mage, [Fairy, Ally], &[]);
    quiet.add(Ally);
    assert_eq!((quiet.view(0).specials, quiet.view(1).specials), (vec![Ally], vec![]));
    // Only the Pact is left, so the Dragon on top kills at once and the Ally below it stays face down.
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
fn w60_everyone_knows_monsters_set_aside_after_the_round() {
    let mut script = Script::combined(2, Mage, [Fairy, Ally], &[]);
    script.sacrifice(Fairy, WallOfFire);
    script.pass();
    assert_eq!(script.view(1).specials, [Fairy], "shown at the end of the round");
    assert_eq!(script.view(1).tiles[0].fate, TileFate::Sacrificed { by: seat(0), monster: Some(Fairy) });
}

//! The bidding: W10 to W17.

use game::{Game, Turn};
use welcome::Adventurer::Warrior;
use welcome::Monster::{Demon, Dragon, Goblin, Golem, Lich, Orc, Skeleton, Vampire};
use welcome::Tile::{DragonSpear, HolyGrail, KnightShield, PlateArmor, Torch, VorpalSword};
use welcome::{Action, Bidding, Event, Monster, PhaseView, Refusal, Tile, TileFate};

use crate::rules::script::{Script, seat};

const ALL_TILES: [Tile; 6] = [PlateArmor, KnightShield, VorpalSword, DragonSpear, HolyGrail, Torch];

#[test]
fn w10_players_draw_or_pass_in_clockwise_order() {
    let mut script = Script::warrior(3);
    for expected in [0, 1, 2, 0] {
        assert_eq!(script.asked(), expected);
        assert_eq!(script.legal(expected), [Action::Draw, Action::Pass]);
        assert!(script.legal((expected + 1) % 3).is_empty());
        script.add([Goblin, Orc, Skeleton, Golem][script.view(0).pile.len()]);
    }
}

#[test]
fn w10_a_player_who_passes_is_out_for_the_rest_of_the_round() {
    let mut script = Script::warrior(3);
    script.pass();
    assert_eq!(script.view(1).players[0].bidding, Bidding::Passed);
    script.add(Goblin);
    script.add(Orc);
    assert_eq!(script.asked(), 1, "seat 0 is skipped");
    let refused = script.game.decide(seat(0), Action::Draw, &mut script.events);
    assert!(matches!(refused, Err(Refusal::NotYourTurn { .. })));
}

#[test]
fn w11_with_an_empty_deck_the_player_must_pass() {
    let mut script = Script::warrior(2);
    let deck =
        [Goblin, Goblin, Skeleton, Skeleton, Orc, Orc, Vampire, Vampire, Golem, Golem, Lich, Demon, Dragon];
    deck.into_iter().for_each(|monster| script.add(monster));
    assert_eq!(
        script.rule_of(Event::Passed { seat: seat(1) }),
        "W11",
        "seat 1 would have drawn the fourteenth card"
    );
    assert!(script.logged(Event::Entered { seat: seat(0), cards: 13 }));
}

#[test]
fn w12_only_the_drawer_sees_a_drawn_card() {
    let mut script = Script::warrior(3);
    script.draw(Lich);
    assert_eq!(script.view(0).drawn.unwrap().monster, Some(Lich));
    for other in [1, 2] {
        assert_eq!(script.view(other).drawn.unwrap().monster, None);
    }
    assert_eq!(script.legal(0).len(), 1 + ALL_TILES.len(), "to add it, or to set it aside under any tile");
}

#[test]
fn w13_an_added_card_lies_face_down_on_top_of_the_pile() {
    let mut script = Script::warrior(2);
    script.add(Goblin);
    script.add(Dragon);
    let pile = script.view(0).pile;
    let seen: Vec<_> = pile.iter().map(|card| (card.by, card.monster)).collect();
    assert_eq!(seen, [(seat(0), Some(Goblin)), (seat(1), None)]);
    assert_eq!(script.rule_of(Event::Added { seat: seat(1), monster: Some(Dragon) }), "W13");
}

#[test]
fn w14_a_sacrificed_tile_is_public_but_the_monster_under_it_is_not() {
    let mut script = Script::warrior(2);
    script.sacrifice(Dragon, DragonSpear);
    let fate = |viewer: u8| script.view(viewer).tiles[3].fate;
    assert_eq!(fate(0), TileFate::Sacrificed { by: seat(0), monster: Some(Dragon) });
    assert_eq!(fate(1), TileFate::Sacrificed { by: seat(0), monster: None });
}

#[test]
fn w14_a_sacrificed_tile_stays_out_of_the_dungeon() {
    let mut script = Script::warrior(2);
    script.sacrifice(Goblin, Torch);
    script.add(Orc);
    let again = Action::Sacrifice { tile: Torch };
    script.draw(Skeleton);
    assert_eq!(
        script.game.decide(seat(0), again, &mut script.events),
        Err(Refusal::TileNotThere { tile: Torch })
    );
    script.act(0, Action::Add);
    script.pass();
    script.act(0, Action::NameType { monster: Dragon });
    assert!(script.events().any(|event| matches!(event, Event::Hurt { monster: Orc, damage: 3, .. })));
}

#[test]
fn w15_without_tiles_the_drawn_monster_must_be_added() {
    let mut script = Script::warrior(2);
    let fillers = [Goblin, Goblin, Skeleton, Skeleton, Orc, Orc];
    fillers.into_iter().zip(ALL_TILES).for_each(|(monster, tile)| script.sacrifice(monster, tile));
    script.draw(Lich);
    assert_eq!(script.rule_of(Event::Added { seat: seat(0), monster: Some(Lich) }), "W15");
    assert_eq!(script.asked(), 1, "there was nothing to choose");
}

#[test]
fn w16_the_last_bidder_enters_without_another_turn() {
    let mut script = Script::warrior(3);
    script.add(Goblin);
    script.pass();
    script.pass();
    assert!(script.logged(Event::Entered { seat: seat(0), cards: 1 }));
    assert_eq!(script.view(0).stage, PhaseView::NameType);
}

#[test]
fn w16_an_empty_dungeon_succeeds_at_once_and_nothing_is_named() {
    let mut script = Script::warrior(2);
    script.pass();
    assert_eq!(script.rule_of(Event::Entered { seat: seat(1), cards: 0 }), "W16");
    assert!(script.logged(Event::Succeeded { seat: seat(1), successes: 1 }));
    assert_eq!(script.game.turn(), Turn::of(seat(1)));
    assert_eq!(script.view(1).stage, PhaseView::NextAdventurer);
}

/// Whether the asked seat may set a drawn card aside. Adds the card either way.
fn may_set_aside(script: &mut Script, monster: Monster) -> bool {
    let drawer = script.asked();
    script.draw(monster);
    let forced = Event::Added { seat: seat(drawer), monster: Some(monster) };
    if script.logged(forced) {
        assert_eq!(script.rule_of(forced), "W17");
        return false;
    }
    script.act(drawer, Action::Add);
    true
}

#[test]
fn w17_the_first_turn_is_free_without_the_variant() {
    let cards = [Goblin, Orc, Skeleton, Golem, Lich];
    let cases = [
        ("free", [true, true, true, true, true]),
        ("opening_turn", [false, true, true, true, true]),
        ("each_player", [false, false, true, true, true]),
    ];
    for (variant, expected) in cases {
        let mut script = Script::new(2, &[("start", "first"), ("first_turn", variant)]);
        let free = cards.map(|monster| may_set_aside(&mut script, monster));
        assert_eq!(free, expected, "{variant}");
    }
}

#[test]
fn w17_a_pass_on_the_opening_turn_uses_up_the_rule() {
    let mut script = Script::new(3, &[("start", "first"), ("first_turn", "opening_turn")]);
    script.pass();
    assert!(may_set_aside(&mut script, Goblin));
}

#[test]
fn w17_the_rule_applies_again_in_the_next_round() {
    let mut script = Script::new(2, &[("start", "first"), ("first_turn", "opening_turn")]);
    script.pass();
    script.choose(Warrior);
    assert!(!may_set_aside(&mut script, Goblin));
}

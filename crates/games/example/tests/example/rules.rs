//! Every rule, tested by its number. `book.rs` checks that none is left out.

use example::{Action, Charm, CharmView, Collapse, Encounter, Event, Example, Outcome, Stage};
use game::{Game, Observer, SeatSet, Turn};

use crate::script::{Script, seat};

#[test]
fn e01_the_stairs_have_32_cards() {
    let counts = Script::new(2, &[]).view(0).stairs.into_iter().map(|entry| entry.count);
    assert_eq!(counts.collect::<Vec<_>>(), [9, 8, 6, 2, 3, 4]);
    assert_eq!(*Example::manifest().seats.end(), 4);
    assert_eq!(Script::new(3, &[]).rule_of(Event::GameBegan { seats: 3 }), "E01");
}

#[test]
fn e02_every_charm_is_dealt_from_the_same_six() {
    let charm = |charm| Outcome::Charm { charm };
    let mut script = Script::new(2, &[]);
    assert_eq!(script.weights(), Charm::ALL.map(|dealt| (charm(dealt), 2)));
    script.chance(charm(Charm::Sword));
    assert_eq!(
        script.weights(),
        [(charm(Charm::Sword), 1), (charm(Charm::Torch), 2), (charm(Charm::Rope), 2)]
    );
    assert_eq!(script.rule_of(Event::CharmDealt { seat: seat(0), charm: Some(Charm::Sword) }), "E02");
}

#[test]
fn e03_a_turn_begins_with_a_card_and_passes_clockwise() {
    let mut script = Script::dealt("srt");
    for number in [0, 1, 2, 0] {
        assert_eq!((script.view(0).actor, script.game.turn()), (seat(number), Turn::Chance));
        assert_eq!(script.rule_of(Event::TurnBegan { seat: seat(number) }), "E03");
        script.turn_up(Encounter::Ring);
        script.act(number, Action::Camp);
    }
}

#[test]
fn e04_a_treasure_adds_its_coins_to_the_loot() {
    let mut script = Script::dealt("sr");
    script.descend_to(&[Encounter::Ring, Encounter::Goblet, Encounter::Crown]);
    assert_eq!((script.view(1).loot, script.coins(0)), (6, 0));
    let found = Event::TreasureFound { seat: seat(0), encounter: Encounter::Crown, coins: 3 };
    assert_eq!(script.rule_of(found), "E04");
}

#[test]
fn e05_a_player_descends_or_camps() {
    let mut script = Script::dealt("sr");
    script.turn_up(Encounter::Crown);
    assert_eq!(script.legal(0), [Action::Descend, Action::Camp]);
    assert_eq!(script.legal(1), []);
    assert_eq!(script.refusal(0, Action::Flee), "descend_or_camp");
    assert_eq!(script.refusal(1, Action::Camp), "not_your_turn");
    script.act(0, Action::Descend);
    assert_eq!(script.refusal(0, Action::Camp), "chance_first");
    script.turn_up(Encounter::Goblet);
    script.act(0, Action::Camp);
    assert_eq!((script.coins(0), script.view(0).loot), (5, 0));
    assert_eq!(script.rule_of(Event::Descended { seat: seat(0) }), "E05");
    assert_eq!(script.rule_of(Event::Camped { seat: seat(0), loot: 5, coins: 5 }), "E05");
}

#[test]
fn e06_a_hazard_takes_the_loot_of_a_player_who_has_used_the_charm() {
    let mut script = Script::dealt("sr");
    script.descend_to(&[Encounter::Crown, Encounter::Ogre]);
    script.act(0, Action::UseCharm);
    script.act(0, Action::Descend);
    script.turn_up(Encounter::Pit);
    assert_eq!((script.view(0).actor, script.view(0).loot, script.coins(0)), (seat(1), 0, 0));
    assert_eq!(script.rule_of(Event::LootLost { seat: seat(0), loot: 3 }), "E06");
}

#[test]
fn e07_a_charm_beats_its_hazard_once() {
    let cases = [("s", Encounter::Ogre), ("t", Encounter::Ghost), ("r", Encounter::Pit)];
    for (charm, hazard) in cases {
        let mut script = Script::dealt(&format!("{charm}s"));
        script.descend_to(&[Encounter::Crown, hazard]);
        assert_eq!(script.legal(0), [Action::UseCharm, Action::Flee]);
        script.act(0, Action::UseCharm);
        assert_eq!((script.view(0).stage, script.view(0).loot), (Stage::Choose, 3));
        let CharmView::Shown { charm } = script.charm(0, 1) else { panic!("the charm is not shown") };
        assert_eq!(script.rule_of(Event::CharmUsed { seat: seat(0), charm, encounter: hazard }), "E07");
    }
}

#[test]
fn e07_other_charms_do_not_help() {
    let mut script = Script::dealt("sr");
    script.turn_up(Encounter::Ghost);
    assert_eq!(script.legal(0), [Action::Flee]);
    assert_eq!(script.refusal(0, Action::UseCharm), "charm_does_not_help");
    assert_eq!(script.refusal(0, Action::Descend), "face_the_hazard");
}

#[test]
fn e08_a_player_may_flee_and_keep_the_charm_secret() {
    let mut script = Script::dealt("sr");
    script.descend_to(&[Encounter::Crown, Encounter::Ogre]);
    script.act(0, Action::Flee);
    assert_eq!((script.view(0).actor, script.coins(0)), (seat(1), 0));
    assert_eq!(script.charm(0, 1), CharmView::Hidden);
    assert_eq!(script.rule_of(Event::Fled { seat: seat(0), loot: 3 }), "E08");
}

#[test]
fn e09_the_last_card_ends_the_game() {
    for (value, collapse, kept) in [("buried", Collapse::Buried, 0), ("saved", Collapse::Saved, 3)] {
        let mut script = Script::dealt_with("sr", &[("collapse", value)]);
        script.leave_only(Encounter::Crown);
        let actor = script.view(0).actor;
        let before = script.coins(actor.index() as u8);
        script.turn_up(Encounter::Crown);
        assert_eq!(script.game.turn(), Turn::Over);
        assert_eq!(script.rule_of(Event::Collapsed { seat: actor, loot: 3, collapse }), "E09");
        let charm = if actor == seat(0) { Charm::Sword } else { Charm::Rope };
        assert_eq!(script.coins(actor.index() as u8), before + kept + charm.card().coins);
    }
}

#[test]
fn e09_after_the_last_hazard_there_is_no_other_turn() {
    let mut script = Script::dealt("sr");
    script.leave_only(Encounter::Ogre);
    let actor = script.view(0).actor;
    script.turn_up(Encounter::Ogre);
    script.act(actor.index() as u8, Action::Flee);
    assert_eq!(script.game.turn(), Turn::Over);
    assert_eq!(script.refusal(0, Action::Camp), "game_over");
}

#[test]
fn e10_unused_charms_count_and_the_most_coins_win() {
    let mut script = Script::dealt("sr");
    script.leave_only(Encounter::Pit);
    let before = [script.coins(0), script.coins(1)];
    script.turn_up(Encounter::Pit);
    script.act(script.view(0).actor.index() as u8, Action::Flee);
    assert_eq!([script.coins(0), script.coins(1)], [before[0] + 4, before[1] + 2]);
    assert_eq!(script.charm(1, 0), CharmView::Shown { charm: Charm::Rope });
    assert_eq!(script.rule_of(Event::CharmRevealed { seat: seat(0), charm: Charm::Sword, coins: 4 }), "E10");
    let most = script.coins(0).max(script.coins(1));
    let winners: SeatSet =
        [0, 1].into_iter().filter(|&number| script.coins(number) == most).map(seat).collect();
    assert_eq!(script.game.winners(), winners);
    assert_eq!(script.rule_of(Event::Won { seats: winners, coins: most }), "E10");
}

#[test]
fn e11_only_its_owner_knows_an_unused_charm() {
    let script = Script::dealt("sr");
    assert_eq!(script.charm(0, 0), CharmView::Own { charm: Charm::Sword });
    assert_eq!(script.charm(0, 1), CharmView::Hidden);
    let dealt = Event::CharmDealt { seat: seat(0), charm: Some(Charm::Sword) };
    let known_to = |observer| Example::redact(&dealt, observer) == Some(dealt);
    assert!(known_to(Observer::Seat(seat(0))));
    assert!(!known_to(Observer::Seat(seat(1))) && !known_to(Observer::Public));
}

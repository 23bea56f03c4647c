//! The dungeon: W20 to W27, W39.

use game::{Game, Turn};
use welcome::Adventurer::{Barbarian, Mage, Necromancer, Ninja, Princess, Rogue, Warrior};
use welcome::Monster::{
    Ally, Demon, Dragon, Fairy, GelatinousCube, Goblin, Golem, Lich, Mimic, Orc, Skeleton, Vampire,
};
use welcome::Tile::{
    BloodyWand, ChainMail, DarkStone, DemonicPact, HolyGrail, KnightShield, MithrilArmor, Omnipotence,
    PlateArmor, Polymorph, PossessionScroll, RingOfPower, SmokeBomb, Torch, VorpalAxe, VorpalDagger,
    VorpalSword, WallOfFire, WoodenShuriken, ZombiePet,
};
use welcome::{Action, Event, Monster, PhaseView, Refusal, Tile};

use crate::rules::script::{Script, check, dungeon, seat};

pub(crate) fn name(monster: Monster) -> Action {
    Action::NameType { monster }
}

pub(crate) fn using(tile: Tile) -> Action {
    Action::Use { tile }
}

#[test]
fn w20_health_is_the_sum_of_the_adventurer_and_the_tiles_left() {
    check(
        dungeon(Warrior).without([VorpalSword]).facing([Goblin]),
        ["11 hp", "goblin 1: torch defeats", "success"],
    );
    check(dungeon(Warrior).only([KnightShield]).facing([Goblin]), ["6 hp", "goblin 1: -1 = 5", "success"]);
    check(dungeon(Warrior).only([]).facing([Goblin]), ["3 hp", "goblin 1: -1 = 2", "success"]);
}

#[test]
fn w20_health_has_no_upper_limit() {
    // The rulebook's example of the Ring: a Goblin and a Skeleton add 1 + 2.
    check(
        dungeon(Rogue).without([VorpalDagger]).facing([Goblin, Skeleton]),
        [
            "11 hp",
            "goblin 1: ring_of_power defeats, +1 = 12",
            "skeleton 2: ring_of_power defeats, +2 = 14",
            "success",
        ],
    );
}

#[test]
fn w21_the_vorpal_blade_defeats_every_monster_of_the_named_type() {
    // The rulebook's example: Skeletons are named, and both of them fall.
    check(
        dungeon(Warrior).only([VorpalSword]).facing([Skeleton, Goblin, Skeleton]).answering([name(Skeleton)]),
        [
            "3 hp, skeleton named",
            "skeleton 2: vorpal_sword defeats",
            "goblin 1: -1 = 2",
            "skeleton 2: vorpal_sword defeats",
            "success",
        ],
    );
    check(
        dungeon(Rogue).only([VorpalDagger]).facing([Dragon]).answering([name(Dragon)]),
        ["3 hp, dragon named", "dragon 9: vorpal_dagger defeats", "success"],
    );
}

#[test]
fn w21_any_type_of_the_set_including_specials_can_be_named() {
    let script = dungeon(Warrior).facing([Dragon]).enter();
    assert_eq!(script.legal(script.asked()).len(), 14);
    let mut first_set = Script::warrior(2);
    first_set.add(Dragon);
    first_set.pass();
    assert_eq!(first_set.legal(0).len(), 8);
    let refused = first_set.game.decide(seat(0), name(Fairy), &mut first_set.events);
    assert_eq!(refused, Err(Refusal::MonsterNotInSet { monster: Fairy }));
}

#[test]
fn w21_for_the_greatsword_another_player_is_chosen_who_names_the_strength() {
    let mut script = Script::combined(3, Princess, [Fairy, Ally], &[]);
    script.add(Golem);
    script.pass();
    script.pass();
    assert_eq!(script.view(0).stage, PhaseView::PickRival);
    let rivals = [1, 2].map(|rival| Action::PickRival { rival: seat(rival) });
    assert_eq!(script.legal(0), rivals);
    let myself = Action::PickRival { rival: seat(0) };
    assert_eq!(script.game.decide(seat(0), myself, &mut script.events), Err(Refusal::PickAnother));
    script.act(0, rivals[1]);
    assert_eq!(script.asked(), 2);
    assert_eq!(script.legal(2), [5, 6, 7].map(|strength| Action::NameStrength { strength }));
    script.act(2, Action::NameStrength { strength: 5 });
    assert_eq!(script.rule_of(Event::StrengthNamed { seat: seat(2), strength: 5 }), "W21");
}

#[test]
fn w22_the_last_card_added_is_faced_first() {
    let mut script = Script::warrior(2);
    script.add(Goblin);
    script.add(Orc);
    script.add(Skeleton);
    script.pass();
    script.act(0, name(Dragon));
    let order: Vec<_> = script
        .events()
        .filter_map(|event| match event {
            Event::Revealed { monster, position, .. } => Some((position, monster)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [(1, Skeleton), (2, Orc), (3, Goblin)]);
}

#[test]
fn w23_a_defeated_monster_deals_no_damage_and_all_fitting_tiles_work() {
    check(
        dungeon(Warrior).without([VorpalSword]).facing([Skeleton, Dragon]),
        [
            "11 hp",
            "skeleton 2: holy_grail defeats, torch defeats",
            "dragon 9: dragon_spear defeats",
            "success",
        ],
    );
}

#[test]
fn w23_gains_of_several_tiles_add_up() {
    check(
        dungeon(Necromancer)
            .only([BloodyWand, PossessionScroll])
            .facing([Vampire])
            .answering([using(PossessionScroll)]),
        [
            "2 hp",
            "vampire 4: use possession_scroll, possession_scroll defeats, +4 = 6, bloody_wand defeats, +4 = 10",
            "success",
        ],
    );
}

#[test]
fn w24_polymorph_and_the_scroll_are_offered_on_every_card() {
    check(
        dungeon(Necromancer)
            .only([DarkStone, PossessionScroll])
            .facing([Goblin])
            .answering([Action::Decline]),
        ["2 hp", "goblin 1: decline, dark_stone defeats", "success"],
    );
    check(
        dungeon(Mage).only([HolyGrail, Polymorph]).facing([Lich]).answering([Action::Decline]),
        ["2 hp", "lich 6: decline, holy_grail defeats", "success"],
    );
}

#[test]
fn w24_the_axe_and_the_bomb_are_offered_only_if_nothing_else_defeats_the_card() {
    check(
        dungeon(Barbarian).only([Torch, VorpalAxe]).facing([Goblin, Golem]).answering([using(VorpalAxe)]),
        ["4 hp", "goblin 1: torch defeats", "golem 5: use vorpal_axe, vorpal_axe defeats", "success"],
    );
    check(
        dungeon(Ninja)
            .only([WoodenShuriken, SmokeBomb])
            .facing([Vampire, Goblin])
            .answering([Action::Decline]),
        ["3 hp", "vampire 4: wooden_shuriken defeats", "goblin 1: decline, -1 = 2", "success"],
    );
}

#[test]
fn w24_only_polymorph_is_offered_on_a_card_ignored_by_the_ally() {
    check(
        dungeon(Necromancer).only([PossessionScroll]).facing([Ally, Golem]).answering([Action::Decline]),
        ["2 hp", "ally: decline, next ignored", "golem 5: ignored", "success"],
    );
    check(
        dungeon(Mage)
            .only([Polymorph])
            .facing([Ally, Golem])
            .answering([Action::Decline, using(Polymorph)])
            .replaced_by(Dragon),
        ["2 hp", "ally: decline, next ignored", "golem 5: use polymorph, now dragon 9: ignored", "success"],
    );
}

#[test]
fn w24_a_tile_that_is_not_offered_is_refused() {
    let mut script = dungeon(Barbarian).only([ChainMail, VorpalAxe]).facing([Golem]).enter();
    let asked = seat(script.asked());
    let mut refused = |tile| script.game.decide(asked, using(tile), &mut script.events);
    assert_eq!(refused(ChainMail), Err(Refusal::TileNotOffered { tile: ChainMail }));
    assert_eq!(refused(Torch), Err(Refusal::TileNotThere { tile: Torch }));
}

#[test]
fn w25_an_undefeated_monster_deals_its_strength() {
    check(
        dungeon(Warrior).only([PlateArmor, KnightShield]).facing([Vampire, Golem]),
        ["11 hp", "vampire 4: -4 = 7", "golem 5: -5 = 2", "success"],
    );
}

#[test]
fn w26_no_health_left_is_death() {
    check(dungeon(Warrior).only([]).facing([Orc]), ["3 hp", "orc 3: -3 = 0, dies", "failure"]);
    check(dungeon(Warrior).only([]).facing([Skeleton]), ["3 hp", "skeleton 2: -2 = 1", "success"]);
}

#[test]
fn w26_the_loss_of_a_tile_that_gave_health_may_kill() {
    check(
        dungeon(Barbarian).only([ChainMail]).facing([Golem, GelatinousCube]),
        ["8 hp", "golem 5: -5 = 3", "gelatinous_cube: lose chain_mail -4 = -1, dies", "failure"],
    );
}

#[test]
fn w27_death_ends_the_dungeon_and_the_rest_stays_hidden() {
    let story = dungeon(Warrior).only([]).facing([Dragon, Goblin, Orc]);
    check(story, ["3 hp", "dragon 9: -9 = -6, dies, 2 hidden", "failure"]);
    let mut script = dungeon(Warrior).only([]).facing([Dragon, Goblin, Orc]).enter();
    let inside = script.asked();
    let pile = script.view(1 - inside).pile;
    let known_to_the_other: Vec<_> = pile.iter().map(|card| card.monster.is_some()).collect();
    assert_eq!(pile.last().and_then(|card| card.monster), Some(Dragon));
    assert_eq!(
        known_to_the_other.iter().filter(|known| !**known).count(),
        1,
        "the other's own card is known"
    );
    script.choose(Warrior);
}

#[test]
fn w27_with_omnipotence_the_rest_is_revealed_without_effects() {
    check(
        dungeon(Mage).only([Omnipotence, HolyGrail]).facing([Golem, Skeleton, GelatinousCube, Demon]),
        [
            "2 hp",
            "golem 5: -5 = -3, dies",
            "unveiled skeleton:",
            "unveiled gelatinous_cube:",
            "unveiled demon: all differ",
            "success",
        ],
    );
}

#[test]
fn w27_all_cards_are_revealed_even_if_omnipotence_has_already_failed() {
    check(
        dungeon(Mage).only([Omnipotence]).facing([Golem, Golem, Orc]),
        ["2 hp", "golem 5: -5 = -3, dies", "unveiled golem:", "unveiled orc: some alike", "failure"],
    );
}

#[test]
fn w39_the_question_about_a_card_comes_before_any_automatic_effect_on_it() {
    let script = dungeon(Necromancer).only([BloodyWand, PossessionScroll]).facing([Vampire]).enter();
    let view = script.view(script.asked());
    assert!(matches!(view.stage, PhaseView::Ask { .. }));
    assert_eq!(view.dungeon.unwrap().hp, 2, "the Wand's gain of 4 is not yet counted");
}

#[test]
fn w39_the_engine_makes_a_decision_without_a_choice() {
    // A lone opponent for the Greatsword, and the last tile for the Cube.
    let script = dungeon(Princess).facing([Golem]).enter();
    assert!(
        matches!(script.view(0).stage, PhaseView::NameStrength { .. }),
        "nobody was asked to choose the rival"
    );
    check(
        dungeon(Rogue).only([RingOfPower]).facing([GelatinousCube]),
        ["3 hp", "gelatinous_cube: lose ring_of_power", "success"],
    );
}

#[test]
fn w39_no_question_is_asked_if_no_tile_can_be_used() {
    let script = dungeon(Mage).only([WallOfFire, DemonicPact, THIRD_TILE]).facing([Mimic]).enter();
    assert_eq!(script.game.turn(), Turn::of(seat(script.asked())));
    assert_eq!(script.view(0).stage, PhaseView::NextAdventurer);
    check(dungeon(Necromancer).only([ZombiePet]).facing([Orc]), ["8 hp", "orc 3: -3 = 5", "success"]);
    check(dungeon(Rogue).only([MithrilArmor]).facing([Orc]), ["8 hp", "orc 3: -3 = 5", "success"]);
}

/// A third tile, so that the Mimic is odd.
const THIRD_TILE: Tile = Tile::BraceletOfProtection;

//! Special monsters: W41 to W43, W53.

use welcome::Adventurer::{Barbarian, Mage, Necromancer, Ninja, Princess, Rogue, Warrior};
use welcome::Monster::{
    Ally, Count, Dragon, Fairy, GelatinousCube, Goblin, Golem, Lich, Mimic, Orc, Shapeshifter, Skeleton,
    Vampire,
};
use welcome::Tile::{
    ChainMail, EvilCloak, HolyGrail, MithrilArmor, MrCharm, PlateArmor, Polymorph, PossessionScroll,
    RingOfPower, RoyalSceptre, Torch, VorpalAxe, VorpalDagger, VorpalSword, WallOfFire, WoodenShuriken,
    ZombiePet,
};
use welcome::{Action, Monster};

use crate::rules::dungeon::{name, using};
use crate::rules::script::{check, dungeon};

#[test]
fn w41_ally_and_cube_have_no_strength_and_no_parity() {
    check(
        dungeon(Warrior)
            .only([PlateArmor, HolyGrail, Torch])
            .facing([Ally, Dragon, GelatinousCube])
            .answering([Action::Discard { tile: Torch }]),
        ["8 hp", "ally: next ignored", "dragon 9: ignored", "gelatinous_cube: lose torch", "success"],
    );
}

#[test]
fn w41_the_fairy_is_an_even_monster_of_strength_zero() {
    check(
        dungeon(Warrior).only([HolyGrail]).facing([Fairy]),
        ["3 hp", "fairy 0: holy_grail defeats", "success"],
    );
    check(
        dungeon(Rogue).only([RingOfPower]).facing([Fairy]),
        ["3 hp", "fairy 0: ring_of_power defeats, +0 = 3", "success"],
    );
    check(dungeon(Warrior).only([]).facing([Fairy]), ["3 hp", "fairy 0: -0 = 3", "success"]);
}

#[test]
fn w42_the_count_is_a_vampire_for_a_player_without_success() {
    check(
        dungeon(Ninja).only([WoodenShuriken]).facing([Count]),
        ["3 hp", "count as vampire 4: wooden_shuriken defeats", "success"],
    );
}

#[test]
fn w42_the_count_is_a_count_of_strength_8_for_a_player_with_a_success() {
    check(
        dungeon(Ninja).only([WoodenShuriken]).facing([Count]).with_a_success(),
        ["3 hp", "count 8: -8 = -5, dies", "failure"],
    );
}

#[test]
fn w42_the_sceptre_defeats_a_third_monster_of_a_type_too() {
    check(
        dungeon(Princess).only([MrCharm, RoyalSceptre]).facing([Vampire, Vampire, Count]),
        [
            "7 hp",
            "vampire 4: -4 = 3",
            "vampire 4: royal_sceptre defeats",
            "count as vampire 4: royal_sceptre defeats",
            "success",
        ],
    );
}

#[test]
fn w42_the_shapeshifter_is_the_monster_of_its_position() {
    // The rulebook's example: as the fourth monster it is a Vampire of strength 4.
    check(
        dungeon(Ninja).only([WoodenShuriken]).facing([Goblin, Ally, Golem, Shapeshifter]),
        [
            "3 hp",
            "goblin 1: -1 = 2",
            "ally: next ignored",
            "golem 5: ignored",
            "shapeshifter as vampire 4: wooden_shuriken defeats",
            "success",
        ],
    );
}

/// The line of the Shapeshifter after this many harmless cards.
fn shapeshifter_after(others: usize) -> String {
    let harmless = [Goblin, Goblin, Skeleton, Skeleton, Orc, Orc, Vampire, Vampire, Lich];
    let cards = harmless.into_iter().take(others).chain([Shapeshifter]);
    let story = dungeon(Warrior).without([VorpalSword]).facing(cards).story();
    story[1 + others].clone()
}

#[test]
fn w42_in_position_8_and_after_9_the_shapeshifter_has_no_other_identity() {
    assert_eq!(shapeshifter_after(6), "shapeshifter as demon 7: -7 = 4");
    assert_eq!(shapeshifter_after(7), "shapeshifter 8: holy_grail defeats");
    assert_eq!(shapeshifter_after(8), "shapeshifter as dragon 9: dragon_spear defeats");
    // The rulebook's example: as the tenth monster it has strength 10 and no identity.
    assert_eq!(shapeshifter_after(9), "shapeshifter 10: holy_grail defeats");
}

#[test]
fn w42_an_acquired_identity_replaces_the_printed_type() {
    let named = |monster| {
        dungeon(Rogue).only([VorpalDagger, MithrilArmor]).facing([Shapeshifter]).answering([name(monster)])
    };
    check(named(Shapeshifter), ["8 hp, shapeshifter named", "shapeshifter as goblin 1: -1 = 7", "success"]);
    check(
        named(Goblin),
        ["8 hp, goblin named", "shapeshifter as goblin 1: vorpal_dagger defeats", "success"],
    );
}

#[test]
fn w43_a_defeated_special_has_no_effect() {
    check(
        dungeon(Barbarian)
            .only([ChainMail, VorpalAxe])
            .facing([GelatinousCube, Orc])
            .answering([using(VorpalAxe)]),
        ["8 hp", "gelatinous_cube: use vorpal_axe, vorpal_axe defeats", "orc 3: -3 = 5", "success"],
    );
    check(
        dungeon(Warrior).only([VorpalSword]).facing([Ally, Goblin]).answering([name(Ally)]),
        ["3 hp, ally named", "ally: vorpal_sword defeats", "goblin 1: -1 = 2", "success"],
    );
}

#[test]
fn w43_a_special_that_is_replaced_has_no_effect() {
    check(
        dungeon(Mage)
            .only([Polymorph, WallOfFire])
            .facing([Ally, Orc])
            .answering([using(Polymorph)])
            .replaced_by(Goblin),
        ["8 hp", "ally: use polymorph, now goblin 1: -1 = 7", "orc 3: -3 = 4", "success"],
    );
}

#[test]
fn w43_the_scroll_gains_nothing_from_a_monster_without_strength() {
    check(
        dungeon(Necromancer)
            .only([PossessionScroll, ZombiePet])
            .facing([Ally, Orc])
            .answering([using(PossessionScroll)]),
        [
            "8 hp",
            "ally: use possession_scroll, possession_scroll defeats, +0 = 8",
            "orc 3: -3 = 5",
            "success",
        ],
    );
}

#[test]
fn w49_the_cube_takes_nothing_if_no_tile_is_left() {
    check(
        dungeon(Rogue).only([]).facing([GelatinousCube, Goblin]),
        ["3 hp", "gelatinous_cube: nothing to take", "goblin 1: -1 = 2", "success"],
    );
}

#[test]
fn w53_the_strength_of_the_mimic_is_the_number_of_tiles_left() {
    let cases: [(&[welcome::Tile], &str); 3] = [
        (&[], "mimic 0: -0 = 3"),
        (&[MithrilArmor], "mimic 1: -1 = 7"),
        (&[MithrilArmor, RingOfPower], "mimic 2: ring_of_power defeats, +2 = 10"),
    ];
    for (tiles, expected) in cases {
        let all = Rogue.card().tiles;
        let gone = all.into_iter().filter(|tile| !tiles.contains(tile));
        assert_eq!(dungeon(Rogue).without(gone).facing([Mimic]).story()[1], expected);
    }
}

#[test]
fn w53_used_up_tiles_do_not_count_and_the_tile_being_used_does() {
    check(
        dungeon(Barbarian).only([ChainMail, VorpalAxe]).facing([Golem, Mimic]).answering([using(VorpalAxe)]),
        ["8 hp", "golem 5: use vorpal_axe, vorpal_axe defeats", "mimic 1: -1 = 7", "success"],
    );
    check(
        dungeon(Necromancer)
            .only([EvilCloak, PossessionScroll])
            .facing([Mimic])
            .answering([using(PossessionScroll)]),
        ["5 hp", "mimic 2: use possession_scroll, possession_scroll defeats, +2 = 7", "success"],
    );
}

#[test]
fn w53_a_mimic_against_all_six_tiles_is_even() {
    let story = dungeon(Warrior).facing([Mimic]).answering([name(Monster::Orc)]).story();
    assert_eq!(story[1], "mimic 6: holy_grail defeats");
}

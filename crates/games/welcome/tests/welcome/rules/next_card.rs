//! Effects on the next card, and replaced cards: W44 and W45.

use welcome::Adventurer::{Mage, Necromancer, Princess, Rogue};
use welcome::Monster::{
    Ally, Demon, Dragon, GelatinousCube, Goblin, Golem, Lich, Mimic, Orc, Shapeshifter, Skeleton, Vampire,
};
use welcome::Tile::{
    BloodyWand, DemonicPact, DragonLeash, MithrilArmor, MrCharm, Polymorph, RoyalSceptre, WallOfFire,
    ZombiePet,
};
use welcome::{Action, PhaseView};

use crate::rules::dungeon::using;
use crate::rules::script::{Dungeon, Script, check, dungeon};

fn mage_without_polymorph() -> Dungeon {
    dungeon(Mage).without([Polymorph])
}

#[test]
fn w44_the_pact_defeats_the_demon_and_the_next_card() {
    check(
        mage_without_polymorph().facing([Demon, Dragon, Golem]),
        [
            "11 hp",
            "demon 7: demonic_pact defeats, next will fall",
            "dragon 9: falls by demonic_pact",
            "golem 5: -5 = 6",
            "success",
        ],
    );
}

#[test]
fn w44_at_the_end_of_the_pile_the_clause_has_no_effect() {
    // The rulebook's example: the Demon is the last monster.
    check(
        mage_without_polymorph().facing([Demon]),
        ["11 hp", "demon 7: demonic_pact defeats, next will fall", "success"],
    );
    check(dungeon(Rogue).only([]).facing([Ally]), ["3 hp", "ally: next ignored", "success"]);
}

#[test]
fn w44_the_leash_does_the_same_with_the_dragon() {
    check(
        dungeon(Princess).only([DragonLeash]).facing([Dragon, Lich, Goblin]),
        [
            "2 hp",
            "dragon 9: dragon_leash defeats, next will fall",
            "lich 6: falls by dragon_leash",
            "goblin 1: -1 = 1",
            "success",
        ],
    );
}

#[test]
fn w44_a_next_card_that_is_a_demon_starts_the_clause_again() {
    check(
        mage_without_polymorph().facing([
            Goblin,
            Goblin,
            Skeleton,
            Skeleton,
            Orc,
            Demon,
            Shapeshifter,
            Dragon,
        ]),
        [
            "11 hp",
            "goblin 1: -1 = 10",
            "goblin 1: -1 = 9",
            "skeleton 2: holy_grail defeats",
            "skeleton 2: holy_grail defeats",
            "orc 3: -3 = 6",
            "demon 7: demonic_pact defeats, next will fall",
            "shapeshifter as demon 7: falls by demonic_pact, demonic_pact defeats, next will fall",
            "dragon 9: falls by demonic_pact",
            "success",
        ],
    );
}

#[test]
fn w44_a_card_ignored_by_the_ally_gives_no_gains() {
    check(
        mage_without_polymorph().facing([Ally, Demon, Golem]),
        ["11 hp", "ally: next ignored", "demon 7: ignored", "golem 5: -5 = 6", "success"],
    );
    check(
        dungeon(Necromancer).only([ZombiePet, BloodyWand]).facing([Ally, Vampire]),
        ["8 hp", "ally: next ignored", "vampire 4: ignored", "success"],
    );
}

#[test]
fn w44_a_next_card_has_no_effect_of_its_own() {
    check(
        mage_without_polymorph().facing([Demon, Ally, Golem]),
        [
            "11 hp",
            "demon 7: demonic_pact defeats, next will fall",
            "ally: falls by demonic_pact",
            "golem 5: -5 = 6",
            "success",
        ],
    );
    check(
        dungeon(Rogue).only([MithrilArmor]).facing([Ally, GelatinousCube]),
        ["8 hp", "ally: next ignored", "gelatinous_cube: ignored", "success"],
    );
}

#[test]
fn w44_an_ignored_card_still_counts_as_in_the_dungeon() {
    check(
        dungeon(Princess).only([MrCharm, RoyalSceptre]).facing([Ally, Vampire, Vampire]),
        ["7 hp", "ally: next ignored", "vampire 4: ignored", "vampire 4: royal_sceptre defeats", "success"],
    );
}

#[test]
fn w45_polymorph_replaces_the_revealed_card_by_the_top_card_of_the_deck() {
    check(
        dungeon(Mage)
            .only([Polymorph, WallOfFire])
            .facing([Dragon])
            .answering([using(Polymorph)])
            .replaced_by(Goblin),
        ["8 hp", "dragon 9: use polymorph, now goblin 1: -1 = 7", "success"],
    );
}

#[test]
fn w45_a_pending_clause_passes_to_the_new_card() {
    check(
        dungeon(Mage)
            .only([Polymorph, DemonicPact, WallOfFire])
            .facing([Demon, Dragon, Orc])
            .answering([Action::Decline, using(Polymorph)])
            .replaced_by(Golem),
        [
            "8 hp",
            "demon 7: decline, demonic_pact defeats, next will fall",
            "dragon 9: use polymorph, now golem 5: falls by demonic_pact",
            "orc 3: -3 = 5",
            "success",
        ],
    );
}

#[test]
fn w45_a_replaced_demon_starts_no_clause_and_a_replacing_one_does() {
    let with_pact = || dungeon(Mage).only([Polymorph, DemonicPact, WallOfFire]).answering([using(Polymorph)]);
    check(
        with_pact().facing([Demon, Orc]).replaced_by(Goblin),
        ["8 hp", "demon 7: use polymorph, now goblin 1: -1 = 7", "orc 3: -3 = 4", "success"],
    );
    check(
        with_pact().facing([Golem, Dragon]).replaced_by(Demon),
        [
            "8 hp",
            "golem 5: use polymorph, now demon 7: demonic_pact defeats, next will fall",
            "dragon 9: falls by demonic_pact",
            "success",
        ],
    );
}

#[test]
fn w45_a_replacing_mimic_does_not_count_polymorph() {
    check(
        dungeon(Mage)
            .only([Polymorph, WallOfFire])
            .facing([Dragon])
            .answering([using(Polymorph)])
            .replaced_by(Mimic),
        ["8 hp", "dragon 9: use polymorph, now mimic 1: -1 = 7", "success"],
    );
}

#[test]
fn w45_with_an_empty_deck_polymorph_cannot_be_used() {
    let mut script = Script::new(2, &[("start", "first"), ("first_adventurer", "mage")]);
    let deck =
        [Goblin, Goblin, Skeleton, Skeleton, Orc, Orc, Vampire, Vampire, Golem, Golem, Lich, Demon, Dragon];
    deck.into_iter().for_each(|monster| script.add(monster));
    assert_eq!(script.view(0).stage, PhaseView::NextAdventurer, "thirteen cards and not one question");
}

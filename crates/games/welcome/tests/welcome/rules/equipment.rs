//! Tiles in detail: W40, W46 to W48, W50 to W52, W54.

use game::{Game, Turn};
use welcome::Adventurer::{Barbarian, Bard, Mage, Necromancer, Ninja, Princess, Rogue, Warrior};
use welcome::Monster::{
    Ally, Count, Demon, Dragon, Fairy, Goblin, Golem, Lich, Mimic, Orc, Shapeshifter, Skeleton, Vampire,
};
use welcome::Tile::{
    BloodyWand, ChainMail, CharmingFlute, DancingBlade, DemonicPact, DragonLeash, ElvenHarp, FamilyCrown,
    GlamorousTunic, HealingPotion, HolyGrail, LuckyCoin, MrCharm, Omnipotence, Polymorph, ReanimationBones,
    RoyalSceptre, VorpalAxe,
};
use welcome::{Action, Adventurer, Monster};

use crate::rules::dungeon::using;
use crate::rules::script::{Dungeon, check, dungeon};

#[test]
fn w40_reduced_damage_does_not_change_the_monster() {
    // The rulebook's example: with the Crown a Vampire deals 2 and is still a Vampire.
    check(
        dungeon(Princess).only([MrCharm, FamilyCrown, RoyalSceptre]).facing([Vampire, Vampire]),
        ["7 hp", "vampire 4: -2 = 5", "vampire 4: royal_sceptre defeats", "success"],
    );
    // With the Flute it is still an even monster of strength 4, so the Coin can start on it.
    check(
        dungeon(Bard)
            .only([GlamorousTunic, CharmingFlute, LuckyCoin])
            .facing([Goblin, Vampire])
            .answering([using(LuckyCoin)]),
        [
            "8 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "vampire 4: use lucky_coin, coin starts",
            "success",
        ],
    );
}

/// The last line of a dungeon in which the adventurer dies with Omnipotence.
fn omnipotence_result(dungeon: Dungeon) -> String {
    dungeon.story().pop().unwrap()
}

#[test]
fn w46_omnipotence_wins_even_after_death_if_all_monsters_were_different() {
    let cases: [(&[Monster], &str); 4] = [
        (&[Golem, Orc, Goblin], "success"),
        (&[Golem, Goblin, Goblin], "failure"),
        (&[Golem, Vampire, Count], "failure"),
        (&[Golem, Orc, Goblin, Vampire, Shapeshifter], "failure"),
    ];
    for (cards, verdict) in cases {
        let story = dungeon(Mage).only([Omnipotence]).facing(cards.iter().copied());
        assert_eq!(omnipotence_result(story), verdict, "{cards:?}");
    }
}

#[test]
fn w46_the_count_is_not_a_vampire_for_a_player_with_a_success() {
    let script = dungeon(Mage).only([Omnipotence]).facing([Golem, Vampire, Count]).with_a_success().enter();
    assert_eq!(script.game.turn(), Turn::Over, "the second success wins the game");
    assert!(script.events().any(|event| matches!(event, welcome::Event::AllDiffered { .. })));
}

#[test]
fn w46_a_replaced_card_counts_only_with_the_option() {
    for (counts, verdict) in [("no", "success"), ("yes", "failure")] {
        let story = dungeon(Mage)
            .only([Omnipotence, Polymorph])
            .options("polymorphed_counts", counts)
            .facing([Orc, Golem])
            .answering([using(Polymorph)])
            .replaced_by(Orc);
        assert_eq!(omnipotence_result(story), verdict, "{counts}");
    }
}

#[test]
fn w47_the_potion_restores_the_printed_health_once() {
    for (adventurer, hp) in [(Barbarian, 4), (Rogue, 3)] {
        let story = dungeon(adventurer).only([HealingPotion]).facing([Golem, Golem]).story();
        assert_eq!(
            story[1],
            format!("golem 5: -5 = {}, healing_potion revives = {hp}", hp - 5),
            "{adventurer:?}"
        );
        assert_eq!(story[2], format!("golem 5: -5 = {}, dies", hp - 5));
    }
}

#[test]
fn w47_the_bones_work_every_time_but_only_with_two_health_or_more() {
    check(
        dungeon(Necromancer)
            .only([ReanimationBones, BloodyWand])
            .facing([Golem, Vampire, Golem, Goblin, Skeleton]),
        [
            "2 hp",
            "golem 5: -5 = -3, reanimation_bones revives = 1",
            "vampire 4: bloody_wand defeats, +4 = 5",
            "golem 5: -5 = 0, reanimation_bones revives = 1",
            "goblin 1: -1 = 0, dies, 1 hidden",
            "failure",
        ],
    );
}

#[test]
fn w48_the_coin_passes_over_even_monsters_until_an_odd_one() {
    // The rulebook's example: a Vampire starts it, the Blade takes the Demon, and the Coin goes on.
    check(
        dungeon(Bard)
            .only([GlamorousTunic, LuckyCoin, DancingBlade])
            .facing([Vampire, Demon, Lich, Golem, Skeleton])
            .answering([using(LuckyCoin), using(DancingBlade)]),
        [
            "8 hp",
            "vampire 4: use lucky_coin, coin starts",
            "demon 7: use dancing_blade, dancing_blade defeats",
            "lich 6: lucky_coin defeats",
            "golem 5: coin ends, -5 = 3",
            "skeleton 2: -2 = 1",
            "success",
        ],
    );
}

#[test]
fn w48_the_coin_is_offered_until_it_starts() {
    check(
        dungeon(Bard)
            .only([GlamorousTunic, LuckyCoin])
            .facing([Skeleton, Orc, Vampire])
            .answering([Action::Decline, using(LuckyCoin)]),
        [
            "8 hp",
            "skeleton 2: decline, -2 = 6",
            "orc 3: -3 = 3",
            "vampire 4: use lucky_coin, coin starts",
            "success",
        ],
    );
}

#[test]
fn w48_a_declined_blade_does_not_defeat() {
    check(
        dungeon(Bard)
            .only([GlamorousTunic, LuckyCoin, DancingBlade])
            .facing([Vampire, Orc])
            .answering([using(LuckyCoin), Action::Decline]),
        ["8 hp", "vampire 4: use lucky_coin, coin starts", "orc 3: decline, coin ends, -3 = 5", "success"],
    );
}

#[test]
fn w48_ignored_monsters_and_those_without_strength_do_not_end_the_run() {
    check(
        dungeon(Bard).only([LuckyCoin]).facing([Skeleton, Ally, Orc, Vampire]).answering([using(LuckyCoin)]),
        [
            "3 hp",
            "skeleton 2: use lucky_coin, coin starts",
            "ally: next ignored",
            "orc 3: ignored",
            "vampire 4: lucky_coin defeats",
            "success",
        ],
    );
}

#[test]
fn w50_the_crown_reduces_every_damage_by_two_and_never_heals() {
    check(
        dungeon(Princess).only([FamilyCrown]).facing([Orc, Goblin, Skeleton]),
        ["2 hp", "orc 3: -1 = 1", "goblin 1: -0 = 1", "skeleton 2: -0 = 1", "success"],
    );
}

#[test]
fn w50_the_harp_limits_damage_below_five_health_and_the_flute_reduces_it_further() {
    check(
        dungeon(Bard).only([GlamorousTunic, ElvenHarp]).facing([Golem, Dragon, Lich]),
        ["8 hp", "golem 5: -5 = 3", "dragon 9: -1 = 2", "lich 6: -2 = 0, dies", "failure"],
    );
    check(
        dungeon(Bard).only([CharmingFlute, ElvenHarp]).facing([Goblin, Lich, Fairy]),
        [
            "3 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "lich 6: -1 = 2",
            "fairy 0: -0 = 2",
            "success",
        ],
    );
}

#[test]
fn w51_the_flute_helps_against_the_next_card_or_all_later_ones() {
    let flute = |options| dungeon(Bard).only([GlamorousTunic, CharmingFlute]).options("flute", options);
    check(
        flute("next").facing([Goblin, Goblin, Vampire, Orc]),
        [
            "8 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "goblin 1: charming_flute defeats, relief 1",
            "vampire 4: -3 = 5",
            "orc 3: -3 = 2",
            "success",
        ],
    );
    check(
        flute("all").facing([Goblin, Goblin, Vampire, Orc]),
        [
            "8 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "goblin 1: charming_flute defeats, relief 2",
            "vampire 4: -2 = 6",
            "orc 3: -1 = 5",
            "success",
        ],
    );
}

#[test]
fn w51_as_an_option_the_points_wait_for_a_card_that_is_not_a_goblin() {
    let flute = || dungeon(Bard).only([GlamorousTunic, CharmingFlute]).options("flute", "next_other");
    check(
        flute().facing([Goblin, Goblin, Vampire, Orc]),
        [
            "8 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "goblin 1: charming_flute defeats, relief 2",
            "vampire 4: -2 = 6",
            "orc 3: -3 = 3",
            "success",
        ],
    );
    check(
        flute().facing([Goblin, Ally, Goblin, Orc]),
        [
            "8 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "ally: next ignored",
            "goblin 1: ignored",
            "orc 3: -3 = 5",
            "success",
        ],
    );
}

#[test]
fn w51_the_next_card_uses_up_the_point_even_without_damage() {
    check(
        dungeon(Bard).only([GlamorousTunic, CharmingFlute]).facing([Goblin, Ally, Orc, Vampire]),
        [
            "8 hp",
            "goblin 1: charming_flute defeats, relief 1",
            "ally: next ignored",
            "orc 3: ignored",
            "vampire 4: -4 = 4",
            "success",
        ],
    );
}

#[test]
fn w52_the_axe_defeats_the_revealed_monster_or_its_whole_type() {
    let axe = |options| {
        dungeon(Barbarian)
            .only([ChainMail, VorpalAxe])
            .options("vorpal_axe", options)
            .facing([Orc, Goblin, Orc])
            .answering([using(VorpalAxe)])
    };
    let begins = ["8 hp", "orc 3: use vorpal_axe, vorpal_axe defeats", "goblin 1: -1 = 7"];
    assert_eq!(axe("one").story(), [&begins[..], &["orc 3: -3 = 4", "success"]].concat());
    assert_eq!(axe("type").story(), [&begins[..], &["orc 3: vorpal_axe defeats", "success"]].concat());
}

#[test]
fn w54_the_greatswords_number_is_a_strength() {
    check(
        dungeon(Princess)
            .without([DragonLeash])
            .facing([Mimic, Golem, Lich])
            .answering([Action::NameStrength { strength: 5 }]),
        [
            "10 hp, rival 0, 5 named",
            "mimic 5: greatsword defeats",
            "golem 5: greatsword defeats",
            "lich 6: -4 = 6",
            "success",
        ],
    );
}

#[test]
fn w50_the_grail_and_the_pact_leave_no_damage_to_reduce() {
    check(
        dungeon(Mage).only([HolyGrail, DemonicPact]).facing([Lich, Demon]),
        ["2 hp", "lich 6: holy_grail defeats", "demon 7: demonic_pact defeats, next will fall", "success"],
    );
    let adventurers: [Adventurer; 2] = [Warrior, Ninja];
    for adventurer in adventurers {
        let story = dungeon(adventurer).only([]).facing([Goblin]).story();
        assert_eq!(story, ["3 hp", "goblin 1: -1 = 2", "success"], "nothing lowers it without a tile");
    }
}

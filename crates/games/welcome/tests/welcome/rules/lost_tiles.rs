//! Tiles lost in the dungeon: W49.

use game::Scene;
use welcome::Adventurer::{Barbarian, Bard, Mage, Necromancer, Ninja, Princess, Warrior};
use welcome::Monster::{Dragon, GelatinousCube, Goblin, Golem, Lich, Orc, Skeleton, Vampire};
use welcome::Tile::{
    ChainMail, CharmingFlute, DancingBlade, FamilyCrown, GlamorousTunic, Greatsword, HealingPotion,
    LuckyCoin, MrCharm, Ninjato, Omnipotence, PlateArmor, ReanimationBones, ShinobiGear, SmokeBomb,
    VorpalSword, WeirdConcoction, ZombiePet,
};
use welcome::{Action, CoinView, DungeonView, Tile, View};

use crate::rules::dungeon::{name, using};
use crate::rules::script::{Dungeon, check, dungeon};

fn giving_up(tile: Tile) -> Action {
    Action::Discard { tile }
}

#[test]
fn w49_the_bomb_costs_another_tile_and_the_health_that_it_gave() {
    check(
        dungeon(Ninja)
            .only([WeirdConcoction, SmokeBomb, Ninjato])
            .facing([Golem])
            .answering([using(SmokeBomb), giving_up(WeirdConcoction)]),
        ["8 hp", "golem 5: use smoke_bomb, smoke_bomb defeats, lose weird_concoction -5 = 3", "success"],
    );
}

#[test]
fn w49_the_bomb_can_be_used_repeatedly_but_not_as_the_last_tile() {
    check(
        dungeon(Ninja).only([SmokeBomb, Ninjato, ShinobiGear]).facing([Lich, Vampire, Skeleton]).answering([
            using(SmokeBomb),
            giving_up(Ninjato),
            using(SmokeBomb),
        ]),
        [
            "3 hp",
            "lich 6: use smoke_bomb, smoke_bomb defeats, lose ninjato",
            "vampire 4: use smoke_bomb, smoke_bomb defeats, lose shinobi_gear",
            "skeleton 2: -2 = 1",
            "success",
        ],
    );
}

#[test]
fn w49_a_lost_tile_may_kill_and_the_potion_may_still_save() {
    check(
        dungeon(Ninja)
            .only([WeirdConcoction, SmokeBomb])
            .facing([Golem, Vampire])
            .answering([Action::Decline, using(SmokeBomb)]),
        [
            "8 hp",
            "golem 5: decline, -5 = 3",
            "vampire 4: use smoke_bomb, smoke_bomb defeats, lose weird_concoction -5 = -2, dies",
            "failure",
        ],
    );
    check(
        dungeon(Barbarian)
            .only([ChainMail, HealingPotion])
            .facing([Golem, GelatinousCube])
            .answering([giving_up(ChainMail)]),
        [
            "8 hp",
            "golem 5: -5 = 3",
            "gelatinous_cube: lose chain_mail -4 = -1, healing_potion revives = 4",
            "success",
        ],
    );
}

#[test]
fn w49_health_is_lost_with_its_tile_even_after_the_potion() {
    check(
        dungeon(Barbarian).only([ChainMail, HealingPotion]).facing([Dragon, GelatinousCube]),
        [
            "8 hp",
            "dragon 9: -9 = -1, healing_potion revives = 4",
            "gelatinous_cube: lose chain_mail -4 = 0, dies",
            "failure",
        ],
    );
}

#[test]
fn w49_the_bones_undo_a_death_by_tile_loss_but_the_crown_does_not_reduce_it() {
    check(
        dungeon(Necromancer)
            .only([ZombiePet, ReanimationBones])
            .facing([Golem, GelatinousCube])
            .answering([giving_up(ZombiePet)]),
        [
            "8 hp",
            "golem 5: -5 = 3",
            "gelatinous_cube: lose zombie_pet -6 = -3, reanimation_bones revives = 1",
            "success",
        ],
    );
    check(
        dungeon(Princess)
            .only([MrCharm, FamilyCrown])
            .facing([GelatinousCube])
            .answering([giving_up(MrCharm)]),
        ["7 hp", "gelatinous_cube: lose mr_charm -5 = 2", "success"],
    );
}

#[test]
fn w49_a_lost_tile_stops_working_at_once() {
    check(
        dungeon(Warrior)
            .only([VorpalSword, PlateArmor])
            .facing([GelatinousCube, Orc])
            .answering([name(Orc), giving_up(VorpalSword)]),
        ["8 hp, orc named", "gelatinous_cube: lose vorpal_sword", "orc 3: -3 = 5", "success"],
    );
    check(
        dungeon(Bard)
            .only([GlamorousTunic, LuckyCoin])
            .facing([Skeleton, GelatinousCube, Vampire])
            .answering([using(LuckyCoin), giving_up(LuckyCoin)]),
        [
            "8 hp",
            "skeleton 2: use lucky_coin, coin starts",
            "gelatinous_cube: lose lucky_coin",
            "vampire 4: -4 = 4",
            "success",
        ],
    );
    check(
        dungeon(Mage).only([Omnipotence]).facing([GelatinousCube, Golem]),
        ["2 hp", "gelatinous_cube: lose omnipotence", "golem 5: -5 = -3, dies", "failure"],
    );
}

#[test]
fn w49_the_cube_can_take_the_bomb() {
    check(
        dungeon(Ninja).only([SmokeBomb]).facing([GelatinousCube]),
        ["3 hp", "gelatinous_cube: lose smoke_bomb", "success"],
    );
}

/// The view after these answers.
fn view_after<const N: usize>(dungeon: Dungeon, answers: [Action; N]) -> View {
    let mut script = dungeon.enter();
    answers.into_iter().for_each(|answer| script.act(script.asked(), answer));
    script.view(0)
}

fn inside(view: &View) -> &DungeonView {
    view.dungeon.as_ref().unwrap()
}

#[test]
fn w49_the_view_forgets_the_coin_and_the_flute_when_they_are_lost() {
    let bard = |tile| dungeon(Bard).only([GlamorousTunic, DancingBlade, tile]).options("flute", "all");
    let with_coin = || bard(LuckyCoin).facing([Skeleton, GelatinousCube, Golem]);
    let running = view_after(with_coin(), [using(LuckyCoin)]);
    assert_eq!(inside(&running).coin, CoinView::Running);
    assert!(running.lines().iter().any(|line| line.id == "scene-coin"));
    let lost = view_after(with_coin(), [using(LuckyCoin), giving_up(LuckyCoin)]);
    assert_eq!(inside(&lost).coin, CoinView::Resting);
    assert!(lost.lines().iter().all(|line| line.id != "scene-coin"));

    let with_flute = || bard(CharmingFlute).facing([Goblin, GelatinousCube, Golem]);
    assert_eq!(inside(&view_after(with_flute(), [])).relief, 1);
    let lost = view_after(with_flute(), [giving_up(CharmingFlute)]);
    assert_eq!(inside(&lost).relief, 0);
    assert!(lost.lines().iter().all(|line| line.id != "scene-relief"));
}

#[test]
fn w49_the_view_forgets_what_was_named_for_a_lost_blade() {
    let warrior = || dungeon(Warrior).only([VorpalSword, PlateArmor]).facing([GelatinousCube, Orc]);
    assert_eq!(inside(&view_after(warrior(), [name(Orc)])).named, Some(Orc));
    assert_eq!(inside(&view_after(warrior(), [name(Orc), giving_up(VorpalSword)])).named, None);

    let five = Action::NameStrength { strength: 5 };
    let princess = || dungeon(Princess).only([Greatsword, MrCharm]).facing([GelatinousCube, Orc]);
    assert_eq!(inside(&view_after(princess(), [five])).number, Some(5));
    assert_eq!(inside(&view_after(princess(), [five, giving_up(Greatsword)])).number, None);
}

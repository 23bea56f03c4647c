//! Abilities: what each costs and gives (M71, M75).

use masmorra::{Ability, Action, Dock, Event, Foe, Hero, Spot, Symbol, Tile};

use crate::rules::position::{arrange, jay_and_mika, lay, player, put, quiet, room_of};
use crate::rules::script::{Script, pool};

use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};

/// This hero with all abilities, this gold and these dice, and no monster nearby.
pub(crate) fn trained(hero: Hero, gold: u8, dice: [Symbol; 6]) -> Script {
    let mut script = trained_before_roll(hero, gold);
    script.roll(dice);
    script
}

/// Like `trained`, before the roll. The Wolf Companion is left out, because it would add the pet die.
pub(crate) fn trained_before_roll(hero: Hero, gold: u8) -> Script {
    let mut script = quiet(&[hero, if hero == Hero::Mika { Hero::Jay } else { Hero::Mika }]);
    arrange(&mut script, |view| {
        player(view, 0).gold = gold;
        view.reserve -= gold;
        let abilities = hero.card().abilities.into_iter();
        player(view, 0).learnt = abilities.filter(|&ability| ability != Ability::WolfCompanion).collect();
        player(view, 0).lessons = 4;
    });
    script
}

pub(crate) fn using(ability: Ability) -> Action {
    Action::UseAbility { ability, die: None, pick: None }
}

pub(crate) fn docking(ability: Ability, die: Symbol) -> Action {
    Action::UseAbility { ability, die: Some(die), pick: None }
}

pub(crate) fn picking(ability: Ability, pick: Symbol) -> Action {
    Action::UseAbility { ability, die: None, pick: Some(pick) }
}

/// Uses the ability with 3 gold and one die of each face. Checks the docked dice, the gained symbols and the gold left.
fn check(hero: Hero, action: Action, docked: &[Symbol], made: &[Symbol], gold: u8) {
    let mut script = trained(hero, 3, Symbol::ALL);
    script.act(action);
    let now = script.view().now;
    assert_eq!(now.dice, pool(&Symbol::ALL).minus(pool(docked)), "{action:?}");
    assert_eq!(now.symbols, pool(made), "{action:?}");
    assert_eq!((script.player(0).gold, script.view().reserve), (gold, 30 - gold), "{action:?}");
    assert!(
        script.events_by("M71").iter().any(|event| matches!(event, Event::AbilityUsed { .. })),
        "{action:?}"
    );
}

#[test]
fn m71_albus_makes_magic_fire_wards_and_gold() {
    check(Hero::Albus, docking(Ability::ArcaneFocus, Step), &[Step], &[Magic], 3);
    check(Hero::Albus, using(Ability::ArcaneWard), &[Defense], &[Defense, Defense], 3);
    check(Hero::Albus, using(Ability::FoolsGold), &[Magic], &[], 6);
    let mut script = trained(Hero::Albus, 0, [Magic, Magic, Step, Step, Step, Step]);
    script.act(using(Ability::Fireball));
    assert_eq!(script.view().now.symbols, pool(&[Ranged; 3]));
    assert_eq!(script.view().now.dice, pool(&[Step; 4]));
}

#[test]
fn m71_jay_guards_charges_rages_throws_and_ripostes() {
    check(Hero::Jay, docking(Ability::OnGuard, Magic), &[Magic], &[Defense], 3);
    check(Hero::Jay, using(Ability::PlunderingCharge), &[Step], &[Melee], 5);
    check(Hero::Jay, using(Ability::InnerRage), &[], &[Melee; 3], 0);
    check(Hero::Jay, using(Ability::ThrownBlade), &[Melee], &[Ranged, Ranged], 3);
    check(Hero::Jay, using(Ability::Riposte), &[Defense], &[Melee, Melee, Defense], 4);
}

#[test]
fn m71_valerie_heals_gives_alms_shines_shields_and_smites() {
    check(Hero::Valerie, docking(Ability::HealingTouch, Melee), &[Melee], &[Elixir], 3);
    check(Hero::Valerie, using(Ability::Alms), &[Elixir], &[], 5);
    check(Hero::Valerie, using(Ability::AngelicAura), &[], &[Elixir; 3], 0);
    check(Hero::Valerie, using(Ability::HolyShield), &[Melee], &[Defense, Defense, Elixir], 3);
    check(Hero::Valerie, using(Ability::HolySmite), &[Melee], &[Melee, Melee, Elixir], 3);
}

#[test]
fn m71_mika_dodges_closes_in_cuts_purses_and_buys_tools() {
    check(Hero::Mika, using(Ability::QuickDodge), &[Step], &[Defense, Defense], 3);
    check(Hero::Mika, using(Ability::CloseQuarters), &[Ranged], &[Melee, Melee], 3);
    check(Hero::Mika, using(Ability::Cutpurse), &[Ranged], &[], 6);
    check(Hero::Mika, picking(Ability::ToolsOfTheTrade, Step), &[], &[Step], 1);
    check(Hero::Mika, picking(Ability::ToolsOfTheTrade, Ranged), &[], &[Ranged], 1);
}

#[test]
fn m71_greybark_changes_shape_gathers_and_claws() {
    for symbol in [Melee, Defense, Elixir] {
        check(Hero::Greybark, picking(Ability::ShapeOfTheWild, symbol), &[], &[symbol], 3);
    }
    check(Hero::Greybark, using(Ability::ForestsBounty), &[Elixir], &[], 5);
    check(Hero::Greybark, picking(Ability::AnimalForm, Step), &[], &[Step], 1);
    check(Hero::Greybark, picking(Ability::AnimalForm, Melee), &[], &[Melee], 1);
    check(Hero::Greybark, using(Ability::ClawAndHide), &[Melee], &[Melee, Melee, Defense], 3);
}

#[test]
fn m71_an_ability_paid_with_dice_works_once_a_turn() {
    let mut script = trained(Hero::Jay, 0, [Melee; 6]);
    script.act(using(Ability::ThrownBlade));
    assert_eq!(script.refusal(0, using(Ability::ThrownBlade)), "ability_not_now");
    script.act(docking(Ability::OnGuard, Melee));
    assert_eq!(script.refusal(0, docking(Ability::OnGuard, Melee)), "ability_not_now");
}

#[test]
fn m71_an_ability_works_again_in_the_next_turn() {
    let mut script = trained(Hero::Jay, 0, [Melee; 6]);
    script.act(using(Ability::ThrownBlade));
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    script.roll([Melee; 6]);
    assert!(script.may(0, using(Ability::ThrownBlade)));
}

#[test]
fn m71_an_ability_with_the_refresh_sign_works_as_often_as_it_is_paid_for() {
    let mut script = trained(Hero::Jay, 6, [Step; 6]);
    script.act(using(Ability::InnerRage));
    script.act(using(Ability::InnerRage));
    assert_eq!(script.view().now.symbols, pool(&[Melee; 6]));
    assert_eq!((script.player(0).gold, script.view().reserve), (0, 30));
    assert_eq!(script.refusal(0, using(Ability::InnerRage)), "ability_not_now");
}

#[test]
fn m71_an_ability_must_be_learnt_and_paid_for() {
    let poor = trained(Hero::Jay, 2, [Elixir; 6]);
    for ability in [Ability::PlunderingCharge, Ability::InnerRage, Ability::ThrownBlade, Ability::Riposte] {
        assert_eq!(poor.refusal(0, using(ability)), "ability_not_now", "{ability:?}");
    }
    let mut novice = jay_and_mika();
    novice.roll([Melee; 6]);
    assert_eq!(novice.refusal(0, using(Ability::ThrownBlade)), "ability_not_now");
    assert_eq!(novice.refusal(0, using(Ability::QuickDodge)), "ability_not_now");
}

#[test]
fn m71_symbols_cannot_be_docked_for_an_ability() {
    let mut script = trained(Hero::Albus, 0, [Magic, Step, Step, Step, Step, Step]);
    script.act(docking(Ability::ArcaneFocus, Step));
    assert_eq!(script.view().now.symbols, pool(&[Magic]));
    assert_eq!(script.refusal(0, using(Ability::Fireball)), "ability_not_now");
}

#[test]
fn m71_gold_above_the_limit_is_not_taken() {
    let mut script = trained(Hero::Albus, 5, [Magic; 6]);
    script.act(using(Ability::FoolsGold));
    assert_eq!((script.player(0).gold, script.view().reserve), (6, 24));
}

#[test]
fn m71_before_the_roll_only_the_token_can_be_exchanged() {
    let druid = trained_before_roll(Hero::Greybark, 6);
    assert!(druid.may(0, picking(Ability::ShapeOfTheWild, Elixir)));
    assert_eq!(druid.refusal(0, picking(Ability::AnimalForm, Step)), "ability_not_now");
    let rogue = trained_before_roll(Hero::Mika, 6);
    assert_eq!(rogue.refusal(0, picking(Ability::ToolsOfTheTrade, Step)), "ability_not_now");
    assert_eq!(trained_before_roll(Hero::Jay, 6).refusal(0, using(Ability::InnerRage)), "ability_not_now");
}

/// Like `trained_before_roll`, with a monster in the room.
pub(crate) fn facing(hero: Hero, gold: u8, foe: Foe) -> Script {
    let mut script = trained_before_roll(hero, gold);
    arrange(&mut script, |view| {
        put(view, foe, Spot::START);
    });
    script
}

#[test]
fn m75_abilities_make_any_symbols_before_a_fight_and_only_useful_ones_during_it() {
    let mut script = facing(Hero::Valerie, 3, Foe::Orc);
    script.roll([Melee, Elixir, Step, Step, Step, Step]);
    assert_eq!(script.refusal(0, using(Ability::Alms)), "ability_not_now");
    assert!(script.may(0, using(Ability::AngelicAura)));
    script.act(Action::Fight);
    assert_eq!(script.refusal(0, using(Ability::AngelicAura)), "ability_not_now");
    assert!(script.may(0, using(Ability::HolySmite)));
}

#[test]
fn m75_elixir_is_useful_against_the_undead() {
    let mut script = facing(Hero::Valerie, 3, Foe::Skeleton);
    script.roll([Step; 6]);
    script.act(Action::Fight);
    assert!(script.may(0, using(Ability::AngelicAura)));
    assert!(script.may(0, docking(Ability::HealingTouch, Step)));
}

#[test]
fn m75_tools_of_the_trade_make_no_step_in_a_fight() {
    let mut script = facing(Hero::Mika, 4, Foe::Orc);
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    assert!(script.may(0, picking(Ability::ToolsOfTheTrade, Ranged)));
    assert!(!script.may(0, picking(Ability::ToolsOfTheTrade, Step)));
}

/// The hero is at a chest that requires a Melee, beside a trap that requires Step and Melee.
pub(crate) fn at_lock(hero: Hero, dice: [Symbol; 6]) -> Script {
    let mut script = trained_before_roll(hero, 0);
    arrange(&mut script, |view| {
        let chest = lay(view, Tile::A06, -1, 0);
        lay(view, Tile::A13, -1, 1);
        player(view, 0).at = chest;
    });
    script.roll(dice);
    script
}

pub(crate) fn chest(script: &Script, dice: [Dock; 2]) -> Action {
    Action::OpenChest { room: room_of(&script.view(), Tile::A06), chest: 0, dice }
}

fn trap(script: &Script, dice: [Dock; 2]) -> Action {
    Action::Disarm { trap: room_of(&script.view(), Tile::A13), dice }
}

#[test]
fn m71_nimble_fingers_open_a_chest_with_any_die() {
    let mut script = at_lock(Hero::Mika, [Elixir; 6]);
    let open = chest(&script, [Dock::Other(Elixir), Dock::Unneeded]);
    script.act(open);
    assert_eq!((script.player(0).xp, script.player(0).gold), (1, 2));
    assert_eq!(script.view().now.dice, pool(&[Elixir; 5]));
    let jay = at_lock(Hero::Jay, [Elixir; 6]);
    assert_eq!(jay.refusal(0, chest(&jay, [Dock::Other(Elixir), Dock::Unneeded])), "cannot_pay");
}

#[test]
fn m71_nimble_fingers_replace_only_one_die_of_a_trap() {
    let mut script = at_lock(Hero::Mika, [Elixir, Melee, Elixir, Elixir, Elixir, Elixir]);
    assert_eq!(script.refusal(0, trap(&script, [Dock::Other(Elixir), Dock::Other(Elixir)])), "cannot_pay");
    let disarm = trap(&script, [Dock::Other(Elixir), Dock::Shown]);
    script.act(disarm);
    assert_eq!(script.player(0).xp, 2);
    assert_eq!(script.view().now.dice, pool(&[Elixir; 4]));
}

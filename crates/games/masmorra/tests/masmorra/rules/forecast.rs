//! What a fight would come to is told before the player decides, and it comes true: M62, M63.

use masmorra::Symbol::{Defense, Magic, Melee, Ranged};
use masmorra::{Action, FightResult, FightView, Foe, PaybackExemption, Payment, Symbol};

use crate::rules::arena::{jay_before, strike, withstand};
use crate::rules::script::Script;

fn fight(script: &Script) -> FightView {
    script.view().fight.expect("no fight is under way")
}

fn facing(foe: Foe, dice: [Symbol; 6]) -> Script {
    let mut script = jay_before(foe, dice);
    script.act(Action::Fight);
    script
}

#[test]
fn m62_a_forecast_tells_damage_and_payback_of_every_strike_that_hurts() {
    let script = facing(Foe::Orc, [Melee, Melee, Ranged, Ranged, Magic, Defense]);
    let fight = fight(&script);
    let told: Vec<_> = fight.strikes.iter().map(|strike| (strike.symbol, strike.after.damage)).collect();
    assert_eq!(told, [(Ranged, 1), (Melee, 1)]);
    assert_eq!((fight.payback, fight.defense, fight.xp, fight.damage), (3, 2, 2, 0));
    assert_eq!((fight.as_it_stands.end, fight.as_it_stands.wounds), (FightResult::Withstands, 3));
}

#[test]
fn m63_a_last_strike_from_afar_is_foretold_to_escape_the_payback() {
    let mut script = facing(Foe::Orc, [Melee, Melee, Ranged, Ranged, Magic, Defense]);
    strike(&mut script, &[Ranged]);
    let after = |symbol| {
        let strikes = fight(&script).strikes;
        strikes.iter().find(|strike| strike.symbol == symbol).map(|strike| strike.after).unwrap()
    };
    assert_eq!((after(Ranged).end, after(Ranged).wounds, after(Ranged).life), (FightResult::Falls, 0, 6));
    assert_eq!((after(Melee).end, after(Melee).wounds, after(Melee).life), (FightResult::Falls, 3, 3));
}

#[test]
fn m63_what_was_foretold_comes_true() {
    let mut script = facing(Foe::Goblin, [Defense; 6]);
    let foretold = fight(&script).as_it_stands;
    assert_eq!(fight(&script).spares, PaybackExemption::Never);
    withstand(&mut script);
    assert_eq!(script.player(0).life, foretold.life);
    assert_eq!(script.view().fight, None);
}

#[test]
fn m63_blocking_lessens_what_is_foretold() {
    let mut script = facing(Foe::Orc, [Defense; 6]);
    script.act(Action::EndAttack);
    let before = fight(&script).as_it_stands;
    script.act(Action::Block { with: Payment::Die });
    let after = fight(&script).as_it_stands;
    assert_eq!((before.wounds, before.life, after.wounds, after.life), (3, 3, 2, 4));
    assert!(fight(&script).strikes.is_empty(), "the attack is over");
}

#[test]
fn m61_dice_that_a_thief_makes_useless_are_told() {
    let script = facing(Foe::Cultist, [Defense; 6]);
    assert_eq!(script.view().combat.banned, [Symbol::Elixir]);
    assert!(jay_before(Foe::Cultist, [Defense; 6]).view().combat.banned.is_empty(), "no combat is on");
}

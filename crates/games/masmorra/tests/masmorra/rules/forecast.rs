//! The forecast of a fight, which must come true: M62, M63.

use masmorra::Symbol::{Defense, Magic, Melee, Ranged};
use masmorra::{Action, FightResult, FightView, Foe, PaybackExemption, Payment, Symbol};

use crate::rules::encounters::{jay_before, stop_and_suffer, strike};
use crate::rules::script::Script;

fn fight(script: &Script) -> FightView {
    script.view().fight.expect("there is no fight")
}

fn facing(foe: Foe, dice: [Symbol; 6]) -> Script {
    let mut script = jay_before(foe, dice);
    script.act(Action::Fight);
    script
}

#[test]
fn m62_the_forecast_lists_damage_and_payback_of_every_useful_strike() {
    let script = facing(Foe::Orc, [Melee, Melee, Ranged, Ranged, Magic, Defense]);
    let fight = fight(&script);
    let strikes: Vec<_> = fight.strikes.iter().map(|strike| (strike.symbol, strike.after.damage)).collect();
    assert_eq!(strikes, [(Ranged, 1), (Melee, 1)]);
    assert_eq!((fight.payback, fight.defense, fight.xp, fight.damage), (3, 2, 2, 0));
    assert_eq!((fight.as_it_stands.end, fight.as_it_stands.wounds), (FightResult::Withstands, 3));
}

#[test]
fn m63_the_forecast_shows_that_a_last_ranged_strike_avoids_the_payback() {
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
fn m63_the_forecast_comes_true() {
    let mut script = facing(Foe::Goblin, [Defense; 6]);
    let foretold = fight(&script).as_it_stands;
    assert_eq!(fight(&script).spares, PaybackExemption::Never);
    stop_and_suffer(&mut script);
    assert_eq!(script.player(0).life, foretold.life);
    assert_eq!(script.view().fight, None);
}

#[test]
fn m63_blocking_reduces_the_forecast_wounds() {
    let mut script = facing(Foe::Orc, [Defense; 6]);
    script.act(Action::EndAttack);
    let before = fight(&script).as_it_stands;
    script.act(Action::Block { with: Payment::Die });
    let after = fight(&script).as_it_stands;
    assert_eq!((before.wounds, before.life, after.wounds, after.life), (3, 3, 2, 4));
    assert!(fight(&script).strikes.is_empty(), "the attack is over");
}

#[test]
fn m61_the_view_lists_dice_banned_by_a_thief() {
    let script = facing(Foe::Cultist, [Defense; 6]);
    assert_eq!(script.view().combat.banned, [Symbol::Elixir]);
    assert!(jay_before(Foe::Cultist, [Defense; 6]).view().combat.banned.is_empty(), "there is no combat");
}

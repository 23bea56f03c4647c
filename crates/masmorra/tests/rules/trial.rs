//! The worked examples of the rulebook.

use masmorra::{Action, Being, Compass, Fact, Figure, FigureId, Foe, Hero, Source, Symbol, Tile, Treasure};

use crate::script::{Script, seat};

/// Jay stands before a monster in the room north of the start, with these dice.
fn jay_before(foe: Foe, dice: [Symbol; 6]) -> Script {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A02);
    script.step_and_explore(Compass::North);
    script.monster(foe);
    script.tile(Tile::A09);
    script.roll(dice);
    script
}

fn strike(script: &mut Script, symbol: Symbol) {
    script.act(Action::Strike { symbol, with: Source::Die });
}

#[test]
fn m62_two_arrows_kill_the_orc_from_across_the_room_without_payback() {
    use Symbol::{Defense, Ranged};
    let mut script = jay_before(Foe::Orc, [Ranged, Ranged, Defense, Defense, Defense, Defense]);
    script.act(Action::Fight);
    strike(&mut script, Ranged);
    strike(&mut script, Ranged);
    script.card(Treasure::Ambush);
    let jay = script.player(0);
    assert_eq!((jay.life, jay.xp, jay.cards), (6, 2, 3));
    assert!(script.told(Fact::Defeated { seat: seat(0), being: Being::Foe(Foe::Orc) }));
}

#[test]
fn m63_a_blow_and_an_arrow_kill_the_orc_and_its_payback_is_guarded_by_one() {
    use Symbol::{Defense, Elixir, Melee, Ranged};
    let mut script = jay_before(Foe::Orc, [Ranged, Melee, Elixir, Elixir, Elixir, Elixir]);
    script.act(Action::Fight);
    strike(&mut script, Ranged);
    strike(&mut script, Melee);
    let guard = Action::UseAbility { ability: masmorra::Ability::OnGuard, die: Some(Elixir), pick: None };
    script.act(guard);
    script.act(Action::Block { with: Source::Symbol });
    script.act(Action::Suffer);
    script.card(Treasure::Ambush);
    assert_eq!(script.player(0).life, 4);
    assert!(script.told(Fact::MonsterCame {
        figure: Figure { id: FigureId(0), being: Being::Foe(Foe::Orc) },
        room: masmorra::Room { number: masmorra::Spot(1), tile: Tile::A02 },
    }));
    let _ = Defense;
}

//! The worked examples of the rulebook about rolling, symbols, docking and moving.

use masmorra::{
    Action, CardHalf, Compass, Dock, Event, Foe, Hero, HeroDie, Payment, Posture, Room, Spot, Symbol, Task,
    Tile, Treasure,
};

use crate::rules::routes::{IDLE, lay_trap, scout, step, take_payback};
use crate::rules::script::{Script, pool, seat};

#[test]
fn m10_valerie_rolls_three_dice_again_and_must_keep_the_result() {
    use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
    let mut script = Script::standard(&[Hero::Valerie, Hero::Jay], Tile::A02);
    script.act(Action::Roll);
    script.dice(&[Ranged, Melee, Melee, Step, Elixir, Magic]);
    for die in [Step, Elixir, Magic] {
        script.act(Action::PickDie { die, whose: HeroDie::Action });
    }
    script.act(Action::RollAgain);
    script.dice(&[Melee, Ranged, Defense]);
    assert_eq!(script.view().now.dice, pool(&[Ranged, Ranged, Melee, Melee, Melee, Defense]));
    // There is no second re-roll.
    assert_eq!(script.refusal(0, Action::PickDie { die: Defense, whose: HeroDie::Action }), "not_asked");
    assert_eq!(script.task(), Some(Task::Acting));
}

#[test]
fn m20_jay_loses_the_unused_symbol_of_his_card_when_he_moves_on() {
    use Symbol::{Defense, Ranged, Step};
    let hands = [Treasure::Stumble, Treasure::Silence, Treasure::Enrage, Treasure::Enrage];
    let mut script = Script::with_cards(&[Hero::Jay, Hero::Mika], Tile::A02, &hands);
    script.roll([Ranged, Step, Defense, Defense, Defense, Defense]);
    script.free_step();
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A03);
    script.play(0, Treasure::Stumble, CardHalf::Purple);
    script.act(Action::Fight);
    script.act(Action::Strike { symbol: Ranged, with: Payment::Die });
    script.act(Action::Strike { symbol: Ranged, with: Payment::Symbol });
    script.card(Treasure::Ambush);
    assert_eq!(script.view().now.symbols, pool(&[Ranged]));
    step(&mut script);
    script.explore(Compass::North);
    script.lay_first_way();
    assert!(script.has_event(Event::SymbolsLost { seat: seat(0), symbols: pool(&[Ranged]) }));
    assert!(script.view().now.symbols.is_empty());
}

#[test]
fn m21_mika_adds_an_elixir_die_to_her_quick_healing_and_heals_three() {
    use Symbol::{Defense, Elixir};
    let hands = [Treasure::DrainLife, Treasure::Silence, Treasure::Enrage, Treasure::Enrage];
    let mut script = Script::with_cards(&[Hero::Mika, Hero::Jay], Tile::A02, &hands);
    script.roll([Elixir, Defense, Defense, Defense, Defense, Defense]);
    script.free_step();
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A03);
    take_payback(&mut script);
    assert_eq!(script.player(0).life, 3);
    script.play(0, Treasure::DrainLife, CardHalf::Purple);
    for with in [Payment::Symbol, Payment::Symbol, Payment::Die] {
        script.act(Action::Heal { with });
    }
    assert_eq!((script.player(0).life, script.view().now.dice), (6, pool(&[Defense; 5])));
}

#[test]
fn m21_greybarks_die_opens_the_chest_and_the_token_would_not() {
    let room = Room { number: Spot(1), tile: Tile::A06 };
    let open = Action::OpenChest { room, chest: 0, dice: [Dock::Shown, Dock::Unneeded] };
    let mut script = Script::standard(&[Hero::Greybark, Hero::Jay], Tile::A06);
    script.roll([
        Symbol::Step,
        Symbol::Magic,
        Symbol::Elixir,
        Symbol::Elixir,
        Symbol::Elixir,
        Symbol::Elixir,
    ]);
    step(&mut script);
    scout(&mut script, Compass::North, &[], Tile::A02);
    let melee = Some(Symbol::Melee);
    let wild = masmorra::Ability::ShapeOfTheWild;
    script.act(Action::UseAbility { ability: wild, die: None, pick: melee });
    assert_eq!(script.refusal(0, open), "cannot_pay");
    script.act(Action::Conjure { with: Payment::Die });
    script.act(Action::ChangeDie { die: Symbol::Elixir, whose: HeroDie::Action });
    script.act(Action::ChangeTo { to: Symbol::Melee });
    script.act(open);
    script.card(Treasure::Silence);
    let greybark = script.player(0);
    assert_eq!((greybark.xp, greybark.gold, greybark.cards), (1, 2, 3));
}

#[test]
fn m30_albus_moves_north_and_explores_with_one_step() {
    let mut script = Script::standard(&[Hero::Albus, Hero::Jay], Tile::A08);
    script.roll([Symbol::Step, Symbol::Magic, Symbol::Magic, Symbol::Magic, Symbol::Magic, Symbol::Magic]);
    script.free_step();
    scout(&mut script, Compass::North, &[], Tile::A02);
    script.walk(0);
    script.clear_events();
    step(&mut script);
    script.walk(1);
    assert_eq!(script.view().now.points, 1);
    scout(&mut script, Compass::North, &[Foe::Goblin], Tile::A09);
    let albus = script.player(0);
    assert_eq!((albus.at, script.view().now.points), (Spot(2), 0));
    // A minor monster appeared, and the next tile is not a trap.
    assert_eq!(
        (script.view().monsters.len(), script.has_event(Event::TileUp { level: 1, tile: Tile::A09 })),
        (1, true)
    );
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
}

#[test]
fn m12_a_hero_can_explore_before_the_roll_and_meet_a_monster() {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A02);
    script.step_and_explore(Compass::North);
    script.monster(Foe::Skeleton);
    script.tile(Tile::A13);
    lay_trap(&mut script, Compass::North);
    script.tile(Tile::A09);
    script.act(Action::Roll);
    script.dice(&[Symbol::Ranged; 6]);
    // Ranged does not damage a Skeleton.
    (0..6).for_each(|_| script.act(Action::PickDie { die: Symbol::Ranged, whose: HeroDie::Action }));
    script.act(Action::RollAgain);
    script.dice(&IDLE);
    assert_eq!((script.player(0).posture, script.player(0).life), (Posture::Standing, 5));
    assert!(script.may(0, Action::Fight) && !script.may(0, Action::EndActions));
}

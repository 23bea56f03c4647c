//! Rewards, further fights and late arrivals: M64 to M66.

use masmorra::Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use masmorra::{Action, Being, Boss, CardHalf, Compass, Dock, Foe, Hero, Payment, Task, Tile, Treasure};

use crate::rules::encounters::{
    TWO, before, block, end_hero_phase, enter_then, explore_anywhere, face, figure, jay_before, room,
    stop_and_suffer, strike, take_rewards,
};
use crate::rules::script::{Script, seat};

const ORC: Being = Being::Foe(Foe::Orc);
const GOBLIN: Being = Being::Foe(Foe::Goblin);

#[test]
fn m64_rewards_follow_the_last_fight_of_the_room() {
    let mut script = before(
        &TWO,
        Tile::Mt16,
        &[Foe::Orc, Foe::Goblin],
        [Ranged, Ranged, Defense, Defense, Defense, Defense],
    );
    script.act(Action::Fight);
    face(&mut script, ORC);
    strike(&mut script, &[Ranged, Ranged]);
    assert_eq!((script.player(0).xp, script.player(0).cards), (0, 2));
    stop_and_suffer(&mut script);
    take_rewards(&mut script);
    assert_eq!((script.player(0).xp, script.player(0).cards), (2, 3));
}

#[test]
fn m64_each_defeated_monster_gives_a_card() {
    let mut script = before(&TWO, Tile::Mt15, &[Foe::Orc], [Ranged; 6]);
    script.act(Action::Fight);
    (0..3).for_each(|_| strike(&mut script, &[Ranged, Ranged]));
    take_rewards(&mut script);
    assert_eq!((script.player(0).xp, script.player(0).cards), (6, 5));
    let mut script = jay_before(Foe::Orc, [Ranged; 6]);
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    assert_eq!((script.task(), script.player(0).xp, script.player(0).cards), (Some(Task::Acting), 0, 2));
}

/// Jay with 6 experience points in the barracks, beside a trap, with this tile face up, at the start of his second
/// turn.
fn veteran(next: Tile) -> Script {
    let mut script = enter_then(&TWO, Tile::Mt15, &[Foe::Orc], Tile::A13);
    script.act(script.legal(0)[0]);
    script.tile(next);
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    (0..3).for_each(|_| strike(&mut script, &[Ranged, Ranged]));
    take_rewards(&mut script);
    script.end_turn([Foe::Goblin, Foe::GiantBat]);
    script.idle_turn();
    script.roll([Defense, Step, Melee, Ranged, Ranged, Step]);
    script
}

fn barracks_chest(script: &Script) -> Action {
    Action::OpenChest { room: room(script, Tile::Mt15), chest: 0, dice: [Dock::Shown, Dock::Unneeded] }
}

fn barracks_trap(script: &Script) -> Action {
    Action::Disarm { trap: room(script, Tile::A13), dice: [Dock::Shown; 2] }
}

/// The experience before and after defeating an Orc, following this action.
fn orc_after(deed: fn(&Script) -> Action) -> [u8; 2] {
    let mut script = veteran(Tile::A02);
    script.act(deed(&script));
    take_rewards(&mut script);
    let before = script.player(0).xp;
    script.free_step();
    explore_anywhere(&mut script);
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    take_rewards(&mut script);
    [before, script.player(0).xp - before]
}

#[test]
fn m64_above_seven_experience_a_minor_monster_is_worth_one_less() {
    assert_eq!(orc_after(barracks_chest), [7, 2]);
    assert_eq!(orc_after(barracks_trap), [8, 1]);
}

#[test]
fn m64_mika_gets_one_point_for_a_goblin_when_she_has_ten() {
    let mut script = before(&[Hero::Mika, Hero::Jay], Tile::Mt13, &[], [Ranged; 6]);
    script.act(Action::Fight);
    for _ in 0..3 {
        strike(&mut script, &[Ranged, Ranged]);
        script.act(Action::Suffer);
    }
    take_rewards(&mut script);
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.free_step();
    explore_anywhere(&mut script);
    script.tile(Tile::Mt15);
    script.lay_first_way();
    script.monster(Foe::Goblin);
    script.tile(Tile::A10);
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    face(&mut script, GOBLIN);
    stop_and_suffer(&mut script);
    (0..2).for_each(|_| strike(&mut script, &[Ranged, Ranged]));
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp, 10, "all rewards use the experience before the combat");
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    script.act(Action::Suffer);
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp, 11);
}

#[test]
fn m64_a_major_monster_is_worth_the_same_to_everyone() {
    let mut script = enter_then(&TWO, Tile::Mt22, &[], Tile::B13);
    script.act(script.legal(0)[0]);
    script.tile(Tile::B03);
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    (0..3).for_each(|_| strike(&mut script, &[Ranged, Ranged]));
    take_rewards(&mut script);
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.roll([Step, Magic, Ranged, Ranged, Ranged, Step]);
    script.act(Action::Disarm { trap: room(&script, Tile::B13), dice: [Dock::Shown; 2] });
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp, 9);
    script.free_step();
    explore_anywhere(&mut script);
    script.monster(Foe::SpearBeastman);
    script.tile(Tile::B10);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged; 3]);
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp, 12);
}

#[test]
fn m64_a_boss_is_worth_the_same_to_everyone() {
    let mut script = enter_then(&TWO, Tile::Mt15, &[Foe::Orc], Tile::A13);
    script.act(script.legal(0)[0]);
    script.tile(Tile::A12);
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    (0..3).for_each(|_| strike(&mut script, &[Ranged, Ranged]));
    take_rewards(&mut script);
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.roll([Step, Melee, Elixir, Magic, Magic, Magic]);
    script.act(Action::Disarm { trap: room(&script, Tile::A13), dice: [Dock::Shown; 2] });
    take_rewards(&mut script);
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.free_step();
    explore_anywhere(&mut script);
    script.tile(Tile::Mt12);
    script.lay_first_way();
    script.tile(Tile::A10);
    script.roll([Ranged, Ranged, Ranged, Defense, Defense, Defense]);
    script.act(Action::Fight);
    face(&mut script, Being::Blue(Boss::Schmetterling));
    strike(&mut script, &[Ranged; 3]);
    face(&mut script, Being::Foe(Foe::Goblin));
    stop_and_suffer(&mut script);
    script.act(Action::EndAttack);
    block(&mut script, 3);
    take_rewards(&mut script);
    assert_eq!((script.player(0).xp, script.view().captor), (10, Some(seat(0))));
}

#[test]
fn m65_a_second_fight_with_the_same_monsters_is_optional() {
    let mut script = jay_before(Foe::Orc, [Ranged, Ranged, Step, Step, Step, Step]);
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    assert!(script.may(0, Action::EndActions) && script.may(0, Action::Step { with: Payment::Die }));
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    take_rewards(&mut script);
    assert_eq!((script.player(0).xp, script.player(0).life), (2, 3));
    assert_eq!(script.refusal(0, Action::Fight), "not_asked");
}

/// The second player may move an Orc from the next room to the first hero.
fn orc_next_door() -> Script {
    orc_next_door_to(Treasure::Fumble)
}

/// Like `orc_next_door`, with this card in the first player's hand.
fn orc_next_door_to(card: Treasure) -> Script {
    let cards = [card, Treasure::Fumble, Treasure::Ambush, Treasure::Enrage];
    let mut script = Script::with_cards(&TWO, Tile::A02, &cards);
    script.step_and_explore(Compass::North);
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    script.roll([Step, Step, Defense, Defense, Defense, Ranged]);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    block(&mut script, 3);
    script.act(Action::Step { with: Payment::Die });
    script.walk(0);
    script
}

fn ambush(script: &mut Script) {
    script.play(1, Treasure::Ambush, CardHalf::Orange);
    let (figure, to) = (figure(script, ORC), room(script, Tile::S00));
    script.act(Action::MoveMonster { figure, to });
    if matches!(script.task(), Some(Task::Ambush { .. })) {
        script.act(Action::EndMoves);
    }
}

#[test]
fn m66_a_monster_that_appears_in_the_hero_phase_must_be_fought_first() {
    let mut script = orc_next_door();
    assert!(script.may(0, Action::EndActions));
    ambush(&mut script);
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    assert!(script.may(0, Action::EndActions));
}

#[test]
fn m66_a_monster_that_appears_before_the_bounty_must_be_fought() {
    let mut script = orc_next_door();
    script.act(Action::EndActions);
    assert_eq!(script.task(), Some(Task::Bounty));
    ambush(&mut script);
    assert_eq!(script.task(), Some(Task::Acting), "the hero phase is not over");
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 2 });
    assert_eq!((script.player(0).gold, script.player(0).life), (2, 3));
}

#[test]
fn m66_a_hero_teleported_to_monsters_after_the_actions_must_fight_them() {
    let mut script = orc_next_door_to(Treasure::Misdirection);
    script.act(Action::EndActions);
    script.play(0, Treasure::Misdirection, CardHalf::Purple);
    script.act(Action::AimAtRoom { room: room(&script, Tile::A02) });
    assert_eq!((script.task(), script.refusal(0, Action::EndActions)), (Some(Task::Acting), "fight_first"));
}

#[test]
fn m66_monsters_of_the_dungeon_master_phase_wait_for_the_next_turn() {
    let mut script = orc_next_door();
    end_hero_phase(&mut script);
    let (orc, start) = (figure(&script, ORC), room(&script, Tile::S00));
    script.act(Action::MoveMonster { figure: orc, to: start });
    script.finish_turn(seat(0), [Foe::Goblin, Foe::GiantBat]);
    assert_eq!(script.view().active, seat(1));
    assert_eq!(script.refusal(1, Action::EndActions), "fight_first");
    script.roll([Defense; 6]);
    assert!(script.may(1, Action::Fight), "both heroes are there, each fights in the own turn");
}

//! Rewards, further fights and late arrivals: M64 to M66.

use masmorra::Symbol::{Defense, Ranged, Step};
use masmorra::{Action, Being, Boss, CardHalf, Compass, Foe, Payment, Spot, Task, Tile, Treasure};

use crate::rules::encounters::{
    TWO, before, block, end_hero_phase, face, figure, jay_before, room, stop_and_suffer, strike, take_rewards,
};
use crate::rules::position::{arrange, jay_and_mika, player, put, put_boss};
use crate::rules::script::{Script, seat};

const ORC: Being = Being::Foe(Foe::Orc);
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

/// Checks what these monsters give together to a hero with this much experience, who defeats them in one combat.
fn check_worth(xp: u8, beings: &[Being], strikes: usize, gain: u8) {
    let mut script = jay_and_mika();
    arrange(&mut script, |view| {
        (player(view, 0).xp, player(view, 0).lessons) = (xp, 4);
        beings.iter().for_each(|&being| match being {
            Being::Foe(foe) => drop(put(view, foe, Spot::START)),
            boss => drop(put_boss(view, boss, Spot::START)),
        });
    });
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    for _ in beings {
        if script.task() == Some(Task::CombatNext) {
            script.act(script.legal(0)[0]);
        }
        strike(&mut script, &[Ranged; 6][..strikes]);
    }
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp - xp, gain, "{beings:?} for a hero with {xp}");
}

#[test]
fn m64_above_seven_experience_only_a_minor_monster_is_worth_one_less() {
    check_worth(7, &[ORC], 2, 2);
    check_worth(8, &[ORC], 2, 1);
    check_worth(8, &[Being::Foe(Foe::SpearBeastman)], 3, 3);
    check_worth(8, &[Being::Blue(Boss::Schmetterling)], 3, 2);
}

#[test]
fn m64_all_rewards_use_the_experience_before_the_combat() {
    check_worth(7, &[ORC, ORC], 2, 4);
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
    assert_eq!(script.active(), seat(1));
    assert_eq!(script.refusal(1, Action::EndActions), "fight_first");
    script.roll([Defense; 6]);
    assert!(script.may(1, Action::Fight), "both heroes are there, each fights in the own turn");
}

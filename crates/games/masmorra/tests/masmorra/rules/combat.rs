//! Combat: M60 to M63.

use masmorra::Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use masmorra::{
    Ability, Action, Being, CardHalf, Compass, Event, Foe, Hero, HeroDie, Payment, Spot, Task, Tile, Treasure,
};

use crate::rules::encounters::{
    TWO, before, block, face, figure, jay_before, room, stop_and_suffer, strike, take_rewards,
};
use crate::rules::position::{arrange, beings};
use crate::rules::script::{Script, pool, seat};

const ORC: Being = Being::Foe(Foe::Orc);
const GOBLIN: Being = Being::Foe(Foe::Goblin);
const GUARD: Action = Action::UseAbility { ability: Ability::OnGuard, die: Some(Defense), pick: None };

#[test]
fn m60_only_preparations_are_legal_before_the_fight() {
    let mut script = jay_before(Foe::Goblin, [Step, Elixir, Magic, Ranged, Defense, Defense]);
    let others = [
        Action::Step { with: Payment::Die },
        Action::Move { to: room(&script, Tile::S00) },
        Action::Heal { with: Payment::Die },
        Action::EndActions,
    ];
    others.iter().for_each(|&act| assert_eq!(script.refusal(0, act), "fight_first"));
    assert!(script.may(0, GUARD) && script.may(0, Action::Conjure { with: Payment::Die }));
    assert!(script.may_play(0, Treasure::Enrage, CardHalf::Purple));
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    assert!(others.iter().filter(|act| !matches!(act, Action::Move { .. })).all(|&act| script.may(0, act)));
}

#[test]
fn m60_any_purple_card_may_be_played_before_the_fight() {
    let cards = [Treasure::FearOfTheDark, Treasure::Misdirection, Treasure::Enrage, Treasure::Enrage];
    let mut script = Script::with_cards(&TWO, Tile::A02, &cards);
    script.step_and_explore(Compass::North);
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    script.roll([Defense; 6]);
    assert!(script.may_play(0, Treasure::FearOfTheDark, CardHalf::Purple));
    script.play(0, Treasure::Misdirection, CardHalf::Purple);
    script.act(Action::AimAtRoom { room: room(&script, Tile::S00) });
    assert!(script.may(0, Action::EndActions), "there is nothing to fight any more");
}

#[test]
fn m60_an_ability_that_makes_no_symbols_waits_for_the_fight() {
    let mut script = before(&[Hero::Valerie, Hero::Jay], Tile::A02, &[Foe::Goblin], [Elixir; 6]);
    arrange(&mut script, |view| (view.players[0].xp, view.players[0].learnt) = (3, vec![Ability::Alms]));
    let alms = Action::UseAbility { ability: Ability::Alms, die: None, pick: None };
    let touch = Action::UseAbility { ability: Ability::HealingTouch, die: Some(Elixir), pick: None };
    assert_eq!(script.refusal(0, alms), "ability_not_now");
    assert!(script.may(0, touch));
    script.act(Action::Fight);
    assert!(!script.may(0, alms) && !script.may(0, touch), "an Elixir is of no use against a Goblin");
    stop_and_suffer(&mut script);
    assert!(script.may(0, alms) && script.may(0, touch));
}

#[test]
fn m60_magic_changes_dice_before_and_during_a_combat() {
    for begun in [0, 1] {
        let mut script = jay_before(Foe::Orc, [Magic, Magic, Step, Step, Defense, Defense]);
        (0..begun).for_each(|_| script.act(Action::Fight));
        for _ in 0..2 {
            script.act(Action::Conjure { with: Payment::Die });
            script.act(Action::ChangeDie { die: Step, whose: HeroDie::Action });
            script.act(Action::ChangeTo { to: Ranged });
        }
        (begun..1).for_each(|_| script.act(Action::Fight));
        strike(&mut script, &[Ranged, Ranged]);
        assert!(script.has_event(Event::Defeated { seat: seat(0), being: ORC }));
    }
}

#[test]
fn m60_all_monsters_are_fought_in_the_order_that_the_player_chooses() {
    for first in [ORC, GOBLIN] {
        let mut script = before(&TWO, Tile::Mt16, &[Foe::Orc, Foe::Goblin], [Defense; 6]);
        script.act(Action::Fight);
        face(&mut script, first);
        stop_and_suffer(&mut script);
        assert_eq!(script.task(), Some(Task::Fighting), "the other one is next");
        assert_ne!(script.view().combat.foe, figure(&script, first).id);
        stop_and_suffer(&mut script);
        assert_eq!((script.task(), script.player(0).life), (Some(Task::Acting), 2));
    }
}

#[test]
fn m61_each_thief_steals_one_before_the_first_attack() {
    let mut script = before(&TWO, Tile::Mt22, &[], [Elixir, Elixir, Elixir, Elixir, Ranged, Ranged]);
    script.act(Action::Fight);
    assert_eq!(script.events_by("M22").len(), 3);
    assert_eq!(script.view().now.dice, pool(&[Elixir, Ranged, Ranged]));
    strike(&mut script, &[Ranged, Ranged]);
    assert_eq!(script.events_by("M22").len(), 3, "the others do not steal again in this combat");
}

#[test]
fn m61_the_player_orders_the_start_of_combat_abilities() {
    let dice = [Step, Ranged, Melee, Melee, Melee, Melee];
    let mut script = before(&TWO, Tile::B05, &[Foe::Ghoul, Foe::GiantBat], dice);
    script.act(Action::Fight);
    assert_eq!(script.task(), Some(Task::CombatStart));
    face(&mut script, Being::Foe(Foe::GiantBat));
    let theft = |symbol| Event::Stolen { seat: seat(0), symbol, with: Payment::Die };
    assert_eq!(script.events_by("M22"), [theft(Ranged), theft(Step)]);
    assert_eq!(script.task(), Some(Task::CombatNext));
}

#[test]
fn m61_a_ban_on_dice_holds_in_every_fight_until_its_monster_is_defeated() {
    let dice = [Ranged, Ranged, Ranged, Melee, Melee, Melee];
    let arrow = Action::Strike { symbol: Ranged, with: Payment::Die };
    let mut script = before(&TWO, Tile::B05, &[Foe::Orc, Foe::GiantBat], dice);
    script.act(Action::Fight);
    face(&mut script, ORC);
    assert!(!script.may(0, arrow), "the bat is not defeated yet");
    let mut script = before(&TWO, Tile::B05, &[Foe::Orc, Foe::GiantBat], dice);
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::GiantBat));
    strike(&mut script, &[Melee; 3]);
    script.act(Action::Suffer);
    strike(&mut script, &[Ranged, Ranged]);
    assert!(script.has_event(Event::Defeated { seat: seat(0), being: ORC }));
}

#[test]
fn m61_another_fight_action_is_a_new_combat_in_which_thieves_steal_again() {
    let mut script = jay_before(Foe::Cultist, [Elixir, Elixir, Defense, Defense, Defense, Defense]);
    for _ in 0..2 {
        script.act(Action::Fight);
        script.act(Action::EndAttack);
        block(&mut script, 2);
    }
    assert_eq!((script.events_by("M22").len(), script.view().now.dice.total()), (2, 0));
}

#[test]
fn m62_too_little_damage_has_no_lasting_effect() {
    let mut script = jay_before(Foe::Orc, [Ranged, Ranged, Defense, Defense, Defense, Defense]);
    for _ in 0..2 {
        script.act(Action::Fight);
        strike(&mut script, &[Ranged]);
        script.act(Action::EndAttack);
        block(&mut script, 2);
        script.act(Action::Suffer);
    }
    assert_eq!((beings(&script, Spot(1)), script.player(0).life), (vec![ORC], 4));
    assert_eq!(
        script.events_by("M62").iter().filter(|event| matches!(event, Event::Withstood { .. })).count(),
        2
    );
}

/// The Life left after the payback of an Orc with this many points blocked.
fn life_after(blocked: u8) -> u8 {
    let mut script = jay_before(Foe::Orc, [Defense; 6]);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    block(&mut script, blocked);
    if blocked < 3 {
        script.act(Action::Suffer);
    }
    assert_eq!(script.task(), Some(Task::Acting));
    assert_eq!(script.view().now.dice.count(Defense), 6 - blocked);
    script.player(0).life
}

#[test]
fn m63_each_defense_takes_one_off_the_payback() {
    assert_eq!([0, 1, 2, 3].map(life_after), [3, 4, 5, 6]);
}

#[test]
fn m63_a_goblins_stab_can_be_blocked() {
    let mut script = jay_before(Foe::Goblin, [Ranged, Ranged, Defense, Defense, Defense, Defense]);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    block(&mut script, 1);
    take_rewards(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp), (6, 2));
}

#[test]
fn m63_magic_can_still_make_a_defense_when_the_payback_comes() {
    let mut script = jay_before(Foe::Orc, [Magic, Step, Step, Step, Step, Step]);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    script.act(Action::Conjure { with: Payment::Die });
    script.act(Action::ChangeDie { die: Step, whose: HeroDie::Action });
    script.act(Action::ChangeTo { to: Defense });
    block(&mut script, 1);
    script.act(Action::Suffer);
    assert_eq!(script.player(0).life, 4);
}

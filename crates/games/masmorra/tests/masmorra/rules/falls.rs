//! Falls: M68, and M64a during a combat.

use masmorra::Symbol::{Defense, Elixir, Melee, Ranged, Step};
use masmorra::{
    Ability, Action, Being, CardHalf, Event, Foe, Payment, Posture, Spot, Symbol, Task, Tile, Treasure,
    TurnPhase,
};

use crate::rules::encounters::{
    TWO, before, block, enter_holding, face, jay_before, stop_and_suffer, strike, take_rewards,
};
use crate::rules::position::{arrange, beings, player};
use crate::rules::routes::take_payback;
use crate::rules::script::{Script, pool, seat};

const ORC: Being = Being::Foe(Foe::Orc);

/// Jay has fallen in a fight with an Orc, in his own turn.
fn fallen() -> Script {
    let mut script = jay_before(Foe::Orc, [Step, Step, Elixir, Elixir, Elixir, Elixir]);
    (0..2).for_each(|_| take_payback(&mut script));
    script
}

#[test]
fn m68_at_no_life_the_hero_falls_and_loses_all_cards() {
    let script = fallen();
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.life, jay.cards), (Posture::Fallen, 0, 0));
    let cards = [Treasure::Stumble, Treasure::Enrage].into_iter().collect();
    assert!(script.has_event(Event::Fell { seat: seat(0), xp: 0, cards }));
    assert_eq!(script.view().discard, cards);
    let last = script.events.iter().position(|event| matches!(event.event, Event::Wounded { life: 0, .. }));
    let next = script.events.get(last.unwrap() + 1).map(|event| event.event);
    assert!(matches!(next, Some(Event::Fell { .. })), "the fall follows at once");
}

#[test]
fn m68_more_wounds_than_life_make_the_hero_fall() {
    let mut script = before(&TWO, Tile::A02, &[Foe::Spider], [Step; 6]);
    (0..2).for_each(|_| take_payback(&mut script));
    assert_eq!(script.player(0).life, 2);
    take_payback(&mut script);
    assert_eq!((script.player(0).life, script.player(0).posture), (0, Posture::Fallen));
    let mut script = before(&TWO, Tile::Mt15, &[Foe::Goblin], [Step; 6]);
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Goblin));
    (0..3).for_each(|_| stop_and_suffer(&mut script));
    assert_eq!((script.player(0).life, script.player(0).posture), (0, Posture::Fallen));
}

#[test]
fn m68_elixirs_do_not_prevent_a_fall_by_payback() {
    let mut script = jay_before(Foe::Orc, [Elixir; 6]);
    take_payback(&mut script);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    assert_eq!(script.refusal(0, Action::Heal { with: Payment::Die }), "cannot_pay");
}

#[test]
fn m68_the_rest_of_the_hero_phase_is_lost_and_the_dungeon_master_phase_is_played() {
    let script = fallen();
    let now = script.view().now;
    assert_eq!((now.dice, now.symbols, now.points), (pool(&[]), pool(&[]), 0));
    assert_eq!((now.phase, script.task()), (TurnPhase::Master, Some(Task::MasterMoves { points: 2 })));
    assert_eq!((script.owe(), script.events_by("M80")), (vec![0], vec![]), "there is no bounty");
}

/// Jay has two Life left at the end of his turn, and the second player holds two Lightning Bolts.
fn wounded_before_two_bolts() -> Script {
    let cards = [Treasure::Fumble, Treasure::Fumble, Treasure::LightningBolt, Treasure::LightningBolt];
    let mut script = enter_holding(cards, Tile::Mt16, &[Foe::Goblin, Foe::Orc], Tile::A10);
    script.roll([Step; 6]);
    script.act(Action::Fight);
    face(&mut script, ORC);
    (0..2).for_each(|_| stop_and_suffer(&mut script));
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script
}

#[test]
fn m68_a_hero_who_falls_before_the_roll_does_not_roll() {
    let mut script = wounded_before_two_bolts();
    script.idle_turn();
    assert_eq!((script.task(), script.player(0).life), (Some(Task::BeforeRoll), 2));
    (0..2).for_each(|_| bolt(&mut script, Spot(1)));
    assert_eq!(
        (script.player(0).posture, script.task()),
        (Posture::Fallen, Some(Task::MasterMoves { points: 2 }))
    );
}

/// The second player plays Lightning Bolt on a room.
fn bolt(script: &mut Script, spot: Spot) {
    script.play(1, Treasure::LightningBolt, CardHalf::Orange);
    let aims = script.legal(1).into_iter();
    let aim = aims.into_iter().find(|act| matches!(act, Action::AimAtRoom { room } if room.number == spot));
    script.act_as(1, aim.unwrap());
}

#[test]
fn m68_the_hero_stands_up_in_its_room_with_six_life_and_plays_on() {
    let mut script = fallen();
    script.finish_turn(seat(0), [Foe::Orc, Foe::GiantBat]);
    assert_eq!(script.player(0).posture, Posture::Fallen);
    script.idle_turn();
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.life, jay.at), (Posture::Standing, 6, Spot(1)));
    assert!(script.has_event(Event::StoodUp { seat: seat(0) }));
    assert_eq!((script.owe(), script.task()), (vec![0], Some(Task::BeforeRoll)));
    script.roll([Ranged; 6]);
    assert!(script.may(0, Action::Fight), "the Orc is still there");
}

#[test]
fn m68_a_fall_in_anothers_turn_costs_no_turn() {
    let mut script = wounded_before_two_bolts();
    (0..2).for_each(|_| bolt(&mut script, Spot(1)));
    assert_eq!((script.player(0).posture, script.active()), (Posture::Fallen, seat(1)));
    script.idle_turn();
    assert_eq!((script.player(0).life, script.task(), script.owe()), (6, Some(Task::BeforeRoll), vec![0]));
}

/// The experience before and after a fall in the barracks, with these first steps of a combat with Orcs and one more
/// monster.
fn fall_in_barracks(third: Foe, dice: [Symbol; 6], first: impl Fn(&mut Script)) -> [u8; 2] {
    let mut script = before(&TWO, Tile::Mt15, &[third], dice);
    script.act(Action::Fight);
    first(&mut script);
    take_rewards(&mut script);
    let before = script.player(0).xp;
    while script.player(0).posture == Posture::Standing {
        match script.task() {
            Some(Task::Acting) => script.act(Action::Fight),
            _ => stop_and_suffer(&mut script),
        }
    }
    [before, script.player(0).xp]
}

#[test]
fn m68_experience_falls_to_the_last_arrow_that_it_reaches() {
    let one_orc = |script: &mut Script| {
        strike(script, &[Ranged, Ranged]);
        script.act(Action::EndAttack);
        block(script, 3);
        stop_and_suffer(script);
    };
    let two_orcs = |script: &mut Script| {
        (0..2).for_each(|_| strike(script, &[Ranged, Ranged]));
        stop_and_suffer(script);
    };
    let the_spider = |script: &mut Script| {
        face(script, Being::Foe(Foe::Spider));
        strike(script, &[Ranged; 4]);
        script.act(Action::EndAttack);
        block(script, 2);
        script.act(Action::Suffer);
        stop_and_suffer(script);
    };
    assert_eq!(
        fall_in_barracks(Foe::Orc, [Ranged, Ranged, Defense, Defense, Defense, Step], one_orc),
        [2, 0]
    );
    assert_eq!(fall_in_barracks(Foe::Orc, [Ranged, Ranged, Ranged, Ranged, Step, Step], two_orcs), [4, 3]);
    let dice = [Ranged, Ranged, Ranged, Ranged, Defense, Defense];
    assert_eq!(fall_in_barracks(Foe::Spider, dice, the_spider), [3, 3]);
}

#[test]
fn m68_gold_and_abilities_stay_and_no_card_can_be_bought() {
    let mut script = jay_before(Foe::Orc, [Step; 6]);
    arrange(&mut script, |view| {
        let jay = player(view, 0);
        (jay.gold, jay.xp, jay.lessons) = (6, 8, 2);
        jay.learnt = vec![Ability::ThrownBlade, Ability::Riposte];
        view.reserve = 24;
    });
    (0..2).for_each(|_| take_payback(&mut script));
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.xp, jay.gold, jay.learnt.len()), (Posture::Fallen, 7, 6, 2));
    assert!(!script.may(0, Action::BuyCard));
}

#[test]
fn m64a_a_fall_ends_the_combat_without_rewards_and_beaten_monsters_are_removed() {
    let mut script = before(&TWO, Tile::Mt15, &[Foe::Orc], [Melee, Melee, Melee, Melee, Ranged, Ranged]);
    script.act(Action::Fight);
    (0..2).for_each(|_| {
        strike(&mut script, &[Melee, Melee]);
        script.act(Action::Suffer);
    });
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.xp, jay.cards), (Posture::Fallen, 0, 0));
    assert_eq!(beings(&script, Spot(1)), [ORC], "the last strike counts too");
    assert!(!script.view().combat.on);
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 2 }));
}

#[test]
fn m64a_a_monster_that_was_not_beaten_stays() {
    let script = fallen();
    assert_eq!((beings(&script, Spot(1)), script.view().combat.todo), (vec![ORC], vec![]));
}

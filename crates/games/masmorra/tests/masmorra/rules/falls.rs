//! Falls: M68, and M64a during a combat.

use masmorra::Symbol::{Defense, Elixir, Melee, Ranged, Step};
use masmorra::{
    Action, Being, CardHalf, Dock, Event, Foe, FreshCard, Payment, Posture, Spot, Symbol, Task, Tile,
    Treasure, TurnPhase,
};

use crate::rules::encounters::{
    TWO, before, beings, block, enter_holding, enter_then, explore_anywhere, face, figure, jay_before, room,
    stop_and_suffer, strike, take_rewards,
};
use crate::rules::script::{Script, pool, seat};

const ORC: Being = Being::Foe(Foe::Orc);

/// Fights the only monster of the room without attacking it.
fn fight_without_attack(script: &mut Script) {
    script.act(Action::Fight);
    stop_and_suffer(script);
}

/// Jay has fallen in a fight with an Orc, in his own turn.
fn fallen() -> Script {
    let mut script = jay_before(Foe::Orc, [Step, Step, Elixir, Elixir, Elixir, Elixir]);
    (0..2).for_each(|_| fight_without_attack(&mut script));
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
    (0..2).for_each(|_| fight_without_attack(&mut script));
    assert_eq!(script.player(0).life, 2);
    fight_without_attack(&mut script);
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
    fight_without_attack(&mut script);
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

#[test]
fn m68_a_hero_who_falls_before_the_roll_does_not_roll() {
    let cards = [Treasure::Fumble, Treasure::Fumble, Treasure::LightningBolt, Treasure::LightningBolt];
    let mut script = enter_holding(cards, Tile::Mt16, &[Foe::Goblin, Foe::Orc], Tile::A10);
    script.roll([Step; 6]);
    script.act(Action::Fight);
    face(&mut script, ORC);
    (0..2).for_each(|_| stop_and_suffer(&mut script));
    script.end_turn([Foe::Orc, Foe::GiantBat]);
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
    let cards = [Treasure::Fumble, Treasure::Fumble, Treasure::LightningBolt, Treasure::LightningBolt];
    let mut script = enter_holding(cards, Tile::Mt16, &[Foe::Goblin, Foe::Orc], Tile::A10);
    script.roll([Step; 6]);
    script.act(Action::Fight);
    face(&mut script, ORC);
    (0..2).for_each(|_| stop_and_suffer(&mut script));
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    (0..2).for_each(|_| bolt(&mut script, Spot(1)));
    assert_eq!((script.player(0).posture, script.view().active), (Posture::Fallen, seat(1)));
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
fn m68_gold_and_abilities_stay() {
    let mut script = enter_then(&TWO, Tile::Mt15, &[Foe::Orc], Tile::A02);
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    (0..3).for_each(|_| strike(&mut script, &[Ranged, Ranged]));
    take_rewards(&mut script);
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.roll([Defense, Step, Step, Step, Step, Step]);
    let chest = [Dock::Shown, Dock::Unneeded];
    script.act(Action::OpenChest { room: room(&script, Tile::Mt15), chest: 0, dice: chest });
    take_rewards(&mut script);
    script.free_step();
    explore_anywhere(&mut script);
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    (0..2).for_each(|_| fight_without_attack(&mut script));
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.xp, jay.gold, jay.learnt.len()), (Posture::Fallen, 7, 3, 2));
}

#[test]
fn m68_monsters_ignore_a_fallen_hero() {
    let mut script = fallen();
    let start = room(&script, Tile::S00);
    script.act(Action::MoveMonster { figure: figure(&script, ORC), to: start });
    script.act(Action::EndMoves);
    assert_eq!(script.task(), Some(Task::RollMonster { kind: masmorra::DieKind::Minor, spot: Spot(1) }));
}

/// Jay has six gold and has fallen.
fn rich_and_fallen(cards: [Treasure; 4]) -> Script {
    let mut script = Script::with_cards(&TWO, Tile::A02, &cards);
    script.roll([Defense; 6]);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 6 });
    script.finish_turn(seat(0), [Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.step_and_explore(masmorra::Compass::North);
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    script.roll([Step; 6]);
    (0..2).for_each(|_| fight_without_attack(&mut script));
    script
}

#[test]
fn m68_a_fallen_hero_cannot_buy_a_card() {
    let script = rich_and_fallen([Treasure::Stumble, Treasure::Enrage, Treasure::Stumble, Treasure::Enrage]);
    assert_eq!((script.player(0).gold, script.player(0).posture), (6, Posture::Fallen));
    assert!(!script.may(0, Action::BuyCard));
}

#[test]
fn m68_cards_do_not_affect_a_fallen_hero() {
    let cards = [Treasure::Stumble, Treasure::Enrage, Treasure::Pickpocket, Treasure::LightningBolt];
    let mut script = rich_and_fallen(cards);
    assert!(!script.may_play(1, Treasure::Pickpocket, CardHalf::Orange), "nobody else has gold");
    script.clear_events();
    bolt(&mut script, Spot(1));
    assert!(!script.events.iter().any(|event| matches!(event.event, Event::Wounded { .. })));
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

/// Jay has defeated three Goblins and has two Life left. The others are asked about the first reward.
fn about_to_be_rewarded() -> Script {
    let cards = [Treasure::Fumble, Treasure::Fumble, Treasure::LightningBolt, Treasure::LightningBolt];
    let mut script = enter_holding(cards, Tile::Mt13, &[], Tile::A13);
    script.act(script.legal(0)[0]);
    script.tile(Tile::A10);
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    let mut script = script.with_windows();
    for _ in 0..3 {
        pass(&mut script);
        strike(&mut script, &[Ranged, Ranged]);
        script.act(Action::Suffer);
    }
    assert_eq!((script.owe(), script.player(0).life), (vec![1], 2));
    script
}

/// The second player fells the first with two Lightning Bolts.
fn fell(script: &mut Script) {
    (0..2).for_each(|_| {
        bolt(script, Spot(1));
        pass_answers(script);
    });
}

#[test]
fn m64a_a_hero_who_falls_during_the_rewards_gets_no_more_of_them() {
    let mut script = about_to_be_rewarded();
    fell(&mut script);
    let script = script.without_windows();
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.xp, jay.cards), (Posture::Fallen, 0, 0));
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 2 }));
}

#[test]
fn m68_a_card_that_was_just_drawn_is_discarded_with_the_others() {
    let mut script = about_to_be_rewarded();
    pass(&mut script);
    script.card(Treasure::Misdirection);
    assert_eq!(script.view_of(0).fresh, FreshCard::Own(Treasure::Misdirection));
    fell(&mut script);
    assert!(script.view().discard.has(Treasure::Misdirection));
    assert_eq!(
        [0, 1].map(|number| script.view_of(number).fresh),
        [FreshCard::None; 2],
        "there is nothing to steal"
    );
}

/// Passes the open window, if there is one.
fn pass(script: &mut Script) {
    while matches!(script.task(), Some(Task::Window { .. })) {
        script.act(Action::Pass);
    }
}

/// Passes the window of the card that was just played.
fn pass_answers(script: &mut Script) {
    let answers = |script: &Script| {
        matches!(script.task(), Some(Task::Window { event: masmorra::Condition::CardPlayed, .. }))
    };
    while answers(script) {
        script.act(Action::Pass);
    }
}

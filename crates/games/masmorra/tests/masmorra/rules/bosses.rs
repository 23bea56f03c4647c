//! Bosses: M67, and the abilities of Aunty Bitsy, Schmetterling and Mortiferous.

use masmorra::Symbol::{Defense, Melee, Ranged, Step};
use masmorra::{
    Action, Being, Boss, CardHalf, Compass, Event, Figure, FigureId, Foe, HeroDie, MonsterView, Payment,
    Posture, Spot, Symbol, Task, Tile, Treasure, Visibility,
};

use crate::rules::encounters::Attack::{self, Defeated, Survived};
use crate::rules::encounters::{
    THREE, TWO, attack, before, block, enter_holding, face, figure, room, six, stop_and_suffer, strike,
    take_rewards,
};
use crate::rules::position::{arrange, beings};
use crate::rules::script::{Script, seat};

const BITSY: Being = Being::Blue(Boss::AuntyBitsy);
const RED_BITSY: Being = Being::Red(Boss::AuntyBitsy);
const SCHMETTERLING: Being = Being::Blue(Boss::Schmetterling);
const MORTIFEROUS: Being = Being::Blue(Boss::Mortiferous);
const RED_MORTIFEROUS: Being = Being::Red(Boss::Mortiferous);
const SPIDER: Being = Being::Foe(Foe::Spider);

/// Jay attacks the blue side of a boss in its lair.
fn check_blue(lair: Tile, foes: &[Foe], boss: Being, hits: &[Symbol], expected: Attack) {
    let mut script = before(&TWO, lair, foes, six(hits));
    script.act(Action::Fight);
    face(&mut script, boss);
    assert_eq!(attack(&mut script, boss, hits), expected, "{boss:?} attacked with {hits:?}");
}

#[test]
fn m67_blue_sides_fall_at_their_defense_and_pay_back_as_printed() {
    check_blue(Tile::Mt11, &[], BITSY, &[Ranged; 3], Defeated(0));
    check_blue(Tile::Mt11, &[], BITSY, &[Melee; 3], Defeated(2));
    check_blue(Tile::Mt11, &[], BITSY, &[Ranged; 2], Survived(2));
    check_blue(Tile::Mt12, &[], SCHMETTERLING, &[Ranged; 3], Defeated(0));
    check_blue(Tile::Mt12, &[], SCHMETTERLING, &[Melee; 3], Defeated(3));
    check_blue(Tile::Mt12, &[], SCHMETTERLING, &[Melee; 2], Survived(3));
}

#[test]
fn m67_mortiferous_ignores_the_first_ranged_point() {
    let orc = &[Foe::Orc];
    check_blue(Tile::Mt21, orc, MORTIFEROUS, &[Ranged; 5], Defeated(0));
    check_blue(Tile::Mt21, orc, MORTIFEROUS, &[Ranged; 4], Survived(4));
    check_blue(Tile::Mt21, orc, MORTIFEROUS, &[Melee; 4], Defeated(4));
    check_blue(Tile::Mt21, orc, MORTIFEROUS, &[Ranged, Melee, Melee, Melee], Survived(4));
}

/// Jay in Aunty Bitsy's nest, after her bite.
fn bitten(dice: [Symbol; 6]) -> Script {
    let mut script = before(&TWO, Tile::Mt11, &[], dice);
    assert_eq!(beings(&script, Spot(1)), [SPIDER, BITSY]);
    script.act(Action::Fight);
    script
}

#[test]
fn m61_blue_bitsy_bites_at_the_start_of_combat_and_no_defense_helps() {
    let script = bitten([Defense; 6]);
    assert!(script.has_event(Event::VenomStruck { seat: seat(0) }));
    assert_eq!((script.player(0).life, script.task()), (5, Some(Task::CombatNext)));
}

#[test]
fn m61_blue_bitsy_bites_once_in_every_combat() {
    let mut script = bitten([Defense; 6]);
    face(&mut script, SPIDER);
    stop_and_suffer(&mut script);
    stop_and_suffer(&mut script);
    assert_eq!(script.player(0).life, 1);
    script.act(Action::Fight);
    assert_eq!((script.player(0).life, script.player(0).posture), (0, Posture::Fallen), "her bite can kill");
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 2 }));
}

/// Jay has defeated blue Bitsy and survived her Spider.
fn turned() -> Script {
    let mut script = bitten([Ranged, Ranged, Ranged, Defense, Defense, Step]);
    face(&mut script, BITSY);
    strike(&mut script, &[Ranged; 3]);
    script.act(Action::EndAttack);
    block(&mut script, 2);
    take_rewards(&mut script);
    script
}

#[test]
fn m67_a_beaten_blue_side_rewards_and_turns_red() {
    let script = turned();
    assert_eq!((script.player(0).xp, script.player(0).cards), (3, 3));
    assert!(script.has_event(Event::BossTurned { boss: Boss::AuntyBitsy }));
    assert_eq!(beings(&script, Spot(1)), [SPIDER, RED_BITSY]);
}

#[test]
fn m67_the_red_side_is_not_fought_in_the_turn_that_turned_it() {
    let mut script = turned();
    assert!(script.may(0, Action::EndActions), "the fight is optional");
    script.act(Action::Fight);
    assert_eq!(script.view().combat.todo, [figure(&script, SPIDER).id], "a new combat leaves her out");
    assert!(!script.has_event(Event::Summoned { figure: figure(&script, RED_BITSY) }));
}

/// Jay's next turn, in which he must fight red Bitsy.
fn before_red_bitsy(dice: [Symbol; 6]) -> Script {
    let mut script = turned();
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.roll(dice);
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    script.act(Action::Fight);
    script
}

#[test]
fn m61_red_bitsy_calls_a_spider_that_joins_the_combat() {
    let script = before_red_bitsy([Defense; 6]);
    assert!(script.has_event(Event::Summoned { figure: figure(&script, RED_BITSY) }));
    assert_eq!(beings(&script, Spot(1)), [SPIDER, SPIDER, RED_BITSY]);
    assert_eq!(script.view().combat.todo.len(), 3);
    assert_eq!(script.player(0).life, 5, "her red side does not bite");
}

#[test]
fn m67_red_bitsy_falls_at_four_and_pays_back_two() {
    for (hits, expected) in [
        (vec![Ranged; 4], Defeated(0)),
        (vec![Ranged; 3], Survived(2)),
        (vec![Melee, Ranged, Ranged, Ranged], Defeated(2)),
    ] {
        let mut script = before_red_bitsy(six(&hits));
        face(&mut script, RED_BITSY);
        assert_eq!(attack(&mut script, RED_BITSY, &hits), expected, "{hits:?}");
    }
}

#[test]
fn m67_the_second_victory_rewards_again_and_removes_the_boss_for_good() {
    let mut script = before_red_bitsy([Ranged, Ranged, Ranged, Ranged, Defense, Defense]);
    face(&mut script, RED_BITSY);
    strike(&mut script, &[Ranged; 4]);
    face(&mut script, SPIDER);
    for _ in 0..2 {
        script.act(Action::EndAttack);
        block(&mut script, 1);
        script.act(Action::Suffer);
    }
    take_rewards(&mut script);
    assert_eq!((script.player(0).xp, script.player(0).cards, script.player(0).life), (6, 4, 3));
    assert_eq!(beings(&script, Spot(1)), [SPIDER, SPIDER]);
}

#[test]
fn m67_a_beaten_boss_turns_red_even_if_its_payback_fells_the_hero() {
    let mut script = bitten([Melee, Melee, Melee, Step, Step, Step]);
    face(&mut script, SPIDER);
    stop_and_suffer(&mut script);
    strike(&mut script, &[Melee; 3]);
    script.act(Action::Suffer);
    assert_eq!(script.player(0).life, 1, "she is beaten and pays back");
    let mut script = before(&TWO, Tile::Mt21, &[Foe::Orc], [Melee, Melee, Melee, Melee, Step, Step]);
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Orc));
    stop_and_suffer(&mut script);
    strike(&mut script, &[Melee; 4]);
    script.act(Action::Suffer);
    assert_eq!((script.player(0).posture, script.player(0).xp), (Posture::Fallen, 0));
    assert!(beings(&script, room(&script, Tile::Mt21).number).contains(&RED_MORTIFEROUS));
}

#[test]
fn m67_a_room_that_is_too_full_never_loses_its_boss() {
    let mut script = before_red_bitsy([Defense; 6]);
    for being in [RED_BITSY, SPIDER] {
        face(&mut script, being);
        script.act(Action::EndAttack);
        block(&mut script, 2);
    }
    script.act(Action::EndAttack);
    block(&mut script, 2);
    script.act(Action::Fight);
    let choices = script.legal(0);
    assert!(
        choices.iter().all(|act| matches!(act, Action::RemoveMonster { figure } if figure.being == SPIDER))
    );
    script.act(choices[0]);
    assert_eq!(beings(&script, Spot(1)), [SPIDER, SPIDER, RED_BITSY]);
}

/// Jay has defeated Schmetterling, the Goblin and the Orc of the lair.
fn captor() -> Script {
    let mut script = before(&TWO, Tile::Mt12, &[], [Ranged, Ranged, Ranged, Ranged, Ranged, Step]);
    assert_eq!(script.player(0).life, 5, "his lair has a pit");
    script.act(Action::Fight);
    face(&mut script, SCHMETTERLING);
    strike(&mut script, &[Ranged; 3]);
    face(&mut script, Being::Foe(Foe::Orc));
    strike(&mut script, &[Ranged; 2]);
    stop_and_suffer(&mut script);
    take_rewards(&mut script);
    script
}

#[test]
fn m67_schmetterling_has_one_life_and_leaves_his_token_to_the_victor() {
    let script = captor();
    assert_eq!((script.player(0).xp, script.player(0).cards), (4, 4));
    assert!(script.has_event(Event::TokenWon { seat: seat(0) }));
    assert_eq!(script.view().captor, Some(seat(0)));
    assert_eq!(beings(&script, Spot(1)), [Being::Foe(Foe::Goblin)]);
}

/// Rolls, and re-rolls one die as often as possible. Returns the number of re-rolls.
fn rerolls(script: &mut Script) -> usize {
    script.act(Action::Roll);
    script.dice(&[Step; 6]);
    let mut count = 0;
    while matches!(script.task(), Some(Task::PickDice { .. })) {
        script.act(Action::PickDie { die: Step, whose: HeroDie::Action });
        script.act(Action::RollAgain);
        script.dice(&[Step]);
        count += 1;
    }
    count
}

#[test]
fn m67_the_token_gives_its_owner_one_more_re_roll_in_every_roll_step() {
    let mut script = captor();
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    for _ in 0..2 {
        assert_eq!(rerolls(&mut script), 1, "Valerie does not have it");
        script.end_turn([Foe::Orc, Foe::GiantBat]);
        assert_eq!(rerolls(&mut script), 2);
        script.act(Action::Fight);
        stop_and_suffer(&mut script);
        script.end_turn([Foe::Orc, Foe::GiantBat]);
    }
}

#[test]
fn m68_the_token_stays_with_a_hero_who_falls() {
    let mut script = captor();
    while script.player(0).posture == Posture::Standing {
        script.act(Action::Fight);
        stop_and_suffer(&mut script);
    }
    assert_eq!(script.view().captor, Some(seat(0)));
}

/// Three heroes. The second is at the entrance of the second level, the third at the start. The first reveals
/// Mortiferous north of the entrance.
fn revealed() -> Script {
    let mut script = Script::standard(&THREE, Tile::A01);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A09);
    script.act(Action::TakeStairs);
    script.tile(Tile::B11);
    script.idle_turn();
    script.free_step();
    script.walk(1);
    script.act(Action::TakeStairs);
    script.idle_turn();
    script.idle_turn();
    script.free_step();
    script.explore(Compass::North);
    script.tile(Tile::Mt21);
    script.lay_first_way();
    script.monster(Foe::Goblin);
    script.tile(Tile::B12);
    script
}

#[test]
fn m67_fire_breath_wounds_all_heroes_in_his_room_and_those_around_it() {
    let mut script = revealed();
    assert_eq!([0, 1, 2].map(|number| script.player(number).life), [5, 5, 6]);
    assert_eq!(script.events_by("M67")[0], Event::FireBreath { room: room(&script, Tile::Mt21) });
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    face(&mut script, MORTIFEROUS);
    strike(&mut script, &[Ranged; 5]);
    stop_and_suffer(&mut script);
    take_rewards(&mut script);
    let breaths =
        script.events_by("M67").into_iter().filter(|event| matches!(event, Event::FireBreath { .. }));
    assert_eq!(breaths.count(), 1, "no second fire breath when he turns red");
    assert_eq!([0, 1, 2].map(|number| script.player(number).life), [4, 5, 6]);
}

#[test]
fn m67_red_mortiferous_pays_back_five_and_ignores_the_first_ranged_point() {
    for (hits, expected) in [
        (vec![Ranged; 5], Defeated(0)),
        (vec![Ranged; 4], Survived(5)),
        (vec![Melee; 4], Defeated(5)),
        (vec![Melee; 3], Survived(5)),
    ] {
        let mut script =
            before(&TWO, Tile::Mt21, &[Foe::Goblin], [Ranged, Ranged, Ranged, Ranged, Ranged, Step]);
        script.act(Action::Fight);
        face(&mut script, MORTIFEROUS);
        strike(&mut script, &[Ranged; 5]);
        stop_and_suffer(&mut script);
        take_rewards(&mut script);
        script.end_turn([Foe::Orc, Foe::GiantBat]);
        script.idle_turn();
        script.roll(six(&hits));
        script.act(Action::Fight);
        face(&mut script, RED_MORTIFEROUS);
        assert_eq!(attack(&mut script, RED_MORTIFEROUS, &hits), expected, "{hits:?}");
    }
}

#[test]
fn m67_leaving_and_coming_back_does_not_start_a_fight_with_the_red_side() {
    let cards = [Treasure::CallOfTheHorde, Treasure::StolenGlory, Treasure::Stumble, Treasure::Fumble];
    let mut script = enter_holding(cards, Tile::Mt21, &[Foe::Orc], Tile::B12);
    script.roll([Melee, Melee, Melee, Melee, Ranged, Ranged]);
    script.act(Action::Fight);
    face(&mut script, MORTIFEROUS);
    strike(&mut script, &[Melee; 4]);
    script.play(0, Treasure::StolenGlory, CardHalf::Purple);
    (0..2).for_each(|_| script.act(Action::Block { with: Payment::Symbol }));
    script.act(Action::Suffer);
    strike(&mut script, &[Ranged; 2]);
    take_rewards(&mut script);
    let (lair, outside) = (room(&script, Tile::Mt21), room(&script, Tile::S01));
    assert_eq!(beings(&script, lair.number), [RED_MORTIFEROUS]);
    script.play(0, Treasure::CallOfTheHorde, CardHalf::Purple);
    script.walk(outside.number.0);
    script.walk(lair.number.0);
    assert!(script.may(0, Action::EndActions) && !script.may(0, Action::Fight));
}

#[test]
fn m67_invisibility_names_bosses_and_works_on_them() {
    let cards = [Treasure::FearOfTheDark, Treasure::Stumble, Treasure::Enrage, Treasure::Ambush];
    let mut script = enter_holding(cards, Tile::Mt11, &[], Tile::A12);
    script.roll([Step; 6]);
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    script.play(0, Treasure::FearOfTheDark, CardHalf::Purple);
    assert!(script.may(0, Action::EndActions) && !script.may(0, Action::Fight));
}

#[test]
fn m67_fire_breath_spares_the_invisible_and_can_fell_a_visible_hero() {
    for (veil, life, posture) in
        [(Visibility::Invisible, 1, Posture::Standing), (Visibility::Visible, 0, Posture::Fallen)]
    {
        let mut script = Script::standard(&TWO, Tile::A01);
        script.step_and_explore(Compass::North);
        script.tile(Tile::A09);
        script.act(Action::TakeStairs);
        script.tile(Tile::B11);
        arrange(&mut script, |view| (view.now.visibility, view.players[0].life) = (veil, 1));
        script.explore(Compass::North);
        script.tile(Tile::Mt21);
        script.lay_first_way();
        script.monster(Foe::Orc);
        script.tile(Tile::B12);
        assert_eq!((script.player(0).life, script.player(0).posture), (life, posture));
        let lair = room(&script, Tile::Mt21);
        assert_eq!(
            beings(&script, lair.number),
            [Being::Foe(Foe::Orc), MORTIFEROUS],
            "the room is filled in both cases"
        );
    }
}

#[test]
fn m61_without_a_minor_die_red_bitsy_takes_one_from_a_room_without_heroes() {
    let mut script = turned();
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.roll([Defense; 6]);
    let (nest, start) = (room(&script, Tile::Mt11), room(&script, Tile::S00));
    arrange(&mut script, |view| {
        view.players[1].at = nest.number;
        let orcs = (1..8).map(|id| Figure { id: FigureId(id), being: Being::Foe(Foe::Orc) });
        view.monsters.extend(orcs.map(|figure| MonsterView { figure, room: start, rooted: false }));
    });
    script.act(Action::Fight);
    script.act(script.legal(0)[0]);
    assert_eq!((beings(&script, start.number).len(), beings(&script, nest.number).len()), (6, 3));
}

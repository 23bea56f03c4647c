//! The end of the Standard game and its winners (M05).

use game::{Game, Turn};
use masmorra::{Action, Compass, Event, Foe, Hero, Posture, Symbol, Task, Tile};

use crate::rules::routes::{
    IDLE, end_round, explore_anywhere, lay_trap, scout, slay, step, take_payback, veteran,
};
use crate::rules::script::{Script, seat};

/// Checks the winners of a game of thirty rounds in which only the first turn of seat 0 is not idle.
fn check_end(first: Tile, first_turn: fn(&mut Script), expected: &[u8]) {
    let heroes = [Hero::Jay, Hero::Mika];
    let options = [("heroes", "chosen"), ("start", "first"), ("rounds", "30")];
    let mut script = Script::new(2, &options);
    script.tile(first);
    for _ in 0..4 {
        let (card, _) = script.outcomes()[0];
        script.chance(card);
    }
    heroes.iter().for_each(|&hero| script.act(Action::ChooseHero { hero }));
    first_turn(&mut script);
    while script.game.turn() != Turn::Over {
        if script.task() == Some(Task::BeforeRoll) {
            script.roll(IDLE);
        }
        script.end_turn([Foe::Orc, Foe::YoungDragon]);
    }
    let winners: Vec<_> = script.view().winners.iter().map(|seat| seat.index() as u8).collect();
    assert_eq!((winners.as_slice(), script.view().round), (expected, 30));
}

/// Seat 0 explores, meets an Orc and defeats it by Ranged.
fn kill_an_orc(script: &mut Script) {
    script.roll([Symbol::Ranged; 6]);
    script.free_step();
    scout(script, Compass::North, &[Foe::Orc], Tile::A09);
    slay(script, Symbol::Ranged);
}

/// Seat 0 explores a room with a trap beside it that wounds nobody else.
fn step_beside_a_trap(script: &mut Script) {
    script.roll([Symbol::Ranged; 6]);
    script.free_step();
    script.explore(Compass::North);
    script.lay_first_way();
    script.tile(Tile::A13);
    lay_trap(script, Compass::North);
    script.tile(Tile::A10);
}

/// The active player takes one gold for a die.
fn take_a_coin(script: &mut Script) {
    if script.task() == Some(Task::BeforeRoll) {
        script.roll(IDLE);
    }
    let active = script.active();
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 1 });
    script.finish_turn(active, [Foe::Orc, Foe::YoungDragon]);
}

/// Seat 0 has more experience, seat 1 more gold.
fn kill_while_the_other_grows_rich(script: &mut Script) {
    kill_an_orc(script);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    take_a_coin(script);
}

/// Seat 0 has more gold, seat 1 more Life.
fn bleed_and_take_a_coin(script: &mut Script) {
    step_beside_a_trap(script);
    take_a_coin(script);
}

#[test]
fn m05_most_experience_wins_then_gold_then_life_and_equals_share() {
    check_end(Tile::A02, kill_an_orc, &[0]);
    check_end(Tile::A02, kill_while_the_other_grows_rich, &[0]);
    check_end(Tile::A02, take_a_coin, &[0]);
    check_end(Tile::A09, bleed_and_take_a_coin, &[0]);
    check_end(Tile::A09, step_beside_a_trap, &[1]);
    check_end(Tile::A02, |_| (), &[0, 1]);
}

/// The first player defeats monsters and reaches the goal in the fourth turn.
fn reach_the_goal(last_dice: [Symbol; 6]) -> Script {
    let mut script = veteran(Hero::Jay, &[]);
    for dice in [[Symbol::Ranged; 6], last_dice] {
        script.roll(dice);
        script.free_step();
        explore_anywhere(&mut script);
        script.lay_first_way();
        script.monster(Foe::Spider);
        script.tile(if dice == last_dice { Tile::A04 } else { Tile::A03 });
        slay(&mut script, Symbol::Ranged);
        if script.player(0).xp < 16 {
            end_round(&mut script);
        }
    }
    assert_eq!(script.player(0).xp, 16);
    script
}

const HUNT: [Symbol; 6] =
    [Symbol::Ranged, Symbol::Ranged, Symbol::Ranged, Symbol::Ranged, Symbol::Step, Symbol::Step];

#[test]
fn m05_the_round_in_which_someone_reaches_sixteen_is_the_last() {
    let mut script = reach_the_goal(HUNT);
    assert!(script.has_event(Event::GoalReached { seat: seat(0) }) && script.view().last_round);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    assert_eq!(script.active(), seat(1));
    script.idle_turn();
    assert_eq!((script.game.turn(), script.view().winners), (Turn::Over, vec![seat(0)]));
    assert_eq!(script.refusal(1, Action::Roll), "game_over");
}

#[test]
fn m05_the_goal_counts_even_if_the_experience_is_lost_again() {
    let mut script = reach_the_goal(HUNT);
    step(&mut script);
    explore_anywhere(&mut script);
    script.lay_first_way();
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    take_payback(&mut script);
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.xp), (Posture::Fallen, 12));
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    assert_eq!(script.game.turn(), Turn::Over);
    assert!(script.has_event(Event::Won { seat: seat(0), xp: 12, gold: 3, life: 0 }));
}

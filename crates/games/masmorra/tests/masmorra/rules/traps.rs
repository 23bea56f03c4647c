//! Traps: M50 to M52.

use masmorra::Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use masmorra::{
    Action, CardHalf, Compass, Dock, Event, Foe, Payment, Posture, Room, Spot, Symbol, Task, Tile, Treasure,
};

use crate::rules::encounters::{
    TWO, block, end_hero_phase, enter_then, figure, room, stop_and_suffer, strike, take_rewards,
};
use crate::rules::script::{Script, seat};

/// Lays the drawn trap east of the new room, as far south as possible, then turns another room.
fn lay_in_the_east(script: &mut Script, next: Tile) {
    let places = script.legal(0).into_iter().filter_map(|act| match act {
        Action::LayTrap { cell, side: Compass::East, .. } => Some((cell.y, act)),
        _ => None,
    });
    let southernmost = places.max_by_key(|(y, _)| *y).map(|(_, act)| act);
    script.act(southernmost.unwrap());
    script.tile(next);
}

/// The first hero is in a new room with a new trap east of it.
fn trapped(tile: Tile, foes: &[Foe], trap: Tile) -> Script {
    let mut script = enter_then(&TWO, tile, foes, trap);
    lay_in_the_east(&mut script, if tile.card().level == 1 { Tile::A10 } else { Tile::B10 });
    script
}

fn sprung(script: &Script) -> usize {
    script.events_by("M50").iter().filter(|event| matches!(event, Event::TrapSprung { .. })).count()
}

fn lives(script: &Script) -> [u8; 2] {
    [0, 1].map(|number| script.player(number).life)
}

fn trap(script: &Script) -> Room {
    room(script, Tile::A13)
}

#[test]
fn m50_a_trap_goes_off_when_it_is_laid() {
    let script = trapped(Tile::A09, &[], Tile::A13);
    assert!(script.has_event(Event::TrapSprung { trap: trap(&script) }));
    assert_eq!(script.events_by("M50").last(), Some(&Event::Wounded { seat: seat(0), wounds: 1, life: 5 }));
    assert_eq!(lives(&script), [5, 6], "the Starting Room is not beside it");
}

#[test]
fn m50_a_trap_goes_off_when_a_hero_leaves_or_enters_a_room_beside_it() {
    let mut script = trapped(Tile::A09, &[], Tile::A13);
    script.roll([Step; 6]);
    script.act(Action::Step { with: Payment::Die });
    script.walk(0);
    assert_eq!((script.player(0).at, lives(&script)), (Spot::START, [4, 6]));
    script.walk(1);
    assert_eq!((script.player(0).at, lives(&script)), (Spot(1), [3, 6]));
}

#[test]
fn m50_a_trap_wounds_all_heroes_in_all_rooms_beside_it() {
    let mut script = trapped(Tile::A09, &[], Tile::A13);
    script.idle_turn();
    script.step_and_explore(Compass::East);
    assert_eq!(lives(&script), [4, 5], "both rooms are beside it, though neither has a door there");
    script.tile(Tile::A12);
}

#[test]
fn m50_a_move_between_two_rooms_beside_a_trap_sets_it_off_twice() {
    let mut script = Script::standard(&TWO, Tile::A11);
    script.free_step();
    script.explore(Compass::North);
    script.tile(Tile::Mt13);
    let as_printed =
        |act: &Action| matches!(act, Action::LayRoom { placement, .. } if placement.quarters == 0);
    script.act(script.legal(0).into_iter().find(as_printed).unwrap());
    script.tile(Tile::A13);
    lay_in_the_east(&mut script, Tile::A09);
    script.roll([Defense, Defense, Defense, Step, Step, Step]);
    script.act(Action::Fight);
    for _ in 0..3 {
        script.act(Action::EndAttack);
        block(&mut script, 1);
    }
    script.act(Action::Step { with: Payment::Die });
    script.clear_events();
    script.explore(Compass::East);
    script.lay_first_way();
    assert_eq!((sprung(&script), lives(&script)), (2, [3, 6]));
}

#[test]
fn m50_nothing_prevents_the_wound() {
    let cards = [Treasure::StolenGlory, Treasure::Stumble, Treasure::Enrage, Treasure::Enrage];
    let mut script = Script::with_cards(&TWO, Tile::A09, &cards);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A13);
    lay_in_the_east(&mut script, Tile::A10);
    script.roll([Step, Defense, Defense, Defense, Defense, Defense]);
    script.act(Action::Step { with: Payment::Die });
    script.play(0, Treasure::StolenGlory, CardHalf::Purple);
    script.walk(0);
    assert_eq!((script.task(), lives(&script)), (Some(Task::Acting), [4, 6]));
    assert_eq!(script.view().now.dice.count(Defense), 5);
}

#[test]
fn m50_monsters_do_not_set_off_traps() {
    let mut script = trapped(Tile::A02, &[Foe::Orc], Tile::A13);
    script.roll([Ranged, Ranged, Step, Step, Step, Step]);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    take_rewards(&mut script);
    script.act(Action::Step { with: Payment::Die });
    script.walk(0);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script.roll([Defense; 6]);
    end_hero_phase(&mut script);
    script.clear_events();
    let orc = figure(&script, masmorra::Being::Foe(Foe::Orc));
    script.act(Action::MoveMonster { figure: orc, to: room(&script, Tile::S00) });
    assert_eq!(sprung(&script), 0);
}

#[test]
fn m50_a_trap_cannot_be_entered_or_crossed() {
    let mut script = trapped(Tile::A08, &[], Tile::A13);
    script.roll([Step; 6]);
    script.act(Action::Step { with: Payment::Die });
    let ways = script.legal(0);
    assert!(!ways.contains(&Action::Move { to: trap(&script) }));
    assert!(!ways.iter().any(|act| matches!(act, Action::Explore { door } if door.side == Compass::East)));
}

/// Both heroes are in a portal room beside a trap, at the start of the first one's turn.
fn both_beside_a_trap(cards: &[Treasure]) -> Script {
    let mut script = Script::with_cards(&TWO, Tile::A08, cards);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A13);
    lay_in_the_east(&mut script, Tile::A10);
    script.idle_turn();
    script.free_step();
    script.walk(1);
    script.idle_turn();
    assert_eq!(lives(&script), [4, 5]);
    script
}

#[test]
fn m51_only_a_hero_who_teleports_away_is_spared() {
    let cards = [Treasure::Misdirection, Treasure::Fumble, Treasure::Enrage, Treasure::Enrage];
    let mut script = both_beside_a_trap(&cards);
    script.roll([Magic; 6]);
    script.act(Action::UsePortal);
    script.act(Action::AimAtRoom { room: room(&script, Tile::S00) });
    assert_eq!(lives(&script), [4, 4]);
    script.play(0, Treasure::Misdirection, CardHalf::Purple);
    script.act(Action::AimAtRoom { room: room(&script, Tile::A08) });
    assert_eq!(lives(&script), [3, 3], "arriving is like entering on foot");
}

#[test]
fn m51_a_fallen_hero_is_not_hit() {
    let mut script = trapped(Tile::A02, &[Foe::Orc], Tile::A13);
    script.roll([Step; 6]);
    for _ in 0..2 {
        script.act(Action::Fight);
        stop_and_suffer(&mut script);
    }
    assert_eq!(script.player(0).posture, Posture::Fallen);
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    script.clear_events();
    script.free_step();
    script.walk(1);
    assert_eq!(script.events_by("M50").len(), 2, "it goes off and wounds one");
    assert!(script.has_event(Event::Wounded { seat: seat(1), wounds: 1, life: 5 }));
}

/// Disarms a trap with the required dice.
fn disarm(script: &Script, tile: Tile) -> Action {
    Action::Disarm { trap: room(script, tile), dice: [Dock::Shown; 2] }
}

/// A game in which a trap was disarmed with these two of six dice.
fn disarmed(from: Tile, tile: Tile, [one, two]: [Symbol; 2]) -> Script {
    let mut script = trapped(from, &[], tile);
    script.roll([one, two, Ranged, Ranged, Ranged, Ranged]);
    script.act(disarm(&script, tile));
    take_rewards(&mut script);
    script
}

#[test]
fn m52_a_disarmed_trap_gives_two_or_three_experience_by_level() {
    let script = disarmed(Tile::A09, Tile::A13, [Step, Melee]);
    assert_eq!((script.player(0).xp, script.view().now.dice.total()), (2, 4));
    let script = disarmed(Tile::B09, Tile::B13, [Step, Magic]);
    assert_eq!((script.player(0).xp, script.view().now.dice.total()), (3, 4));
    assert_eq!(script.player(0).cards, 2, "there is no card for it");
}

#[test]
fn m52_a_disarmed_trap_stays_as_a_harmless_wall() {
    let mut script = disarmed(Tile::A08, Tile::A13, [Step, Melee]);
    assert_eq!(script.view().dungeon[trap(&script).number.0 as usize].done, 1);
    assert!(!script.may(0, disarm(&script, Tile::A13)));
    script.clear_events();
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script.free_step();
    script.walk(1);
    assert_eq!((sprung(&script), lives(&script)), (0, [5, 6]));
    assert!(!script.may(1, Action::Move { to: trap(&script) }));
    let east = |act: &Action| matches!(act, Action::Explore { door } if door.side == Compass::East);
    assert!(!script.legal(1).iter().any(east));
}

#[test]
fn m52_disarming_takes_both_dice_and_no_symbols() {
    let mut script = trapped(Tile::A09, &[], Tile::A13);
    script.roll([Step, Elixir, Elixir, Elixir, Elixir, Elixir]);
    script.play(0, Treasure::Enrage, CardHalf::Purple);
    assert!(script.view().now.symbols.has(Melee));
    assert_eq!(script.refusal(0, disarm(&script, Tile::A13)), "cannot_pay");
}

#[test]
fn m52_a_trap_can_be_disarmed_only_from_a_room_beside_it() {
    let mut script = trapped(Tile::A09, &[], Tile::A13);
    script.idle_turn();
    script.roll([Step, Melee, Step, Step, Step, Step]);
    assert_eq!(script.refusal(1, disarm(&script, Tile::A13)), "cannot_pay");
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::East);
    script.lay_first_way();
    script.tile(Tile::A12);
    assert!(script.may(1, disarm(&script, Tile::A13)));
}

#[test]
fn m52_disarming_waits_for_the_fight() {
    let mut script = trapped(Tile::A02, &[Foe::Orc], Tile::A13);
    script.roll([Step, Melee, Defense, Defense, Defense, Defense]);
    assert_eq!(script.refusal(0, disarm(&script, Tile::A13)), "fight_first");
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    script.act(disarm(&script, Tile::A13));
    assert_eq!((script.player(0).xp, script.player(0).life), (2, 2));
}

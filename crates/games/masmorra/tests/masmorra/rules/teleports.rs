//! Teleports and stairs (M37 and M38).

use masmorra::{Action, CardHalf, Compass, Event, Foe, Hero, Room, Spot, Symbol, Task, Tile, Treasure};

use crate::rules::routes::{beside_one_trap, end_round, go_down, lay_trap, times};
use crate::rules::script::{Script, seat};

const PAIR: [Hero; 2] = [Hero::Jay, Hero::Mika];
const START: Room = Room { number: Spot(0), tile: Tile::S00 };

fn lives(script: &Script) -> [u8; 2] {
    [0, 1].map(|number| script.player(number).life)
}

fn teleport(script: &mut Script, room: Room) {
    script.play(0, Treasure::Misdirection, CardHalf::Purple);
    script.act(Action::AimAtRoom { room });
}

#[test]
fn m37_arriving_by_teleport_counts_as_entering() {
    let mut script = beside_one_trap();
    teleport(&mut script, START);
    // The trap goes off when the hero leaves, without wounding it, and when it arrives.
    assert_eq!((script.player(0).at, lives(&script)), (Spot(0), [4, 3]));
    assert_eq!(times(&script, |event| matches!(event, Event::TrapSprung { .. })), 2);
    assert!(script.has_event(Event::Teleported { seat: seat(0), room: START }));
}

#[test]
fn m37_a_teleport_goes_to_any_other_explored_room_of_either_level() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    script.tile(Tile::B08);
    script.explore(Compass::North);
    script.tile(Tile::B13);
    lay_trap(&mut script, Compass::East);
    script.tile(Tile::B09);
    end_round(&mut script);
    script.roll([Symbol::Magic; 6]);
    script.act(Action::UsePortal);
    let to = |action| if let Action::AimAtRoom { room } = action { Some(room.tile) } else { None };
    let rooms: Vec<_> = script.legal(0).into_iter().filter_map(to).collect();
    // The trap and the room itself are not offered.
    assert_eq!(rooms, [Tile::S00, Tile::A01, Tile::S01]);
}

#[test]
fn m38_the_first_hero_on_the_second_level_lays_the_entrance_and_its_traps() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    let entrance = Room { number: Spot(2), tile: Tile::S01 };
    assert!(script.has_event(Event::LevelOpened { level: 2, room: entrance }));
    assert!(script.has_event(Event::TookStairs { seat: seat(0), room: entrance }));
    script.tile(Tile::B13);
    let places = script.legal(0);
    assert_eq!(places.len(), 4);
    assert!(
        places.iter().all(|place| matches!(place, Action::LayTrap { beside, .. } if *beside == entrance))
    );
    lay_trap(&mut script, Compass::West);
    assert_eq!(script.player(0).life, 5);
    script.tile(Tile::B08);
    assert_eq!((script.view().levels[1].face_up, script.task()), (Some(Tile::B08), Some(Task::Acting)));
}

#[test]
fn m38_stairs_need_no_step_and_count_as_leaving_and_entering() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    script.tile(Tile::B13);
    lay_trap(&mut script, Compass::West);
    script.tile(Tile::B08);
    script.act(Action::EndActions);
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    // Before the roll and without move points: up, leaving the trap, and down again, entering beside it.
    script.act(Action::TakeStairs);
    assert_eq!(script.player(0).life, 4);
    script.act(Action::TakeStairs);
    assert_eq!((script.player(0).life, script.player(0).at), (3, Spot(2)));
}

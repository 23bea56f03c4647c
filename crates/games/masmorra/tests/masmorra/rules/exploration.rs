//! Exploration: doors, laying tiles, rune rooms and traps (M32 to M34, M36).

use masmorra::{Action, Being, Boss, Compass, Event, Foe, Hero, Placement, Room, Spot, Symbol, Task, Tile};

use crate::rules::routes::{IDLE, explore_anywhere, go_down, lay, lay_trap, scout, slay, step, times};
use crate::rules::script::{Script, seat};

const PAIR: [Hero; 2] = [Hero::Jay, Hero::Mika];
const TRIO: [Hero; 3] = [Hero::Jay, Hero::Mika, Hero::Albus];

/// A game in which seat 0 has rolled Steps and taken the free step.
fn with_steps(heroes: &[Hero], first: Tile) -> Script {
    let mut script = Script::standard(heroes, first);
    script.roll([Symbol::Step; 6]);
    script.free_step();
    script
}

/// The sides on which the active hero may explore.
fn sides(script: &Script) -> Vec<Compass> {
    let side = |action| if let Action::Explore { door } = action { Some(door.side) } else { None };
    script.legal(script.owe()[0]).into_iter().filter_map(side).collect()
}

fn placements(script: &Script) -> Vec<Placement> {
    let placement =
        |action| if let Action::LayRoom { placement, .. } = action { Some(placement) } else { None };
    script.legal(script.owe()[0]).into_iter().filter_map(placement).collect()
}

const ALL: [Compass; 4] = [Compass::North, Compass::East, Compass::South, Compass::West];

#[test]
fn m32_the_face_up_tile_is_placed_and_the_hero_enters() {
    let mut script = with_steps(&PAIR, Tile::A08);
    assert_eq!(sides(&script), ALL);
    script.explore(Compass::East);
    assert_eq!(script.view().levels[0].face_up, None);
    script.tile(Tile::A09);
    let room = script.view().dungeon[1].clone();
    assert_eq!((room.tile, room.placement.cell.x, room.placement.cell.y), (Tile::A08, 1, 0));
    assert_eq!((script.player(0).at, script.view().levels[0].face_up), (Spot(1), Some(Tile::A09)));
    assert!(
        script.has_event(Event::Moved { seat: seat(0), room: Room { number: Spot(1), tile: Tile::A08 } })
    );
}

#[test]
fn m32_only_doors_to_empty_cells_can_be_explored() {
    let mut script = with_steps(&PAIR, Tile::A09);
    script.explore(Compass::North);
    // Doors in the north, the east and the south; the last leads back.
    lay(&mut script, 1);
    script.tile(Tile::A10);
    assert_eq!(sides(&script), [Compass::North, Compass::East]);
}

#[test]
fn m32_exploring_needs_a_move_point() {
    let mut script = Script::standard(&PAIR, Tile::A08);
    assert!(sides(&script).is_empty());
    script.roll(IDLE);
    assert!(sides(&script).is_empty());
}

#[test]
fn m32_each_level_has_its_own_stack() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    script.tile(Tile::B08);
    script.explore(Compass::South);
    script.tile(Tile::B09);
    assert_eq!(script.view().dungeon[3].tile, Tile::B08);
    let up: Vec<_> = script.view().levels.iter().map(|level| level.face_up).collect();
    assert_eq!(up, [Some(Tile::A09), Some(Tile::B09)]);
}

/// Four rooms around the start. All their other doors lead to the four corners, which hold a room and three traps, so
/// the level has no open door. It is the turn of seat 1, who is in the Starting Room.
fn walled_in() -> Script {
    use Symbol::{Ranged, Step};
    let mut script = Script::standard(&TRIO, Tile::A09);
    script.roll([Step, Step, Step, Step, Ranged, Ranged]);
    script.free_step();
    lay_arm(&mut script, Compass::North, 2, Tile::A10);
    script.walk(0);
    step(&mut script);
    lay_arm(&mut script, Compass::East, 3, Tile::A07);
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A06);
    slay(&mut script, Ranged);
    step(&mut script);
    script.walk(1);
    script.walk(0);
    step(&mut script);
    lay_arm(&mut script, Compass::West, 1, Tile::A13);
    lay_trap(&mut script, Compass::North);
    script.tile(Tile::A01);
    script.walk(0);
    step(&mut script);
    lay_arm(&mut script, Compass::South, 0, Tile::A14);
    lay_trap(&mut script, Compass::East);
    script.tile(Tile::A18);
    lay_trap(&mut script, Compass::West);
    script.tile(Tile::A08);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script
}

/// Explores from the start and lays a room with three doors in this rotation.
fn lay_arm(script: &mut Script, side: Compass, quarters: u8, next: Tile) {
    script.explore(side);
    lay(script, quarters);
    script.tile(next);
}

#[test]
fn m32a_a_wall_can_be_broken_if_the_level_has_no_open_door() {
    let mut script = walled_in();
    script.free_step();
    // The Starting Room has rooms on all sides.
    assert!(sides(&script).is_empty());
    script.walk(1);
    assert_eq!((doors(&script, 1).contains(&Compass::North), sides(&script)), (false, vec![Compass::North]));
    script.explore(Compass::North);
    script.tile(Tile::A02);
    let room = Room { number: Spot(1), tile: Tile::A09 };
    assert!(script.has_event(Event::WallBroken { seat: seat(1), room }));
    assert_eq!((script.player(1).at, script.view().dungeon[9].tile), (Spot(9), Tile::A08));
    assert!(doors(&script, 1).contains(&Compass::North) && doors(&script, 9).contains(&Compass::South));
}

#[test]
fn m32a_walls_hold_while_the_level_has_an_open_door() {
    let mut script = walled_in();
    script.free_step();
    script.walk(1);
    script.explore(Compass::North);
    script.tile(Tile::A02);
    script.roll(IDLE);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    // The new room has open doors, so the room west of the start, which has only a wall left, cannot be explored.
    script.free_step();
    script.walk(4);
    assert!(sides(&script).is_empty());
}

#[test]
fn m33_the_tile_is_rotated_to_have_a_door_at_the_entry() {
    for (side, quarters) in [(0, [1, 2, 3]), (1, [0, 2, 3]), (2, [0, 1, 3]), (3, [0, 1, 2])] {
        // Of four rotations of three doors, one has its wall at the entry.
        let mut script = with_steps(&PAIR, Tile::A09);
        script.explore(ALL[side]);
        let choices: Vec<u8> = placements(&script).iter().map(|lay| lay.quarters).collect();
        assert_eq!(choices, quarters, "{:?}", ALL[side]);
    }
}

#[test]
fn m33_equal_rotations_are_offered_once() {
    // A straight corridor fits in one way, four doors in one, a corner in two, three doors in three.
    let ways = |tile| {
        let mut script = with_steps(&PAIR, tile);
        script.explore(Compass::North);
        if matches!(script.task(), Some(Task::LayRoom { .. })) { placements(&script).len() } else { 1 }
    };
    assert_eq!([Tile::A05, Tile::A08, Tile::A07, Tile::A09].map(ways), [1, 1, 2, 3]);
}

/// Three rooms around an empty cell east of the start: the start, north of it a room with four doors, and east of that
/// a room with a wall or a door to the empty cell.
fn before_a_nook(heroes: &[Hero], quarters: u8, next: Tile) -> Script {
    let mut script = with_steps(heroes, Tile::A08);
    scout(&mut script, Compass::North, &[], Tile::A09);
    script.explore(Compass::East);
    lay(&mut script, quarters);
    script.tile(next);
    step(&mut script);
    script.walk(1);
    script.walk(0);
    step(&mut script);
    script.explore(Compass::East);
    script
}

#[test]
fn m33_other_edges_match_their_neighbors() {
    // Doors in the north, the east and the west: the new room must have a wall in the north.
    let mut script = before_a_nook(&PAIR, 0, Tile::A10);
    script.tile(Tile::A06);
    assert_eq!(doors(&script, 3), [Compass::East, Compass::South, Compass::West]);
    // With a door in the south, the new room must have a door in the north.
    let script = before_a_nook(&PAIR, 2, Tile::A10);
    let quarters: Vec<u8> = placements(&script).iter().map(|lay| lay.quarters).collect();
    assert_eq!(quarters, [0, 3]);
}

fn doors(script: &Script, number: usize) -> Vec<Compass> {
    let doors = script.view().dungeon[number].doors;
    (0..).zip(ALL).filter(|(bit, _)| doors & (1 << bit) != 0).map(|(_, side)| side).collect()
}

#[test]
fn m33_without_a_match_only_the_entry_must_have_a_door() {
    // Four doors cannot match the wall in the north, so the new room's northern door closes.
    let mut script = before_a_nook(&TRIO, 0, Tile::A17);
    script.tile(Tile::A10);
    assert_eq!(doors(&script, 3), [Compass::East, Compass::South, Compass::West]);
}

#[test]
fn m33_a_trap_imposes_no_matching_and_is_a_wall() {
    let mut script = with_steps(&PAIR, Tile::A08);
    script.explore(Compass::North);
    script.tile(Tile::A13);
    lay_trap(&mut script, Compass::East);
    script.tile(Tile::A09);
    // The trap is north-east of the start, north of the new room.
    script.walk(0);
    step(&mut script);
    script.explore(Compass::East);
    assert_eq!(placements(&script).len(), 3);
    lay(&mut script, 0);
    script.tile(Tile::A10);
    assert_eq!(doors(&script, 3), [Compass::East, Compass::West]);
    assert_eq!(doors(&script, 1), [Compass::North, Compass::South, Compass::West]);
}

#[test]
fn m34_gold_and_monsters_are_placed_before_the_next_tile() {
    let mut script = with_steps(&PAIR, Tile::A07);
    script.explore(Compass::North);
    script.lay_first_way();
    assert_eq!(script.view().dungeon[1].chest_gold, [3, 0]);
    assert!(matches!(script.task(), Some(Task::RollMonster { .. })));
    script.monster(Foe::Ghoul);
    assert!(matches!(script.task(), Some(Task::TurnTile { .. })));
    assert_eq!(script.view().monsters[0].figure.being, Being::Foe(Foe::Ghoul));
}

#[test]
fn m34_a_boss_and_its_companions_come_with_their_lair() {
    let mut script = with_steps(&PAIR, Tile::A11);
    script.explore(Compass::North);
    script.tile(Tile::Mt11);
    script.lay_first_way();
    let beings: Vec<_> = script.view().monsters.iter().map(|standing| standing.figure.being).collect();
    assert_eq!(beings, [Being::Foe(Foe::Spider), Being::Blue(Boss::AuntyBitsy)]);
    assert_eq!(script.view().dungeon[1].chest_gold, [3, 0]);
}

#[test]
fn m34_traps_are_laid_beside_the_new_room_until_a_room_is_turned() {
    let mut script = with_steps(&TRIO, Tile::A08);
    script.explore(Compass::North);
    for (trap, side, spaces) in
        [(Tile::A13, Compass::West, 3), (Tile::A14, Compass::North, 2), (Tile::A18, Compass::East, 1)]
    {
        script.tile(trap);
        if spaces > 1 {
            assert_eq!(script.legal(0).len(), spaces);
            lay_trap(&mut script, side);
        }
    }
    script.tile(Tile::A09);
    assert_eq!((script.player(0).life, script.view().levels[0].face_up), (3, Some(Tile::A09)));
    assert_eq!(times(&script, |event| matches!(event, Event::TrapSprung { .. })), 3);
    // All doors except the entry lead to traps now.
    assert_eq!(doors(&script, 1), [Compass::South]);
}

#[test]
fn m34_a_trap_needs_an_empty_cell_but_no_door() {
    let mut script = with_steps(&PAIR, Tile::A05);
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A13);
    let sides: Vec<_> = script.legal(0).into_iter().filter_map(trap_side).collect();
    assert_eq!(sides, [Compass::North, Compass::East, Compass::West]);
}

fn trap_side(action: Action) -> Option<Compass> {
    if let Action::LayTrap { side, .. } = action { Some(side) } else { None }
}

#[test]
fn m34_without_an_empty_cell_the_trap_is_laid_beside_any_room_of_the_level() {
    // The room in the gap has a room or a trap on every side.
    let mut script = before_the_hole(Tile::A01);
    let south = |action: &Action| matches!(action, Action::LayTrap { side: Compass::South, .. });
    script.tile(Tile::A13);
    assert!(!script.legal(0).iter().any(south));
    script.tile(Tile::A14);
    let here = script.player(0).at;
    let elsewhere =
        |action: &Action| matches!(action, Action::LayTrap { beside, .. } if beside.number != here);
    let places = script.legal(0);
    assert!(places.len() > 4 && places.iter().all(elsewhere));
}

#[test]
fn m36_a_rune_room_is_replaced_by_a_medium_room_at_the_door_in_use() {
    let mut script = with_steps(&PAIR, Tile::A11);
    script.explore(Compass::North);
    assert!(script.has_event(Event::RuneFound { seat: seat(0) }));
    assert_eq!(script.outcomes().len(), 6);
    script.tile(Tile::Mt16);
    let placement = placements(&script)[0];
    script.act(Action::LayRoom { tile: Tile::Mt16, placement });
    assert_eq!((script.view().dungeon[1].tile, script.view().dungeon[1].placement), (Tile::Mt16, placement));
    // The rune room is removed from the game.
    let levels = &script.view().levels[0];
    assert!(levels.face_up.is_none() && !levels.small.contains(&Tile::A11));
}

/// The number of ways to lay this medium tile north of the start.
fn medium_ways(tile: Tile) -> usize {
    let mut script = with_steps(&PAIR, Tile::A11);
    script.explore(Compass::North);
    script.tile(tile);
    if matches!(script.task(), Some(Task::LayMedium { .. })) { placements(&script).len() } else { 1 }
}

#[test]
fn m36_a_medium_tile_can_be_laid_with_every_door_at_the_entry() {
    // Each door can be the entry, in one rotation each; all rotations of these tiles differ.
    assert_eq!([Tile::Mt11, Tile::Mt12, Tile::Mt13].map(medium_ways), [4, 4, 5]);
}

#[test]
fn m36_equal_rotations_are_offered_once() {
    // Six doors with a half-turn symmetry, then twice four doors with a quarter-turn symmetry.
    assert_eq!([Tile::Mt16, Tile::Mt14, Tile::Mt15].map(medium_ways), [3, 1, 1]);
}

#[test]
fn m36_heroes_explore_and_move_through_the_doors_of_a_medium_room() {
    let mut script = with_steps(&PAIR, Tile::A11);
    script.explore(Compass::North);
    script.tile(Tile::Mt16);
    script.lay_first_way();
    [Foe::Goblin, Foe::Goblin].into_iter().for_each(|foe| script.monster(foe));
    script.tile(Tile::A09);
    for _ in 0..2 {
        if script.task() == Some(Task::Acting) {
            script.act(Action::Fight);
        }
        script.act(Action::EndAttack);
        script.act(Action::Suffer);
    }
    step(&mut script);
    // Six doors; one leads back.
    assert_eq!(sides(&script).len(), 5);
    explore_anywhere(&mut script);
    script.lay_first_way();
    script.tile(Tile::A10);
    assert!(script.may(0, Action::Move { to: Room { number: Spot(1), tile: Tile::Mt16 } }));
}

#[test]
fn m36_a_medium_tile_that_fits_nowhere_goes_under_its_stack() {
    // The gap east of the start is one cell wide, so no medium tile fits.
    let mut script = before_the_hole(Tile::A11);
    script.tile(Tile::Mt16);
    assert!(script.has_event(Event::MediumDoesNotFit { tile: Tile::Mt16 }));
    let level = script.view().levels[0].clone();
    assert_eq!((level.medium_under, level.medium.len()), (vec![Tile::Mt16], 5));
    script.tile(Tile::A02);
    let rune = script.view().dungeon[usize::from(script.player(0).at.0)].clone();
    assert_eq!((rune.tile, rune.gold), (Tile::A11, 0));
    assert!(script.view().monsters.is_empty());
}

/// Rooms north, north-east and east of an empty cell. Seat 0 explores it from the start.
fn before_the_hole(last: Tile) -> Script {
    let mut script = with_steps(&PAIR, Tile::A08);
    scout(&mut script, Compass::North, &[], Tile::A09);
    script.explore(Compass::East);
    lay(&mut script, 0);
    script.tile(Tile::A10);
    step(&mut script);
    script.explore(Compass::East);
    lay(&mut script, 2);
    script.tile(Tile::A06);
    script.explore(Compass::South);
    lay(&mut script, 0);
    script.tile(last);
    step(&mut script);
    script.walk(3);
    script.walk(2);
    step(&mut script);
    script.walk(1);
    script.walk(0);
    step(&mut script);
    script.explore(Compass::East);
    script
}

#[test]
fn m33a_a_medium_tile_turns_clockwise_with_its_doors() {
    // N1, E2, S1 and W2, then the same after one, two and three quarter turns.
    for (quarters, doors) in [(0, 0b1001_1001), (1, 0b0101_0101), (2, 0b0110_0110), (3, 0b1010_1010)] {
        let mut script = with_steps(&PAIR, Tile::A11);
        script.explore(Compass::North);
        script.tile(Tile::Mt11);
        lay(&mut script, quarters);
        assert_eq!(script.view().dungeon[1].doors, doors, "{quarters}");
    }
}

#[test]
fn m33a_levels_do_not_touch() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    script.tile(Tile::B13);
    lay_trap(&mut script, Compass::East);
    // Seat 1 in the Starting Room has the same cell on the first level as seat 0 on the second.
    let place = |number: usize| script.view().dungeon[number].placement.cell;
    assert_eq!(place(0), place(2));
    assert_eq!([0, 1].map(|number| script.player(number).life), [5, 6]);
}

//! Where a hero may explore and where a trap may be laid.

use super::*;
use crate::options::{First, GameOptions, Heroes, Mode, Rounds};

/// A game with these tiles on the first level and this tile face up.
fn game_with(tiles: &[(Tile, i8, i8)], face_up: Option<Tile>) -> Masmorra {
    let options = GameOptions {
        mode: Mode::Epic,
        heroes: Heroes::Dealt,
        first: First::SeatOne,
        rounds: Rounds::Unlimited,
    };
    let mut game = Masmorra::empty(options, 2);
    game.face_up[0] = face_up;
    for &(tile, x, y) in tiles {
        game.dungeon.lay(tile, Placement { cell: Cell { x, y }, quarters: 0 }).unwrap();
    }
    game
}

fn explorable(game: &Masmorra, spot: u8) -> Vec<u8> {
    game.explorable(Spot(spot)).map(|slot| slot.0).collect()
}

fn trap_cells(game: &Masmorra, near: u8) -> Vec<(i8, i8)> {
    let cells = game.trap_places(Spot(near)).map(|(spot, slot)| game.dungeon.at(spot).cell(slot));
    cells.map(|cell| (cell.x, cell.y)).collect()
}

/// Traps beside the start except in the north, where a corridor leads to a fourth trap.
const SEALED: [(Tile, i8, i8); 5] =
    [(Tile::A13, 1, 0), (Tile::A14, 0, 1), (Tile::A18, -1, 0), (Tile::A05, 0, -1), (Tile::A13, 0, -2)];

#[test]
fn exploring_needs_a_face_up_tile() {
    assert_eq!(explorable(&game_with(&[], Some(Tile::A02)), 0), [0, 1, 2, 3]);
    assert_eq!(explorable(&game_with(&[], None), 0), [0; 0]);
}

#[test]
fn walls_can_be_broken_only_if_the_level_has_no_open_door_and_a_tile_is_left() {
    let sealed = game_with(&SEALED, Some(Tile::A02));
    assert_eq!((explorable(&sealed, 0), explorable(&sealed, 4)), (vec![], vec![1, 3]));
    assert_eq!(explorable(&game_with(&SEALED, None), 4), [0; 0]);
    // With one trap less the corridor has an open door, so its walls cannot be broken.
    assert_eq!(explorable(&game_with(&SEALED[..4], Some(Tile::A02)), 4), [0]);
}

#[test]
fn a_trap_is_laid_beside_the_new_room_at_a_door_or_a_wall() {
    assert_eq!(trap_cells(&game_with(&[(Tile::A05, 0, -1)], None), 1), [(0, -2), (1, -1), (-1, -1)]);
}

#[test]
fn without_an_empty_cell_there_a_trap_is_laid_beside_any_room_of_the_level() {
    let around = [(Tile::A02, 1, -1), (Tile::A02, -1, -1), (Tile::A02, 0, -2), (Tile::A05, 0, -1)];
    let cells = trap_cells(&game_with(&around, None), 4);
    // The cells east and west of the start are also beside the rooms north of them.
    assert_eq!(cells[..3], [(1, 0), (0, 1), (-1, 0)]);
    let mut distinct = cells.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!((cells.len(), distinct.len()), (8, 8));
}

#[test]
fn at_most_three_traps_are_laid_beside_a_medium_room() {
    let mut tiles = vec![(Tile::Mt16, 0, -2), (Tile::A13, 2, -2), (Tile::A14, 2, -1)];
    assert_eq!(trap_cells(&game_with(&tiles, None), 1), [(0, -3), (1, -3), (1, 0), (-1, -2), (-1, -1)]);
    tiles.push((Tile::A18, 0, -3));
    // The cell east of the start is also beside the medium room.
    assert_eq!(trap_cells(&game_with(&tiles, None), 1), [(0, 1), (-1, 0)]);
}

#[test]
fn a_small_room_may_have_traps_on_all_sides_but_one() {
    let tiles = [(Tile::A02, 0, -1), (Tile::A13, 1, -1), (Tile::A14, -1, -1)];
    assert_eq!(trap_cells(&game_with(&tiles, None), 1), [(0, -2)]);
}

#[test]
fn stairs_lead_to_a_laid_room_or_to_an_undiscovered_level() {
    use crate::movement::Stairs;
    let mut game = game_with(&[(Tile::A01, 0, -1), (Tile::B01, 0, -1)], None);
    let leads = |game: &Masmorra| [0, 1, 2].map(|spot| game.stairs_from(Spot(spot)));
    assert_eq!(leads(&game), [None, Some(Stairs::ToSecondLevel), Some(Stairs::ToThirdLevel)]);
    let entrance = game.dungeon.lay(Tile::S01, Placement { cell: Cell { x: 0, y: 0 }, quarters: 0 }).unwrap();
    game.dungeon.lay_third_level();
    let below = game.dungeon.find(Tile::LEntrance).unwrap();
    assert_eq!(leads(&game), [None, Some(Stairs::Open(entrance)), Some(Stairs::Open(below))]);
    assert_eq!(game.stairs_from(entrance), Some(Stairs::Open(Spot(1))));
    assert_eq!(game.stairs_from(below), Some(Stairs::Open(Spot(2))));
}

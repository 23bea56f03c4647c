//! Rotated tiles, neighbors, passages, and ways to lay a tile.

use super::*;

const N1: u8 = 1;
const N2: u8 = 2;
const E1: u8 = 4;
const E2: u8 = 8;
const S1: u8 = 16;
const S2: u8 = 32;
const W1: u8 = 64;
const W2: u8 = 128;

fn lay(dungeon: &mut Dungeon, tile: Tile, x: i8, y: i8, quarters: u8) -> Spot {
    dungeon.lay(tile, Placement { cell: Cell { x, y }, quarters }).unwrap()
}

/// A dungeon with the Starting Room and these unrotated tiles.
fn dungeon(tiles: &[(Tile, i8, i8)]) -> Dungeon {
    let mut dungeon = Dungeon::EMPTY;
    lay(&mut dungeon, Tile::S00, 0, 0, 0);
    tiles.iter().for_each(|&(tile, x, y)| {
        lay(&mut dungeon, tile, x, y, 0);
    });
    dungeon
}

fn numbers(spots: impl Iterator<Item = Spot>) -> Vec<u8> {
    spots.map(|spot| spot.0).collect()
}

#[test]
fn a_quarter_turn_moves_each_half_edge_to_the_next_edge() {
    let turns = [(N1, E1), (N2, E2), (E1, S2), (E2, S1), (S1, W1), (S2, W2), (W1, N2), (W2, N1)];
    for (from, to) in turns {
        assert_eq!(rotated_doors(Size::Medium, from, 1), to);
    }
}

#[test]
fn a_door_rotates_with_its_tile() {
    // The door moves with the corner of the tile.
    let way: Vec<u8> = (0..4).map(|quarters| rotated_doors(Size::Medium, N1, quarters)).collect();
    assert_eq!(way, [N1, E1, S2, W2]);
    let way: Vec<u8> = (0..4).map(|quarters| rotated_doors(Size::Small, 1, quarters)).collect();
    assert_eq!(way, [1, 2, 4, 8]);
}

#[test]
fn four_quarter_turns_change_nothing() {
    for tile in Tile::ALL {
        let card = tile.card();
        let once_each = (0..4).fold(card.doors, |doors, _| rotated_doors(card.size, doors, 1));
        assert_eq!(
            (once_each, rotated_doors(card.size, card.doors, 4)),
            (card.doors, card.doors),
            "{tile:?}"
        );
    }
}

#[test]
fn a_medium_room_has_neighbors_along_its_edges_but_not_at_its_corners() {
    let around = [(0, -3), (1, -3), (2, -2), (2, -1), (-1, -2), (-1, -1), (2, -3), (-1, -3), (2, 0), (-1, 0)];
    let tiles: Vec<_> = around.into_iter().map(|(x, y)| (Tile::A02, x, y)).collect();
    let mut dungeon = dungeon(&tiles);
    let medium = lay(&mut dungeon, Tile::Mt16, 0, -2, 0);
    // The start is below its south-western half. The last four tiles touch corners only.
    assert_eq!(numbers(dungeon.beside(medium)), [1, 2, 3, 4, 0, 5, 6]);
    assert_eq!(numbers(dungeon.rooms_beside(Spot(7))), [3, 2]);
}

#[test]
fn rooms_that_share_two_edges_are_neighbors_once() {
    let mut dungeon = dungeon(&[]);
    let west = lay(&mut dungeon, Tile::Mt16, 0, -2, 0);
    let east = lay(&mut dungeon, Tile::Mt16, 2, -2, 0);
    assert_eq!(numbers(dungeon.beside(east)), [west.0]);
    assert_eq!(numbers(dungeon.beside(west)), [east.0, 0]);
}

#[test]
fn a_passage_needs_a_door_in_both_rooms() {
    // The west side of this tile is wall, so the door of the start closes.
    let mut dungeon = dungeon(&[]);
    let corner = lay(&mut dungeon, Tile::A07, 1, 0, 0);
    assert_eq!(dungeon.through_doors(Spot::START).count(), 0);
    assert_eq!(numbers(dungeon.rooms_beside(Spot::START)), [corner.0]);
    assert!(!dungeon.at(Spot::START).has_door(Slot(1)));
}

#[test]
fn a_medium_room_leads_through_the_half_that_has_a_door() {
    // N1, E1, E2, S2, W1, W2: its door in the south is in the eastern half.
    let mut dungeon = dungeon(&[]);
    let joined = lay(&mut dungeon, Tile::Mt16, -1, -2, 0);
    assert_eq!(numbers(dungeon.through_doors(Spot::START)), [joined.0]);
    let mut dungeon = Dungeon::EMPTY;
    let start = lay(&mut dungeon, Tile::S00, 0, 0, 0);
    lay(&mut dungeon, Tile::Mt16, 0, -2, 0);
    assert_eq!(dungeon.through_doors(start).count(), 0);
}

#[test]
fn tiles_of_different_levels_are_not_neighbors() {
    let dungeon = dungeon(&[(Tile::S01, 0, 0), (Tile::B13, 1, 0)]);
    assert_eq!(dungeon.beside(Spot::START).count(), 0);
    assert_eq!(numbers(dungeon.live_traps_beside(Spot(1))), [2]);
    assert!(dungeon.is_free(1, Cell { x: 1, y: 0 }) && !dungeon.is_free(2, Cell { x: 1, y: 0 }));
}

#[test]
fn a_medium_tile_can_be_laid_at_each_of_its_doors() {
    let dungeon = dungeon(&[]);
    let placements: Vec<Placement> = dungeon.medium_placements(Tile::Mt11, Spot::START, Slot(0)).collect();
    let cells: Vec<_> =
        placements.iter().map(|placement| (placement.cell.x, placement.cell.y, placement.quarters)).collect();
    assert_eq!(cells, [(0, -2, 0), (0, -2, 1), (-1, -2, 2), (-1, -2, 3)]);
}

#[test]
fn a_medium_tile_needs_four_empty_cells() {
    // With a room north-east of the start, only the western offset is left.
    let dungeon = dungeon(&[(Tile::A02, 1, -1)]);
    let placements = dungeon.medium_placements(Tile::Mt11, Spot::START, Slot(0));
    assert!(placements.map(|placement| placement.cell.x).eq([-1, -1]));
    let dungeon = self::dungeon(&[(Tile::A02, 1, -1), (Tile::A02, -1, -2)]);
    assert_eq!(dungeon.medium_placements(Tile::Mt11, Spot::START, Slot(0)).count(), 0);
}

#[test]
fn a_broken_wall_is_a_door() {
    let mut dungeon = dungeon(&[]);
    let corridor = lay(&mut dungeon, Tile::A05, 0, -1, 0);
    assert_eq!(dungeon.open_doors(corridor).map(|slot| slot.0).collect::<Vec<_>>(), [0]);
    dungeon.break_through(corridor, Slot(3));
    assert_eq!(dungeon.open_doors(corridor).map(|slot| slot.0).collect::<Vec<_>>(), [0, 3]);
}

#[test]
fn cells_at_the_limits_of_the_coordinates_do_not_overflow() {
    let dungeon = dungeon(&[(Tile::A02, i8::MAX, i8::MAX), (Tile::A03, i8::MIN, i8::MIN)]);
    assert!(dungeon.is_free(1, Cell { x: i8::MIN, y: i8::MAX }));
}

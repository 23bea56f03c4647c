//! The exits of a room: doors, traps and walls on each side.

use crate::dungeon::{Compass, Door, Dungeon, Neighbor, PlacedTile, Slot, Spot};

/// A place on the edge of a room and what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exit {
    pub(crate) door: Door,
    pub(crate) kind: ExitKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExitKind {
    Room(Spot),
    /// A door to an empty cell.
    Unexplored,
    /// A trap that is not disarmed.
    Trap(Spot),
    /// A wall, or a disarmed trap.
    Wall,
}

impl Dungeon {
    /// All places on the edge of a room, clockwise from the north.
    pub(crate) fn exits(&self, spot: Spot) -> impl Iterator<Item = Exit> {
        let laid = self.at(spot);
        laid.slots().map(move |slot| Exit { door: self.door(spot, slot), kind: self.kind(laid, slot) })
    }

    /// Sides of a room that have only walls.
    pub(crate) fn walls(&self, spot: Spot) -> impl Iterator<Item = Compass> {
        Compass::ALL.into_iter().filter(move |&side| {
            self.exits(spot).filter(|exit| exit.door.side == side).all(|exit| exit.kind == ExitKind::Wall)
        })
    }

    fn kind(&self, laid: &PlacedTile, slot: Slot) -> ExitKind {
        match laid.neighbor(slot) {
            Neighbor::Tile(other) if self.at(other).is_trap() => {
                if self.at(other).done == 0 {
                    ExitKind::Trap(other)
                } else {
                    ExitKind::Wall
                }
            }
            Neighbor::Tile(other) if laid.has_door(slot) => ExitKind::Room(other),
            Neighbor::Empty if laid.has_door(slot) => ExitKind::Unexplored,
            Neighbor::Tile(_) | Neighbor::Empty | Neighbor::Blocked => ExitKind::Wall,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Arg;

    use super::*;
    use crate::components::Tile;
    use crate::dungeon::{Cell, Placement};
    use crate::messages::door;

    fn lay(dungeon: &mut Dungeon, tile: Tile, x: i8, y: i8) -> Spot {
        dungeon.lay(tile, Placement { cell: Cell { x, y }, quarters: 0 }).unwrap()
    }

    fn kinds(dungeon: &Dungeon, spot: Spot) -> Vec<ExitKind> {
        dungeon.exits(spot).map(|exit| exit.kind).collect()
    }

    fn check(tiles: &[(Tile, i8, i8)], expected: &[ExitKind]) {
        let mut dungeon = Dungeon::EMPTY;
        let start = lay(&mut dungeon, Tile::S00, 0, 0);
        tiles.iter().for_each(|&(tile, x, y)| {
            lay(&mut dungeon, tile, x, y);
        });
        assert_eq!(kinds(&dungeon, start), expected);
    }

    #[test]
    fn the_starting_room_alone_has_four_unexplored_doors() {
        check(&[], &[ExitKind::Unexplored; 4]);
    }

    #[test]
    fn a_door_leads_to_the_room_that_was_laid_there() {
        let expected =
            [ExitKind::Room(Spot(1)), ExitKind::Unexplored, ExitKind::Unexplored, ExitKind::Unexplored];
        check(&[(Tile::A02, 0, -1)], &expected);
    }

    #[test]
    fn a_door_that_meets_a_wall_is_a_wall() {
        // This tile has doors in the north and the east, so its west side is wall.
        let expected = [ExitKind::Unexplored, ExitKind::Wall, ExitKind::Unexplored, ExitKind::Unexplored];
        check(&[(Tile::A07, 1, 0)], &expected);
    }

    #[test]
    fn a_trap_is_listed_until_it_is_disarmed() {
        let mut dungeon = Dungeon::EMPTY;
        let start = lay(&mut dungeon, Tile::S00, 0, 0);
        let trap = lay(&mut dungeon, Tile::A13, 0, 1);
        assert_eq!(kinds(&dungeon, start)[2], ExitKind::Trap(trap));
        assert_eq!(dungeon.walls(start).count(), 0);
        dungeon.at_mut(trap).done = 1;
        assert_eq!(kinds(&dungeon, start)[2], ExitKind::Wall);
        assert_eq!(dungeon.walls(start).collect::<Vec<_>>(), [Compass::South]);
    }

    #[test]
    fn a_medium_room_has_two_places_on_each_side() {
        let mut dungeon = Dungeon::EMPTY;
        let room = lay(&mut dungeon, Tile::Mt11, 0, 0);
        let places: Vec<Arg> = dungeon.exits(room).map(|exit| door(exit.door)).collect();
        assert_eq!(places[..2], ["half-north-west", "half-north-east"].map(Arg::Term));
        assert_eq!(places[2..4], ["half-east-north", "half-east-south"].map(Arg::Term));
    }
}

//! The dungeon map: laid tiles, their doors and their neighbors.

mod geometry;

use serde::{Deserialize, Serialize};

use crate::components::{Feature, Size, Tile, TileCard, TileKind};
use geometry::{cell_beyond, cell_inside, corner_for_entry, side, slots};

pub(crate) use geometry::rotated_doors;
pub use geometry::{Cell, Compass, Placement, Slot};

/// The maximum number of tiles: 22 each of the first two levels and the five rooms of the third.
pub(crate) const TILES: usize = 49;
/// The maximum number of slots of a tile.
pub(crate) const SLOTS: usize = 8;

/// A tile in the dungeon, numbered in the order in which tiles were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    /// The Starting Room.
    pub const START: Spot = Spot(0);

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u64 {
        1_u64 << (self.0 & 63)
    }
}

/// A room or a trap, by number and tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Room {
    /// Its number.
    pub number: Spot,
    /// Its tile.
    pub tile: Tile,
}

/// A place on the edge of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Door {
    /// Which of the room's places it is.
    pub slot: Slot,
    /// The side of the room.
    pub side: Compass,
    /// How much of the side it is.
    pub part: Part,
}

/// How much of a side a place takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The whole side of a small room.
    Whole,
    /// Half a side of a medium room.
    Half,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Neighbor {
    /// An empty cell where a tile can be laid.
    Empty,
    /// No tile can be laid there.
    Blocked,
    Tile(Spot),
}

/// A `Neighbor` in one byte.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PackedNeighbor(u8);

impl PackedNeighbor {
    const EMPTY: PackedNeighbor = PackedNeighbor(u8::MAX);
    const BLOCKED: PackedNeighbor = PackedNeighbor(u8::MAX - 1);

    const fn neighbor(self) -> Neighbor {
        match self {
            PackedNeighbor::EMPTY => Neighbor::Empty,
            PackedNeighbor::BLOCKED => Neighbor::Blocked,
            PackedNeighbor(spot) => Neighbor::Tile(Spot(spot)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlacedTile {
    pub(crate) tile: Tile,
    pub(crate) placement: Placement,
    /// Doors, one bit for each slot. A door that meets a wall is closed for good.
    doors: u8,
    /// What is beyond each slot. Slots that the tile does not have are blocked.
    links: [PackedNeighbor; SLOTS],
    pub(crate) gold: u8,
    pub(crate) chest_gold: [u8; 2],
    /// Opened chests, one bit each; for a trap, 1 if it is disarmed.
    pub(crate) done: u8,
}

impl PlacedTile {
    pub(crate) fn card(&self) -> &'static TileCard {
        self.tile.card()
    }

    pub(crate) fn is_trap(&self) -> bool {
        matches!(self.card().kind, TileKind::Trap { .. })
    }

    pub(crate) fn has(&self, feature: Feature) -> bool {
        self.card().features.contains(&feature)
    }

    pub(crate) const fn has_door(&self, slot: Slot) -> bool {
        self.doors & (1 << slot.0) != 0
    }

    pub(crate) fn doors(&self) -> u8 {
        self.doors
    }

    pub(crate) fn set_doors(&mut self, doors: u8) {
        self.doors = doors;
    }

    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        slots(self.card().size)
    }

    pub(crate) fn neighbor(&self, slot: Slot) -> Neighbor {
        self.links.get(usize::from(slot.0)).map_or(Neighbor::Blocked, |link| link.neighbor())
    }

    /// The tiles beyond these slots, each once.
    fn tiles_beyond(&self, slots: u8) -> impl Iterator<Item = Spot> + use<> {
        let (links, mut seen) = (self.links, 0_u64);
        slots_of(slots).filter_map(move |slot| {
            let Neighbor::Tile(spot) = links[usize::from(slot.0) % SLOTS].neighbor() else { return None };
            let is_new = seen & spot.bit() == 0;
            seen |= spot.bit();
            is_new.then_some(spot)
        })
    }

    /// The slots with an empty cell on the other side, one bit each.
    fn beside_empty(&self) -> u8 {
        (0..)
            .zip(self.links)
            .fold(0, |bits, (slot, link)| bits | u8::from(link == PackedNeighbor::EMPTY) << slot)
    }

    fn link(&mut self, slot: Slot, other: Spot) {
        self.links[usize::from(slot.0) % SLOTS] = PackedNeighbor(other.0);
    }

    /// The cell on the other side of a slot.
    pub(crate) fn cell(&self, slot: Slot) -> Cell {
        cell_beyond(self.card().size, self.placement.cell, slot)
    }

    pub(crate) fn side(&self, slot: Slot) -> Compass {
        side(self.card().size, slot)
    }

    fn covers(&self, cell: Cell) -> bool {
        let reach = if self.card().size == Size::Medium { 1 } else { 0 };
        let (x, y) =
            (cell.x.saturating_sub(self.placement.cell.x), cell.y.saturating_sub(self.placement.cell.y));
        (0..=reach).contains(&x) && (0..=reach).contains(&y)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dungeon {
    laid: [PlacedTile; TILES],
    len: u8,
}

const NOTHING: PlacedTile = PlacedTile {
    tile: Tile::S00,
    placement: Placement { cell: Cell { x: 0, y: 0 }, quarters: 0 },
    doors: 0,
    links: [PackedNeighbor::BLOCKED; SLOTS],
    gold: 0,
    chest_gold: [0; 2],
    done: 0,
};

impl Dungeon {
    pub(crate) const EMPTY: Dungeon = Dungeon { laid: [NOTHING; TILES], len: 0 };

    pub(crate) fn at(&self, spot: Spot) -> &PlacedTile {
        &self.laid[spot.index().min(TILES - 1)]
    }

    pub(crate) fn at_mut(&mut self, spot: Spot) -> &mut PlacedTile {
        &mut self.laid[spot.index().min(TILES - 1)]
    }

    pub(crate) fn room(&self, spot: Spot) -> Room {
        Room { number: spot, tile: self.at(spot).tile }
    }

    pub(crate) fn door(&self, spot: Spot, slot: Slot) -> Door {
        let laid = self.at(spot);
        let part = if laid.card().size == Size::Medium { Part::Half } else { Part::Whole };
        Door { slot, side: laid.side(slot), part }
    }

    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        (0..self.len).map(Spot)
    }

    pub(crate) fn has(&self, spot: Spot) -> bool {
        spot.0 < self.len
    }

    /// All tiles except traps.
    pub(crate) fn rooms(&self) -> impl Iterator<Item = Spot> {
        self.spots().filter(|&spot| !self.at(spot).is_trap())
    }

    pub(crate) fn level(&self, spot: Spot) -> u8 {
        self.at(spot).card().level
    }

    pub(crate) fn find(&self, tile: Tile) -> Option<Spot> {
        self.spots().find(|&spot| self.at(spot).tile == tile)
    }

    fn covering(&self, level: u8, cell: Cell) -> Option<Spot> {
        self.spots().find(|&spot| {
            let laid = self.at(spot);
            laid.card().level == level && level < 3 && laid.covers(cell)
        })
    }

    pub(crate) fn is_free(&self, level: u8, cell: Cell) -> bool {
        self.covering(level, cell).is_none()
    }

    /// Tiles beside a tile, whether door or wall is between them. Each is listed once.
    pub(crate) fn beside(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        self.at(spot).tiles_beyond(u8::MAX)
    }

    pub(crate) fn rooms_beside(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        self.beside(spot).filter(|&other| !self.at(other).is_trap())
    }

    /// Traps beside a room that are not disarmed.
    pub(crate) fn live_traps_beside(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        self.beside(spot).filter(|&other| self.at(other).is_trap() && self.at(other).done == 0)
    }

    /// Rooms that a door leads to. Each is listed once.
    pub(crate) fn through_doors(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        let laid = self.at(spot);
        laid.tiles_beyond(laid.doors)
    }

    /// Slots with a door to an empty cell.
    pub(crate) fn open_doors(&self, spot: Spot) -> impl Iterator<Item = Slot> {
        let laid = self.at(spot);
        slots_of(laid.doors & laid.beside_empty())
    }

    /// Slots with an empty cell on the other side, door or wall.
    pub(crate) fn open_sides(&self, spot: Spot) -> impl Iterator<Item = Slot> {
        slots_of(self.at(spot).beside_empty())
    }

    /// Whether any room of the level has a door to an empty cell.
    pub(crate) fn level_is_open(&self, level: u8) -> bool {
        self.rooms()
            .filter(|&spot| self.level(spot) == level)
            .any(|spot| self.open_doors(spot).next().is_some())
    }

    /// Turns a wall into a door.
    pub(crate) fn break_through(&mut self, spot: Spot, slot: Slot) {
        self.at_mut(spot).doors |= 1 << slot.0;
    }

    /// All ways to lay a small tile beyond a slot. If some match every neighbor, only those; otherwise all that have a
    /// door at the entry. Rotations with the same doors are listed once.
    pub(crate) fn small_placements(
        &self,
        tile: Tile,
        from: Spot,
        slot: Slot,
    ) -> impl Iterator<Item = Placement> {
        let cell = self.at(from).cell(slot);
        let entry = self.at(from).side(slot).opposite() as u8;
        let level = self.level(from);
        let doors = move |quarters| rotated_doors(Size::Small, tile.card().doors, quarters);
        let meets = move |quarters: u8| doors(quarters) & (1 << entry) != 0;
        let is_new = move |quarters: u8| (0..quarters).all(|before| doors(before) != doors(quarters));
        let ways = move || (0..4).filter(move |&quarters| meets(quarters) && is_new(quarters));
        let strict = ways().any(|quarters| self.matches_all(level, cell, doors(quarters)));
        ways()
            .filter(move |&quarters| !strict || self.matches_all(level, cell, doors(quarters)))
            .map(move |quarters| Placement { cell, quarters })
    }

    /// Whether a small tile with these doors matches the doors and walls of all neighboring rooms.
    fn matches_all(&self, level: u8, cell: Cell, doors: u8) -> bool {
        slots(Size::Small).all(|slot| {
            let Some(other) = self.covering(level, cell_beyond(Size::Small, cell, slot)) else { return true };
            let laid = self.at(other);
            laid.is_trap()
                || self
                    .facing(other, cell)
                    .is_none_or(|back| laid.has_door(back) == (doors & (1 << slot.0) != 0))
        })
    }

    /// The slot of a tile that faces this cell.
    fn facing(&self, spot: Spot, cell: Cell) -> Option<Slot> {
        let laid = self.at(spot);
        laid.slots().find(|&slot| laid.cell(slot) == cell)
    }

    /// All ways to lay a medium tile beyond a slot: on empty cells and with a door at the entry. Rotations with the
    /// same doors are listed once.
    pub(crate) fn medium_placements(
        &self,
        tile: Tile,
        from: Spot,
        slot: Slot,
    ) -> impl Iterator<Item = Placement> {
        let laid = *self.at(from);
        let home = cell_inside(laid.card().size, laid.placement.cell, slot);
        let level = self.level(from);
        let doors = move |quarters| rotated_doors(Size::Medium, tile.card().doors, quarters);
        let is_new = move |&quarters: &u8| (0..quarters).all(|before| doors(before) != doors(quarters));
        (0..4)
            .filter(is_new)
            .flat_map(move |quarters| {
                let doors = doors(quarters);
                let entries = slots(Size::Medium).filter(move |&entry| {
                    doors & (1 << entry.0) != 0 && side(Size::Medium, entry) == laid.side(slot).opposite()
                });
                entries.map(move |entry| Placement { cell: corner_for_entry(home, entry), quarters })
            })
            .filter(move |placement| {
                let cells = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| placement.cell.moved(x, y));
                cells.into_iter().all(|cell| self.is_free(level, cell))
            })
    }

    /// Lays a tile and links it with its neighbors. A passage needs a door on both sides.
    pub(crate) fn lay(&mut self, tile: Tile, placement: Placement) -> Option<Spot> {
        let spot = Spot(self.len);
        if spot.index() >= TILES {
            return None;
        }
        let card = tile.card();
        let doors = rotated_doors(card.size, card.doors, placement.quarters);
        let mut links = [PackedNeighbor::BLOCKED; SLOTS];
        slots(card.size).for_each(|slot| links[usize::from(slot.0) % SLOTS] = PackedNeighbor::EMPTY);
        self.laid[spot.index()] = PlacedTile { tile, placement, doors, links, ..NOTHING };
        let new = self.laid[spot.index()];
        for slot in new.slots() {
            if let Some(other) = self.covering(card.level, new.cell(slot)).filter(|&other| other != spot) {
                self.join(spot, slot, other);
            }
        }
        self.len += 1;
        Some(spot)
    }

    fn join(&mut self, spot: Spot, slot: Slot, other: Spot) {
        let new = self.laid[spot.index()];
        let home = cell_inside(new.card().size, new.placement.cell, slot);
        let Some(back) = self.facing(other, home) else { return };
        self.laid[spot.index()].link(slot, other);
        self.laid[other.index()].link(back, spot);
        if !(self.at(other).has_door(back) && new.has_door(slot)) {
            self.laid[spot.index()].doors &= !(1 << slot.0);
            self.laid[other.index()].doors &= !(1 << back.0);
        }
    }

    /// Lays the third level: a center room with four rooms around it.
    pub(crate) fn lay_third_level(&mut self) {
        const ROOMS: [(Tile, (i8, i8)); 5] = [
            (Tile::LCentre, (0, 0)),
            (Tile::LThrone, (0, -1)),
            (Tile::LTreasure, (1, 0)),
            (Tile::LEntrance, (0, 1)),
            (Tile::LPit, (-1, 0)),
        ];
        let centre = self.len;
        for (number, (tile, (x, y))) in (centre..).zip(ROOMS) {
            let placement = Placement { cell: Cell { x, y }, quarters: 0 };
            let mut laid = PlacedTile { tile, placement, doors: tile.card().doors, ..NOTHING };
            if number > centre {
                let side = number - centre - 1;
                laid.link(Slot((side + 2) % 4), Spot(centre));
                self.laid[usize::from(centre)].link(Slot(side), Spot(number));
            }
            self.laid[usize::from(number)] = laid;
            self.len += 1;
        }
    }
}

/// The slots with a bit, in order.
fn slots_of(bits: u8) -> impl Iterator<Item = Slot> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let slot = (left != 0).then_some(Slot(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(slot)
    })
}

#[cfg(test)]
mod tests;

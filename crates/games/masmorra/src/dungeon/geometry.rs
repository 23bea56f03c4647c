//! Cells, sides and rotations of tiles.

use serde::{Deserialize, Serialize};

use crate::components::Size;

/// A cell of a level. A small tile covers one cell, a medium tile four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cell {
    /// Columns east of the first room of the level.
    pub x: i8,
    /// Rows south of the first room of the level.
    pub y: i8,
}

impl Cell {
    pub(super) const fn moved(self, x: i8, y: i8) -> Cell {
        Cell { x: self.x.saturating_add(x), y: self.y.saturating_add(y) }
    }
}

/// A compass direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Compass {
    North,
    East,
    South,
    West,
}

impl Compass {
    pub(crate) const ALL: [Compass; 4] = [Compass::North, Compass::East, Compass::South, Compass::West];

    pub(super) const fn opposite(self) -> Compass {
        Compass::ALL[(self as usize + 2) % 4]
    }
}

/// A place on the edge of a tile where a door can be: four on a small tile, eight on a medium one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Slot(pub u8);

/// The position and rotation of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Lay"))]
pub struct Placement {
    /// The north-western cell.
    pub cell: Cell,
    /// Quarter turns clockwise, 0 to 3.
    pub quarters: u8,
}

pub(super) fn slots(size: Size) -> impl Iterator<Item = Slot> {
    let count = if size == Size::Medium { 8 } else { 4 };
    (0..count).map(Slot)
}

pub(super) fn side(size: Size, slot: Slot) -> Compass {
    let quarter = if size == Size::Medium { slot.0 / 2 } else { slot.0 };
    Compass::ALL[usize::from(quarter % 4)]
}

/// The cell on the other side of a slot, for a tile at this corner.
pub(super) fn cell_beyond(size: Size, corner: Cell, slot: Slot) -> Cell {
    if size == Size::Medium {
        const CELLS: [(i8, i8); 8] = [(0, -1), (1, -1), (2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1)];
        let (x, y) = CELLS[usize::from(slot.0 % 8)];
        return corner.moved(x, y);
    }
    const CELLS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let (x, y) = CELLS[usize::from(slot.0 % 4)];
    corner.moved(x, y)
}

/// The tile's own cell at a slot.
pub(super) fn cell_inside(size: Size, corner: Cell, slot: Slot) -> Cell {
    let beyond = cell_beyond(size, corner, slot);
    match side(size, slot) {
        Compass::North => beyond.moved(0, 1),
        Compass::East => beyond.moved(-1, 0),
        Compass::South => beyond.moved(0, -1),
        Compass::West => beyond.moved(1, 0),
    }
}

/// Rotates doors clockwise.
pub(crate) fn rotated_doors(size: Size, doors: u8, quarters: u8) -> u8 {
    (0..quarters % 4).fold(doors, |doors, _| match size {
        Size::Medium => rotated_once(doors),
        Size::Small | Size::Large => (doors << 1 | doors >> 3) & 0b1111,
    })
}

/// Maps N1, N2, E1, E2, S1, S2, W1, W2 to E1, E2, S2, S1, W1, W2, N2, N1.
fn rotated_once(doors: u8) -> u8 {
    const TO: [u8; 8] = [2, 3, 5, 4, 6, 7, 1, 0];
    (0..).zip(TO).filter(|(from, _)| doors & (1 << from) != 0).fold(0, |turned, (_, to)| turned | 1 << to)
}

/// The corner of a medium tile whose slot `entry` faces the cell `home`.
pub(super) fn corner_for_entry(home: Cell, entry: Slot) -> Cell {
    let at_origin = cell_beyond(Size::Medium, Cell { x: 0, y: 0 }, entry);
    Cell { x: home.x.saturating_sub(at_origin.x), y: home.y.saturating_sub(at_origin.y) }
}

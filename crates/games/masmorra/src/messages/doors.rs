//! Names of sides, doors and cells.

use game::{Arg, Message};

use crate::components::{Size, Tile};
use crate::dungeon::{Cell, Compass, Door, Part, rotated_doors};

/// The sides of a small tile in slot order.
const SIDES: [&str; 4] = ["side-north", "side-east", "side-south", "side-west"];

/// The half sides of a medium tile in slot order.
const HALVES: [&str; 8] = [
    "half-north-west",
    "half-north-east",
    "half-east-north",
    "half-east-south",
    "half-south-west",
    "half-south-east",
    "half-west-north",
    "half-west-south",
];

pub(crate) fn side(side: Compass) -> Arg {
    Arg::Term(match side {
        Compass::North => "side-north",
        Compass::East => "side-east",
        Compass::South => "side-south",
        Compass::West => "side-west",
    })
}

/// A place on the edge of a room: a whole side of a small room, half a side of a medium one.
pub(crate) fn door(door: Door) -> Arg {
    let half = HALVES.get(usize::from(door.slot.0)).filter(|_| door.part == Part::Half);
    half.map_or_else(|| side(door.side), |half| Arg::Term(half))
}

/// The doors of a rotated tile.
pub(super) fn doors(tile: Tile, quarters: u8) -> Arg {
    let card = tile.card();
    let places: &[&str] = if card.size == Size::Medium { &HALVES } else { &SIDES };
    let doors = rotated_doors(card.size, card.doors, quarters);
    let open = (0..).zip(places).filter(|(slot, _)| doors & (1_u8 << slot) != 0);
    Arg::List(open.map(|(_, place)| Arg::Term(place)).collect())
}

/// Adds the distance of a cell from the first room of its level.
pub(super) fn with_cell(message: Message, cell: Cell) -> Message {
    let across = direction(cell.x, ["west", "level", "east"]);
    let along = direction(cell.y, ["north", "level", "south"]);
    let message = message.with("columns", cell.x.unsigned_abs()).with("across", across);
    message.with("rows", cell.y.unsigned_abs()).with("along", along)
}

fn direction(distance: i8, [below, level, above]: [&'static str; 3]) -> Arg {
    Arg::Symbol(match distance.signum() {
        -1 => below,
        0 => level,
        _ => above,
    })
}
